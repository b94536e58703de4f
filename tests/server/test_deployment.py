"""Services deployed as in deploy/: behind the proxy, with a password, restarted during play."""

import asyncio
import contextlib
import signal
import subprocess
from collections.abc import Iterator
from functools import partial

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from mori.server.settings import Settings
from tests.server.databases import HOST, Postgres, Redis
from tests.server.deploying import DeployedService, Deployment, deployed, health_check, until
from tests.server.killing import CUT_OFF, Book, Player, Trial, checked
from tests.server.running import run

TABLES = 7
# As the page comes back: seconds until the next try, and how much more by chance (live.ts).
WAITS = (0.3, 0.7, 1.5, 3.0, 6.0, 10.0)
JITTER = 0.3
IN_A_ROW = 20  # requests that must succeed until a service is held to be left out


@pytest.fixture(scope="module")
def deployment(postgres: Postgres, redis: Redis) -> Iterator[Deployment]:
    with deployed(postgres, redis) as started:
        yield started


def games_asked(service: DeployedService) -> int:
    return service.counted("/api/games")


def was_well(service: DeployedService) -> bool:
    return service.counted("/healthz", 200) >= 2


class Visit(Trial):
    """People who play over the proxy, each from an address of their own."""

    undoing = 0.0  # so that every answer that was acknowledged must be there

    def __init__(self, deployment: Deployment) -> None:
        settings = Settings(database_url=deployment.database_with_password)
        super().__init__(settings, 0, 1, 0.1, print)
        self.deployment = deployment
        self.restarts = 0
        self.turned_away: list[str] = []
        self._people: dict[tuple[str, int | None], str] = {}

    def _person(self, table: str, seat: int | None) -> str:
        number = len(self._people) + 2
        address = f"127.0.{number // 250 + 1}.{number % 250 + 1}"
        return self._people.setdefault((table, seat), address)

    def _http(self) -> httpx.AsyncClient:
        return self.deployment.async_http()

    async def _keep_on(self, book: Book, seat: int | None) -> None:
        tries = 0
        while not book.is_over:
            before = self.progress
            try:
                path = f"/api/tables/{book.id}/live"
                async with self.deployment.socket(path, self._person(book.id, seat)) as socket:
                    await Player(self, book, seat, socket).play()
            except InvalidStatus as refused:
                self.turned_away.append(f"socket {refused.response.status_code}")
            except CUT_OFF:
                pass
            tries = 0 if self.progress > before else min(tries + 1, len(WAITS) - 1)
            await asyncio.sleep(WAITS[tries] * (1 + JITTER * self.chance.random()))

    async def rolling_restart(self) -> None:
        """Play, and restart one service after the other, as docs/running.md says."""
        async with asyncio.TaskGroup() as group:
            for number in range(TABLES):
                self._players.append(group.create_task(self._play_for_ever(number)))
            while len(self.books) < TABLES:
                await self._some_progress()
            await self._let_everything_go_on()
            for service in self.deployment.services:
                await asyncio.to_thread(service.stop)
                await self._let_everything_go_on()
                await asyncio.to_thread(service.start)
                self.restarts += 1
            await self._let_everything_go_on()
            for player in self._players:
                player.cancel()


def test_the_health_checks_pass_and_both_services_are_used(deployment: Deployment) -> None:
    first, second = deployment.services
    for service in deployment.services:
        until(partial(was_well, service), "its health check has passed")
        assert service.counted("/healthz") == service.counted("/healthz", 200)
    before = [games_asked(service) for service in deployment.services]
    with deployment.http() as http:

        def both_are_asked() -> bool:
            assert http.get("/api/games").status_code == 200
            return games_asked(first) > before[0] and games_asked(second) > before[1]

        until(both_are_asked, "both services are used")


def test_a_rolling_restart_under_play_loses_no_answer_and_doubles_none(
    deployment: Deployment,
) -> None:
    visit = Visit(deployment)
    run(visit.rolling_restart())
    found = checked(visit)
    print(f"{visit.restarts} restarts, {found}, turned away: {visit.turned_away}")
    assert visit.restarts == 2
    assert found["acknowledged"] > 0 and found["lost"] == 0
    assert not visit.turned_away


def test_while_a_service_is_stopped_the_other_answers_everything(deployment: Deployment) -> None:
    stopped, other = deployment.services
    stopped.stop()
    with deployment.http() as http:
        answers = [http.get("/api/games").status_code for _ in range(IN_A_ROW)]
    assert answers == [200] * IN_A_ROW
    stopped.start()
    with deployment.http() as http:
        before = games_asked(stopped)

        def is_back() -> bool:
            return http.get("/api/games").is_success and games_asked(stopped) > before

        until(is_back, "it is used again")
    assert games_asked(other) >= IN_A_ROW


def test_a_service_that_hangs_is_left_out_until_it_goes_on(deployment: Deployment) -> None:
    hanging = deployment.services[1]
    before = games_asked(hanging)
    hanging.send(signal.SIGSTOP)
    try:
        with deployment.http(timeout=1.0) as http:

            def is_left_out() -> bool:
                with contextlib.suppress(httpx.TimeoutException):
                    asked = (http.get("/api/games") for _ in range(IN_A_ROW))
                    return all(answer.is_success for answer in asked)
                return False

            until(is_left_out, "everybody is answered")
    finally:
        hanging.send(signal.SIGCONT)
    with deployment.http() as http:
        until(
            lambda: http.get("/api/games").is_success and games_asked(hanging) > before,
            "it is used again",
        )


def test_limits_are_those_of_a_person_and_not_of_the_proxy(deployment: Deployment) -> None:
    """Each service counts for itself, so one address may have twice as many."""
    with deployment.http("127.0.0.66") as stranger, deployment.http("127.0.0.67") as other:

        def imported(http: httpx.Client) -> int:
            return http.post("/api/records", json={"record": "none"}).status_code

        assert 429 in [imported(stranger) for _ in range(2 * 60 + 1)]
        assert 429 not in [imported(other) for _ in range(IN_A_ROW)]


def test_the_proxy_tells_nobody_how_the_service_is_used(deployment: Deployment) -> None:
    with deployment.http() as http:
        for path in ("/metrics", "//metrics", "/%6detrics", "/./metrics", "/metrics?x"):
            assert "mori_requests_total" not in http.get(path).text, path
        assert http.get("/metrics").status_code == 404
        assert http.get("/healthz").json()["status"] == "ok"


def test_plain_http_leads_to_https(deployment: Deployment) -> None:
    answer = httpx.get(
        f"http://{HOST}:{deployment.plain_port}/", headers={"Host": "mori.example.org"}
    )
    assert answer.status_code == 308
    assert answer.headers["location"].startswith("https://mori.example.org")


def test_docker_asks_a_service_how_it_is(deployment: Deployment) -> None:
    service = deployment.services[0]
    assert subprocess.run(health_check(service.port), check=False).returncode == 0
    free = deployment.plain_port  # nothing there is well
    assert subprocess.run(health_check(free), check=False, capture_output=True).returncode != 0
