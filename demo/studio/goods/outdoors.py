"""Planters, garden, camping and cycling."""
import math

from kit.materials import cloth, cork, glass, glaze, leather, metal, paint, plastic, powder, raw_clay, soil, wood
from kit.shapes import TURN, ball, box, cylinder, group, lathe, plate, ring, rounded, tube, vessel


def terracotta_pot():
    clay = raw_clay('clay', 0.9)
    lathe(vessel([(0.7, 0.1), (0.78, 0.14), (1.02, 1.3), (1.06, 1.34), (1.14, 1.36), (1.16, 1.66)], 0.1, 0.25), clay)
    lathe([(0, 0.08), (0.85, 0.08), (1.05, 0.2), (1.1, 0.2), (1.1, 0.17), (0.95, 0), (0, 0)], clay)
    lathe([(0, 1.5), (0.7, 1.49), (1.05, 1.46)], soil(), levels=1)


def hanging_planter():
    skin = glaze('cream', 0.5, 'charcoal')
    lathe(vessel([(0.3, 0), (0.5, 0.05), (0.84, 0.42), (0.96, 0.9), (0.94, 1.1)], 0.07, 0.15), skin)
    lathe([(0, 0.98), (0.6, 0.97), (0.89, 0.94)], soil(), levels=1)
    rope = cloth('sand', 50)
    for index in range(3):
        angle = TURN * index / 3 + 0.4
        x, y = 0.93 * math.cos(angle), 0.93 * math.sin(angle)
        tube([(x, y, 1.08), (x * 0.5, y * 0.5, 2.1), (0.02 * x, 0.02 * y, 3.0)], 0.03, rope)
        ball(0.06, rope, (x, y, 1.1))
    ring(0.14, 0.03, metal('brass', 0.25), (0, 0, 3.12), (math.pi / 2, 0, 0.5))
    cylinder(0.06, 0.2, rope, (0, 0, 2.85))


def legged_planter():
    lathe(vessel([(0.9, 0.6), (0.96, 0.64), (1.0, 0.9), (1.0, 1.95)], 0.07, 0.75), glaze('white', 0.55))
    lathe([(0, 1.82), (0.6, 1.81), (0.94, 1.78)], soil(), levels=1)
    oak = wood('oak', 'z', 0.5)
    for index in range(4):
        angle = TURN * index / 4 + 0.5
        x, y = math.cos(angle), math.sin(angle)
        cylinder(0.085, 1.45, oak, (1.1 * x, 1.1 * y, 0), bevel=0.02, top=0.1)
    for angle in (0.5, 0.5 + math.pi / 2):
        box((2.1, 0.16, 0.12), oak, (0, 0, 0.52), (0, 0, angle))


def herb_trough():
    tin = powder('sage', 0.5)
    for size, at in (((3.4, 1.1, 0.06), (0, 0, 0.03)), ((3.4, 0.05, 0.95), (0, -0.53, 0.48)), ((3.4, 0.05, 0.95), (0, 0.53, 0.48)),
                     ((0.05, 1.1, 0.95), (-1.68, 0, 0.48)), ((0.05, 1.1, 0.95), (1.68, 0, 0.48))):
        box(size, tin, at, bevel=0.02)
    box((3.3, 1.0, 0.1), soil(), (0, 0, 0.74), bevel=0.04)
    rim = [(x, y, 0.96) for x, y in rounded(3.42, 1.13, 0.06, 3)]
    tube(rim, 0.035, tin, closed=True)
    for x in (-1.0, 0, 1.0):
        box((0.36, 0.03, 0.62), wood('bamboo', 'z'), (x, -0.1, 1.0), (0.05, 0, 0.06 * x), bevel=0.012)
    for x in (-1.72, 1.72):
        tube([(x, -0.25, 0.7), (x * 1.09, -0.2, 0.62), (x * 1.09, 0.2, 0.62), (x, 0.25, 0.7)], 0.04, leather('clay'))


def watering_can(shade='sage'):
    tin = powder(shade, 0.42)
    lathe(vessel([(0.95, 0), (1.0, 0.04), (0.96, 0.9), (0.86, 1.55), (0.88, 1.6)], 0.03, 0.06), tin)
    lathe([(0.4, 1.52), (0.88, 1.56), (0.88, 1.6), (0.4, 1.56)], tin, levels=1)
    tube([(-0.85, 0, 0.35), (-1.25, 0, 0.7), (-1.65, 0, 1.5), (-2.05, 0, 1.95)], 0.13, tin, taper=[1.4, 1.05, 0.8, 0.75])
    group([lathe([(0, 0), (0.1, 0), (0.3, 0.32), (0.32, 0.36), (0, 0.4)], metal('brass', 0.3))], (-1.98, 0, 1.88), (0, -0.72, 0))
    tube([(0.84, 0, 0.4), (1.5, 0, 0.7), (1.62, 0, 1.5), (0.95, 0, 2.25), (0.1, 0, 2.2), (-0.5, 0, 1.6)], 0.075, tin)


def bird_house():
    skin, oak = paint('sky', 0.6, 0), wood('oak', 'x', 0.6)
    front = [(-0.8, 0), (0.8, 0), (0.8, 1.4), (0, 2.25), (-0.8, 1.4)]
    plate(front, 1.3, skin, (0, 0.65, 0), (math.pi / 2, 0, 0), 0.02)
    cylinder(0.27, 0.06, paint('black', 0.9), (0, -0.64, 1.2), (math.pi / 2, 0, 0), 0)
    ring(0.28, 0.035, oak, (0, -0.66, 1.2), (math.pi / 2, 0, 0))
    cylinder(0.06, 0.4, oak, (0, -0.6, 0.72), (math.pi / 2, 0, 0))
    for side in (-1, 1):
        box((1.5, 1.75, 0.1), oak, (side * 0.56, 0, 1.86), (0, side * 0.815, 0), bevel=0.02)
    ring(0.12, 0.025, metal('brass', 0.3), (0, 0, 2.5), (math.pi / 2, 0, 0))


def terrarium():
    clear = glass()
    lathe(vessel([(0.9, 0), (1.0, 0.05), (1.14, 0.5), (1.12, 1.1), (0.8, 1.62), (0.74, 1.8)], 0.045, 0.08), clear)
    lathe([(0, 0.1), (0.86, 0.1), (0.98, 0.18), (1.07, 0.45), (0, 0.45)], raw_clay('sand'))
    lathe([(0, 0.46), (1.06, 0.46), (1.085, 0.7), (0.5, 0.82), (0, 0.78)], soil())
    lathe([(0, 1.74), (0.7, 1.74), (0.74, 1.95), (0.72, 1.99), (0, 1.99)], cork(), levels=1)
    for x, y, radius in ((0.4, -0.35, 0.2), (0.55, -0.1, 0.14), (-0.3, 0.3, 0.26)):
        ball(radius, raw_clay('grey'), (x, y, 0.8), (1.2, 1, 0.8))


def camp_kettle():
    steel = metal('steel', 0.26, 'z')
    lathe([(0, 0), (0.95, 0), (1.02, 0.06), (1.0, 0.5), (0.82, 1.05), (0.5, 1.28), (0, 1.3)], steel)
    lathe([(0, 1.28), (0.52, 1.28), (0.52, 1.34), (0.2, 1.42), (0.07, 1.44), (0.06, 1.5), (0.14, 1.58), (0.12, 1.68), (0, 1.7)], steel)
    tube([(-0.8, 0, 0.75), (-1.1, 0, 0.95), (-1.3, 0, 1.25)], 0.13, steel, taper=[1.5, 1, 0.8])
    arc = [(0.78 * math.cos(a), 0, 1.1 + 1.05 * math.sin(a)) for a in [math.pi * s / 8 for s in range(9)]]
    tube(arc, 0.04, steel)
    tube([p for p in arc[2:7]], 0.075, leather('clay'))


def bicycle_bell():
    brass = metal('brass', 0.16)
    lathe([(0, 1.05), (0.25, 1.03), (0.7, 0.82), (0.95, 0.42), (1.0, 0.2), (0.96, 0.2), (0.9, 0.42), (0.66, 0.78), (0, 0.98)], brass)
    lathe([(0, 1.03), (0.12, 1.04), (0.13, 1.1), (0, 1.13)], metal('steel', 0.2))
    lathe([(0, 0), (0.7, 0), (0.8, 0.06), (0.8, 0.22), (0, 0.24)], plastic('black', 0.4))
    tube([(0.75, 0, 0.14), (1.1, -0.1, 0.14), (1.35, -0.25, 0.2)], 0.06, metal('steel', 0.2), taper=[1, 1, 1.6])
    ring(0.32, 0.1, plastic('black', 0.5), (0, 0, -0.3), (math.pi / 2, 0, 0))


def ride_bottle():
    clear, dark = plastic('sky', 0.35), plastic('charcoal', 0.5)
    lathe([(0, 0), (0.66, 0), (0.72, 0.05), (0.72, 0.9), (0.64, 1.0), (0.64, 1.2), (0.72, 1.3), (0.72, 2.0), (0.6, 2.16), (0, 2.2)], clear)
    lathe([(0, 2.12), (0.66, 2.12), (0.68, 2.16), (0.68, 2.34), (0.5, 2.5), (0.24, 2.58), (0.22, 2.72), (0, 2.72)], dark)
    lathe([(0, 2.7), (0.16, 2.7), (0.2, 2.82), (0.2, 2.92), (0.14, 2.96), (0, 2.96)], clear)


def floor_pump():
    steel, body = metal('steel', 0.22), powder('red', 0.4)
    lathe([(0, 0.1), (0.2, 0.1), (0.2, 3.2), (0.26, 3.22), (0.26, 3.4), (0, 3.42)], body)
    cylinder(0.06, 0.7, steel, (0, 0, 3.3))
    tube([(-0.8, 0, 4.0), (0, 0, 4.05), (0.8, 0, 4.0)], 0.12, wood('beech', 'x', 0.5), taper=[0.9, 1.15, 0.9])
    tube([(-0.9, -0.2, 0.08), (0, 0, 0.14), (0.9, -0.2, 0.08)], 0.13, body)
    group([lathe([(0, 0), (0.4, 0), (0.42, 0.04), (0.42, 0.2), (0.36, 0.22), (0, 0.2)], metal('charcoal', 0.4)),
           lathe([(0, 0.21), (0.34, 0.21), (0, 0.212)], paint('white'), levels=0)], (0, -0.28, 0.5), (0.9, 0, 0))
    tube([(0.2, 0, 0.6), (0.75, -0.1, 1.2), (0.7, 0, 2.6), (0.35, 0.05, 3.3), (0.28, 0.05, 2.4)], 0.05, plastic('black', 0.5))
