// How addresses are written from country to country: which fields, in which order, what they are called and what a
// postcode looks like. Loose on purpose: a parcel that could arrive is never refused over a blank or a hyphen.
import { ownValue } from '#domain/keys.ts';

/** Fields of an address after the name. */
export const addressFields = ['address', 'address2', 'city', 'state', 'postcode'] as const;
export type AddressField = (typeof addressFields)[number];

export function isAddressField(text: string): text is AddressField {
  return addressFields.some((field) => field === text);
}

/** What a country calls its parts: keys of words. */
export type StateName =
  | 'state'
  | 'province'
  | 'prefecture'
  | 'region'
  | 'county'
  | 'emirate'
  | 'department'
  | 'city';
export type PostcodeName = 'postcode' | 'zip' | 'postal' | 'eircode' | 'cep' | 'pin';
export type CityName = 'city' | 'suburb' | 'district';

export type AddressFormat = {
  /** Fields in the order in which people of the country fill them in; those that are not named are not asked. */
  readonly order: readonly AddressField[];
  readonly required: readonly AddressField[];
  readonly state: StateName;
  readonly postcode: PostcodeName;
  readonly city: CityName;
  /** What a postcode looks like without blanks and hyphens, in capitals; undefined where anything is fine. */
  readonly pattern: RegExp | undefined;
  /** One that exists nowhere in particular, to show the shape; empty where there is none. */
  readonly example: string;
};

const postcodeFirst: readonly AddressField[] = ['address', 'address2', 'postcode', 'city'];
const postcodeLast: readonly AddressField[] = ['address', 'address2', 'city', 'postcode'];
const withState: readonly AddressField[] = ['address', 'address2', 'city', 'state', 'postcode'];
/** From the large to the small, as China, Japan, Korea and Taiwan write. */
const largeFirst: readonly AddressField[] = ['postcode', 'state', 'city', 'address', 'address2'];

/** Where we know nothing of a country: every field, and only street and city are needed. */
const anywhere: AddressFormat = {
  order: withState,
  required: ['address', 'city'],
  state: 'region',
  postcode: 'postcode',
  city: 'city',
  pattern: undefined,
  example: '',
};

/** A country that writes postcode before city, or after it, and has no states in its addresses. */
function plain(order: readonly AddressField[], pattern: RegExp, example: string): AddressFormat {
  return { ...anywhere, order, required: ['address', 'postcode', 'city'], pattern, example };
}

const digits4 = /^\d{4}$/;
const digits5 = /^\d{5}$/;
const digits6 = /^\d{6}$/;

function stated(
  state: StateName,
  pattern: RegExp,
  example: string,
  over: Partial<AddressFormat> = {},
): AddressFormat {
  const required: readonly AddressField[] = ['address', 'city', 'state', 'postcode'];
  return { ...anywhere, order: withState, required, state, pattern, example, ...over };
}

const formats: Readonly<Record<string, AddressFormat>> = {
  AT: plain(postcodeFirst, digits4, '1010'),
  AU: stated('state', digits4, '2000', { city: 'suburb' }),
  BE: plain(postcodeFirst, digits4, '1000'),
  BG: plain(postcodeFirst, digits4, '1000'),
  BR: stated('state', /^\d{8}$/, '01310-100', { postcode: 'cep' }),
  CA: stated('province', /^[A-Z]\d[A-Z]\d[A-Z]\d$/, 'K1A 0B1', { postcode: 'postal' }),
  CH: plain(postcodeFirst, digits4, '8001'),
  CL: {
    ...anywhere,
    order: ['address', 'address2', 'postcode', 'city', 'state'],
    pattern: /^\d{7}$/,
    example: '8340457',
  },
  CN: stated('province', digits6, '100000', { order: largeFirst }),
  CO: {
    ...anywhere,
    state: 'department',
    required: ['address', 'city', 'state'],
    pattern: digits6,
    example: '110111',
  },
  CY: plain(postcodeFirst, digits4, '1010'),
  CZ: plain(postcodeFirst, digits5, '110 00'),
  DE: plain(postcodeFirst, digits5, '10115'),
  DK: plain(postcodeFirst, digits4, '1050'),
  EE: plain(postcodeFirst, digits5, '10111'),
  ES: stated('province', digits5, '28013', {
    order: ['address', 'address2', 'postcode', 'city', 'state'],
    required: ['address', 'postcode', 'city'],
  }),
  FI: plain(postcodeFirst, digits5, '00100'),
  FR: plain(postcodeFirst, digits5, '75001'),
  GB: plain(postcodeLast, /^(?:GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/, 'SW1A 1AA'),
  GR: plain(postcodeFirst, digits5, '104 31'),
  HK: {
    ...anywhere,
    order: ['state', 'city', 'address', 'address2'],
    city: 'district',
    required: ['address', 'city'],
  },
  HR: plain(postcodeFirst, digits5, '10000'),
  HU: plain(postcodeFirst, digits4, '1051'),
  ID: stated('province', digits5, '10110'),
  IE: {
    ...anywhere,
    order: ['address', 'address2', 'city', 'state', 'postcode'],
    state: 'county',
    postcode: 'eircode',
    // The routing key, and the four signs of the platform that many people do not know.
    pattern: /^(?:D6W|[A-Z]\d{2})[A-Z0-9]{4}$/,
    example: 'A65 F4E2',
  },
  IL: plain(postcodeLast, /^\d{5}(?:\d{2})?$/, '9100000'),
  IN: stated('state', digits6, '110001', { postcode: 'pin' }),
  IS: plain(postcodeFirst, /^\d{3}$/, '101'),
  IT: stated('province', digits5, '00118', { order: ['address', 'address2', 'postcode', 'city', 'state'] }),
  JP: stated('prefecture', /^\d{7}$/, '100-0001', { order: largeFirst }),
  KR: stated('province', digits5, '03051', { order: largeFirst }),
  LT: plain(postcodeFirst, /^(?:LT)?\d{5}$/, '01103'),
  LU: plain(postcodeFirst, /^(?:L)?\d{4}$/, '1009'),
  LV: plain(postcodeLast, /^(?:LV)?\d{4}$/, 'LV-1010'),
  MT: plain(postcodeLast, /^[A-Z]{3}\d{4}$/, 'VLT 1010'),
  MX: stated('state', digits5, '06000', { order: ['address', 'address2', 'postcode', 'city', 'state'] }),
  MY: stated('state', digits5, '50000', { order: ['address', 'address2', 'postcode', 'city', 'state'] }),
  NL: plain(postcodeFirst, /^\d{4}[A-Z]{2}$/, '1012 AB'),
  NO: plain(postcodeFirst, digits4, '0150'),
  NZ: plain(postcodeLast, digits4, '6011'),
  PH: stated('province', digits4, '1000', { order: ['address', 'address2', 'postcode', 'city', 'state'] }),
  PL: plain(postcodeFirst, digits5, '00-001'),
  PT: plain(postcodeFirst, /^\d{4}(?:\d{3})?$/, '1000-001'),
  RO: stated('county', digits6, '010011', {
    order: ['address', 'address2', 'postcode', 'city', 'state'],
    required: ['address', 'city', 'state'],
  }),
  SE: plain(postcodeFirst, digits5, '111 20'),
  SG: {
    ...plain(postcodeLast, digits6, '018956'),
    order: ['address', 'address2', 'postcode'],
    required: ['address', 'postcode'],
  },
  SI: plain(postcodeFirst, digits4, '1000'),
  SK: plain(postcodeFirst, digits5, '811 01'),
  TH: stated('province', digits5, '10200', { city: 'district' }),
  TR: stated('province', digits5, '34000', {
    city: 'district',
    order: ['address', 'address2', 'postcode', 'city', 'state'],
  }),
  TW: stated('county', /^\d{3}(?:\d{2,3})?$/, '100', {
    order: largeFirst,
    city: 'district',
    required: ['address', 'city', 'postcode'],
  }),
  US: stated('state', /^\d{5}(?:\d{4})?$/, '94103', { postcode: 'zip' }),
  VN: {
    ...anywhere,
    order: ['address', 'address2', 'city', 'state', 'postcode'],
    city: 'district',
    state: 'province',
    required: ['address', 'city', 'state'],
    pattern: /^\d{5,6}$/,
    example: '10000',
  },
  AE: {
    ...anywhere,
    order: ['address', 'address2', 'city', 'state'],
    state: 'emirate',
    required: ['address', 'city', 'state'],
  },
  ZA: plain(postcodeLast, digits4, '8001'),
};

export function addressFormatOf(country: string): AddressFormat {
  return ownValue(formats, country) ?? anywhere;
}

/** True for a postcode that could be one of the country, however it is spaced; an empty one is not looked at. */
export function isPostcode(country: string, text: string): boolean {
  const bare = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '');
  return bare === '' || (addressFormatOf(country).pattern?.test(bare) ?? true);
}

export type Address = Readonly<Partial<Record<AddressField, string | undefined>>>;

/** What is missing or cannot be right in an address, by field. */
export function addressFaults(
  country: string,
  address: Address,
): Partial<Record<AddressField, 'missing' | 'wrong'>> {
  const format = addressFormatOf(country);
  const faults: Partial<Record<AddressField, 'missing' | 'wrong'>> = {};
  for (const field of format.required) if ((address[field] ?? '').trim() === '') faults[field] = 'missing';
  if (faults.postcode === undefined && !isPostcode(country, address.postcode ?? ''))
    faults.postcode = 'wrong';
  return faults;
}
