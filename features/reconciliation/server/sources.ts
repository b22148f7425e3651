// Who is asked, and what the books make of the same money.
import { limits } from '#domain/limits.ts';
import { maskNumber } from '#domain/payout.ts';
import { addHours, addMinutes } from '#domain/time.ts';
import type { World } from '#platform/world.ts';
import * as sql from './outside.sql.ts';
import type { Balance, Fault, Source } from './outside.ts';

/** The names of providers whose other side this house knows; the test provider's in a test instance alone. */
export type SourceNames = { readonly test?: string | undefined; readonly bank: string };

/** Statements of banks always; the other sides of the wire where they live in this database. */
export function sourcesOf({ db }: Pick<World, 'db'>, names: SourceNames): Source[] {
  const tx = db.direct;
  const bank: Source[] = [
    {
      name: `psp:${names.bank}`,
      read: async (now) => ({
        balances: paired(`psp:${names.bank}`, await sql.pairBankPayments(tx, names.bank, since(now))),
      }),
    },
    { name: 'bank', read: async () => bankBalances(await sql.readBankAccounts(tx)) },
  ];
  const { test } = names;
  if (test === undefined) return bank;
  return [
    {
      name: `psp:${test}`,
      read: async (now) => ({
        balances: paired(`psp:${test}`, await sql.pairTestProvider(tx, test, since(now))),
      }),
    },
    {
      name: 'deposits',
      read: async (now) => ({ balances: arrived(await sql.pairTestArrivals(tx, since(now).arrivals)) }),
    },
    {
      name: 'payouts',
      read: async (now) => ({ balances: sent(await sql.pairTestSendings(tx, since(now).captures)) }),
    },
    ...bank,
  ];
}

function since(now: Date) {
  return {
    captures: addMinutes(now, -limits.reconTransitMinutes),
    refunds: addHours(now, -limits.reconRefundHours),
    arrivals: addHours(now, -limits.reconArrivalHours),
  };
}

function paired(place: string, rows: readonly sql.PairRow[]): Balance[] {
  return rows.map(({ asset, expected, actual, transit_in: transitIn, transit_out: transitOut }) => ({
    place,
    asset,
    expected,
    actual,
    transitIn,
    transitOut,
  }));
}

function arrived(rows: readonly sql.ArrivalRow[]): Balance[] {
  return rows.map(({ channel, asset, expected, actual, transit_in: transitIn, unmatched }) => ({
    place: `deposits:${channel}`,
    asset,
    expected,
    actual,
    transitIn,
    unmatched,
  }));
}

function sent(rows: readonly sql.SentRow[]): Balance[] {
  return rows.map(({ asset, expected, actual, transit_in: transitIn }) => ({
    place: 'payouts:test',
    asset,
    expected,
    actual,
    transitIn,
  }));
}

/** Lines that are nobody's are in the sum of all lines: they are told, and differ from nothing. */
function bankBalances(rows: readonly sql.BankRow[]): { balances: Balance[]; faults: Fault[] } {
  const balances = rows.map(({ account, currency, expected, actual, unmatched }) => ({
    place: `bank:${maskNumber(account, false).slice(-4)}`,
    asset: currency,
    expected: expected - unmatched,
    actual,
    unmatched,
  }));
  return { balances, faults: [] };
}
