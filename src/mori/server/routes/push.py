"""Push subscriptions."""

from mori.server.errors import RequestError
from mori.server.protocol.push import PushDevice, PushEnd, PushKey, PushSeats
from mori.server.protocol.tables import Done
from mori.server.routing import Router
from mori.server.service import Service

router = Router()


@router.get("/api/push")
async def push_key(service: Service) -> PushKey:
    """The key to subscribe with, if the service can push."""
    pushing = service.pushing
    return PushKey(await pushing.public_key() if pushing is not None else None)


@router.post("/api/push", counts="push")
async def keep_device(body: PushDevice, service: Service) -> PushSeats:
    """Subscribe a device to exactly these seats. The keys are in the body, as in `mine`."""
    if service.pushing is None:
        raise RequestError("push_missing")
    return PushSeats(await service.pushing.keep(body))


@router.post("/api/push/end")
async def forget_device(body: PushEnd, service: Service) -> Done:
    """End the subscriptions of a device. Its endpoint is the proof: nobody else knows it."""
    if service.pushing is not None:
        await service.pushing.forget(body)
    return Done()
