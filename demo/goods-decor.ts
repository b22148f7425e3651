import type { Shelf } from './shelf.ts';

/** Demonstration goods that stand on a shelf: clocks, frames, candles. */
export const decorShelves: readonly Shelf[] = [
  {
    prefix: 'CLK',
    supplier: 1,
    maker: 'quillbrook',
    warnings: '',
    goods: [
      {
        title: 'Wall clock with oak frame',
        description: [
          'A quiet movement that sweeps instead of ticking.',
          'Clear hands on a pale face, thirty centimetres across.',
        ],
        cost: '17.90',
        price: '39.90',
        stock: 95,
        weightGrams: 1080,
      },
      {
        title: 'Twin-bell alarm clock',
        description: [
          'Two brass-coloured bells that nobody sleeps through.',
          'A light behind the dial for the hours before that.',
        ],
        cost: '9.80',
        price: '22.90',
        stock: 160,
        weightGrams: 420,
      },
      {
        title: 'Mantel clock, arched',
        description: [
          'A small arch of stained beech for a shelf or a bedside.',
          'Runs a year on one battery.',
        ],
        cost: '19.60',
        price: '43.50',
        stock: 60,
        weightGrams: 890,
      },
      {
        title: 'Picture frame with print',
        description: [
          'A slim frame that holds a landscape print until you have a better picture.',
          'Hangs either way or stands.',
        ],
        cost: '10.70',
        price: '24.50',
        stock: 140,
        weightGrams: 760,
      },
      {
        title: 'Sunburst clock',
        description: [
          'Twenty-four rays around a plain dial, bold over a sideboard.',
          'Weighs little and hangs from one nail.',
        ],
        cost: '21.40',
        price: '47.90',
        stock: 55,
        weightGrams: 1340,
      },
    ],
  },
  {
    prefix: 'CAN',
    supplier: 2,
    maker: 'ardelune',
    warnings: 'Never leave a burning candle unattended. Keep away from children and pets.',
    goods: [
      {
        title: 'Scented jar candle',
        description: [
          'Soy wax with fig leaf and a little cedar, forty hours of it.',
          'The jar begins a second life as a tumbler.',
        ],
        cost: '7.60',
        price: '18.90',
        stock: 280,
        weightGrams: 410,
      },
      {
        title: 'Pillar candles, set of three',
        description: [
          'Three heights of smooth unscented wax that burn evenly and do not drip.',
          'Made for a tray or a hearth.',
        ],
        cost: '8.90',
        price: '21.50',
        stock: 190,
        weightGrams: 1260,
      },
      {
        title: 'Candlesticks with tapers, pair',
        description: [
          'Two turned candlesticks of unlike height, and tapers to go with them.',
          'Felt under the base spares the table.',
        ],
        cost: '13.80',
        price: '31.00',
        stock: 100,
        weightGrams: 830,
      },
      {
        title: 'Reed diffuser',
        description: [
          'Eight reeds draw the scent of linen and rain up into the room.',
          'Turn them once a week; it lasts three months.',
        ],
        cost: '8.20',
        price: '19.90',
        stock: 210,
        weightGrams: 350,
      },
      {
        title: 'Garden lantern for tealights',
        description: [
          'A house of glass and metal that shelters a flame from the wind.',
          'Stands on a step or hangs from a branch.',
        ],
        cost: '15.60',
        price: '35.00',
        stock: 85,
        weightGrams: 1580,
      },
    ],
  },
];
