"""What `mori arena` tells people: tables, and a picture."""

from mori.cli.output import console, new_table, say
from mori.cli.sim_report import add_headings, print_title
from mori.lab.arena import ArenaReport, PairFigures
from mori.lab.pictures import Interval, intervals_picture
from mori.words import Words

PAIR_HEADINGS = (
    "cli-sim-bot",
    "cli-arena-b",
    "cli-sim-level",
    "cli-arena-games",
    "cli-arena-share",
    "cli-arena-elo",
    "cli-arena-interval",
    "cli-arena-margin",
)
SOLO_HEADINGS = (
    "cli-sim-bot",
    "cli-sim-level",
    "cli-arena-games",
    "cli-sim-mean-score",
    "cli-sim-opponent-score",
    "cli-sim-level-won",
    "cli-arena-interval",
)


def show_arena(report: ArenaReport, words: Words) -> None:
    """The report as tables."""
    print_title(arena_title(report, words), console())
    has_levels = any(pair.level for pair in report.pairs) or any(s.level for s in report.solo)
    if report.solo:
        show_solo(report, words, has_levels)
    if report.pairs:
        show_pairs(report, words, has_levels)
    explained = "cli-arena-explained-solo" if report.solo else "cli-arena-explained"
    say()
    fair = words.text("cli-share", value=1 / report.players)
    say(words.text(explained, players=report.players, fair=fair))


def show_solo(report: ArenaReport, words: Words, has_levels: bool) -> None:
    table = new_table()
    add_headings(table, without_levels(SOLO_HEADINGS, has_levels), words)
    for each in report.solo:
        rival = each.opponent_score
        table.add_row(
            words.bot(each.bot),
            *([words.level(each.level)] if has_levels else []),
            words.text("cli-number", value=each.games),
            words.text("cli-number", value=each.mean_score),
            "" if rival is None else words.text("cli-number", value=rival),
            words.text("cli-share", value=each.win_share),
            words.text(
                "cli-arena-bounds",
                low=words.text("cli-share", value=each.low),
                high=words.text("cli-share", value=each.high),
            ),
        )
    console().print(table)


def show_pairs(report: ArenaReport, words: Words, has_levels: bool) -> None:
    table = new_table()
    add_headings(table, without_levels(PAIR_HEADINGS, has_levels), words)
    for pair in report.pairs:
        table.add_row(
            words.bot(pair.a),
            words.bot(pair.b),
            *([words.level(pair.level)] if has_levels else []),
            words.text("cli-number", value=pair.games),
            words.text("cli-share", value=pair.share),
            signed(pair.elo, words),
            words.text(
                "cli-arena-bounds", low=signed(pair.low, words), high=signed(pair.high, words)
            ),
            signed(pair.margin, words),
        )
    console().print(table)


def signed(value: float, words: Words) -> str:
    """A difference: what is ahead has its sign, too."""
    number = words.text("cli-number", value=value)
    return f"+{number}" if value > 0 else number


def without_levels(headings: tuple[str, ...], has_levels: bool) -> tuple[str, ...]:
    return tuple(each for each in headings if has_levels or each != "cli-sim-level")


def arena_title(report: ArenaReport, words: Words) -> str:
    games = report.pairs[0].games if report.pairs else report.solo[0].games
    return words.text(
        "cli-sim-title",
        game=report.game,
        players=report.players,
        games=games,
        seed=str(report.seed),
    )


def picture_of(report: ArenaReport, words: Words) -> str:
    """The pairs' Elo; for a single bot alone, the share of games it won at each level."""
    title = arena_title(report, words)
    if report.pairs:
        rows = [
            Interval(pair_label(pair, words), pair.low, pair.elo, pair.high)
            for pair in report.pairs
        ]
        return intervals_picture(title, words.text("cli-arena-elo"), rows)
    shares = [
        Interval(
            words.level(each.level) if each.level else words.bot(each.bot),
            each.low,
            each.win_share,
            each.high,
        )
        for each in report.solo
    ]
    return intervals_picture(title, words.text("cli-sim-level-won"), shares)


def pair_label(pair: PairFigures, words: Words) -> str:
    label = words.text("cli-arena-pair", a=words.bot(pair.a), b=words.bot(pair.b))
    if not pair.level:
        return label
    return words.text("cli-arena-pair-level", pair=label, level=words.level(pair.level))
