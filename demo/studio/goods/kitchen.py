"""Kitchen tools, coffee and tea."""
import math

from kit.materials import Maker, cloth, cork, glass, glaze, metal, paint, plastic, raw_clay, wood
from kit.shapes import TURN, box, circle, cylinder, group, lathe, plate, ring, rounded, tube, vessel


def spoon_outline(head, length, grip, kind):
    """Half a tool from the end of its grip to its head, mirrored."""
    right = [(grip, -length), (grip * 0.8, -length * 0.45), (grip * 0.95, 0)]
    if kind == 'spoon':
        right += [(head * 0.75, 0.28), (head, 0.75), (head * 0.72, 1.2), (head * 0.3, 1.38)]
    else:
        right += [(head * 0.7, 0.25), (head, 0.6), (head * 1.08, 1.35), (head * 0.95, 1.42)]
    return right + [(-x, y) for x, y in reversed(right)]


def spatulas():
    beech = wood('beech', 'y', 0.55, contrast=0.4)
    for index, (kind, x, turn) in enumerate((('spoon', -0.85, 0.1), ('turner', 0.0, 0.02), ('slotted', 0.85, -0.09))):
        slots = []
        if kind == 'slotted':
            slots = [
                [(x0 + 0.045 * math.cos(a), 0.95 + 0.3 * math.sin(a)) for a in [TURN * s / 24 for s in range(24)]]
                for x0 in (-0.2, 0, 0.2)
            ]
        plate(spoon_outline(0.4, 2.3, 0.11, kind), 0.11, beech, (x, 0.1 * index, 0), (0, 0, turn), 0.035, True, slots)


def whisk():
    steel = metal('steel', 0.18)
    parts = []
    for index in range(6):
        angle = math.pi * index / 6
        wide = 0.5
        line = [(0.04, 1.15), (wide * 0.55, 1.7), (wide, 2.45), (wide * 0.62, 3.0), (0, 3.16)]
        full = line + [(-r, z) for r, z in reversed(line[:-1])]
        parts.append(tube([(r * math.cos(angle), r * math.sin(angle), z) for r, z in full], 0.022, steel))
    grip = [(0, -0.6), (0.07, -0.6), (0.125, -0.5), (0.12, 0.2), (0.1, 0.9), (0.11, 1.02), (0, 1.02)]
    parts += [
        cylinder(0.1, 0.2, steel, (0, 0, 1.0), bevel=0.03),
        lathe(grip, metal('steel', 0.3, 'z')),
        ring(0.07, 0.018, steel, (0, 0, -0.66), (math.pi / 2, 0, 0)),
    ]
    group(parts, turn=(-math.pi / 2 + 0.12, 0, -0.35))


def chopping_board():
    acacia = wood('acacia', 'y', 0.42, 0.8, 0.6)
    neck = [(0.48, 1.65), (0.28, 1.82), (0.24, 2.45), (0.17, 2.62), (0, 2.68)]
    outline = [*rounded(2.3, 3.3, 0.25)[:11], *neck, *[(-x, y) for x, y in reversed(neck[:-1])]]
    outline += rounded(2.3, 3.3, 0.25)[11:]
    plate(outline, 0.22, acacia, bevel=0.05, holes=[circle(0.085, 32, (0, 2.42))])
    tube([(x * 0.86, y * 0.88, 0.215) for x, y in rounded(2.3, 3.3, 0.3, 4)], 0.03,
         wood('walnut', 'y', 0.6), closed=True)


def mortar():
    stone = raw_clay((0.42, 0.41, 0.39), 0.75)
    outer = [(0.7, 0), (0.76, 0.05), (0.74, 0.18), (0.86, 0.4), (1.04, 0.8), (1.12, 1.15), (1.13, 1.25)]
    lathe(vessel(outer, 0.17, 0.32), stone)
    lathe(
        [(0, 0), (0.24, 0.02), (0.33, 0.18), (0.3, 0.4), (0.15, 0.75), (0.14, 1.3), (0.2, 1.7), (0.16, 1.86), (0, 1.9)],
        stone, (-0.22, -0.05, 0.36), (0.1, 0.62, 0),
    )


def dripper():
    clear = glass()
    lathe(vessel([(0.75, 0), (0.86, 0.06), (0.98, 0.35), (0.9, 0.8), (0.5, 1.25), (0.4, 1.45), (0.52, 1.7)], 0.04, 0.06),
          clear)
    lathe([(0, 0.07), (0.82, 0.08), (0.93, 0.3), (0.9, 0.52), (0, 0.52)], paint((0.03, 0.012, 0.005), 0.08))
    lathe([(0.43, 1.2), (0.6, 1.16), (0.56, 1.4), (0.6, 1.64), (0.45, 1.6)], wood('walnut', 'z', 0.45), levels=1)
    tube([(0.5, -0.1, 1.4), (0.62, -0.1, 1.36), (0.6, 0.1, 1.4)], 0.02, cloth('clay'))

    def ribs(x, y, z):
        angle = math.atan2(y, x)
        return (x * (1 + 0.02 * math.cos(angle * 18 + z * 4)), y * (1 + 0.02 * math.cos(angle * 18 + z * 4)), z)

    cone = [(0.12, 1.55), (0.16, 1.55), (0.36, 1.8), (0.62, 2.2), (0.84, 2.55), (0.9, 2.58), (0.88, 2.6), (0.8, 2.56),
            (0.58, 2.22), (0.32, 1.84), (0.1, 1.6)]
    lathe(cone, glaze('white', 0.25), steps=144, levels=1, shape=ribs)
    lathe([(0.4, 1.72), (0.66, 1.74), (0.68, 1.77), (0.64, 1.8), (0.36, 1.8)], glaze('white', 0.25))
    tube([(0.82, 0, 2.42), (1.12, 0, 2.42), (1.2, 0, 2.16), (0.98, 0, 1.96), (0.56, 0, 2.0)], 0.06,
         glaze('white', 0.25))


def moka_pot():
    body = metal('aluminium', 0.3)
    black = plastic('black', 0.35)
    lower = [(0, 0), (0.78, 0), (0.82, 0.04), (0.64, 0.92), (0, 0.92)]
    upper = [(0, 1.04), (0.6, 1.04), (0.84, 2.0), (0.8, 2.02), (0, 2.02)]
    for profile in (lower, upper):
        thing = lathe(profile, body, steps=8, levels=0)
        for polygon in thing.data.polygons:
            polygon.use_smooth = False
        rounding = thing.modifiers.new('round', 'BEVEL')
        rounding.width, rounding.segments = 0.025, 3
    lathe([(0, 0.9), (0.66, 0.9), (0.68, 0.94), (0.68, 1.02), (0.66, 1.06), (0, 1.06)], body, levels=1)
    lid = lathe([(0, 2.02), (0.86, 2.02), (0.84, 2.07), (0.2, 2.3), (0, 2.32)], body, steps=8, levels=0)
    lid.data.polygons.foreach_set('use_smooth', [False] * len(lid.data.polygons))
    lathe([(0, 2.3), (0.1, 2.3), (0.08, 2.4), (0.15, 2.5), (0.13, 2.6), (0, 2.63)], black)
    tube([(0.8, 0, 1.92), (1.3, 0, 2.0), (1.42, 0, 1.8), (1.36, 0, 1.1), (1.3, 0, 0.9)], 0.1, black,
         taper=[0.8, 0.9, 1.1, 1, 0.8])
    plate([(-0.2, 0), (0.2, 0), (0.0, 0.42)], 0.36, body, (-0.74, 0, 1.64), (0, -0.35, math.pi / 2), 0.03)


def teapot():
    skin = glaze('charcoal', 0.42, 'grey')
    lathe([(0, 0), (0.62, 0), (0.7, 0.04), (1.0, 0.36), (1.1, 0.75), (0.98, 1.12), (0.62, 1.36), (0.5, 1.4), (0.46, 1.38),
           (0, 1.3)], skin)
    lathe([(0, 1.38), (0.46, 1.38), (0.5, 1.42), (0.4, 1.5), (0.12, 1.56), (0.1, 1.66), (0.17, 1.74), (0.12, 1.84),
           (0, 1.85)], skin)
    tube([(-0.85, 0, 0.6), (-1.2, 0, 0.72), (-1.42, 0, 1.05), (-1.62, 0, 1.34)], 0.15, skin, taper=[1.6, 1.1, 0.75, 0.62])
    for x in (-0.66, 0.66):
        ring(0.12, 0.035, skin, (x, 0, 1.38), (math.pi / 2, 0, 0))
    cane = wood('bamboo', 'x', 0.5)
    arc = [(0.7 * math.cos(a), 0, 1.45 + 0.95 * math.sin(a)) for a in [math.pi * s / 8 for s in range(9)]]
    tube(arc, 0.06, cane)
    for index in range(26):
        angle = math.pi * (0.22 + 0.56 * index / 25)
        at = (0.7 * math.cos(angle), 0, 1.45 + 0.95 * math.sin(angle))
        slope = math.atan2(0.95 * math.cos(angle), -0.7 * math.sin(angle))
        ring(0.066, 0.02, cane, at, (0, math.pi / 2 - slope, 0))


def coffee_grinder():
    steel = metal('steel', 0.3, 'z')
    lathe([(0, 0), (0.48, 0), (0.5, 0.03), (0.5, 0.92), (0.48, 0.95), (0, 0.95)], wood('walnut', 'z', 0.45, 0.7))
    lathe([(0, 0.96), (0.49, 0.96), (0.5, 0.98), (0.5, 2.36), (0.48, 2.4), (0, 2.42)], steel)
    lathe([(0, 2.42), (0.47, 2.42), (0.44, 2.52), (0.14, 2.58), (0.1, 2.72), (0, 2.72)], metal('charcoal', 0.35))
    box((1.3, 0.18, 0.05), steel, (0.52, 0, 2.72), bevel=0.02)
    cylinder(0.03, 0.25, steel, (1.08, 0, 2.72))
    lathe([(0, 0), (0.1, 0), (0.15, 0.12), (0.18, 0.3), (0.12, 0.42), (0, 0.44)], wood('walnut', 'z', 0.4, 1.4),
          (1.08, 0, 2.82))


def jar_of(radius, height, at, filling, clear):
    lathe(vessel([(radius * 0.9, 0), (radius * 0.98, 0.04), (radius, 0.15), (radius, height)], 0.035, 0.07), clear, at)
    top = height * 0.72
    lathe([(0, 0.08), (radius * 0.9, 0.08), (radius * 0.945, 0.14), (radius * 0.945, top), (radius * 0.6, top + 0.03),
           (0, top + 0.05)], filling, at)
    lathe([(0, height - 0.12), (radius * 0.9, height - 0.12), (radius * 0.95, height + 0.12), (radius * 0.9, height + 0.16),
           (0, height + 0.16)], cork(), at, levels=1)


def grain(shade, dark, scale=16):
    maker = Maker(shade, 0.7)
    cells = maker.add('ShaderNodeTexVoronoi', Scale=scale)
    maker.link(maker.space, cells.inputs['Vector'])
    maker.paint(maker.ramp(cells.outputs['Distance'], [(0.25, shade), (0.75, dark)]))
    node = maker.add('ShaderNodeBump', Strength=1.0, Distance=0.08, invert=True)
    maker.link(cells.outputs['Distance'], node.inputs['Height'])
    maker.link(node.outputs['Normal'], maker.base.inputs['Normal'])
    return maker.material


def cork_jars():
    clear = glass()
    jar_of(0.55, 1.9, (-0.72, 0.1, 0), grain((0.78, 0.62, 0.38), (0.35, 0.22, 0.1), 11), clear)
    jar_of(0.55, 1.35, (0.5, 0.35, 0), grain((0.33, 0.1, 0.06), (0.1, 0.02, 0.01), 9), clear)
    jar_of(0.55, 0.95, (0.28, -0.85, 0), grain((0.70, 0.60, 0.45), (0.3, 0.24, 0.16), 14), clear)


def bread_bin():
    skin = paint('cream', 0.42, 0.1)
    body = rounded(3.2, 1.9, 0.5)
    plate(body, 1.5, skin, bevel=0.08)
    plate(rounded(3.3, 2.0, 0.52), 0.18, wood('beech', 'x', 0.5, 0.7, 0.45), (0, 0, 1.51), bevel=0.05)
    for index in range(5):
        cylinder(0.05, 0.04, plastic('charcoal'), (1.585, -0.32 + 0.16 * index, 1.0), (0, math.pi / 2, 0), 0.01)
    plate(rounded(0.85, 0.16, 0.07), 0.04, plastic('charcoal'), (0, -0.955, 1.12), (math.pi / 2, 0, 0), 0.01)


def spice_rack():
    oak = wood('oak', 'x', 0.5)
    clear = glass()
    fillings = [(0.5, 0.09, 0.03), (0.62, 0.33, 0.03), (0.2, 0.24, 0.08), (0.27, 0.12, 0.06), (0.04, 0.03, 0.03),
                (0.6, 0.45, 0.27)]
    box((3.5, 0.75, 0.1), oak, (0, 0, 0.05))
    box((3.5, 0.1, 1.3), oak, (0, 0.36, 0.65))
    for x in (-1.72, 1.72):
        box((0.1, 0.75, 0.6), oak, (x, 0, 0.3))
    tube([(-1.72, -0.3, 0.46), (0, -0.3, 0.46), (1.72, -0.3, 0.46)], 0.04, metal('brass', 0.25))
    for index, shade in enumerate(fillings):
        at = (-1.4 + 0.56 * index, 0, 0.1)
        lathe(vessel([(0.22, 0), (0.24, 0.03), (0.24, 0.78)], 0.025, 0.05), clear, at)
        lathe([(0, 0.06), (0.2, 0.06), (0.215, 0.1), (0.215, 0.6), (0, 0.62)], grain(shade, tuple(c * 0.5 for c in shade), 34),
              at)
        lathe([(0, 0.76), (0.24, 0.76), (0.25, 0.79), (0.25, 0.97), (0.23, 1.0), (0, 1.0)], metal('steel', 0.3), at)
