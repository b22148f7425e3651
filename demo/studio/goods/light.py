"""Lamps, candles and scent."""
import math

from kit.materials import cloth, glass, glow, metal, paint, powder, wax, wood
from kit.shapes import TURN, ball, box, cylinder, group, lathe, ring, tube, vessel


def shell(profile, material, wall=0.03, **more):
    """A thin shade: a profile and the same one a wall further in."""
    inner = [(max(radius - wall, 0.01), height - wall * 0.4) for radius, height in reversed(profile)]
    return lathe([*profile, *inner, profile[0]], material, **more)


def mushroom_lamp(shade='cream'):
    skin = paint(shade, 0.3, 0.3)
    shell([(1.18, 1.5), (1.2, 1.58), (1.12, 1.86), (0.8, 2.22), (0.4, 2.4), (0.02, 2.44)], skin, 0.04)
    lathe([(0, 0), (0.66, 0), (0.7, 0.05), (0.62, 0.16), (0.3, 0.34), (0.22, 0.7), (0.24, 1.3), (0.4, 1.7), (0, 1.8)], skin)
    ball(0.3, glow((1, 0.72, 0.42), 80), (0, 0, 1.72))
    lathe([(0, 0.33), (0.06, 0.33), (0.06, 0.36), (0, 0.36)], metal('brass'), (0, -0.42, -0.1))


def desk_lamp(shade='teal'):
    skin = powder(shade, 0.4)
    brass = metal('brass', 0.22)
    lathe([(0, 0), (0.72, 0), (0.76, 0.04), (0.74, 0.12), (0.1, 0.17), (0, 0.17)], skin)
    joints = [(0, 0, 0.15), (-0.75, 0, 1.75), (0.75, 0, 2.85)]
    for (x1, _, z1), (x2, _, z2) in zip(joints, joints[1:]):
        length, lean = math.hypot(x2 - x1, z2 - z1), math.atan2(x2 - x1, z2 - z1)
        for y in (-0.07, 0.07):
            cylinder(0.032, length, brass, (x1, y, z1), (0, lean, 0))
    for x, y, z in joints[1:]:
        cylinder(0.09, 0.3, skin, (x, y + 0.15, z), (math.pi / 2, 0, 0))
    head = [(0.1, 0.42), (0.15, 0.3), (0.22, 0.22), (0.4, -0.05), (0.56, -0.42), (0.58, -0.46)]
    group(
        [
            shell(head, skin, 0.025),
            lathe([(0, 0.46), (0.12, 0.44), (0.13, 0.3), (0, 0.3)], brass),
            ball(0.2, glow((1, 0.75, 0.45), 22), (0, 0, -0.22)),
        ],
        (0.92, 0, 2.72), (0, -0.5, 0),
    )


def pendant_lamp(shade='mustard'):
    outside, inside = powder(shade, 0.45), paint('white', 0.5)
    line = [(1.3, 0.0), (1.28, 0.12), (1.1, 0.5), (0.72, 0.82), (0.22, 0.98), (0.08, 1.0)]
    lathe(line, outside)
    lathe([(r - 0.025, z - 0.02) for r, z in line], inside)
    ring(1.29, 0.014, outside)
    lathe([(0.1, 0.96), (0.14, 1.0), (0.13, 1.2), (0.05, 1.28), (0, 1.28)], metal('brass', 0.25))
    tube([(0, 0, 1.25), (0, 0, 2.0), (0, 0, 3.1)], 0.028, cloth('charcoal', 80))
    ball(0.22, glow((1, 0.8, 0.52), 20), (0, 0, 0.3))
    lathe([(0, 0.5), (0.1, 0.5), (0.09, 1.0), (0, 1.0)], paint('white'))


def paper_globe():
    maker = glow((1, 0.88, 0.70), 0.75)

    def ribs(x, y, z):
        grow = 1 + 0.012 * math.cos(math.asin(max(min(z / 1.2, 1), -1)) * 44)
        return (x * grow, y * grow, z)

    line = [(max(1.2 * math.cos(a), 0.16), 1.2 * math.sin(a)) for a in [math.pi * (s / 110 - 0.5) * 0.95 for s in range(111)]]
    lathe(line, maker, levels=0, steps=128, shape=ribs)
    ring(0.17, 0.025, metal('charcoal', 0.4), (0, 0, 1.2))
    tube([(0, 0, 1.1), (0, 0, 1.5), (0, 0, 2.0)], 0.02, cloth('white', 80))


def string_lights():
    cord = cloth('charcoal', 60)
    line = [(2.2 * math.sin(s * 0.9) * (1 - s * 0.05), 0.75 * s - 3.2, 0.05) for s in range(10)]
    tube(line, 0.03, cord)
    for index, (x, y, z) in enumerate(line):
        lean = 0.5 if index % 2 else -0.6
        parts = [
            cylinder(0.075, 0.2, paint('black', 0.4), (0, 0, 0)),
            ball(0.2, glow((1, 0.70, 0.36), 5.5), (0, 0, 0.36)),
        ]
        group(parts, (x, y, z + 0.12), (math.pi / 2 + 0.1, 0, lean + index))


def flame(at, size=1.0):
    thing = lathe(
        [(0, 0), (0.045, 0.05), (0.06, 0.13), (0.035, 0.26), (0, 0.4)], glow((1, 0.60, 0.22), 9), at, steps=32
    )
    thing.scale = (size,) * 3
    wick = cylinder(0.014, 0.12, paint('black', 0.9), (at[0], at[1], at[2] - 0.08), bevel=0)
    return [thing, wick]


def jar_candle(shade='cream'):
    clear = glass((0.93, 0.9, 0.84))
    lathe(vessel([(0.72, 0), (0.8, 0.04), (0.82, 0.2), (0.82, 1.5)], 0.05, 0.12), clear)
    lathe([(0, 0.14), (0.7, 0.14), (0.76, 0.2), (0.765, 1.05), (0.765, 1.1), (0.74, 1.11), (0.5, 1.1), (0, 1.09)], wax(shade))
    flame((0, 0, 1.16), 0.8)
    lathe([(0.826, 0.42), (0.826, 1.0)], paint((0.74, 0.70, 0.62), 0.8, 0), steps=96, levels=0)


def pillar_candles():
    for x, y, radius, height, shade in (
        (-0.8, 0.15, 0.42, 1.2, 'cream'), (0.1, 0.4, 0.42, 2.0, 'clay'), (0.72, -0.3, 0.42, 0.8, 'mustard')
    ):
        lathe(
            [(0, 0), (radius * 0.93, 0), (radius, 0.05), (radius, height - 0.07), (radius * 0.92, height),
             (radius * 0.55, height - 0.05), (0, height - 0.09)], wax(shade), (x, y, 0),
        )
        flame((x, y, height + 0.0), 0.85)


def candlesticks():
    oak = wood('walnut', 'z', 0.4)
    for x, tall, shade in ((-0.5, 1.35, 'cream'), (0.5, 0.8, 'cream')):
        foot = [(0, 0), (0.44, 0), (0.48, 0.04), (0.45, 0.12), (0.2, 0.2), (0.11, 0.3)]
        turned = [(0.1, tall * 0.45), (0.19, tall * 0.55), (0.1, tall * 0.66), (0.12, tall * 0.85), (0.22, tall * 0.95),
                  (0.23, tall), (0.12, tall + 0.01), (0, tall - 0.04)]
        lathe(foot + turned, oak, (x, 0, 0))
        lathe([(0, tall - 0.05), (0.105, tall - 0.05), (0.085, tall + 1.5), (0.03, tall + 1.62), (0, tall + 1.62)], wax(shade),
              (x, 0, 0))
        flame((x, 0, tall + 1.7), 0.75)


def reed_diffuser():
    clear = glass((0.92, 0.85, 0.74))
    lathe(vessel([(0.56, 0), (0.64, 0.05), (0.66, 0.2), (0.66, 0.95), (0.5, 1.14), (0.24, 1.22), (0.24, 1.42)], 0.05, 0.1),
          clear)
    lathe([(0, 0.12), (0.56, 0.12), (0.605, 0.2), (0.605, 0.78), (0, 0.78)], glass((0.86, 0.66, 0.40)))
    lathe([(0.2, 1.36), (0.28, 1.36), (0.29, 1.4), (0.29, 1.52), (0.19, 1.52)], wood('walnut', 'z'))
    for index in range(8):
        angle = TURN * index / 8 + 0.3
        end = (0.66 * math.cos(angle), 0.5 * math.sin(angle), 3.1 + 0.12 * math.sin(index * 2.2))
        start = (-0.3 * math.cos(angle), -0.25 * math.sin(angle), 0.15)
        middle = tuple((a + b) / 2 for a, b in zip(start, end))
        tube([start, middle, end], 0.022, wood('bamboo', 'z', 0.7))


def tealight_lantern(shade='charcoal'):
    frame = powder(shade, 0.5)
    clear = glass()
    box((1.5, 1.5, 0.12), frame, (0, 0, 0.06))
    for x in (-0.68, 0.68):
        for y in (-0.68, 0.68):
            box((0.08, 0.08, 1.8), frame, (x, y, 0.98), bevel=0.012)
    for turn in range(4):
        angle = turn * math.pi / 2
        parts = [box((1.28, 0.02, 1.7), clear, (0, -0.68, 0.96), bevel=0), box((1.44, 0.08, 0.08), frame, (0, -0.68, 1.86))]
        group(parts, turn=(0, 0, angle))
    roof = cylinder(1.12, 0.75, frame, (0, 0, 1.88), (0, 0, math.pi / 4), bevel=0.02, sides=4, top=0.26)
    roof.data.polygons.foreach_set('use_smooth', [False] * len(roof.data.polygons))
    cylinder(0.16, 0.18, frame, (0, 0, 2.6))
    ring(0.26, 0.028, frame, (0, 0, 2.98), (math.pi / 2, 0, 0.4))
    lathe(vessel([(0.3, 0.12), (0.32, 0.14), (0.33, 0.4)], 0.02, 0.15), metal('aluminium', 0.3))
    lathe([(0, 0.16), (0.3, 0.16), (0.3, 0.36), (0, 0.35)], wax('cream'))
    flame((0, 0, 0.42), 1.3)


def camp_lantern():
    skin = powder('green', 0.5)
    lathe([(0, 0), (0.62, 0), (0.66, 0.05), (0.64, 0.4), (0.56, 0.5), (0, 0.5)], skin)
    lathe([(0, 0.5), (0.46, 0.5), (0.5, 0.55), (0.5, 1.35), (0.46, 1.42), (0, 1.42)], glow((1, 0.86, 0.62), 1.6))
    lathe([(0, 1.42), (0.58, 1.42), (0.62, 1.48), (0.5, 1.7), (0.2, 1.8), (0, 1.8)], skin)
    for index in range(6):
        angle = TURN * index / 6 + 0.2
        cylinder(0.024, 0.96, metal('steel', 0.3), (0.55 * math.cos(angle), 0.55 * math.sin(angle), 0.48))
    tube([(-0.5, 0, 1.6), (-0.5, 0, 2.0), (0, 0, 2.4), (0.5, 0, 2.0), (0.5, 0, 1.6)], 0.035, metal('steel', 0.25))
    lathe([(0, 0), (0.1, 0), (0.1, 0.05), (0, 0.05)], metal('brass'), (0, -0.64, 0.25), (math.pi / 2, 0, 0))
