// Who is asked, and what the books make of the same money.
import { limits } from '#domain/limits.ts';
import { maskNumber } from '#domain/payouts/payout.ts';
import { addMinutes } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import type { PaymentProvider } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import { importLines, type Feed } from './feed.ts';
import { makeItemSource, type ItemComparison } from './items.ts';
import * as sql from './outside.sql.ts';
import type { Balance, Source } from './outside.ts';
import { reserveSource } from './reserve/report.ts';

/** The names of providers whose other side stands in this database; the test provider's in a test instance alone. */
export type SourceNames = { readonly test?: string | undefined; readonly bank: string };

const depositChannels = ['ethereum', 'tron', 'bank'];

type Parts = Pick<Environment, 'db' | 'payments' | 'deposits'>;

/** Whoever holds money for us: the providers of this instance, nodes, banks by their statements, and the sides of test data. */
export function sourcesOf(env: Parts, { test, bank }: SourceNames): Source[] {
  const tx = env.db.direct;
  const items = (one: ItemComparison) => makeItemSource(tx, one);
  return [
    ...(test === undefined ? [] : [items({ place: `psp:${test}`, kind: 'test', name: test })]),
    ...env.payments.flatMap((provider) => providerItems(tx, provider)).map(items),
    ...depositChannels.map((name) => items(depositItems(env, name))),
    ...(test === undefined ? [] : [items({ place: 'payouts:test', kind: 'testPayouts', name: 'test' })]),
    items({ place: 'payouts:chain', kind: 'chainPayouts', name: 'chain' }),
    items({ place: `psp:${bank}`, kind: 'bank', name: bank }),
    { name: 'bank', read: async () => bankBalances(await sql.readBankAccounts(tx)) },
    reserveSource(tx),
  ];
}

function providerItems(tx: Tx, provider: PaymentProvider): ItemComparison[] {
  const { name } = provider;
  const place = `psp:${name}`;
  if (provider.lines !== undefined) {
    const lines: Feed['lines'] = async (span) => (await provider.lines?.(span)) ?? [];
    const { linesLateMinutes: late = 0 } = provider;
    // Beyond this a line may still be missing: nothing is called whole, and nothing compared.
    const importItems = (now: Date) => importLines(tx, { name, lines }, addMinutes(now, -late));
    return [{ place, kind: 'lines', name, outsideMinutes: limits.reconProviderMinutes, importItems }];
  }
  if (provider.reach === undefined) return [];
  const importItems = async (now: Date) => {
    await provider.reach?.();
    return now;
  };
  return [{ place, kind: 'usdt', name, importItems }];
}

/** A chain that merchants' addresses are watched on has to have been read lately. */
function depositItems({ db, deposits }: Parts, name: string): ItemComparison {
  const one = { place: `deposits:${name}`, kind: 'deposits', name, hasStrays: true } as const;
  if (deposits.own(name) === undefined) return one;
  const importItems = async (now: Date) => {
    const read = await sql.nodesReadAt(db.direct, name);
    if (read === undefined || read < addMinutes(now, -limits.reconNodeMinutes))
      throw new Error(`no node of ${name} has been read since ${read?.toISOString() ?? 'the start'}`);
    return now;
  };
  return { ...one, importItems };
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
