import type { Shelf } from '../shelf.ts';

/** Demonstration goods of the desk. */
export const deskShelves: readonly Shelf[] = [
  {
    prefix: 'DSK',
    supplier: 1,
    maker: 'quillbrook',
    warnings: '',
    goods: [
      {
        code: 'DSK-1401',
        title: 'Pen pot with six pencils',
        description: [
          'A turned cup of pale wood and six pencils to fill it.',
          'Heavy enough not to tip when you reach.',
        ],
        cost: '5.20',
        price: '14.50',
        stock: 210,
        weightGrams: 340,
      },
      {
        code: 'DSK-1402',
        title: 'Desk organiser, three trays',
        description: [
          'Paper below, notebooks between, small things on top.',
          'Slots together without screws.',
        ],
        cost: '14.80',
        price: '33.90',
        stock: 95,
        weightGrams: 1320,
      },
      {
        code: 'DSK-1404',
        title: 'Cork notice board',
        description: [
          'Dense cork in a painted frame that takes a pin and hides the hole.',
          'Ten wooden pins included.',
        ],
        cost: '9.30',
        price: '21.90',
        stock: 100,
        weightGrams: 780,
      },
      {
        code: 'DSK-1405',
        title: 'Arched bookends, pair',
        description: [
          'Two solid arches that hold a shelf of heavy books.',
          'Cork soles keep them where they are.',
        ],
        cost: '11.60',
        price: '26.50',
        stock: 90,
        weightGrams: 1700,
      },
    ],
  },
  {
    prefix: 'PAP',
    supplier: 1,
    maker: 'quillbrook',
    warnings: '',
    goods: [
      {
        code: 'PAP-1501',
        title: 'Cloth notebook with ribbon',
        description: [
          'Thread-bound pages that open flat, cream and faintly dotted.',
          'The elastic keeps loose notes inside.',
        ],
        cost: '4.70',
        price: '13.90',
        stock: 330,
        weightGrams: 280,
      },
      {
        code: 'PAP-1502',
        title: 'Spiral sketchbook and pencil',
        description: [
          'Sixty heavy sheets that take pencil, ink and a light wash.',
          'The pencil lives in the spiral.',
        ],
        cost: '5.90',
        price: '15.90',
        stock: 240,
        weightGrams: 460,
      },
      {
        code: 'PAP-1503',
        title: 'Letter set with envelopes',
        description: [
          'Twelve cards and twelve lined envelopes for the letters worth sending.',
          'Recycled paper, wax-look seals.',
        ],
        cost: '5.10',
        price: '14.20',
        stock: 180,
        weightGrams: 230,
      },
      {
        code: 'PAP-1504',
        title: 'Perpetual desk calendar',
        description: [
          'Turn a block each morning and it is right for ever.',
          'A small shelf keeps the day you are on.',
        ],
        cost: '9.40',
        price: '22.50',
        stock: 85,
        weightGrams: 520,
      },
      {
        code: 'PAP-1505',
        title: 'Paper tapes, set of four',
        description: [
          'Four patterned tapes that tear by hand and lift off again.',
          'For parcels, pages and labels.',
        ],
        cost: '3.60',
        price: '10.90',
        stock: 380,
        weightGrams: 90,
      },
    ],
  },
  {
    prefix: 'CRA',
    supplier: 1,
    maker: 'quillbrook',
    warnings: 'Contains small parts and pointed tools. Not for children under 8.',
    goods: [
      {
        code: 'CRA-1604',
        title: 'Sewing tin with threads',
        description: [
          'Eight threads, scissors, pins and the button you lost.',
          'Everything has a place, so it stays there.',
        ],
        cost: '8.40',
        price: '20.50',
        stock: 140,
        weightGrams: 380,
      },
      {
        code: 'CRA-1605',
        title: 'Folding paper, 100 sheets',
        description: [
          'A hundred squares in twenty colours, and the crane explained in twelve steps.',
          'Crisp folds that stay.',
        ],
        cost: '3.90',
        price: '11.50',
        stock: 290,
        weightGrams: 190,
      },
    ],
  },
  {
    prefix: 'TEC',
    supplier: 5,
    maker: 'trelanh',
    warnings: 'Do not use a damaged cable or battery. Keep dry.',
    goods: [
      {
        code: 'TEC-1702',
        title: 'Wireless charging pad',
        description: [
          'Lay the phone down and it charges; the felt top keeps it from sliding.',
          'A small light says it has begun.',
        ],
        cost: '9.10',
        price: '22.50',
        stock: 170,
        weightGrams: 190,
      },
      {
        code: 'TEC-1705',
        title: 'Portable speaker with strap',
        description: [
          'Fills a kitchen or a picnic, and does not mind a splash.',
          'Pairs with a second one for stereo.',
        ],
        cost: '19.40',
        price: '43.50',
        stock: 95,
        weightGrams: 540,
      },
    ],
  },
];
