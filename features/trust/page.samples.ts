// The public pages as an instance would have them, for the tests of the storefront.
import { freeOfCharge } from '#domain/content/trust-documents.ts';
import type { TrustFigures, TrustPage } from './page.shapes.ts';

const entity = {
  brand: 'Harbourside',
  legal_name: 'Harbourside Ltd',
  country: 'PT',
  support: 'https://help.example/contact',
  test_data: true,
  terms: { version: 1, since: '2026-11-22', confirm_hours: 24 },
};

const days: TrustFigures['days'] = {
  from: '2026-08-24T00:00:00.000Z',
  to: '2026-11-22T00:00:00.000Z',
  holds: [
    {
      code: 'H01',
      cases: 12,
      amounts: [{ currency: 'USD', amount: '1840.00' }],
      hours: { of: 12, median: 96, p95: 400.5 },
      ended: [
        { of: ['time'], cases: 7 },
        { of: ['appeal_won', 'cleared'], cases: 5 },
      ],
    },
    { code: 'H07', cases: null, amounts: [], hours: null, ended: [{ of: ['time'], cases: null }] },
  ],
  limits: [
    {
      code: 'H05',
      cases: 6,
      amounts: [],
      hours: { of: null, median: 160, p95: 168 },
      ended: [{ of: ['standing', 'time'], cases: 6 }],
    },
  ],
  withdrawals: {
    asked: 140,
    paid: 131,
    hours: { of: 131, median: 3.4, p95: 26.1 },
    speed: [
      { of: ['within_24h'], cases: 120 },
      { of: ['longer', 'within_48h'], cases: 11 },
    ],
    approved: [
      { of: ['limit'], cases: 100 },
      { of: ['reviewer'], cases: 30 },
      { of: ['clock'], cases: 6 },
    ],
    clock_bps: 441,
    rejected: [{ of: ['account_not_yours'], cases: null }],
  },
  appeals: {
    filed: 6,
    decided: [{ of: ['overturned', 'upheld'], cases: 6 }],
    days: { of: 6, median: 2.5, p95: 8 },
  },
  identities: {
    sent: 60,
    decided: [
      { of: ['identity_verified'], cases: 48 },
      { of: ['identity_refused'], cases: 9 },
    ],
    hours: { of: 57, median: 7.5, p95: 31 },
    appealed: null,
    appeals: [],
    days: null,
  },
  reviews: { written: 300, removed: [{ of: ['advertising'], cases: 5 }] },
  orders: { paid: 2_400, flagged: null, flagged_bps: null },
  promotion: { clicks: 900, refused: [{ of: ['bot', 'duplicate'], cases: 41 }] },
  disputes: { opened: 80, escalated: null, decided: [], days: null },
};

const trustPageOf = { kind: 'trust', entity } as const;

export const figuresPage = {
  ...trustPageOf,
  topic: 'figures',
  figures: { read_at: '2026-11-22T05:00:00.000Z', few: 5, days, months: [days], jws: 'a.b.c' },
} as const satisfies TrustPage;

const moment = '2026-11-22T05:00:00.000Z';

const feesDocument = {
  name: 'fees',
  version: '2',
  from: '2026-12-15T00:00:00.000Z',
  at: moment,
  sha256: 'f'.repeat(64),
  index: 12_001,
} as const;

export const recordPage = {
  ...trustPageOf,
  topic: 'record',
  record: {
    origin: 'harbourside.example/log',
    vkey: 'harbourside.example/log+1b2c3d4e+AVs5Qm1kZ0R6c3VwZXJsb25na2V5',
    url: 'https://harbourside.example/log',
    size: 12_408,
    acts: '12011',
    head: {
      size: 12_408,
      at: moment,
      notaries: [
        { name: 'notary.example/w1', at: '2026-11-22T05:00:04.000Z' },
        { name: 'university.example/w', at: '2026-11-22T05:00:07.000Z' },
      ],
    },
    owed: [
      {
        no: 310,
        at: moment,
        currency: 'USD',
        shops: 1_204,
        merchants: '184020.55',
        buyers: '62110.00',
        suppliers: '9040.10',
      },
    ],
    reserve: {
      sha256: 'a'.repeat(64),
      document: {
        v: 1,
        at: moment,
        seal: {
          no: 310,
          at: moment,
          currency: 'USD',
          merchants: '184020.55',
          buyers: '62110.00',
          suppliers: '9040.10',
        },
        owed_now: '255170.65',
        currencies: [
          {
            currency: 'USD',
            owed: '205170.65',
            held: '205170.65',
            proved_on_chain: '0.00',
            attested_by: '150000.00',
            claimed: '55170.65',
            cover_bps: 10_000,
          },
          {
            currency: 'USDT',
            owed: '50000.000000',
            held: '49000.000000',
            proved_on_chain: '40000.000000',
            attested_by: '0.000000',
            claimed: '9000.000000',
            cover_bps: 9_800,
          },
        ],
        places: [
          {
            place: 'chain:ethereum',
            currency: 'USDT',
            label: 'claimed',
            amount: '9000.000000',
            at: moment,
            chain: {
              network: 'ethereum',
              contract: '0x0',
              blocks: ['100', '101'],
              answers: ['9000.000000', '9500.000000'],
              addresses: [],
              derived: 3,
            },
          },
        ],
        attestations: [
          {
            by: 'audit.example+1b2c3d4e+AbCd',
            seal: 309,
            currency: 'USD',
            amount: '150000.00',
            at: '2026-11-20T12:00:00.000Z',
            note: 'a note',
          },
        ],
        statements: [],
      },
    },
    documents: [
      feesDocument,
      { ...feesDocument, version: '1', from: moment, sha256: 'e'.repeat(64) },
      { ...feesDocument, name: 'rules', version: '0.1.0', from: moment, sha256: 'd'.repeat(64) },
    ],
    command: 'npx stockless-verify https://harbourside.example',
  },
} as const satisfies TrustPage;

export const otherTrustPages: readonly TrustPage[] = [
  {
    ...trustPageOf,
    topic: 'overview',
    pauses: {
      open: {
        reason: 'difference',
        since: '2026-11-22T05:00:00.000Z',
        until: '2026-11-28T05:00:00.000Z',
        extended: true,
      },
      earlier: [{ reason: 'bank', since: '2026-10-02T05:00:00.000Z', ended: '2026-10-02T09:30:00.000Z' }],
    },
  },
  { ...trustPageOf, topic: 'terms', announced: [] },
  {
    ...trustPageOf,
    topic: 'fees',
    announced: [{ ...feesDocument, is_coming: true }],
    fees: {
      version: 1,
      since: '2026-11-22',
      currency: 'USD',
      commission: [{ level: 'standard', bps: 500, release_days: 10 }],
      payouts: [{ type: 'TRX/USDT', fee: '1.00', least: '10.00' }],
      deposits: { fee: '0.00', needed: false },
      reserve: { bps: 250, days: 30 },
      promotion: { least_bid: '0.02', least_total: '5.00', order_bps: { least: 100, most: 3_000 } },
      free: [...freeOfCharge],
      sha256: '0'.repeat(64),
    },
  },
  { ...trustPageOf, topic: 'entity' },
  { ...trustPageOf, topic: 'ranking' },
  recordPage,
  { ...trustPageOf, topic: 'privacy' },
  { ...trustPageOf, topic: 'safety' },
];
