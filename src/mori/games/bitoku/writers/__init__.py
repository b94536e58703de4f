"""The only code that changes Bitoku's state."""
