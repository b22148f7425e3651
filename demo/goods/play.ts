import type { Shelf } from '../shelf.ts';

/** Demonstration goods to play with, for people and animals. */
export const playShelves: readonly Shelf[] = [
  {
    prefix: 'TOY',
    supplier: 4,
    maker: 'hinodai',
    warnings: 'Not for children under 18 months. Small parts when broken.',
    goods: [
      {
        code: 'TOY-2201',
        title: 'Wooden train with two wagons',
        description: [
          'An engine and two wagons that couple with magnets either way round.',
          'Rounded edges, water-based paint.',
        ],
        cost: '14.30',
        price: '33.00',
        stock: 100,
        weightGrams: 780,
      },
      {
        code: 'TOY-2202',
        title: 'Rainbow stacking rings',
        description: [
          'Six rings that only look right in one order and fun in all others.',
          'The base rocks and rights itself.',
        ],
        cost: '8.70',
        price: '21.50',
        stock: 150,
        weightGrams: 460,
      },
      {
        code: 'TOY-2203',
        title: 'Building blocks, 40 pieces',
        description: [
          'Cubes, arches and roofs in six calm colours.',
          'Made to the same measure, so towers stand.',
        ],
        cost: '15.90',
        price: '36.50',
        stock: 90,
        weightGrams: 1500,
      },
      {
        code: 'TOY-2204',
        title: 'Pull-along snail',
        description: [
          'The shell turns as it follows on its string.',
          'Rubber rings on the wheels spare the floor and the ears.',
        ],
        cost: '9.40',
        price: '23.00',
        stock: 130,
        weightGrams: 390,
      },
      {
        code: 'TOY-2205',
        title: 'Little sailing boat',
        description: [
          'A solid hull with a cotton sail that truly sails.',
          'Keel and mast come apart to dry.',
        ],
        cost: '10.20',
        price: '24.50',
        stock: 105,
        weightGrams: 270,
      },
    ],
  },
  {
    prefix: 'GAM',
    supplier: 4,
    maker: 'hinodai',
    warnings: 'Not for children under 3 years. Small parts.',
    goods: [
      {
        code: 'GAM-2301',
        title: 'Dice set with leather-look cup',
        description: [
          'Five dice with crisp edges and a cup that deadens the noise.',
          'Rules for eight games inside.',
        ],
        cost: '6.60',
        price: '17.50',
        stock: 180,
        weightGrams: 240,
      },
      {
        code: 'GAM-2303',
        title: 'Domino set in a box',
        description: [
          'Twenty-eight tiles with inlaid dots and a satisfying clack.',
          'The lid slides and is the score board.',
        ],
        cost: '9.70',
        price: '23.90',
        stock: 110,
        weightGrams: 620,
      },
      {
        code: 'GAM-2304',
        title: 'Travel chess set',
        description: [
          'Weighted pieces on a board that folds over them.',
          'Felt underneath keeps it quiet on a train table.',
        ],
        cost: '12.90',
        price: '30.00',
        stock: 90,
        weightGrams: 510,
      },
      {
        code: 'GAM-2305',
        title: 'Tumbling tower',
        description: [
          'Fifty-four smooth blocks and steady hands: pull one, place it on top.',
          'Best after supper.',
        ],
        cost: '10.90',
        price: '26.00',
        stock: 120,
        weightGrams: 1250,
      },
    ],
  },
  {
    prefix: 'PET',
    supplier: 5,
    maker: 'trelanh',
    warnings: 'Watch your pet while it plays. Replace when damaged.',
    goods: [
      {
        code: 'PET-2401',
        title: 'Dog bowl, non-slip',
        description: [
          'A wide bowl on a rubber ring that stays where dinner is.',
          'The inner dish lifts out to wash.',
        ],
        cost: '5.90',
        price: '16.50',
        stock: 220,
        weightGrams: 540,
      },
      {
        code: 'PET-2402',
        title: 'Cat scratching post',
        description: [
          'A sisal post on a broad base that does not wobble at full stretch.',
          'A ball on a cord for afterwards.',
        ],
        cost: '16.30',
        price: '37.00',
        stock: 70,
        weightGrams: 3100,
      },
      {
        code: 'PET-2403',
        title: 'Collar with name disc',
        description: [
          'Soft webbing with a strong buckle and a disc to engrave.',
          'Reflective thread for the evening round.',
        ],
        cost: '4.40',
        price: '13.50',
        stock: 280,
        weightGrams: 80,
      },
      {
        code: 'PET-2404',
        title: 'Round pet bed',
        description: [
          'A deep ring of plush to curl into and lay a chin on.',
          'The whole of it goes in the machine.',
        ],
        cost: '17.80',
        price: '40.00',
        stock: 65,
        weightGrams: 1450,
      },
    ],
  },
];
