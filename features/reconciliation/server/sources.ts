// Who is asked, and what the books make of the same money.
import { maskNumber } from '#domain/payout.ts';
import type { World } from '#platform/world.ts';
import { itemisedSource, type Itemised } from './items.ts';
import * as sql from './outside.sql.ts';
import type { Balance, Source } from './outside.ts';

/** The names of providers whose other side this house knows; the test provider's in a test instance alone. */
export type SourceNames = {
  readonly test?: string | undefined;
  readonly bank: string;
  /** Ways to be paid on chains: `usdt-tron`. */
  readonly usdt: readonly string[];
};

const depositChannels = ['ethereum', 'tron', 'bank'];

/** Statements of banks and what nodes have shown always; the other sides of the wire where they live in this database. */
export function sourcesOf({ db }: Pick<World, 'db'>, { test, bank, usdt }: SourceNames): Source[] {
  const tx = db.direct;
  const items = (one: Itemised) => itemisedSource(tx, one);
  return [
    ...(test === undefined ? [] : [items({ place: `psp:${test}`, kind: 'test', name: test })]),
    ...usdt.map((name) => items({ place: `psp:${name}`, kind: 'usdt', name })),
    ...depositChannels.map((name) =>
      items({ place: `deposits:${name}`, kind: 'deposits', name, hasStrays: true }),
    ),
    ...(test === undefined ? [] : [items({ place: 'payouts:test', kind: 'testPayouts', name: 'test' })]),
    items({ place: 'payouts:chain', kind: 'chainPayouts', name: 'chain' }),
    items({ place: `psp:${bank}`, kind: 'bank', name: bank }),
    { name: 'bank', read: async () => bankBalances(await sql.readBankAccounts(tx)) },
  ];
}

/** Lines that are nobody's are in the sum of all lines: they are told, and differ from nothing. */
function bankBalances(rows: readonly sql.BankRow[]): { balances: Balance[] } {
  const balances = rows.map(({ account, currency, expected, actual, unmatched }) => ({
    place: `bank:${maskNumber(account, false).slice(-4)}`,
    asset: currency,
    expected: expected - unmatched,
    actual,
    unmatched,
  }));
  return { balances };
}
