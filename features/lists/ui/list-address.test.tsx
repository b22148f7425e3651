// What is asked of a list comes back from its address as it was, and an old address never breaks a screen.
import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { Face, FilterValue, ListQuery } from '#domain/wire/listing.ts';
import { addressOf, queryOf } from './list-address.ts';

const faces: Record<string, Face> = {
  status: { kind: 'choices', values: ['open', 'done', 'gone'] },
  shop: { kind: 'text', max: 40 },
  late: { kind: 'flag' },
  paid: { kind: 'dates' },
  amount: { kind: 'amounts', currencies: ['USD', 'EUR'] },
};
const sorts = ['paid', 'amount'];

const day = fc.constantFrom('2026-03-02', '2025-12-31');
const amount = fc.constantFrom('0.01', '12.50', '99999');
const text = fc.string({ minLength: 1, maxLength: 40 }).filter((one) => one.trim() !== '');
function ends(one: fc.Arbitrary<string>) {
  return fc.oneof(fc.record({ from: one }), fc.record({ to: one }), fc.record({ from: one, to: one }));
}
const filter = fc.oneof<fc.Arbitrary<[string, FilterValue]>[]>(
  fc.tuple(fc.constant('status'), fc.constantFrom(['open'], ['done', 'gone'], ['open', 'done', 'gone'])),
  fc.tuple(fc.constant('shop'), text),
  fc.tuple(fc.constant('late'), fc.boolean()),
  fc.tuple(fc.constant('paid'), ends(day)),
  fc.tuple(
    fc.constant('amount'),
    fc
      .tuple(fc.constantFrom('USD', 'EUR'), ends(amount))
      .map(([currency, range]) => ({ currency, ...range })),
  ),
);

test('every question comes back from its address', () => {
  fc.assert(
    fc.property(
      fc.option(text, { nil: undefined }),
      fc.array(filter, { maxLength: 5 }),
      fc.constantFrom(undefined, 'paid', 'amount'),
      fc.constantFrom(undefined, 'asc' as const, 'desc' as const),
      (q, pairs, sort, direction) => {
        const filters = Object.fromEntries(pairs);
        const query: ListQuery = {
          ...(q === undefined ? {} : { q }),
          ...(pairs.length === 0 ? {} : { filters }),
          ...(sort === undefined ? {} : { sort }),
          ...(direction === undefined ? {} : { direction }),
        };
        const address = new URLSearchParams(addressOf(query).toString());
        expect(queryOf(address, faces, sorts)).toEqual(query);
      },
    ),
  );
});

test('what is none of the list’s is left out', () => {
  const address = new URLSearchParams(
    'sort=secret&dir=up&f-status=open,nothing&f-paid=yesterday..&f-amount=XXX:1..2&f-late=maybe&f-other=1',
  );
  expect(queryOf(address, faces, sorts)).toEqual({ filters: { status: ['open'] } });
});

test('an address with a day, an amount or a text that the list would refuse opens without it', () => {
  for (const wrong of [
    'f-paid=2026-02-30..',
    'f-paid=2026-01-01..2026-13-45',
    'f-amount=USD:1.1234567..',
    'f-amount=USD:007..9',
    'f-shop=a%00b',
    'q=a%0Ab',
  ])
    expect(queryOf(new URLSearchParams(wrong), faces, sorts), wrong).toEqual({});
  const long = queryOf(new URLSearchParams({ q: 'a'.repeat(300), 'f-shop': 'b'.repeat(300) }), faces, sorts);
  expect(long).toEqual({ q: 'a'.repeat(120), filters: { shop: 'b'.repeat(40) } });
});
