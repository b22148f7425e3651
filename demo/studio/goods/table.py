"""Tableware and bowls of clay and glass."""
import math

from kit.materials import glass, glaze, metal, raw_clay, wood
from kit.shapes import lathe, tube, vessel


def mug(glaze_of, speck='charcoal', scale=1.0):
    outer = [(0.62, 0.06), (0.74, 0.08), (0.84, 0.2), (0.885, 0.5), (0.9, 1.0), (0.905, 1.5), (0.91, 1.84)]
    skin = glaze(glaze_of, 0.26, speck)
    lathe(vessel(outer, 0.075, 0.2), skin)
    lathe([(0, 0), (0.6, 0), (0.63, 0.02), (0.64, 0.075), (0, 0.08)], raw_clay())
    tube(
        [(0.84, 0, 1.52), (1.16, 0, 1.55), (1.40, 0, 1.24), (1.36, 0, 0.82), (1.12, 0, 0.55), (0.82, 0, 0.47)],
        0.1,
        skin,
        turn=(0, 0, -0.45),
        taper=[1.25, 1, 0.95, 0.95, 1, 1.25],
    )


def mixing_bowls():
    steel = metal('steel', 0.22, 'x')
    foot = glaze('charcoal', 0.7)

    for radius, at in ((1.6, (0, 0, 0)), (1.26, (0, 0, 0.42)), (0.95, (0, 0, 0.8))):

        def lip(x, y, z, high=0.8 * radius):
            angle = math.atan2(y, x) + 0.9
            pull = 0.32 * math.exp(-((angle / 0.26) ** 2)) * max(z / high - 0.6, 0)
            return (x * (1 + pull), y * (1 + pull), z - 0.1 * pull * high)

        outer = [(0.5, 0), (0.62, 0.03), (0.82, 0.3), (0.95, 0.68), (0.99, 0.95), (1.05, 1.0)]
        sized = [(r * radius, z * radius * 0.8) for r, z in outer]
        lathe(vessel(sized, 0.035, 0.06), steel, at, shape=lip)
        lathe([(0, -0.04), (0.6 * radius, -0.04), (0.62 * radius, 0), (0.6 * radius, 0.05), (0, 0.05)], foot, at)


def dinner_plates(glaze_of='cream', rim='teal'):
    skin = glaze(glaze_of, 0.3, 'sand')
    outer = [(0.8, 0), (0.86, 0.05), (1.15, 0.09), (1.22, 0.14), (1.45, 0.28), (1.66, 0.32)]
    for at in ((0, 0, 0), (0, 0, 0.11)):
        lathe(vessel(outer, 0.06, 0.07), skin, at)
    lathe([(1.66, 0.33), (1.69, 0.35), (1.66, 0.37), (1.62, 0.355)], glaze(rim, 0.3), (0, 0, 0.1))
    lathe([(1.66, 0.33), (1.69, 0.35), (1.66, 0.37), (1.62, 0.355)], glaze(rim, 0.3))


def noodle_bowl(glaze_of='navy'):
    outer = [(0.52, 0), (0.56, 0.12), (0.6, 0.16), (0.86, 0.36), (1.06, 0.72), (1.15, 1.06)]
    lathe(vessel(outer, 0.06, 0.2), glaze(glaze_of, 0.25, 'cream'))
    stick = wood('acacia', 'x')
    for y, turn in ((-0.1, 0.05), (0.1, -0.02)):
        tube(
            [(-1.5, y, 1.16), (0, y * 0.9, 1.16), (1.75, y * 0.6, 1.16)], 0.045, stick, turn=(0, 0, 0.5 + turn),
            taper=[1.1, 0.95, 0.6],
        )


def tumblers():
    clear = glass()

    def ribs(x, y, z):
        angle, radius = math.atan2(y, x), math.hypot(x, y)
        part = min(max((z - 0.12) / 0.15, 0), 1) * min(max((1.02 - z) / 0.12, 0), 1)
        grow = 1 + 0.022 * part * math.cos(angle * 30) * (1 if radius > 0.4 else 0)
        return (x * grow, y * grow, z)

    outer = [(0.4, 0), (0.44, 0.03), (0.46, 0.2), (0.475, 0.4), (0.49, 0.7), (0.51, 1.0), (0.52, 1.16)]
    profile = vessel(outer, 0.045, 0.1)
    for at in ((-0.62, -0.12, 0), (0.6, -0.3, 0), (0.1, 0.72, 0), (0.1, 0.72, 0.62)):
        lathe(profile, clear, at, steps=180, levels=1, shape=ribs)


def table_jug(glaze_of='sage'):
    def lip(x, y, z):
        pull = math.exp(-(((math.atan2(y, -x)) / 0.38) ** 2)) * max(z - 1.7, 0) ** 1.3
        return (x - 0.42 * pull, y, z + 0.12 * pull)

    outer = [(0.55, 0), (0.62, 0.04), (0.72, 0.3), (0.74, 0.7), (0.64, 1.2), (0.5, 1.62), (0.5, 1.9), (0.56, 2.2)]
    skin = glaze(glaze_of, 0.28, 'charcoal')
    lathe(vessel(outer, 0.055, 0.1), skin, shape=lip)
    tube(
        [(0.46, 0, 1.92), (0.84, 0, 2.02), (1.1, 0, 1.66), (1.02, 0, 1.14), (0.66, 0, 0.76)],
        0.09, skin, taper=[1.3, 1, 0.95, 1, 1.35],
    )


def dog_bowl():
    outer = [(1.05, 0), (1.1, 0.04), (1.0, 0.5), (0.98, 0.62)]
    lathe(vessel(outer, 0.1, 0.2), glaze('teal', 0.35))
    lathe([(0, 0.24), (0.7, 0.24), (0.84, 0.3), (0.9, 0.6), (1.0, 0.67), (0.98, 0.69), (0.86, 0.62), (0, 0.26)],
          metal('steel', 0.2))
    lathe([(0, -0.05), (1.06, -0.05), (1.12, 0), (1.06, 0.05), (0, 0.05)], glaze('black', 0.8))
