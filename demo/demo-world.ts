// Who is who in the demonstration world. Everybody is invented.
import { operatorRoles } from '#domain/rights.ts';

/** The password of everybody here. It is printed at every start: the database is marked as test data. */
export const demoPassword = 'this-is-only-a-demo';

export const demoOperator = { username: 'olive', name: 'Olive Marsh', roles: operatorRoles } as const;

/** Everybody who works in the demonstration's console: one for everything, and one or two a role. */
export const demoStaff = [
  demoOperator,
  { username: 'rowan', name: 'Rowan Pike', roles: ['reviewer'] },
  { username: 'fiona', name: 'Fiona Lund', roles: ['finance'] },
  { username: 'theo', name: 'Theo Brandt', roles: ['finance'] },
  { username: 'cato', name: 'Cato Vries', roles: ['catalogue'] },
  { username: 'sena', name: 'Sena Okafor', roles: ['service'] },
  { username: 'rhea', name: 'Rhea Castell', roles: ['risk'] },
  { username: 'cora', name: 'Cora Hale', roles: ['content'] },
  { username: 'auden', name: 'Auden Frost', roles: ['auditor'] },
] as const;

/** The supplier whose sign-in is shown: it has parcels to send now. */
export const demoSupplier = 'tarnwick';

export const shopKeys = ['table', 'trail', 'paper'] as const;
export type ShopKey = (typeof shopKeys)[number];

/** A shop of the demonstration world with its merchant. */
export type DemoShop = {
  readonly username: string;
  readonly name: string;
  readonly tz: string;
  readonly about: string;
  readonly address: string;
  /** What it has chosen from the warehouse: everything of these types. */
  readonly types: readonly string[];
  /** Its prices, in percent of what the supplier suggests. */
  readonly pricePercent: bigint;
};

export const demoShops: Readonly<Record<ShopKey, DemoShop>> = {
  table: {
    username: 'mara',
    name: 'Morning Table',
    tz: 'Europe/Berlin',
    about:
      'Things for the kitchen and the rooms around it, chosen by someone who cooks every day. ' +
      'Nothing that needs a manual, nothing that will not last.',
    address: 'Birkenweg 3, 00000 Fennmoor, Germany',
    types: [
      'kitchen-tools',
      'coffee-and-tea',
      'tableware',
      'pantry-storage',
      'lighting',
      'cushions-and-throws',
      'bathroom',
      'candles-and-scent',
      'planters',
    ],
    pricePercent: 102n,
  },
  trail: {
    username: 'jonas',
    name: 'Long Way Home',
    tz: 'America/New_York',
    about:
      'Gear for people who take the long way: garden gate, cycle path, campsite, night train. ' +
      'Every piece was carried somewhere before it was listed here.',
    address: '40 Orchard Lane, Alder Falls, NY 00000, United States',
    types: [
      'garden-tools',
      'planters',
      'camping',
      'cycling',
      'bags',
      'travel',
      'hats-and-scarves',
      'fitness',
    ],
    pricePercent: 106n,
  },
  paper: {
    username: 'yuki',
    name: 'Paper Lantern',
    tz: 'Asia/Tokyo',
    about: 'Desk, paper and play: small things that make a table a place to sit down at, at any age.',
    address: '1-7 Kodama, Hinodai 000-0000, Japan',
    types: [
      'desk-accessories',
      'notebooks-and-paper',
      'craft-kits',
      'tech-accessories',
      'wooden-toys',
      'games-and-puzzles',
      'pets',
    ],
    pricePercent: 99n,
  },
};

/** The person of a supplier signs in with the first word of its name. */
export function supplierUsername(name: string): string {
  return (name.split(' ')[0] ?? name).toLowerCase();
}

/** A buyer as the checkout asks for them; `lang` is the language they shop in. */
export type DemoBuyer = {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  readonly lang: string;
  readonly note?: string;
};

type Place = readonly [address: string, city: string, postcode: string, country: string, lang: string];

function buyer(name: string, mailbox: string, place: Place, note?: string): DemoBuyer {
  const [address, city, postcode, country, lang] = place;
  const email = `${mailbox}@post.example`;
  return { name, email, address, city, postcode, country, lang, ...(note === undefined ? {} : { note }) };
}

const neighbour = 'Please leave it with the neighbour on the ground floor.';

export const demoBuyers: readonly DemoBuyer[] = [
  buyer('Anna Lindqvist', 'anna.lindqvist', ['Strandgatan 12', 'Malmö', '211 00', 'SE', 'en']),
  buyer('Tomás Herrera', 'tomas.herrera', ['Calle del Olmo 8', 'Sevilla', '41000', 'ES', 'es']),
  buyer('Grace Oduya', 'grace.oduya', ['7 Canal Walk', 'Leeds', 'LS1 0AA', 'GB', 'en'], neighbour),
  buyer('田中 美咲', 'misaki.tanaka', ['3-14 Sakuragi', 'Kanazawa', '920-0000', 'JP', 'ja']),
  buyer('Luc Besnard', 'luc.besnard', ['5 rue des Tilleuls', 'Nantes', '44000', 'FR', 'fr']),
  buyer('Nguyễn Thị Lan', 'lan.nguyen', ['22 Hoa Sen', 'Huế', '530000', 'VN', 'vi']),
  buyer('Emily Carver', 'emily.carver', ['118 Juniper Street', 'Portland', '97200', 'US', 'en']),
  buyer('Rafael Moura', 'rafael.moura', ['Rua das Figueiras 40', 'Porto', '4000-000', 'PT', 'pt']),
  buyer('Zoë van Dijk', 'zoe.vandijk', ['Molenpad 9', 'Utrecht', '3500 AA', 'NL', 'en']),
  buyer('Jakub Nowicki', 'jakub.nowicki', ['ul. Lipowa 4', 'Gdańsk', '80-000', 'PL', 'en']),
  buyer('김서연', 'seoyeon.kim', ['Dongbaek-ro 31', 'Busan', '48000', 'KR', 'ko']),
  buyer('Hannah Vogt', 'hannah.vogt', ['Lindenallee 17', 'Leipzig', '04100', 'DE', 'en'], neighbour),
  buyer('Giulia Ferrante', 'giulia.ferrante', ['Via dei Glicini 6', 'Bologna', '40100', 'IT', 'en']),
  buyer('Noah Whitfield', 'noah.whitfield', ['61 Harbour Road', 'Halifax', 'B3H 0A0', 'CA', 'en']),
  buyer('Putri Wulandari', 'putri.wulandari', ['Jalan Melati 15', 'Bandung', '40100', 'ID', 'id']),
  buyer('Oisín Kelleher', 'oisin.kelleher', ['2 Fuchsia Terrace', 'Cork', 'T12 0000', 'IE', 'en']),
  buyer('Camila Rojas', 'camila.rojas', ['Pasaje Los Aromos 77', 'Valparaíso', '2340000', 'CL', 'es']),
  buyer(
    '陳怡君',
    'yijun.chen',
    ['No. 9, Yongkang Lane', 'Tainan', '700', 'TW', 'zh-Hant'],
    'Deliver after six.',
  ),
  buyer('Marta Eriksen', 'marta.eriksen', ['Fjordveien 3', 'Bergen', '5003', 'NO', 'en']),
  buyer('Samuel Achterberg', 'samuel.achterberg', ['Rosengasse 11', 'Basel', '4000', 'CH', 'en']),
  buyer('Isla Macrae', 'isla.macrae', ['14 Heather Brae', 'Inverness', 'IV1 0AA', 'GB', 'en']),
  buyer('Élodie Caron', 'elodie.caron', ['9 chemin du Lavoir', 'Annecy', '74000', 'FR', 'fr']),
  buyer(
    'Daniel Reyes',
    'daniel.reyes',
    ['305 Prairie Avenue', 'Austin', '78700', 'US', 'es'],
    'Gate code is 0000.',
  ),
];

/** Who buys in the life of this place in the plan. */
export function buyerOf(index: number): DemoBuyer {
  const buyer = demoBuyers[(index * 5) % demoBuyers.length];
  if (buyer === undefined) throw new Error('the demonstration world has no buyers');
  return buyer;
}
