"""Section 13 of the rules, as far as one position can show it."""

from teahouse.core.bag import filled
from teahouse.core.state import CHANCE, OVER, State
from teahouse.games.castle.rules.choices import TAKE
from teahouse.games.castle.rules.pieces import (
    ACTED,
    CONSOLIDATE,
    COPIES,
    END,
    FACES,
    NO_FACE,
    PICKED,
    SHRINES,
    START,
    TILES,
    TOKENS,
)
from teahouse.games.castle.rules.realm import BIT, Realm
from teahouse.games.castle.rules.spirits import SPIRITS
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import Turn, Uncover


def check(s: State) -> None:
    assert isinstance(s, Castle)
    in_castle = sum(s.height)
    in_realms = sum(sum(realm.height) for realm in s.realms)
    in_hand = (s.first != NO_FACE) + (s.second != NO_FACE)
    discarded = sum(realm.discards for realm in s.realms)
    assert in_castle + in_realms + in_hand + discarded == TILES  # 1
    seen = [face for face in s.top if face != NO_FACE]
    seen += [face for realm in s.realms for face in realm.face if face != NO_FACE]
    seen += [face for face in (s.first, s.second) if face != NO_FACE]
    for face in range(FACES):
        assert s.unseen.counts[face] >= 0
        assert s.unseen.counts[face] + seen.count(face) <= COPIES  # 1: the others lie face-down or are discarded
    waiting = sum(1 for step in s.pending if isinstance(step, Uncover))
    covered = sum(max(0, height - 1) for height in s.height)
    assert s.unseen.total == covered + waiting  # what nobody has seen lies in the castle
    assert sum(s.floors) == in_castle
    top = [cell for cell in s.layout.cells if s.height[cell] == s.top_floor() > 0]
    assert s.takes == [TAKE.of(cell) for cell in top if s.available(cell)]  # C-17, C-18
    for face in range(FACES):
        assert s.showing[face] == [cell for cell in s.layout.cells if s.top[cell] == face]
    assert all(s.floors[floor] == sum(1 for height in s.height if height >= floor) for floor in (1, 2, 3))
    shrines = sum(realm.pool + bin(realm.shrines).count("1") for realm in s.realms)
    in_box = SHRINES - s.supply - shrines
    if s.rulings.supply_limited:
        assert in_box == 0 or (in_box > 0 and not s.rulings.paid_shrine_returns)  # 2
        assert s.supply >= 0
    else:
        assert s.supply == SHRINES - s.seats  # it is not counted
    assert sum(realm.tokens for realm in s.realms) == s.summons <= TOKENS  # 2
    for realm in s.realms:
        check_realm(realm)
    if s.pending and isinstance(s.pending[-1], Turn):
        assert all(not realm.sets() for realm in s.realms)  # 4
        assert s.turn <= TILES + 2 * s.seats  # 7
    if in_castle and not waiting:
        floor = s.top_floor()
        assert any(s.height[cell] == floor and s.available(cell) for cell in s.layout.cells)  # 5
    if s.actor == OVER:
        assert s.turn % s.seats == 0  # 6: all had equally many turns
    elif s.actor != CHANCE:
        assert s.legal()  # 7
        assert s.actor == s.seat  # C-59: nobody acts in another player's turn
        legal_without_covered_faces(s)
        possible_with_a_payment(s)


def check_realm(realm: Realm) -> None:
    shown = occupied = 0
    for space, height in enumerate(realm.height):
        assert height >= 0
        occupied |= BIT[space] if height else 0
        if realm.face[space] != NO_FACE:
            assert height > 0  # 3: face-up only on top of a stack
            shown |= BIT[space]
    assert realm.shown == shown
    assert realm.occupied == occupied
    assert sum(bin(mask).count("1") for mask in realm.up) == bin(shown).count("1")
    assert realm.shrines & ~(occupied & ~shown) == 0  # 3: shrines stand on face-down tops
    assert occupied & ~realm.shape.spaces == 0
    assert realm.pool >= 0


def possible_with_a_payment(s: Castle) -> None:
    """C-53: whether a spirit can be paid is found without looking for all that may pay."""
    realm = s.realms[s.seat]
    if realm.shown or realm.pool:
        for spirit in SPIRITS:
            for window in [START, ACTED, CONSOLIDATE, END] if s.first == NO_FACE else [PICKED, ACTED]:
                if spirit.windows & BIT[window]:
                    assert spirit.possible(s, window) == (spirit.payments(s, window) != 0)


def legal_without_covered_faces(s: Castle) -> None:
    """11: whatever lies below the top tiles, the same choices are legal."""
    other = s.clone()
    other.unseen = filled([s.unseen.total] + [0] * (FACES - 1))
    assert other.legal() == s.legal()
