import type { Shelf } from '../shelf.ts';

/** Demonstration goods for outside. */
export const outdoorShelves: readonly Shelf[] = [
  {
    prefix: 'GAR',
    supplier: 3,
    maker: 'tarnwick',
    warnings: 'Sharp edges. Keep out of reach of children.',
    goods: [
      {
        code: 'GAR-1002',
        title: 'Watering can, five litres',
        description: [
          'A long spout that reaches the back row and a rose that rains softly.',
          'Balanced when full, light when empty.',
        ],
        cost: '12.60',
        price: '29.00',
        stock: 110,
        weightGrams: 980,
      },
      {
        code: 'GAR-1005',
        title: 'Bird house with bark roof',
        description: [
          'A dry home for small garden birds, with a front that opens for cleaning.',
          'Hangs in five minutes.',
        ],
        cost: '10.80',
        price: '25.90',
        stock: 90,
        weightGrams: 870,
      },
    ],
  },
  {
    prefix: 'POT',
    supplier: 3,
    maker: 'tarnwick',
    warnings: '',
    goods: [
      {
        code: 'POT-1101',
        title: 'Terracotta pot with saucer',
        description: [
          'Breathing clay that forgives too much water.',
          'The saucer is glazed, so the sill stays dry.',
        ],
        cost: '6.30',
        price: '17.90',
        stock: 200,
        weightGrams: 1450,
      },
      {
        code: 'POT-1102',
        title: 'Hanging planter with cord',
        description: [
          'A bowl on three cotton cords for everything that likes to trail.',
          'The hook for the ceiling is in the box.',
        ],
        cost: '8.10',
        price: '21.00',
        stock: 140,
        weightGrams: 720,
      },
      {
        code: 'POT-1103',
        title: 'Planter on wooden legs',
        description: [
          'Lifts a tall plant into the light and off the floor.',
          'The legs screw on without tools.',
        ],
        cost: '16.90',
        price: '38.50',
        stock: 70,
        weightGrams: 2300,
      },
      {
        code: 'POT-1104',
        title: 'Windowsill herb trough',
        description: [
          'Room for three herbs in a row, with an inner tray that holds the water.',
          'Made to fit a kitchen sill.',
        ],
        cost: '9.20',
        price: '23.00',
        stock: 120,
        weightGrams: 1180,
      },
      {
        code: 'POT-1105',
        title: 'Glass terrarium with lid',
        description: [
          'A small climate under a dome: plant it, close it, watch it.',
          'Gravel and instructions included, plants not.',
        ],
        cost: '18.60',
        price: '42.00',
        stock: 60,
        weightGrams: 1640,
      },
    ],
  },
  {
    prefix: 'CAM',
    supplier: 3,
    maker: 'tarnwick',
    warnings: 'Never cook inside a tent. Keep fabric away from flames.',
    goods: [
      {
        code: 'CAM-1202',
        title: 'Camp kettle with folding handle',
        description: [
          'A wide base that boils fast and a lid that stays on.',
          'Packs a gas canister inside itself.',
        ],
        cost: '13.40',
        price: '31.50',
        stock: 90,
        weightGrams: 310,
      },
      {
        code: 'CAM-1203',
        title: 'Camp lantern, rechargeable',
        description: [
          'Warm light for a table of six, or a dim glow for the tent.',
          'Forty hours on a charge.',
        ],
        cost: '17.20',
        price: '39.50',
        stock: 105,
        weightGrams: 480,
      },
    ],
  },
  {
    prefix: 'CYC',
    supplier: 3,
    maker: 'tarnwick',
    warnings: 'Check the fit before every ride.',
    goods: [
      {
        code: 'CYC-1302',
        title: 'Brass bicycle bell',
        description: [
          'A clear long note that asks politely.',
          'Fits every handlebar and turns to reach the thumb.',
        ],
        cost: '4.90',
        price: '15.50',
        stock: 260,
        weightGrams: 90,
      },
      {
        code: 'CYC-1304',
        title: 'Ride bottle, 650 ml',
        description: [
          'Squeezes easily, closes without thinking and rinses clean.',
          'Fits the cages everyone has.',
        ],
        cost: '5.60',
        price: '16.90',
        stock: 230,
        weightGrams: 140,
      },
      {
        code: 'CYC-1305',
        title: 'Floor pump with gauge',
        description: [
          'A long stroke that fills a tyre in twenty pushes.',
          'The head takes both kinds of valve without turning parts.',
        ],
        cost: '16.50',
        price: '38.00',
        stock: 80,
        weightGrams: 1450,
      },
    ],
  },
];
