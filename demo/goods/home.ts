import type { Shelf } from '../shelf.ts';

/** Demonstration goods of the platform: light, textiles, bath. */
export const homeShelves: readonly Shelf[] = [
  {
    prefix: 'LIT',
    supplier: 2,
    maker: 'osierlight',
    warnings: 'Indoor use only. Unplug before changing the bulb.',
    goods: [
      {
        code: 'LIT-0501',
        title: 'Mushroom table lamp',
        description: [
          'A soft dome that sends warm light down and a little glow up.',
          'Three steps of brightness at a touch of the base.',
        ],
        cost: '24.50',
        price: '54.00',
        stock: 70,
        weightGrams: 1420,
      },
      {
        code: 'LIT-0502',
        title: 'Jointed desk lamp',
        description: [
          'Two sprung arms put the light where the work is, and hold it there.',
          'A long cable reaches the far socket.',
        ],
        cost: '27.80',
        price: '59.50',
        stock: 65,
        weightGrams: 1900,
      },
      {
        code: 'LIT-0503',
        title: 'Dome pendant lamp',
        description: [
          'A wide shade, painted outside and white within, for the table or the hall.',
          'Two metres of fabric cable to cut to length.',
        ],
        cost: '22.30',
        price: '49.00',
        stock: 80,
        weightGrams: 1350,
      },
      {
        code: 'LIT-0504',
        title: 'Paper globe lantern',
        description: [
          'A big calm moon of rice paper over a thin wire frame.',
          'Arrives flat and opens in a minute.',
        ],
        cost: '6.90',
        price: '18.50',
        stock: 210,
        weightGrams: 260,
      },
      {
        code: 'LIT-0505',
        title: 'String lights with ten bulbs',
        description: [
          'Ten warm globes on a cord of five metres, joined in a chain if you want more.',
          'Low voltage and cool to the touch.',
        ],
        cost: '9.40',
        price: '22.00',
        stock: 190,
        weightGrams: 380,
      },
    ],
  },
  {
    prefix: 'TEX',
    supplier: 2,
    maker: 'ardelune',
    warnings: 'Keep away from open fire.',
    goods: [
      {
        code: 'TEX-0601',
        title: 'Striped cushion, 45 cm',
        description: [
          'A plump cushion in a washed cotton cover with woven stripes.',
          'The hidden zip makes washing day simple.',
        ],
        cost: '8.60',
        price: '20.90',
        stock: 180,
        weightGrams: 520,
      },
      {
        code: 'TEX-0602',
        title: 'Fringed wool throw',
        description: [
          'Soft wool that warms without weight, finished with a hand-knotted fringe.',
          'Large enough for two on a sofa.',
        ],
        cost: '23.70',
        price: '52.00',
        stock: 75,
        weightGrams: 980,
      },
      {
        code: 'TEX-0603',
        title: 'Knitted pouf',
        description: [
          'A chunky knit around a firm filling, good as a footrest or an extra seat.',
          'The cover comes off to wash.',
        ],
        cost: '26.40',
        price: '57.50',
        stock: 50,
        weightGrams: 3200,
      },
      {
        code: 'TEX-0605',
        title: 'Bolster cushion with piping',
        description: [
          'A long roll for the end of a bed or the small of a back.',
          'Contrast piping keeps its shape sharp.',
        ],
        cost: '9.90',
        price: '22.90',
        stock: 110,
        weightGrams: 680,
      },
    ],
  },
  {
    prefix: 'BAT',
    supplier: 2,
    maker: 'ardelune',
    warnings: '',
    goods: [
      {
        code: 'BAT-0701',
        title: 'Soap dispenser, stoneware',
        description: [
          'A heavy bottle that stays upright under wet hands.',
          'The steel pump gives just enough and never drips.',
        ],
        cost: '6.80',
        price: '17.90',
        stock: 220,
        weightGrams: 460,
      },
      {
        code: 'BAT-0702',
        title: 'Waffle towels, set of three',
        description: [
          'Light honeycomb cotton that dries you fast and itself faster.',
          'Hand, bath and guest sizes, each with a loop.',
        ],
        cost: '15.20',
        price: '34.50',
        stock: 130,
        weightGrams: 1150,
      },
      {
        code: 'BAT-0703',
        title: 'Toothbrush cup with two brushes',
        description: [
          'A glazed cup with a drain at the base, and two bamboo brushes to begin with.',
          'Wipes clean in seconds.',
        ],
        cost: '5.70',
        price: '14.90',
        stock: 200,
        weightGrams: 340,
      },
      {
        code: 'BAT-0705',
        title: 'Olive oil soap on a dish',
        description: [
          'A mild bar made with olive oil and nothing loud.',
          'The ridged dish lets it dry between washes.',
        ],
        cost: '4.40',
        price: '12.90',
        stock: 340,
        weightGrams: 290,
      },
    ],
  },
];
