"""The robber: choose, look, take, give (R17, R18, R18a)."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.events import Notice, Tell, only
from kupa.games.reset import events as ev
from kupa.games.reset.cards import NAMES, names, one
from kupa.games.reset.drawing import draw_one, tell_refill
from kupa.games.reset.ending import end_turn
from kupa.games.reset.position import GIVE_ONE, TAKE_ONE, Position, refill


def choose_victim(p: Position, victim: i64, tell: Tell | None) -> None:
    """Pick whom to rob; from now on the robber sees that hand."""
    p.victim = victim
    p.phase_id = TAKE_ONE
    if tell is not None:
        hand = names(p.hands[victim].kinds)
        tell(Notice(only(p.turn), ev.Robbed(p.turn, victim, hand)))
        tell(Notice(~only(p.turn), ev.Robbed(p.turn, victim, None)))


def take_card(p: Position, kind: i64, tell: Tell | None) -> None:
    """Take a card; whoever has no other to give has robbed with their last (R18)."""
    robber = p.hands[p.turn]
    gives_back = robber.size > 0
    move_card(p, p.victim, p.turn, kind)
    p.taken = kind
    if tell is not None:
        told_pair = ev.Taken(p.turn, p.victim, NAMES[kind])
        tell(Notice(only(p.turn, p.victim), told_pair))
        tell(Notice(~only(p.turn, p.victim), ev.Taken(p.turn, p.victim, None)))
    if gives_back:
        p.phase_id = GIVE_ONE
    else:
        end_robbery(p, tell)


def give_card(p: Position, kind: i64, tell: Tell | None) -> None:
    """Give a card in return; the exchange is complete."""
    move_card(p, p.turn, p.victim, kind)
    if tell is not None:
        tell(Notice(only(p.turn, p.victim), ev.Given(p.turn, p.victim, NAMES[kind])))
        tell(Notice(~only(p.turn, p.victim), ev.Given(p.turn, p.victim, None)))
    end_robbery(p, tell)


def move_card(p: Position, giver: i64, getter: i64, kind: i64) -> None:
    """Pass one card from hand to hand."""
    card = one(kind)
    p.hands[giver].kinds -= card
    p.hands[giver].size -= 1
    p.hands[getter].kinds += card
    p.hands[getter].size += 1


def end_robbery(p: Position, tell: Tell | None) -> None:
    """Look at the victim's hand only now: a robbery finishes nobody (R18a)."""
    hand = p.hands[p.victim]
    drawn = refill(p, hand)
    if tell is not None and drawn:
        tell_refill(p.victim, drawn, tell)
    if hand.size == 0:
        draw_one(p, p.victim, tell)
    p.victim = 0
    p.taken = 0
    end_turn(p, tell)
