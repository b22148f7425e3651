"""Desk accessories, notebooks and paper."""
import math

from kit.materials import cloth, cork, glaze, leather, metal, paint, paper, plastic, wax, wood
from kit.shapes import TURN, ball, box, cylinder, group, lathe, plate, ring, rounded, text, tube, vessel

PENCILS = ('coral', 'mustard', 'sage', 'blue', 'rose', 'teal')


def pencil(shade, length=2.6):
    """A six-sided pencil that stands on its end."""
    return [
        cylinder(0.075, length, paint(shade, 0.35, 0.4), bevel=0.008, sides=6),
        cylinder(0.074, 0.34, wood('beech', 'z', 0.7), (0, 0, length), bevel=0, sides=24, top=0.022),
        cylinder(0.022, 0.08, paint(shade, 0.6), (0, 0, length + 0.33), bevel=0, sides=16, top=0.003),
    ]


def pen_pot():
    lathe(vessel([(0.6, 0), (0.64, 0.03), (0.66, 0.2), (0.66, 1.5)], 0.07, 0.12), wood('walnut', 'z', 0.45, 0.7))
    for index, shade in enumerate(PENCILS):
        angle = TURN * index / 6 + 0.4
        group(
            pencil(shade, 2.0 + 0.13 * (index % 3)), (0.18 * math.cos(angle), 0.18 * math.sin(angle), 0.12),
            (-0.16 * math.sin(angle), 0.16 * math.cos(angle), index),
        )


def desk_organiser():
    oak = wood('oak', 'x', 0.5)
    for level in range(3):
        z = 0.75 * level
        box((3.3, 2.4, 0.07), oak, (0, 0, z + 0.12))
        for x in (-1.62, 1.62):
            box((0.07, 2.4, 0.32), oak, (x, 0, z + 0.25))
        box((3.3, 0.07, 0.32), oak, (0, 1.17, z + 0.25))
        box((2.0, 2.8 * 0.72, 0.03), paper(('white', 'cream', 'rose')[level]), (0.1, -0.02, z + 0.19), (0, 0, 0.06 * level - 0.05))
    for x in (-1.5, 1.5):
        for y in (-1.05, 1.05):
            cylinder(0.045, 1.9, metal('brass', 0.25), (x, y, 0))


def notice_board():
    board = [box((3.0, 2.2, 0.08), cork(), (0, 0, 0.06), bevel=0)]
    for x in (-1.52, 1.52):
        board.append(box((0.12, 2.34, 0.2), wood('oak', 'y'), (x, 0, 0.1)))
    for y in (-1.12, 1.12):
        board.append(box((3.16, 0.12, 0.2), wood('oak', 'x'), (0, y, 0.1)))
    for x, y, shade, turn in ((-0.7, 0.35, 'cream', 0.06), (0.55, 0.4, 'rose', -0.09), (0.1, -0.5, 'sky', 0.03)):
        board.append(box((0.85, 0.75, 0.008), paper(shade), (x, y, 0.108), (0, 0, turn), bevel=0))
        board.append(ball(0.065, paint('red', 0.25), (x, y + 0.28, 0.17)))
    group(board, (0, 0, 1.25), (math.pi / 2, 0, 0))


def bookends(shade='clay'):
    for side in (-1, 1):
        arch = [(0.0, 0.0), (1.1, 0.0)] + [(0.0 + 1.1 * math.cos(a), 1.1 * math.sin(a)) for a in
                                           [math.pi / 2 * s / 24 for s in range(1, 25)]]
        plate([(x * side, y * 1.45) for x, y in arch], 0.6, glaze(shade, 0.6), (1.35 * side, 0.3, 0), (math.pi / 2, 0, 0), 0.04)
    x = -1.28
    for width, tall, shade in ((0.32, 1.9, 'navy'), (0.46, 2.1, 'mustard'), (0.28, 1.75, 'cream'), (0.52, 2.0, 'teal'),
                               (0.36, 1.85, 'rose'), (0.5, 2.15, 'charcoal')):
        for y, size, skin in ((0, (width - 0.02, 1.35, tall), cloth(shade, 50)),
                              (0.04, (width - 0.1, 1.35, tall - 0.06), paper('cream'))):
            box(size, skin, (x + width / 2, y, tall / 2), bevel=0.04)
        x += width + 0.01


def bound_book(width, depth, thick, cover, turn=0.0, at=(0, 0, 0)):
    """A closed book lying flat: two boards, a round spine and the pages."""
    pages = paper('cream')
    return group(
        [
            plate(rounded(width, depth, 0.08), 0.05, cover, bevel=0.015),
            plate(rounded(width, depth, 0.08), 0.05, cover, (0, 0, thick - 0.05), bevel=0.015),
            box((width - 0.1, depth - 0.12, thick - 0.08), pages, (0.01, 0, thick / 2), bevel=0.015),
            box((0.08, depth, thick), cover, (-width / 2 + 0.02, 0, thick / 2), bevel=0.035),
        ],
        at, (0, 0, turn),
    )


def cloth_notebook(shade='teal'):
    cover = cloth(shade, 55)
    bound_book(2.1, 3.0, 0.34, cover, 0.25)
    ribbon = cloth('mustard', 60)
    group(
        [
            tube([(0.35, -1.4, 0.17), (0.36, -1.7, 0.1), (0.5, -2.0, 0.03), (0.44, -2.2, 0.02)], 0.035, ribbon),
            box((0.9, 0.5, 0.01), paper('cream'), (0.25, 0.65, 0.342), bevel=0),
        ],
        turn=(0, 0, 0.25),
    )


def sketchbook():
    cover = paper((0.40, 0.29, 0.18))
    parts = [
        plate(rounded(2.4, 3.2, 0.1), 0.05, cover, bevel=0.012),
        box((2.34, 3.12, 0.2), paper('cream'), (0, 0, 0.15), bevel=0.01),
        plate(rounded(2.4, 3.2, 0.1), 0.05, cover, (0, 0, 0.25), bevel=0.012),
        text('sketches', 0.24, paper('charcoal'), (0.1, 0.55, 0.302)),
    ]
    for index in range(28):
        parts.append(ring(0.19, 0.018, metal('charcoal', 0.3), (-1.14, -1.46 + index * 0.108, 0.15), (math.pi / 2, 0, 0)))
    group(parts, turn=(0, 0, 0.18))
    group(pencil('charcoal', 2.3), (1.0, -1.5, 0.38), (-math.pi / 2, 0, 0.3))


def letter_set():
    for index in range(6):
        box((1.9, 2.6, 0.02), paper('cream'), (-0.55, 0.25, 0.02 + index * 0.024), (0, 0, 0.06 + 0.01 * index), bevel=0)
    for index, shade in enumerate(('rose', 'sage', 'sky')):
        at = (0.55 - 0.22 * index, -0.45 + 0.16 * index, 0.2 + 0.045 * index)
        turn = -0.3 + 0.16 * index
        flap = [(-1.03, 0.66), (1.03, 0.66), (0.1, -0.16), (-0.1, -0.16)]
        group(
            [
                box((2.1, 1.36, 0.03), paper(shade), bevel=0.006),
                plate(flap, 0.014, paper(shade), (0, 0, 0.016), bevel=0.003),
            ] + ([ball(0.13, wax('red'), (0, -0.12, 0.035), (1, 1, 0.25))] if index == 2 else []),
            at, (0, 0, turn),
        )


def desk_calendar():
    oak = wood('oak', 'x', 0.5)
    box((2.7, 0.9, 0.22), oak, (0, 0, 0.11), bevel=0.05)
    for x, number in ((-0.68, '2'), (0.68, '4')):
        box((1.1, 0.16, 1.35), paper('white'), (x, 0, 0.92), (-0.12, 0, 0), bevel=0.03)
        text(number, 1.05, paper('charcoal'), (x, -0.095, 0.9), (math.pi / 2 - 0.12, 0, 0))
    for x in (-1.32, 0, 1.32):
        cylinder(0.04, 1.6, metal('brass', 0.25), (x, 0.1, 0.2))
    box((2.6, 0.1, 0.26), paper('clay'), (0, -0.35, 0.3), (-0.2, 0, 0), bevel=0.02)
    text('OCTOBER', 0.17, paper('white'), (0, -0.41, 0.31), (math.pi / 2 - 0.2, 0, 0))


def paper_tapes():
    for index, (shade, x, y, turn) in enumerate((('coral', -0.75, -0.3, 0), ('mustard', 0.5, -0.55, 0), ('teal', 0.0, 0.62, 0))):
        wall = [(0.42, 0), (0.62, 0), (0.64, 0.02), (0.64, 0.4), (0.62, 0.42), (0.42, 0.42), (0.42, 0.0)]
        lathe(wall, paper(shade, 0.5), (x, y, 0), levels=1)
        lathe([(0.36, 0), (0.42, 0), (0.42, 0.42), (0.36, 0.42), (0.36, 0)], paper((0.5, 0.36, 0.2)), (x, y, 0), levels=0)
    wall = [(0.42, -0.21), (0.62, -0.21), (0.64, -0.19), (0.64, 0.19), (0.62, 0.21), (0.42, 0.21), (0.42, -0.21)]
    group(
        [lathe(wall, paper('navy', 0.5), levels=1),
         lathe([(0.36, -0.21), (0.42, -0.21), (0.42, 0.21), (0.36, 0.21), (0.36, -0.21)], paper((0.5, 0.36, 0.2)), levels=0)],
        (-0.35, 0.28, 1.06), (0.35, 1.25, 0.5),
    )


def sewing_tin():
    tin = paint('sage', 0.35, 0.3)
    lathe(vessel([(1.2, 0), (1.26, 0.04), (1.26, 0.75)], 0.04, 0.06), tin)
    lathe([(0, 0), (1.26, 0), (1.3, 0.03), (1.3, 0.2), (1.26, 0.24), (0, 0.24)], tin, (1.0, 0.95, 0.42), (0.95, 0.1, -0.6))
    for index, shade in enumerate(('coral', 'mustard', 'teal', 'navy', 'rose', 'cream', 'green')):
        angle = TURN * index / 6
        at = (0, 0, 0.1) if index == 6 else (0.76 * math.cos(angle), 0.76 * math.sin(angle), 0.1)
        lathe([(0, 0), (0.3, 0), (0.32, 0.03), (0.3, 0.08), (0.14, 0.1), (0.14, 0.66), (0.3, 0.68), (0.32, 0.73), (0.3, 0.77),
               (0, 0.77)], wood('beech', 'z'), at)
        for turn in range(11):
            ring(0.235 if turn % 2 else 0.225, 0.03, cloth(shade, 90), (at[0], at[1], at[2] + 0.13 + turn * 0.05))


def folding_paper():
    shades = ('coral', 'mustard', 'sage', 'sky', 'rose', 'teal', 'purple', 'cream', 'navy')
    for index, shade in enumerate(shades):
        turn = 0.9 - 0.2 * index
        box((2.0, 2.0, 0.025), paper(shade), (0.55 * math.sin(turn) * 1.3, 0.5 * math.cos(turn), 0.02 + 0.03 * index),
            (0, 0, turn * 0.55), bevel=0.003)


def charging_pad():
    lathe([(0, 0), (0.95, 0), (1.0, 0.03), (1.0, 0.12), (0.95, 0.16), (0, 0.16)], metal('aluminium', 0.35))
    lathe([(0, 0.16), (0.9, 0.16), (0.91, 0.175), (0, 0.18)], cloth('grey', 50))
    ring(0.32, 0.012, plastic('white'), (0, 0, 0.18))
    tube([(0, 0.95, 0.08), (0.1, 1.5, 0.06), (0.7, 1.7, 0.06), (1.35, 1.3, 0.06), (1.7, 1.5, 0.06)], 0.045, cloth('white', 90))


def speaker(shade='teal'):
    mesh = cloth(shade, 60)
    group(
        [
            lathe([(0, -1.25), (0.55, -1.25), (0.62, -1.2), (0.64, -1.1), (0.64, 1.1), (0.62, 1.2), (0.55, 1.25), (0, 1.25)], mesh),
            lathe([(0, 0), (0.56, 0), (0.58, 0.03), (0.5, 0.06), (0, 0.03)], plastic('charcoal'), (0, 0, 1.24)),
            lathe([(0, -0.03), (0.5, -0.06), (0.58, -0.03), (0.56, 0), (0, 0)], plastic('charcoal'), (0, 0, -1.24)),
        ],
        (0, 0, 0.64), (0, math.pi / 2, 0),
    )
    for index in range(3):
        box((0.2, 0.14, 0.04), plastic('charcoal'), (-0.35 + 0.35 * index, -0.02, 1.285), bevel=0.015)
    tube([(1.2, -0.1, 0.95), (1.6, -0.3, 0.9), (1.75, -0.6, 0.35), (1.45, -0.7, 0.06), (1.2, -0.55, 0.3), (1.18, -0.2, 0.75)],
         0.05, leather('clay'))
