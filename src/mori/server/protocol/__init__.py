"""The protocol: what the page and the service send each other (docs/protocol.md).

One module for each subject holds its socket messages and its HTTP bodies, as msgspec structs.
Structs that come from outside refuse unknown fields. `web/src/protocol.ts` and the OpenAPI
description are generated from them.
"""
