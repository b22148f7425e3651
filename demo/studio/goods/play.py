"""Wooden toys and games."""
import math

from kit.materials import cloth, leather, metal, plastic, wood
from kit.shapes import ball, box, cylinder, group, lathe, plate, ring, tube, vessel


def stained(shade, along='z'):
    return wood(shade, along, 0.5, 0.8, 0.28)


def train():
    beech = wood('beech', 'x', 0.5)

    def wheels(x, radius=0.26, shade='coral'):
        return [
            cylinder(radius, 0.14, stained(shade), (x, y, radius), (math.pi / 2, 0, 0), 0.03) for y in (-0.42, 0.56)
        ]

    box((1.75, 0.8, 0.22), beech, (-1.7, 0, 0.42), bevel=0.05)
    cylinder(0.36, 1.1, stained('teal', 'z'), (-2.45, 0, 0.88), (0, math.pi / 2, 0), 0.04)
    box((0.62, 0.8, 1.05), stained('coral'), (-1.14, 0, 1.05), bevel=0.05)
    box((0.82, 0.95, 0.1), beech, (-1.14, 0, 1.62), bevel=0.04)
    lathe([(0, 0), (0.12, 0), (0.12, 0.3), (0.2, 0.42), (0.18, 0.46), (0, 0.46)], stained('mustard'), (-2.2, 0, 1.18))
    wheels(-2.2)
    wheels(-1.2)
    for middle, cargo in ((0.25, 'mustard'), (1.95, 'sage')):
        box((1.3, 0.8, 0.18), beech, (middle, 0, 0.42), bevel=0.05)
        wheels(middle - 0.4, 0.22, 'teal')
        wheels(middle + 0.4, 0.22, 'teal')
        for index in range(2):
            cylinder(0.27, 0.62, stained(cargo), (middle - 0.3 + 0.6 * index, 0, 0.5), bevel=0.06)
    for x in (-0.62, 1.1):
        tube([(x - 0.22, 0, 0.42), (x, 0, 0.36), (x + 0.24, 0, 0.42)], 0.035, metal('brass', 0.3))


def stacking_rings():
    lathe([(0, 0), (1.1, 0), (1.14, 0.05), (1.1, 0.2), (0, 0.2)], wood('beech', 'x', 0.5))
    z = 0.2
    for index, shade in enumerate(('purple', 'blue', 'green', 'yellow', 'mustard', 'coral')):
        radius = 0.72 - 0.085 * index
        ring(radius, 0.24, stained(shade), (0, 0, z + 0.22), size=(1, 1, 0.95))
        z += 0.4
    cylinder(0.16, z + 0.1, wood('beech', 'z'), (0, 0, 0.1))
    ball(0.28, stained('red'), (0, 0, z + 0.25))


def building_blocks():
    natural = wood('beech', 'y', 0.55)
    for at, shade, turn in (((-1.0, 0, 0.35), 'coral', 0.1), ((0.0, 0.15, 0.35), 'mustard', -0.06), ((0.95, 0, 0.35), 'teal', 0.2)):
        box((0.7, 0.7, 0.7), stained(shade), at, (0, 0, turn), bevel=0.04)
    box((2.2, 0.6, 0.3), natural, (-0.2, 0.08, 0.86), (0, 0, 0.05), bevel=0.04)
    for x, shade in ((-0.85, 'sage'), (0.5, 'blue')):
        cylinder(0.3, 0.75, stained(shade), (x, 0.1, 1.01), bevel=0.04)
    plate([(-1.0, 0), (1.0, 0), (0, 0.75)], 0.55, stained('coral', 'x'), (-0.18, 0.38, 1.76), (math.pi / 2, 0, 0.05), 0.03)
    box((0.7, 0.7, 0.7), natural, (1.5, -0.95, 0.35), (0, 0, 0.7), bevel=0.04)
    cylinder(0.3, 0.7, stained('yellow'), (-1.4, -1.0, 0.3), (math.pi / 2, 0, 0.6), 0.04)
    arch = [(-0.7, 0), (-0.3, 0)] + [(-0.3 * math.cos(a), 0.3 * math.sin(a)) for a in [math.pi * s / 16 for s in range(1, 16)]]
    arch += [(0.3, 0), (0.7, 0), (0.7, 0.65), (-0.7, 0.65)]
    plate(arch, 0.5, stained('purple', 'x'), (0.2, -1.0, 0), (math.pi / 2, 0, -0.2), 0.03)


def snail():
    natural = wood('beech', 'x', 0.5)
    body = [(-1.5, 0.25), (1.0, 0.22), (1.25, 0.4), (1.3, 0.9), (1.5, 1.25), (1.42, 1.5), (1.15, 1.5), (0.95, 1.2), (0.85, 0.75),
            (0.4, 0.6), (-1.0, 0.55), (-1.6, 0.4)]
    plate(body, 0.55, natural, (0, 0.27, 0), (math.pi / 2, 0, 0), 0.08, True)
    for index, (radius, shade) in enumerate(((0.95, 'coral'), (0.68, 'mustard'), (0.42, 'teal'), (0.2, 'cream'))):
        for side in (-1, 1):
            cylinder(radius, 0.3 + 0.08 * index, stained(shade), (-0.35, 0, 1.12), (side * math.pi / 2, 0, 0), 0.05)
    for x in (-1.0, 0.75):
        for y in (-0.5, 0.38):
            cylinder(0.26, 0.12, stained('teal'), (x, y + 0.12, 0.26), (math.pi / 2, 0, 0), 0.03)
    for y in (-0.12, 0.12):
        tube([(1.35, y, 1.45), (1.45, y * 1.5, 1.75), (1.5, y * 2, 1.95)], 0.03, natural)
        ball(0.08, stained('red'), (1.5, y * 2, 2.0))
    tube([(1.3, 0, 0.35), (1.9, -0.4, 0.05), (2.4, -0.9, 0.04), (2.2, -1.4, 0.04)], 0.025, cloth('cream', 80))
    ball(0.13, stained('mustard'), (2.2, -1.45, 0.13))


def sailing_boat():
    hull = [(-1.3, 0.5), (1.55, 0.5), (1.2, 0.16), (0.9, 0), (-0.95, 0), (-1.2, 0.18)]
    plate(hull, 0.85, stained('coral', 'x'), (0, 0.42, 0), (math.pi / 2, 0, 0), 0.12)
    box((2.3, 0.7, 0.06), wood('beech', 'x'), (0.05, 0, 0.52))
    cylinder(0.07, 2.7, wood('beech', 'z'), (0.05, 0, 0.4))
    for outline, shade in (([(-0.02, 0.75), (-0.02, 2.95), (-1.2, 0.75)], 'cream'), ([(0.14, 0.8), (0.14, 2.6), (1.2, 0.8)], 'teal')):
        plate(outline, 0.05, cloth(shade, 30), (0, 0.02, 0), (math.pi / 2, 0, 0), 0.012)
    plate([(0, 3.0), (0, 3.28), (-0.42, 3.14)], 0.04, cloth('mustard', 40), (0.05, 0.02, 0), (math.pi / 2, 0, 0), 0.01)


def die(size, shade, at, turn):
    parts = [box((size,) * 3, plastic(shade, 0.25), bevel=size * 0.12, segments=6)]
    half, off = size / 2, size * 0.25
    spots = {1: [(0, 0)], 2: [(-off, -off), (off, off)], 3: [(-off, -off), (0, 0), (off, off)],
             4: [(-off, -off), (off, off), (-off, off), (off, -off)]}
    dot = plastic('white', 0.4)
    for count, side in ((3, (0, 0, 1)), (2, (0, -1, 0)), (4, (1, 0, 0)), (1, (-1, 0, 0))):
        for a, b in spots[count]:
            spot = [a, b]
            where = tuple(half * 0.985 * s if s else spot.pop() for s in side)
            flat = tuple(0.28 if s else 1 for s in side)
            parts.append(ball(size * 0.085, dot, where, flat))
    group(parts, at, turn)


def dice_set():
    skin = leather('clay', 0.5)
    lathe(vessel([(0.66, 0), (0.7, 0.03), (0.78, 1.7)], 0.07, 0.1), skin, (-0.75, 0.35, 0))
    for z in (0.12, 1.6):
        ring(0.71 + 0.042 * z, 0.025, cloth('cream', 40), (-0.75, 0.35, z))
    for shade, at, turn in (('red', (0.55, -0.2, 0.24), 0.4), ('navy', (1.1, 0.4, 0.24), -0.3), ('charcoal', (0.25, -0.95, 0.24), 0.9),
                            ('teal', (1.25, -0.75, 0.24), 0.15)):
        die(0.48, shade, at, (0, 0, turn))


def dominoes():
    ivory, dot = plastic('cream', 0.3), plastic('black', 0.4)
    spots = {0: [], 1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
             5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)], 6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)]}

    def tile(pair):
        parts = [box((0.5, 1.0, 0.16), ivory, bevel=0.05), box((0.4, 0.02, 0.01), dot, (0, 0, 0.08), bevel=0)]
        for half, count in zip((-0.25, 0.25), pair):
            for x, y in spots[count]:
                parts.append(ball(0.042, dot, (x * 0.13, half + y * 0.13, 0.078), (1, 1, 0.3)))
        return parts

    oak = wood('walnut', 'x', 0.45)
    box((2.9, 1.3, 0.08), oak, (0, 0.9, 0.04))
    for y in (0.27, 1.53):
        box((2.9, 0.08, 0.42), oak, (0, y, 0.21))
    for x in (-1.41, 1.41):
        box((0.08, 1.3, 0.42), oak, (x, 0.9, 0.21))
    for index in range(5):
        group(tile(((index * 2 + 1) % 7, (index * 3 + 4) % 7)), (-1.08 + 0.54 * index, 0.9, 0.3))
    for pair, at, turn in (((6, 4), (-0.95, -0.55, 0.08), 0.5), ((4, 1), (0.0, -0.75, 0.08), 1.75), ((1, 5), (0.95, -0.5, 0.08), 1.1)):
        group(tile(pair), at, (0, 0, turn))


def tumbling_tower():
    loose = {(5, 1), (8, 0), (8, 2), (11, 1), (14, 0), (14, 2), (3, 0)}
    for level in range(18):
        across = level % 2
        for column in range(3):
            if (level, column) in loose:
                continue
            off = (column - 1) * 0.5
            nudge = 0.03 * math.sin(level * 7.1 + column * 3.3)
            block = wood('beech', 'x', 0.6, 0.9 + 0.07 * column, 0.35 + 0.05 * (level % 3))
            box((1.48, 0.48, 0.28), block, (nudge, off, 0.14 + level * 0.29) if not across else (off, nudge, 0.14 + level * 0.29),
                (0, 0, across * math.pi / 2 + 0.02 * math.sin(level)), bevel=0.025)
    box((1.48, 0.48, 0.28), wood('beech', 'x', 0.6), (1.5, -0.9, 0.14), (0, 0, 0.7), bevel=0.025)
    box((1.48, 0.48, 0.28), wood('beech', 'x', 0.6), (-1.3, -0.9, 0.14), (0, 0, -0.4), bevel=0.025)


def chess_set():
    light, dark = wood('beech', 'x', 0.5, 0.8, 0.3), wood('walnut', 'x', 0.5)
    box((3.4, 3.4, 0.2), dark, (0, 0, 0.1), bevel=0.04)
    for row in range(8):
        for column in range(8):
            box((0.38, 0.38, 0.02), light if (row + column) % 2 else dark, (-1.33 + column * 0.38, -1.33 + row * 0.38, 0.205), bevel=0)
    pawn = [(0, 0), (0.13, 0), (0.14, 0.04), (0.07, 0.12), (0.05, 0.26), (0.09, 0.28), (0.05, 0.3), (0.085, 0.36), (0.06, 0.44), (0, 0.46)]
    king = [(0, 0), (0.16, 0), (0.17, 0.05), (0.09, 0.16), (0.065, 0.44), (0.12, 0.48), (0.07, 0.5), (0.12, 0.66), (0.05, 0.7), (0.04, 0.78), (0, 0.8)]
    rook = [(0, 0), (0.15, 0), (0.16, 0.05), (0.09, 0.14), (0.08, 0.34), (0.13, 0.38), (0.13, 0.48), (0, 0.48)]
    rank = (rook, pawn, king, king, king, king, pawn, rook)
    for column in range(8):
        for row, skin in ((0, light), (7, dark)):
            lathe(rank[column], skin, (-1.33 + column * 0.38, -1.33 + row * 0.38, 0.215), steps=40, levels=1)
        for row, skin in ((1 + (column in (3, 4)) * (2 if column == 3 else 1), light), (6 - (column == 4) * 2, dark)):
            lathe(pawn, skin, (-1.33 + column * 0.38, -1.33 + row * 0.38, 0.215), steps=40, levels=1)
