"""The only code that changes Hitodama's state."""
