// Where money lies, as the places say it themselves; and what the books say of the same money.
import { formatUnits } from '#domain/money/money.ts';
import { limits } from '#domain/limits.ts';
import { maskNumber } from '#domain/payouts/payout.ts';
import type { BookAsset, ReserveInput, ReservePlace } from '#domain/record/reserve.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { ChainReserve } from '#features/deposits/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { PaymentProvider } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import { latestFacts } from '../run.sql.ts';
import * as sql from './reserve.sql.ts';

type Instance = Pick<Environment, 'payments' | 'policy'>;
type Read = { readonly onChain: readonly ChainReserve[]; readonly now: Date };
type Books = Pick<ReserveInput, 'owed' | 'assets' | 'places'>;

/** What the books owe, what they hold where, and what the places themselves say. */
export async function readBooks(tx: Tx, env: Instance, { onChain, now }: Read): Promise<Books> {
  const assets = await readAssets(tx, env);
  return {
    owed: await readOwed(tx, env),
    assets,
    places: [
      ...onChain.flatMap((one) => placeOfChain(one, now)),
      ...(await readProviders(tx, env)),
      ...(await readCompared(tx, env, { assets, now })),
      ...(await readBanks(tx, env)),
      ...(await readTransit(tx, env, { onChain, now })),
    ],
  };
}

/** The money that really lies at an account of the books: accounts of chains are kept in the books' currency. */
async function readAssets(tx: Tx, { payments, policy }: Instance): Promise<BookAsset[]> {
  const tokens = new Set(
    payments.filter(({ method }) => method.startsWith('usdt')).map(({ name }) => `psp:${name}`),
  );
  const isToken = (account: string) => tokens.has(account) || chainAccounts.has(account);
  return (await sql.bookAssets(tx, {}))
    .filter(({ currency }) => currency === policy.currency)
    .map(({ account, units }) => ({ account, units, currency: isToken(account) ? 'USDT' : policy.currency }));
}

async function readOwed(tx: Tx, { policy: { currency } }: Instance): Promise<bigint> {
  return (await sql.owedNow(tx, { currency }))?.units ?? 0n;
}

const chainAccounts: ReadonlySet<string> = new Set(['treasury:tron', 'treasury:ethereum']);

/** On its way between two places that were read: in neither of them. */
async function readTransit(tx: Tx, env: Instance, { onChain, now }: Read): Promise<ReservePlace[]> {
  const onTheirWay = await sql.providerTransit(tx, {
    capturesSince: addMinutes(now, -limits.reconProviderMinutes - latestOf(env)),
    payoutsSince: addDays(now, -limits.reserveTransitDays),
  });
  const providers = onTheirWay.filter(({ provider }) => isBalanceKnown(env, provider));
  const read = new Set<string>(onChain.map(({ network }) => network));
  const chains = (await sql.chainTransit(tx, {})).filter(({ chain }) => read.has(chain));
  const onTheWay = [
    ...providers.map(({ provider, asset, units }) => ({ name: provider, currency: asset, units })),
    ...chains.map(({ chain, units }) => ({ name: chain, currency: 'USDT' as const, units })),
  ];
  return onTheWay.map(({ name, ...one }) => ({
    ...one,
    place: `transit:${name}`,
    label: 'claimed',
    at: now,
    accounts: [],
  }));
}

/** Where the two nodes differ or one is silent the lesser answer counts, and only as our word. */
function placeOfChain({ network, answers, blocks, ...chain }: ChainReserve, at: Date): ReservePlace[] {
  const said = answers.flatMap((units) => (units === null ? [] : [units]));
  const [first] = said;
  if (first === undefined) return [];
  const isProved = said.length === answers.length && said.every((units) => units === first);
  return [
    {
      place: `chain:${network}`,
      currency: 'USDT',
      label: isProved ? 'proved_on_chain' : 'claimed',
      units: said.reduce((least, units) => (units < least ? units : least), first),
      at,
      accounts: [`treasury:${network}`],
      chain: {
        ...chain,
        network,
        blocks: blocks.map((block) => block?.toString() ?? null),
        answers: answers.map((units) => (units === null ? null : formatUnits(units, 'USDT'))),
        addresses: [...chain.addresses],
      },
    },
  ];
}

/** Minutes after which the slowest of the providers has surely shown a line. */
function latestOf({ payments }: Instance): number {
  return Math.max(0, ...payments.map(({ linesLateMinutes: late = 0 }) => late));
}

/**
 * False where a provider's lines leave out what it sent to our bank: their sum is no balance. What the books hold there is
 * told in its place, as our word alone.
 */
function isBalanceKnown({ payments }: Instance, name: string): boolean {
  return payments.find((provider) => provider.name === name)?.linesOmitPayouts !== true;
}

/** Providers that keep an account for us, by its lines. */
async function readProviders(tx: Tx, env: Instance): Promise<ReservePlace[]> {
  const rows = await sql.providerBalances(tx, {});
  const known = rows.filter(({ provider }) => isBalanceKnown(env, provider));
  return known.map((row) => ({
    place: `card:${row.provider}`,
    currency: row.asset,
    label: 'claimed',
    units: row.units,
    at: row.whole_until,
    accounts: [`psp:${row.provider}`],
  }));
}

type Compared = { readonly assets: readonly BookAsset[]; readonly now: Date };

/**
 * Providers whose payments are compared one by one: what the books have there, and what differs from it. Ways that pay into
 * our own bank accounts or addresses are left out: their money is counted where it lies.
 */
async function readCompared(
  tx: Tx,
  { payments }: Instance,
  { assets, now }: Compared,
): Promise<ReservePlace[]> {
  const isCounted = (provider: PaymentProvider) =>
    provider.method === 'bank' || provider.method.startsWith('usdt') || provider.lines !== undefined;
  const left = new Set(payments.filter(isCounted).map(({ name }) => `psp:${name}`));
  const facts = await latestFacts(tx, { since: addDays(now, -2) });
  return facts.flatMap(({ place, asset, difference, actual_units: actual, at }): ReservePlace[] => {
    const own = assets.find(({ account, currency }) => account === place && currency === asset);
    if (own === undefined || actual === null || left.has(place)) return [];
    const name = place.slice('psp:'.length);
    const units = own.units + difference;
    return [{ place: `card:${name}`, currency: asset, label: 'claimed', units, at, accounts: [place] }];
  });
}

/** What the newest statement says stands there. Money of buyers and of merchants lies in the same accounts. */
async function readBanks(tx: Tx, { policy }: Instance): Promise<ReservePlace[]> {
  return (await sql.bankBalances(tx, {})).map(({ account, currency, units, at }) => ({
    place: `bank:${maskNumber(account, false).slice(-4)}`,
    currency,
    label: 'claimed',
    units,
    at,
    // Another currency than the books' says nothing of their accounts.
    accounts: currency === policy.currency ? ['psp:bank', 'treasury:bank'] : [],
  }));
}
