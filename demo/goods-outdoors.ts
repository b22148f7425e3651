import type { Shelf } from './shelf.ts';

/** Demonstration goods for outside. */
export const outdoorShelves: readonly Shelf[] = [
  {
    prefix: 'GAR',
    supplier: 3,
    maker: 'tarnwick',
    warnings: 'Sharp edges. Keep out of reach of children.',
    goods: [
      {
        title: 'Hand trowel and fork',
        description: [
          'Two forged tools with ash handles that sit well in the palm.',
          'Depth marks on the trowel save guessing.',
        ],
        cost: '9.70',
        price: '23.50',
        stock: 150,
        weightGrams: 640,
      },
      {
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
        title: 'Bypass pruning shears',
        description: [
          'A clean cut through green wood as thick as a thumb.',
          'The catch closes with one hand and opens with the same.',
        ],
        cost: '11.90',
        price: '27.50',
        stock: 130,
        weightGrams: 260,
      },
      {
        title: 'Gardening gloves, padded',
        description: [
          'Breathing backs, tough fingertips and long cuffs against thorns.',
          'They wash with the rest of the laundry.',
        ],
        cost: '4.30',
        price: '14.50',
        stock: 320,
        weightGrams: 110,
      },
      {
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
        title: 'Two-person tent',
        description: [
          'Up in five minutes on two poles, with a porch for wet boots.',
          'Taped seams keep out a night of rain.',
        ],
        cost: '46.00',
        price: '98.00',
        stock: 35,
        weightGrams: 2450,
      },
      {
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
      {
        title: 'Sleeping bag, three seasons',
        description: [
          'Comfortable to four degrees, with a hood that closes to a breathing hole.',
          'Rolls to the size of a loaf.',
        ],
        cost: '31.50',
        price: '68.00',
        stock: 55,
        weightGrams: 1380,
      },
      {
        title: 'Folding camp chair',
        description: [
          'A low, wide seat that carries a tall person all evening.',
          'Cup pocket left and right.',
        ],
        cost: '20.30',
        price: '46.00',
        stock: 75,
        weightGrams: 2700,
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
        title: 'City bicycle helmet',
        description: [
          'A round shell with wide vents and a dial that fits it in seconds.',
          'The rear light clips in.',
        ],
        cost: '22.80',
        price: '51.00',
        stock: 85,
        weightGrams: 310,
      },
      {
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
        title: 'Front light, rechargeable',
        description: [
          'Enough beam for a dark lane, and a soft edge that spares the others.',
          'Ready again after two hours.',
        ],
        cost: '12.20',
        price: '28.90',
        stock: 140,
        weightGrams: 130,
      },
      {
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
