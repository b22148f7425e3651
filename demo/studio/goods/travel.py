"""Bags, travel and fitness."""
import math

from kit.materials import cloth, leather, metal, paint, plastic, powder
from kit.shapes import TURN, box, cushion, cylinder, group, lathe, plate, ring, rounded, sheet, tube


def tote_bag(shade='coral'):
    """Lies flat, its handles laid up."""
    canvas = cloth(shade, 26)
    body = [(-1.35, -1.5), (-1.3, -1.58), (1.3, -1.58), (1.35, -1.5), (1.42, 1.4), (-1.42, 1.4)]
    parts = [
        plate(body, 0.12, canvas, bevel=0.045),
        box((2.84, 0.2, 0.02), canvas, (0, 1.28, 0.12), bevel=0.006),
    ]
    for lift in (0.0, 0.05):
        line = [(-0.62, 0.95, 0.14), (-0.62, 1.5, 0.13), (-0.5, 2.3, 0.05), (0, 2.62 + lift, 0.05), (0.5, 2.3, 0.05), (0.62, 1.5, 0.13),
                (0.62, 0.95, 0.14)]
        strap = tube([(x + lift * 2, y, z) for x, y, z in line], 0.09, canvas)
        strap.scale = (1, 1, 0.45)
        parts.append(strap)
    for x in (-0.62, 0.62):
        parts.append(box((0.2, 0.3, 0.03), canvas, (x, 0.98, 0.13), bevel=0.01))
    group(parts)


def suitcase(shade='teal'):
    shell, dark = plastic(shade, 0.38), plastic('charcoal', 0.5)
    box((2.0, 1.0, 2.9), shell, (0, 0, 1.7), bevel=0.24, segments=8)
    for index in range(9):
        x = -0.72 + 0.18 * index
        box((0.07, 1.06, 2.5), shell, (x, 0, 1.7), bevel=0.034)
    box((2.03, 0.07, 2.94), dark, (0, 0, 1.7), bevel=0.03)
    for x in (-0.75, 0.75):
        for y in (-0.32, 0.32):
            cylinder(0.16, 0.12, dark, (x + 0.06, y, 0.16), (0, math.pi / 2, 0.3), 0.03)
    for x in (-0.42, 0.42):
        cylinder(0.05, 0.95, metal('steel', 0.25), (x, 0.3, 3.1))
    box((1.05, 0.16, 0.16), dark, (0, 0.3, 4.08), bevel=0.06)
    tube([(-0.35, 0, 3.14), (-0.2, 0, 3.3), (0.2, 0, 3.3), (0.35, 0, 3.14)], 0.06, dark)


def luggage_tags():
    for x, y, turn, shade in ((-0.75, 0.1, 0.25, 'clay'), (0.75, -0.1, -0.15, 'navy')):
        skin = leather(shade)
        outline = [*rounded(1.1, 1.9, 0.18)[:11], (0.22, 1.2), (-0.22, 1.2), *rounded(1.1, 1.9, 0.18)[11:]]
        line = [(0, 1.05, 0.1), (0.25, 1.5, 0.08), (0.1, 2.0, 0.06), (-0.2, 1.9, 0.06), (-0.2, 1.45, 0.06), (0, 1.05, 0.0)]
        group(
            [
                plate(outline, 0.1, skin, bevel=0.025),
                plate(rounded(0.8, 1.1, 0.06), 0.02, paint('cream', 0.5), (0, -0.15, 0.095), bevel=0.005),
                ring(0.1, 0.025, metal('brass', 0.25), (0, 1.03, 0.1)),
                tube(line, 0.035, skin),
            ],
            (x, y, 0), (0, 0, turn),
        )


def packing_cubes():
    z = 0.0
    for width, depth, high, shade in ((3.0, 2.2, 0.75, 'navy'), (2.5, 1.9, 0.65, 'teal'), (1.8, 1.6, 0.55, 'mustard')):
        skin = cloth(shade, 40, sheen=0.1)
        box((width, depth, high), skin, (0, 0, z + high / 2), (0, 0, 0.06 * z), bevel=0.18, segments=6)
        zipper = [(x, y, z + high - 0.16) for x, y in rounded(width * 1.002, depth * 1.002, 0.17, 5)]
        tube(zipper, 0.022, plastic('charcoal', 0.5), closed=True, turn=(0, 0, 0.06 * z))
        tube([(-0.4, -depth / 2, z + high / 2), (-0.3, -depth / 2 - 0.14, z + high / 2), (0.3, -depth / 2 - 0.14, z + high / 2),
              (0.4, -depth / 2, z + high / 2)], 0.06, skin, turn=(0, 0, 0.06 * z))
        z += high


def insulated_bottle(shade='green'):
    lathe([(0, 0), (0.52, 0), (0.56, 0.04), (0.56, 2.1), (0.5, 2.4), (0.34, 2.62), (0.32, 2.78), (0, 2.78)], powder(shade, 0.5))
    lathe([(0, 0), (0.53, 0), (0.565, 0.03), (0.565, 0.12), (0, 0.12)], metal('steel', 0.25))
    lathe([(0, 2.76), (0.36, 2.76), (0.38, 2.8), (0.38, 3.14), (0.35, 3.18), (0, 3.18)], metal('steel', 0.28, 'z'))
    tube([(-0.3, 0, 3.1), (-0.3, 0, 3.4), (0, 0, 3.55), (0.3, 0, 3.4), (0.3, 0, 3.1)], 0.05, plastic('charcoal', 0.5))


def zip_pouch(shade='mustard'):
    skin = cloth(shade, 34)
    parts = [cushion(2.6, 1.8, 0.55, skin, (0, 0, 0.27), seed=9, pinch=0.03), box((2.5, 0.12, 0.06), plastic('charcoal', 0.5), (0, 0.88, 0.3)),
             box((0.1, 0.32, 0.04), leather('clay'), (1.1, 0.7, 0.36), (0, 0, 0.5), bevel=0.015)]
    group(parts, turn=(0, 0, 0.2))


def yoga_mat(shade='purple'):
    skin = plastic(shade, 0.85)
    line = []
    for step in range(150):
        angle = TURN * 5.2 * step / 149
        radius = 0.14 + 0.085 * angle / TURN * 1.02
        line.append((radius * math.cos(angle), 0.62 + radius * math.sin(angle)))
    sheet(line[::2], 3.2, 0.075, skin)
    strap = cloth('cream', 40)
    for x in (-0.8, 0.8):
        group([lathe([(0.62, -0.12), (0.64, -0.12), (0.64, 0.12), (0.62, 0.12)], strap, levels=0)], (x, 0, 0.62), (0, math.pi / 2, 0))
    tube([(-0.8, -0.2, 1.24), (-0.5, -0.3, 1.45), (0.5, -0.3, 1.45), (0.8, -0.2, 1.24)], 0.06, strap)


def dumbbells():
    iron, steel = plastic('charcoal', 0.55), metal('steel', 0.25, 'x')
    for at, turn in (((0, 0.55, 0.45), 0.15), ((0.1, -0.75, 0.45), -0.25)):
        parts = [tube([(-0.7, 0, 0), (0, 0, 0), (0.7, 0, 0)], 0.15, steel, taper=[0.85, 1.15, 0.85])]
        for x in (-1.2, 0.55):
            parts.append(cylinder(0.52, 0.65, iron, (x, 0, 0), (0, math.pi / 2, 0), 0.06, sides=6))
        group(parts, at, (math.pi / 6, 0, turn))


def kettlebell():
    lathe([(0, 0), (0.55, 0), (0.75, 0.1), (1.0, 0.5), (1.05, 0.9), (0.92, 1.35), (0.6, 1.66), (0, 1.76)], powder('charcoal', 0.5))
    tube([(-0.62, 0, 1.4), (-0.78, 0, 1.95), (-0.5, 0, 2.38), (0.5, 0, 2.38), (0.78, 0, 1.95), (0.62, 0, 1.4)], 0.17, powder('charcoal', 0.5))
    lathe([(0.95, 0.62), (1.05, 0.72), (1.075, 0.9), (1.05, 1.06), (0.98, 1.2)], paint('coral', 0.4), levels=1)


def skipping_rope():
    cord = plastic('coral', 0.4)
    line = [(-1.0, -1.5, 0.05)]
    line += [((1.1 - 0.03 * s) * math.cos(0.7 * s - 2.2), (1.1 - 0.03 * s) * math.sin(0.7 * s - 2.2), 0.05 + 0.008 * s) for s in range(26)]
    line += [(0.9, -1.5, 0.1)]
    tube(line, 0.045, cord)
    for x, turn in ((-1.05, 0.25), (0.98, -0.25)):
        group([lathe([(0, 0), (0.1, 0), (0.13, 0.1), (0.11, 0.5), (0.14, 1.0), (0.1, 1.1), (0, 1.12)], paint('beech', 0.5))],
              (x, -1.4, 0.14), (math.pi / 2, 0, turn))


def balance_ball(shade='sky'):
    def ribs(x, y, z):
        grow = 1 + 0.006 * math.cos(math.asin(max(min(z / 1.5, 1), -1)) * 26)
        return (x * grow, y * grow, z)

    line = [(1.5 * math.cos(a), 1.5 * math.sin(a)) for a in [math.pi * (s / 90 - 0.5) for s in range(91)]]
    group([lathe(line, plastic(shade, 0.4), levels=0, steps=128, shape=ribs)], turn=(0.35, 0.3, 0))


def straw_hat():
    straw = cloth((0.70, 0.52, 0.28), 22, sheen=0.1, strength=0.9)
    lathe([(0, 1.02), (0.5, 1.02), (0.78, 0.94), (0.88, 0.7), (0.95, 0.14), (1.1, 0.06), (1.7, 0.02), (2.0, 0.1), (2.02, 0.07), (1.7, -0.02),
           (1.08, 0.02)], straw)
    lathe([(0.945, 0.12), (0.96, 0.12), (0.925, 0.42), (0.91, 0.42)], cloth('navy', 50), levels=1)


def dog_collar(shade='red'):
    skin = leather(shade)
    lathe([(1.15, 0), (1.19, 0.0), (1.2, 0.03), (1.2, 0.4), (1.19, 0.43), (1.15, 0.43), (1.15, 0)], skin, levels=1)
    for x in (-0.22, 0.22):
        box((0.08, 0.1, 0.56), metal('brass', 0.25), (x, -1.2, 0.21), bevel=0.03)
    for z in (-0.03, 0.45):
        box((0.52, 0.1, 0.08), metal('brass', 0.25), (0, -1.2, z), bevel=0.03)
    ring(0.12, 0.025, metal('brass', 0.25), (0.75, -0.98, -0.06), (math.pi / 2, 0, 0.65))
    cylinder(0.34, 0.04, metal('brass', 0.2), (0.8, -1.02, -0.5), (math.pi / 2, 0, 0.65), 0.015)
