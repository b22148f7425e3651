import type { Shelf } from './shelf.ts';

/** Demonstration goods of the kitchen. */
export const kitchenShelves: readonly Shelf[] = [
  {
    prefix: 'KIT',
    supplier: 0,
    maker: 'fennmoor',
    warnings: 'Wash before first use.',
    goods: [
      {
        title: 'Beech spatula trio',
        description: [
          'Spoon, turner and slotted turner of oiled beech, kind to every pan.',
          'Rounded backs reach into corners.',
          'Wash by hand and oil now and then.',
        ],
        cost: '5.40',
        price: '13.50',
        stock: 240,
        weightGrams: 210,
      },
      {
        title: 'Balloon whisk, brushed steel',
        description: [
          'Eleven springy wires beat air into cream within a minute.',
          'The weighted handle stays cool and lies flat on the worktop.',
        ],
        cost: '4.80',
        price: '12.50',
        stock: 310,
        weightGrams: 120,
      },
      {
        title: 'Acacia chopping board with handle',
        description: [
          'A broad board of one piece of acacia, its grain different on each.',
          'A juice groove on one side, a smooth serving face on the other.',
        ],
        cost: '9.60',
        price: '21.00',
        stock: 150,
        weightGrams: 980,
      },
      {
        title: 'Stoneware mortar and pestle',
        description: [
          'A heavy bowl that stays put while you work, left unglazed inside for grip.',
          'Crushes pepper, pesto and garlic without staining.',
        ],
        cost: '11.00',
        price: '24.90',
        stock: 95,
        weightGrams: 1650,
      },
      {
        title: 'Nesting mixing bowls, set of three',
        description: [
          'Three deep bowls that fold into the room of one.',
          'Pouring lips on every size and bases that do not slide.',
        ],
        cost: '14.20',
        price: '32.00',
        stock: 120,
        weightGrams: 1240,
      },
    ],
  },
  {
    prefix: 'COF',
    supplier: 4,
    maker: 'hinodai',
    warnings: 'Hot contents. Keep out of reach of children.',
    goods: [
      {
        title: 'Pour-over dripper and carafe',
        description: [
          'A ribbed cone over a heat-proof glass carafe for four cups.',
          'The wooden collar lets you pour while it is still hot.',
        ],
        cost: '13.50',
        price: '31.50',
        stock: 110,
        weightGrams: 690,
      },
      {
        title: 'Stovetop espresso pot, six cups',
        description: [
          'An eight-sided classic that brews a full-bodied pot in five minutes.',
          'Works on gas, electric and induction hobs.',
        ],
        cost: '15.80',
        price: '36.00',
        stock: 130,
        weightGrams: 720,
      },
      {
        title: 'Stoneware teapot with cane handle',
        description: [
          'A round pot with a steady pour and a fine strainer inside the spout.',
          'The cane handle stays cool and folds down to store.',
        ],
        cost: '17.40',
        price: '39.50',
        stock: 80,
        weightGrams: 860,
      },
      {
        title: 'Hand coffee grinder',
        description: [
          'Steel burrs with eighteen settings, from fine espresso to coarse press.',
          'Quiet enough for a sleeping house.',
        ],
        cost: '18.90',
        price: '42.00',
        stock: 75,
        weightGrams: 540,
      },
      {
        title: 'Speckled mug, 350 ml',
        description: [
          'Thick walls keep coffee warm, and the thumb rest makes it pleasant to hold.',
          'Each glaze falls a little differently.',
        ],
        cost: '4.60',
        price: '14.50',
        stock: 420,
        weightGrams: 380,
      },
    ],
  },
  {
    prefix: 'TAB',
    supplier: 0,
    maker: 'brackenfield',
    warnings: '',
    goods: [
      {
        title: 'Dinner plates with rim, pair',
        description: [
          'Two wide plates with a raised rim that keeps sauce where it belongs.',
          'Safe in oven, microwave and dishwasher.',
        ],
        cost: '12.40',
        price: '27.50',
        stock: 160,
        weightGrams: 1380,
      },
      {
        title: 'Noodle bowl with chopsticks',
        description: [
          'A deep bowl with a notch that holds the chopsticks between bites.',
          'Big enough for a full supper.',
        ],
        cost: '8.30',
        price: '19.90',
        stock: 190,
        weightGrams: 760,
      },
      {
        title: 'Ribbed tumblers, set of four',
        description: [
          'Pressed glass with fine ribs that catch the light.',
          'They stack without sticking and survive a busy kitchen.',
        ],
        cost: '10.20',
        price: '23.50',
        stock: 140,
        weightGrams: 1080,
      },
      {
        title: 'Cutlery set, sixteen pieces',
        description: [
          'Knives, forks, spoons and teaspoons for four, in brushed steel.',
          'Balanced in the hand and quiet on the plate.',
        ],
        cost: '19.50',
        price: '44.00',
        stock: 90,
        weightGrams: 1120,
      },
      {
        title: 'Table jug, one litre',
        description: [
          'A pitcher with a lip that does not drip, for water, milk or a bunch of tulips.',
          'The handle fits a whole hand.',
        ],
        cost: '9.90',
        price: '22.50',
        stock: 125,
        weightGrams: 940,
      },
    ],
  },
  {
    prefix: 'STO',
    supplier: 0,
    maker: 'fennmoor',
    warnings: '',
    goods: [
      {
        title: 'Cork-lid jars, set of three',
        description: [
          'Clear jars for pasta, beans and oats, so you see what is running low.',
          'Natural cork closes tight without a thread.',
        ],
        cost: '11.30',
        price: '25.90',
        stock: 170,
        weightGrams: 1260,
      },
      {
        title: 'Bread bin with board lid',
        description: [
          'Keeps a loaf fresh for days behind a lid that is also a cutting board.',
          'Small vents stop mould before it starts.',
        ],
        cost: '21.60',
        price: '48.00',
        stock: 60,
        weightGrams: 2350,
      },
      {
        title: 'Spice rack with six jars',
        description: [
          'Six small jars on a slim shelf that hangs or stands.',
          'Shaker inserts and blank labels are in the box.',
        ],
        cost: '16.70',
        price: '37.50',
        stock: 85,
        weightGrams: 1480,
      },
      {
        title: 'Seagrass basket with handles',
        description: [
          'Woven by hand from seagrass, sturdy enough for potatoes or toys.',
          'Folds flat when it has nothing to do.',
        ],
        cost: '8.80',
        price: '20.50',
        stock: 140,
        weightGrams: 620,
      },
      {
        title: 'Two-tier lunch box',
        description: [
          'Two closed trays and a strap that keeps them together.',
          'No plastic taste, and no leaks on the train.',
        ],
        cost: '7.20',
        price: '17.90',
        stock: 260,
        weightGrams: 430,
      },
    ],
  },
];
