/**
 * A supplier of the demonstration world. All are invented. The fee is in cents of USD and is paid once an
 * order; half of the parcels arrive within `daysMedian` days of dispatch, nine of ten within `daysLate`.
 */
export type DemoSupplier = {
  code: string;
  name: string;
  /** ISO 3166, two letters. */
  country: string;
  shipFeeUnits: bigint;
  dispatchDays: number;
  daysMedian: number;
  daysLate: number;
};

/** Who answers for the safety of goods. One from outside the European Union names a contact inside it. */
export type Maker = { name: string; country: string; address: string; email: string; euContact?: string };

const fennmoor: Maker = {
  name: 'Fennmoor Household',
  country: 'DE',
  address: 'Birkenweg 14, 00000 Fennmoor, Germany',
  email: 'safety@fennmoor.example',
};

const ardelune: Maker = {
  name: 'Ardelune Home',
  country: 'PT',
  address: 'Rua do Tear 8, 0000-000 Ardelune, Portugal',
  email: 'seguranca@ardelune.example',
};

/** Every maker of the demonstration goods, by the key that a shelf names. */
export const makers = {
  fennmoor,
  ardelune,
  brackenfield: {
    name: 'Brackenfield Pottery',
    country: 'PT',
    address: 'Rua da Olaria 21, 0000-000 Ardelune, Portugal',
    email: 'kiln@brackenfield.example',
  },
  osierlight: {
    name: 'Osierlight Lamps',
    country: 'DE',
    address: 'Lampengasse 3, 00000 Fennmoor, Germany',
    email: 'safety@osierlight.example',
  },
  quillbrook: {
    name: 'Quillbrook Paper and Desk',
    country: 'GB',
    address: '5 Binder Row, Quillbrook QB1 0AA, United Kingdom',
    email: 'safety@quillbrook.example',
    euContact: makerText(fennmoor),
  },
  tarnwick: {
    name: 'Tarnwick Outdoor',
    country: 'PL',
    address: 'ul. Polna 27, 00-000 Tarnwick, Poland',
    email: 'safety@tarnwick.example',
  },
  hinodai: {
    name: 'Hinodai Craft Works',
    country: 'JP',
    address: '2-11 Kodama, Hinodai 000-0000, Japan',
    email: 'safety@hinodai.example',
    euContact: makerText(ardelune),
  },
  trelanh: {
    name: 'Trelanh Workshop',
    country: 'VN',
    address: '18 Weaver Street, Trelanh 000000, Vietnam',
    email: 'safety@trelanh.example',
    euContact: makerText(ardelune),
  },
} satisfies Record<string, Maker>;

export type MakerKey = keyof typeof makers;

/** Goods name their supplier by its place in this list. */
export const suppliers: readonly DemoSupplier[] = [
  {
    code: 'FEN-01',
    name: 'Fennmoor Household',
    country: 'DE',
    shipFeeUnits: 390n,
    dispatchDays: 1,
    daysMedian: 3,
    daysLate: 6,
  },
  {
    code: 'QUI-02',
    name: 'Quillbrook Paper and Desk',
    country: 'GB',
    shipFeeUnits: 320n,
    dispatchDays: 1,
    daysMedian: 4,
    daysLate: 7,
  },
  {
    code: 'ARD-03',
    name: 'Ardelune Home',
    country: 'PT',
    shipFeeUnits: 420n,
    dispatchDays: 2,
    daysMedian: 5,
    daysLate: 9,
  },
  {
    code: 'TAR-04',
    name: 'Tarnwick Outdoor',
    country: 'PL',
    shipFeeUnits: 480n,
    dispatchDays: 1,
    daysMedian: 4,
    daysLate: 8,
  },
  {
    code: 'HIN-05',
    name: 'Hinodai Craft Works',
    country: 'JP',
    shipFeeUnits: 460n,
    dispatchDays: 2,
    daysMedian: 8,
    daysLate: 14,
  },
  {
    code: 'TRE-06',
    name: 'Trelanh Workshop',
    country: 'VN',
    shipFeeUnits: 360n,
    dispatchDays: 2,
    daysMedian: 9,
    daysLate: 16,
  },
];

/** The maker as one line of text, the way a label prints it. */
export function makerText({ name, address, email }: Maker): string {
  return `${name}, ${address}, ${email}`;
}

/** Who answers for the goods inside the European Union: a maker who sits there, or the contact that it names. */
export function euPersonText(maker: Maker): string {
  return maker.euContact ?? makerText(maker);
}
