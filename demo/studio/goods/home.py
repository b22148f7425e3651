"""Cushions, towels and things for the bath."""
import math

from kit.materials import cloth, glaze, leather, metal, paint, raw_clay, waffle, wax, wood
from kit.shapes import (
    TURN, ball, box, cushion, cylinder, group, lathe, plate, ring, rounded, sheet, tube, vessel,
)


def striped_cushion(shade='purple'):
    cover = cloth('cream', 26, (shade, 0.9, 'X'))
    cushion(3.0, 3.0, 1.15, cover, (0, 0, 1.36), (math.pi / 2 - 0.18, 0, 0), seed=4)


def bolster(shade='teal'):
    cover = cloth(shade, 30)
    parts = [
        lathe([(0, -2.05), (0.55, -2.03), (0.64, -1.95), (0.69, -1.2), (0.7, 0), (0.69, 1.2), (0.64, 1.95), (0.55, 2.03),
               (0, 2.05)], cover, steps=72),
        ring(0.62, 0.045, cloth('cream', 60), (0, 0, 1.99)),
        ring(0.62, 0.045, cloth('cream', 60), (0, 0, -1.99)),
        lathe([(0, 0), (0.1, 0), (0.12, 0.03), (0.06, 0.06), (0, 0.06)], cloth('cream', 60), (0, 0, 2.04)),
    ]
    group(parts, (0, 0, 0.7), (0, math.pi / 2, 0.25))


def knitted_pouf(shade='rose'):
    def knit(x, y, z):
        angle, radius = math.atan2(y, x), math.hypot(x, y)
        if radius < 0.05:
            return (x, y, z)
        row = (angle / TURN * 44) % 1
        arm = abs(row - 0.5) * 2
        stitch = abs(math.sin((z * 5.2 if 0.12 < z < 1.05 else radius * 5.2) * math.pi / 1.0 + arm * 1.9))
        grow = 1 + (0.035 * stitch + 0.05 * math.sin(arm * math.pi)) * min(radius, 1)
        return (x * grow, y * grow, z + 0.05 * stitch * (1 if z > 0.6 else 0))

    line = [(0, 0), (0.9, 0)]
    line += [(0.95 + 0.42 * math.sin(math.pi * s / 44), 0.02 + 1.16 * s / 44) for s in range(45)]
    line += [(0.95 - 0.05 * s, 1.19 + 0.006 * s) for s in range(1, 19)] + [(0, 1.3)]
    lathe(line, cloth(shade, 50, sheen=0.5), steps=440, levels=0, shape=knit)
    lathe([(0, 1.25), (0.09, 1.26), (0.1, 1.33), (0, 1.36)], cloth(shade, 50))


def folded(width, depth, layers, thickness, material, at, seed):
    """A towel folded so that its round edges look to the front."""
    things = []
    for layer in range(layers):
        z = at[2] + thickness * (2 * layer + 1) * 1.04
        low, high = z - thickness / 2, z + thickness / 2
        front = -depth / 2
        line = [(depth / 2, low), (0.2, low), (front + 0.15, low), (front - 0.02, (low + high) / 2), (front + 0.15, high),
                (0.2, high), (depth / 2, high)]
        things.append(
            sheet(line, width, thickness * 0.93, material, (at[0], at[1], 0), rough=0.03, seed=seed + layer)
        )
    return things


def waffle_towels():
    for place, (shade, width, depth, z) in enumerate(
        (('grey', 3.0, 2.1, 0), ('sage', 2.7, 1.9, 0.74), ('cream', 2.2, 1.6, 1.48))
    ):
        folded(width, depth, 2, 0.18, waffle(shade, 6.5), (0.03 * place, 0, z), 10 * place)


def wool_throw(shade='mustard'):
    material = cloth(shade, 20, ('cream', 0.35, 'X'), sheen=0.8)
    folded(2.9, 2.2, 3, 0.17, material, (0, 0, 0), 5)
    for index in range(46):
        x = -1.42 + 2.84 * index / 45
        tube([(x, -1.05, 1.0), (x + 0.01, -1.2, 0.93), (x + 0.03 * math.sin(index * 1.7), -1.26, 0.6)], 0.022,
             cloth('cream' if index % 5 < 2 else shade, 70))


def soap_dispenser(glaze_of='sage'):
    lathe([(0, 0), (0.62, 0), (0.68, 0.05), (0.68, 1.35), (0.62, 1.55), (0.3, 1.7), (0.26, 1.78), (0, 1.78)],
          glaze(glaze_of, 0.4, 'charcoal'))
    steel = metal('steel', 0.2)
    lathe([(0, 1.76), (0.28, 1.76), (0.29, 1.8), (0.28, 1.95), (0.1, 1.98), (0.07, 2.02), (0.07, 2.3), (0, 2.3)], steel)
    lathe([(0, 2.28), (0.15, 2.28), (0.17, 2.31), (0.16, 2.42), (0, 2.44)], steel)
    tube([(0, 0, 2.36), (-0.3, 0, 2.38), (-0.62, 0, 2.32), (-0.7, 0, 2.22)], 0.055, steel)


def toothbrush_cup():
    lathe(vessel([(0.5, 0), (0.56, 0.04), (0.6, 0.3), (0.64, 1.35)], 0.055, 0.1), glaze('white', 0.28, 'charcoal'))
    bamboo = wood('bamboo', 'z', 0.55)
    for x, lean, turn, shade in ((-0.12, 0.3, 0.5, 'charcoal'), (0.1, -0.28, -0.6, 'cream')):
        parts = [
            tube([(0, 0, 0), (0, 0, 1.4), (0, 0, 2.0), (0, 0, 2.62)], 0.065, bamboo, taper=[1, 0.85, 0.6, 1]),
            box((0.14, 0.1, 0.52), bamboo, (0, 0, 2.5), bevel=0.04),
        ]
        for row in range(9):
            for column in (-0.045, 0, 0.045):
                parts.append(cylinder(0.02, 0.2, paint(shade, 0.8), (column, 0.03, 2.3 + row * 0.05), (-math.pi / 2, 0, 0), 0, 8))
        group(parts, (x, 0.05, 0.12), (0.05, lean, turn))


def round_mirror():
    lathe([(0, 0), (1.5, 0), (1.5, 0.05), (0, 0.05)], metal((0.9, 0.92, 0.93), 0.02), levels=0)
    ring(1.5, 0.07, metal('brass', 0.2), (0, 0, 0.06))
    strap = leather('clay')
    for side in (-1, 1):
        plate([(0.16 * side, 2.4), (0.02 * side, 2.46), (0.98 * side, 1.28), (1.12 * side, 1.18)], 0.05, strap, (0, 0, 0.03),
              bevel=0.012)
    cylinder(0.12, 0.2, metal('brass', 0.25), (0, 2.34, 0))


def soap_on_dish():
    dish = raw_clay('white', 0.6)
    plate(rounded(2.5, 1.7, 0.4), 0.16, dish, bevel=0.06)
    for index in range(9):
        tube([(-0.95 + index * 0.24, -0.6, 0.17), (-0.95 + index * 0.24, 0, 0.17), (-0.95 + index * 0.24, 0.6, 0.17)], 0.05,
             dish)
    bar = box((1.7, 1.05, 0.52), wax((0.50, 0.52, 0.28)), (0, 0, 0.47), (0, 0, 0.12), bevel=0.16, segments=8)
    bar.data.use_auto_smooth = False
    plate(rounded(1.1, 0.5, 0.2), 0.03, wax((0.47, 0.49, 0.26)), (0, 0, 0.72), (0, 0, 0.12), 0.012)


def pet_bed(shade='grey'):
    rim = cloth(shade, 22, sheen=0.8)
    ring(1.35, 0.42, rim, (0, 0, 0.42), size=(1, 1, 0.95))
    lathe([(0, 0.05), (1.2, 0.05), (1.25, 0.2), (1.1, 0.36), (0.6, 0.44), (0, 0.42)], cloth('cream', 14, sheen=1.0))


def neck_pillow(shade='navy'):
    line = [(1.02 * math.sin(a), -1.0 * math.cos(a), 0.5) for a in [TURN * (0.09 + 0.82 * s / 14) for s in range(15)]]
    soft = cloth(shade, 40, sheen=0.6)
    tube(line, 0.5, soft, taper=[0.86] + [0.97] * 3 + [1] * 7 + [0.97] * 3 + [0.86])
    for end in (line[0], line[-1]):
        ball(0.43, soft, end)


def scratching_post():
    lathe([(0, 0), (1.28, 0), (1.32, 0.05), (1.28, 0.16), (0, 0.16)], cloth('grey', 18), levels=1)
    for index in range(36):
        ring(0.34, 0.052, cloth((0.62, 0.47, 0.29), 60), (0, 0, 0.2 + index * 0.092), (0.01, 0.012, index))
    cylinder(0.33, 3.4, cloth((0.5, 0.38, 0.24), 30), (0, 0, 0.15))
    lathe([(0, 3.5), (0.44, 3.5), (0.48, 3.54), (0.44, 3.64), (0, 3.66)], wood('oak', 'x'))
    tube([(0.4, 0, 3.56), (0.72, 0, 3.3), (0.74, 0, 2.6)], 0.018, cloth('cream', 80))
    ball(0.2, cloth('clay', 40, sheen=0.8), (0.74, 0, 2.42))
