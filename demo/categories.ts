/** A group of the catalogue tree. Nothing is sold under it directly. */
export type CategoryGroup = { code: string; name: string };

/** A type that goods are sold under. `prefix` begins the code of each of its goods: KIT-0101. */
export type Category = { code: string; prefix: string; name: string; group: string };

export const categoryGroups: readonly CategoryGroup[] = [
  { code: 'kitchen', name: 'Kitchen and table' },
  { code: 'home', name: 'Home' },
  { code: 'outdoors', name: 'Garden and outdoors' },
  { code: 'desk', name: 'Desk and craft' },
  { code: 'wear', name: 'Wear and travel' },
  { code: 'play', name: 'Play and pets' },
];

/** The 23 types of the demonstration world, in the order in which they are shown. */
export const categories = [
  { code: 'kitchen-tools', prefix: 'KIT', name: 'Kitchen tools', group: 'kitchen' },
  { code: 'coffee-and-tea', prefix: 'COF', name: 'Coffee and tea', group: 'kitchen' },
  { code: 'tableware', prefix: 'TAB', name: 'Tableware', group: 'kitchen' },
  { code: 'pantry-storage', prefix: 'STO', name: 'Pantry storage', group: 'kitchen' },
  { code: 'lighting', prefix: 'LIT', name: 'Lighting', group: 'home' },
  { code: 'cushions-and-throws', prefix: 'TEX', name: 'Cushions and throws', group: 'home' },
  { code: 'bathroom', prefix: 'BAT', name: 'Bathroom', group: 'home' },
  { code: 'candles-and-scent', prefix: 'CAN', name: 'Candles and scent', group: 'home' },
  { code: 'garden-tools', prefix: 'GAR', name: 'Garden tools', group: 'outdoors' },
  { code: 'planters', prefix: 'POT', name: 'Planters', group: 'outdoors' },
  { code: 'camping', prefix: 'CAM', name: 'Camping', group: 'outdoors' },
  { code: 'cycling', prefix: 'CYC', name: 'Cycling', group: 'outdoors' },
  { code: 'desk-accessories', prefix: 'DSK', name: 'Desk accessories', group: 'desk' },
  { code: 'notebooks-and-paper', prefix: 'PAP', name: 'Notebooks and paper', group: 'desk' },
  { code: 'craft-kits', prefix: 'CRA', name: 'Craft kits', group: 'desk' },
  { code: 'tech-accessories', prefix: 'TEC', name: 'Tech accessories', group: 'desk' },
  { code: 'bags', prefix: 'BAG', name: 'Bags', group: 'wear' },
  { code: 'travel', prefix: 'TRA', name: 'Travel', group: 'wear' },
  { code: 'hats-and-scarves', prefix: 'WEA', name: 'Hats, scarves and rainwear', group: 'wear' },
  { code: 'fitness', prefix: 'FIT', name: 'Fitness', group: 'wear' },
  { code: 'wooden-toys', prefix: 'TOY', name: 'Wooden toys', group: 'play' },
  { code: 'games-and-puzzles', prefix: 'GAM', name: 'Games and puzzles', group: 'play' },
  { code: 'pets', prefix: 'PET', name: 'Pets', group: 'play' },
] as const satisfies readonly Category[];

export type CategoryCode = (typeof categories)[number]['code'];
