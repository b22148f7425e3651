import type { Shelf } from './shelf.ts';

/** Demonstration goods of the desk. */
export const deskShelves: readonly Shelf[] = [
  {
    prefix: 'DSK',
    supplier: 1,
    maker: 'quillbrook',
    warnings: '',
    goods: [
      {
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
        title: 'Laptop stand, folding',
        description: [
          'Raises the screen to eye level and lets air pass beneath.',
          'Folds as flat as a magazine.',
        ],
        cost: '16.40',
        price: '36.90',
        stock: 120,
        weightGrams: 860,
      },
      {
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
        title: 'First scarf knitting kit',
        description: [
          'Two balls of soft yarn, bamboo needles and a pattern a beginner can finish.',
          'Help is one scan away.',
        ],
        cost: '11.40',
        price: '26.00',
        stock: 100,
        weightGrams: 420,
      },
      {
        title: 'Embroidery hoop kit',
        description: [
          'Printed cloth, hoop, six threads and a needle with a kind eye.',
          'Done in two evenings, framed at once.',
        ],
        cost: '7.90',
        price: '19.50',
        stock: 130,
        weightGrams: 210,
      },
      {
        title: 'Watercolour set with brush',
        description: [
          'Twelve pans of bright colour in a tin that is its own palette.',
          'One brush that keeps its point.',
        ],
        cost: '9.60',
        price: '22.90',
        stock: 125,
        weightGrams: 330,
      },
      {
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
        title: 'Braided charging cable, 2 m',
        description: [
          'A woven sleeve that does not tangle or fray at the neck.',
          'Carries enough power for a laptop.',
        ],
        cost: '3.80',
        price: '12.50',
        stock: 450,
        weightGrams: 70,
      },
      {
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
        title: 'Pocket power bank',
        description: [
          'Two full phone charges in the size of a pack of cards.',
          'Four lights tell the truth about what is left.',
        ],
        cost: '13.70',
        price: '31.00',
        stock: 150,
        weightGrams: 230,
      },
      {
        title: 'Over-ear headphones',
        description: [
          'Soft cushions, thirty hours of play and a cable for when those end.',
          'Folds into its own pouch.',
        ],
        cost: '28.60',
        price: '63.00',
        stock: 70,
        weightGrams: 260,
      },
      {
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
