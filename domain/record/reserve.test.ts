import { expect, test } from 'vitest';
import fc from 'fast-check';
import { attestationText, parseAttestation } from './attestation.ts';
import { reserveDocument, reserveShape, type ReserveInput, type ReservePlace } from './reserve.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const seal = { no: 7, at, currency: 'USD', merchants: 6_000n, buyers: 3_000n, suppliers: 1_000n } as const;

const card = (units: bigint): ReservePlace => ({
  place: 'card:stripe',
  currency: 'USD',
  label: 'claimed',
  units,
  at,
  accounts: ['psp:stripe'],
});
const chain = (units: bigint, label: ReservePlace['label'] = 'proved_on_chain'): ReservePlace => ({
  place: 'chain:tron',
  currency: 'USDT',
  label,
  units,
  at,
  accounts: ['treasury:tron'],
});

function report(over: Partial<ReserveInput>) {
  const assets = [
    { account: 'psp:stripe', units: 7_000n, currency: 'USD' as const },
    { account: 'treasury:tron', units: 3_000n, currency: 'USDT' as const },
  ];
  const input = {
    at,
    seal,
    owed: 10_000n,
    assets,
    places: [card(7_000n), chain(30_000_000n)],
    attestations: [],
    statements: [],
  };
  const document = reserveDocument({ ...input, ...over });
  expect(reserveShape.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
  return document;
}

const rowOf = (document: ReturnType<typeof report>, currency: string) =>
  document.currencies.find((row) => row.currency === currency);

test('what is owed is compared in the money that it lies in, and every label has its own sum', () => {
  const document = report({});
  expect(rowOf(document, 'USD')).toEqual({
    currency: 'USD',
    owed: '70.00',
    held: '70.00',
    proved_on_chain: '0.00',
    attested_by: '0.00',
    claimed: '70.00',
    cover_bps: 10_000,
  });
  expect(rowOf(document, 'USDT')).toMatchObject({
    owed: '30.000000',
    held: '30.000000',
    proved_on_chain: '30.000000',
    cover_bps: 10_000,
  });
});

test('a surplus of one currency covers nothing of another', () => {
  const document = report({ places: [card(90_000n), chain(29_999_999n)] });
  expect(rowOf(document, 'USDT')?.cover_bps).toBe(9_999);
  expect(rowOf(document, 'USDT')).toMatchObject({ owed: '30.000000', held: '29.999999' });
});

test('an account that no place answers for counts as our word; one that a place answers for does not count twice', () => {
  const document = report({ places: [chain(30_000_000n)] });
  expect(document.places.map(({ place, label, amount }) => [place, label, amount])).toEqual([
    ['chain:tron', 'proved_on_chain', '30.000000'],
    ['books:psp:stripe', 'claimed', '70.00'],
  ]);
  expect(rowOf(document, 'USD')?.held).toBe('70.00');
});

test('more paid out on a chain than came in by it is owed in the currency of the books', () => {
  const document = report({
    assets: [
      { account: 'psp:stripe', units: 12_000n, currency: 'USD' },
      { account: 'treasury:tron', units: -2_000n, currency: 'USDT' },
    ],
    places: [card(12_000n), chain(5_000_000n)],
  });
  expect(rowOf(document, 'USD')).toMatchObject({ owed: '100.00', held: '120.00' });
  expect(rowOf(document, 'USDT')).toMatchObject({ owed: '0.000000', held: '5.000000', cover_bps: 10_000 });
});

test('what was paid out beyond what came in is taken off the currency of the books, and no currency holds less than nothing', () => {
  const document = report({
    assets: [
      { account: 'psp:stripe', units: 12_000n, currency: 'USD' },
      { account: 'treasury:tron', units: -3_900n, currency: 'USDT' },
    ],
    places: [card(12_000n)],
  });
  expect(document.currencies.map(({ currency, owed, held }) => [currency, owed, held])).toEqual([
    ['USD', '100.00', '81.00'],
  ]);
});

const attested = (by: string, amount: string, when = at) => ({
  by,
  seal: 7,
  currency: 'USD',
  amount,
  at: when.toISOString(),
  note: 'a note',
});

test('an auditor’s word moves what we claim to what is attested, and never makes more of it', () => {
  const some = report({ attestations: [attested('a', '50.00')] });
  expect(rowOf(some, 'USD')).toMatchObject({ attested_by: '50.00', claimed: '20.00', held: '70.00' });
  const more = report({ attestations: [attested('a', '900.00')] });
  expect(rowOf(more, 'USD')).toMatchObject({ attested_by: '70.00', claimed: '0.00', held: '70.00' });
  // The newest word of each, and of two auditors the lesser.
  const later = new Date(at.getTime() + 1_000);
  const two = report({
    attestations: [attested('a', '60.00'), attested('a', '40.00', later), attested('b', '55.00')],
  });
  expect(rowOf(two, 'USD')?.attested_by).toBe('40.00');
});

test('whatever lies where: the parts of each currency sum to what is held, and what is owed to the seal', () => {
  const units = fc.bigInt({ min: -10_000n, max: 1_000_000n });
  fc.assert(
    fc.property(units, units, units, units, (psp, tron, said, onChain) => {
      const document = report({
        assets: [
          { account: 'psp:stripe', units: psp, currency: 'USD' },
          { account: 'treasury:tron', units: tron, currency: 'USDT' },
        ],
        places: [card(said), chain(onChain * 10_000n)],
        attestations: [attested('a', '50.00')],
      });
      const whole = (amount: string | undefined) => BigInt((amount ?? '0').replace('.', ''));
      for (const row of document.currencies) {
        const parts = [row.proved_on_chain, row.attested_by, row.claimed].map(whole);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(whole(row.held));
        expect(row.cover_bps >= 10_000).toBe(whole(row.held) >= whole(row.owed) || whole(row.owed) === 0n);
      }
      const owed = whole(rowOf(document, 'USD')?.owed) * 10_000n + whole(rowOf(document, 'USDT')?.owed);
      expect(owed).toBe(100_000_000n);
    }),
  );
});

test('what an auditor signs is read back exactly, and no other spelling is', () => {
  const one = { origin: 'shop.example/log', seal: 7, currency: 'USD', at } as const;
  const text = attestationText({ ...one, amount: '70.00' });
  expect(text).toBe('stockless.reserve/v1\nshop.example/log\n7\nUSD\n70.00\n2026-03-02T09:00:00.000Z\n');
  expect(parseAttestation(text)).toEqual({ ...one, units: 7_000n });
  for (const wrong of [
    text.slice(0, -1),
    `${text}more\n`,
    text.replace('70.00', '70'),
    text.replace('70.00', '-70.00'),
    text.replace('USD', 'XXX'),
    text.replace('\n7\n', '\n07\n'),
    text.replace('/v1', '/v2'),
    text.replace('.000Z', 'Z'),
    '',
  ])
    expect(parseAttestation(wrong), wrong).toBeUndefined();
});
