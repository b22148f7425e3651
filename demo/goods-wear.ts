import type { Shelf } from './shelf.ts';

/** Demonstration goods to wear and to carry. */
export const wearShelves: readonly Shelf[] = [
  {
    prefix: 'BAG',
    supplier: 5,
    maker: 'trelanh',
    warnings: '',
    goods: [
      {
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
        title: 'Roll-top backpack',
        description: [
          'Rolls up for a day in town and out for a weekend.',
          'A padded sleeve keeps the laptop off the floor.',
        ],
        cost: '24.90',
        price: '55.00',
        stock: 75,
        weightGrams: 880,
      },
      {
        title: 'Shoulder satchel',
        description: [
          'A flap with two straps, a divided inside and a back pocket for tickets.',
          'Softens nicely with use.',
        ],
        cost: '21.70',
        price: '48.50',
        stock: 65,
        weightGrams: 720,
      },
      {
        title: 'Gym duffel',
        description: [
          'One big space, one dry pocket for shoes, one hidden pocket for a phone.',
          'Wipes clean inside.',
        ],
        cost: '18.30',
        price: '41.50',
        stock: 90,
        weightGrams: 760,
      },
      {
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
        title: 'Ribbed beanie with bobble',
        description: [
          'A thick rib that folds once or twice, topped with a bobble.',
          'Soft inside, even on the forehead.',
        ],
        cost: '6.20',
        price: '16.90',
        stock: 210,
        weightGrams: 110,
      },
      {
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
      {
        title: 'Striped scarf',
        description: [
          'Long enough to wrap twice, light enough to forget.',
          'Brushed on one side, with a short fringe.',
        ],
        cost: '10.60',
        price: '25.50',
        stock: 130,
        weightGrams: 240,
      },
      {
        title: 'Folding umbrella',
        description: [
          'Opens at a push and stands up to a gust.',
          'Dries in the time it takes to find your keys.',
        ],
        cost: '9.20',
        price: '22.50',
        stock: 160,
        weightGrams: 390,
      },
      {
        title: 'Walking socks, two pairs',
        description: [
          'Cushioned heel and toe, and no seam where it rubs.',
          'They stay up without squeezing.',
        ],
        cost: '5.30',
        price: '14.90',
        stock: 260,
        weightGrams: 140,
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
