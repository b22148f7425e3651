import type { Shelf } from '../shelf.ts';

/** Demonstration goods that stand on a shelf: candles and scent. */
export const decorShelves: readonly Shelf[] = [
  {
    prefix: 'CAN',
    supplier: 2,
    maker: 'ardelune',
    warnings: 'Never leave a burning candle unattended. Keep away from children and pets.',
    goods: [
      {
        code: 'CAN-0901',
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
        code: 'CAN-0902',
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
        code: 'CAN-0903',
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
        code: 'CAN-0904',
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
        code: 'CAN-0905',
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
