import type { Shelf } from '../shelf.ts';

/** Demonstration goods to wear and to carry. */
export const wearShelves: readonly Shelf[] = [
  {
    prefix: 'BAG',
    supplier: 5,
    maker: 'trelanh',
    warnings: '',
    goods: [
      {
        code: 'BAG-1801',
        title: 'Canvas tote bag',
        description: [
          'Heavy canvas with long handles and a pocket for the keys.',
          'Carries a week of shopping and folds to nothing.',
        ],
        cost: '4.20',
        price: '13.50',
        stock: 360,
        weightGrams: 240,
      },
      {
        code: 'BAG-1805',
        title: 'Zip pouch',
        description: [
          'For pens, chargers or make-up, with a lining that forgives spills.',
          'Stands up when it is open.',
        ],
        cost: '4.10',
        price: '12.90',
        stock: 300,
        weightGrams: 90,
      },
    ],
  },
  {
    prefix: 'TRA',
    supplier: 5,
    maker: 'trelanh',
    warnings: '',
    goods: [
      {
        code: 'TRA-1901',
        title: 'Cabin suitcase',
        description: [
          'A ribbed shell on four quiet wheels, sized for the overhead locker.',
          'Both halves close on their own.',
        ],
        cost: '43.50',
        price: '94.00',
        stock: 40,
        weightGrams: 2600,
      },
      {
        code: 'TRA-1902',
        title: 'Travel neck pillow',
        description: [
          'Firm where the head falls and soft where it rests.',
          'The cover comes off to wash, the strap clips to a bag.',
        ],
        cost: '9.30',
        price: '22.90',
        stock: 150,
        weightGrams: 320,
      },
      {
        code: 'TRA-1903',
        title: 'Luggage tags, pair',
        description: [
          'Two bright tags you can tell from across the hall.',
          'The flap hides your address from the curious.',
        ],
        cost: '3.40',
        price: '11.50',
        stock: 330,
        weightGrams: 60,
      },
      {
        code: 'TRA-1904',
        title: 'Packing cubes, set of three',
        description: [
          'Three mesh-topped cubes that turn a suitcase into drawers.',
          'They squeeze down with a second zip.',
        ],
        cost: '11.20',
        price: '26.50',
        stock: 140,
        weightGrams: 310,
      },
      {
        code: 'TRA-1905',
        title: 'Insulated bottle, 500 ml',
        description: [
          'Hot for twelve hours, cold for twenty-four, and dry on the outside.',
          'The loop hangs from a finger.',
        ],
        cost: '10.40',
        price: '24.90',
        stock: 190,
        weightGrams: 340,
      },
    ],
  },
  {
    prefix: 'WEA',
    supplier: 5,
    maker: 'trelanh',
    warnings: '',
    goods: [
      {
        code: 'WEA-2002',
        title: 'Wide-brim straw hat',
        description: [
          'Woven shade for face and neck, with a band that keeps it on in a breeze.',
          'Packs flat and springs back.',
        ],
        cost: '9.80',
        price: '23.90',
        stock: 110,
        weightGrams: 180,
      },
    ],
  },
  {
    prefix: 'FIT',
    supplier: 3,
    maker: 'tarnwick',
    warnings: 'Ask a doctor before starting to train. Keep clear of children.',
    goods: [
      {
        code: 'FIT-2101',
        title: 'Yoga mat with strap',
        description: [
          'Grips with dry hands and damp ones, and cushions the knees.',
          'Rolls tight under its cotton strap.',
        ],
        cost: '13.10',
        price: '30.50',
        stock: 120,
        weightGrams: 1150,
      },
      {
        code: 'FIT-2102',
        title: 'Hex dumbbells, pair of 3 kg',
        description: [
          'Six sides that do not roll away, under a skin that is quiet on the floor.',
          'Fits small and large hands.',
        ],
        cost: '18.70',
        price: '43.00',
        stock: 85,
        weightGrams: 6100,
      },
      {
        code: 'FIT-2103',
        title: 'Skipping rope',
        description: [
          'Bearings in the handles keep it turning fast and flat.',
          'Shorten it once and it fits for good.',
        ],
        cost: '5.10',
        price: '15.90',
        stock: 240,
        weightGrams: 170,
      },
      {
        code: 'FIT-2104',
        title: 'Kettlebell, 8 kg',
        description: [
          'One smooth casting with a handle wide enough for both hands.',
          'The flat base stays where you set it.',
        ],
        cost: '19.90',
        price: '46.00',
        stock: 60,
        weightGrams: 8000,
      },
      {
        code: 'FIT-2105',
        title: 'Balance ball, 65 cm',
        description: [
          'Replaces a chair for an hour or the floor for a stretch.',
          'Lets air out slowly if it is ever pierced.',
        ],
        cost: '11.50',
        price: '27.50',
        stock: 95,
        weightGrams: 1200,
      },
    ],
  },
];
