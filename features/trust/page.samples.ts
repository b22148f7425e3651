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

export const otherTrustPages: readonly TrustPage[] = [
  { ...trustPageOf, topic: 'overview' },
  { ...trustPageOf, topic: 'terms' },
  {
    ...trustPageOf,
    topic: 'fees',
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
  { ...trustPageOf, topic: 'safety' },
];
