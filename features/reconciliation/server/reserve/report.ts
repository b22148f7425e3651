// Once a day: what is there for what the newest seal says is owed. Put on record, and held against it by reconciliation.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { assetOf, formatUnits, type Asset } from '#domain/money/money.ts';
import { limits } from '#domain/limits.ts';
import { reserveDocument, type ReserveDocument } from '#domain/record/reserve.ts';
import { addDays, addHours, addMinutes } from '#domain/time.ts';
import type { ChainReserves } from '#features/deposits/server/public.ts';
import { publishDoc } from '#features/proof/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { leaseTimer, setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import type { Source } from '../outside.ts';
import { readBooks } from './places.ts';
import * as sql from './reserve.sql.ts';

export const reserveTimer = 'house.reserve';

/** A seal is made every hour: where there is none yet, it is looked for again soon. */
const againMinutes = 2;

type Reporting = Pick<Environment, 'db' | 'clock' | 'payments' | 'policy' | 'log'>;

/** @param chains Addresses of ours that two nodes are asked about. */
export function reserveJobs(chains: ChainReserves): TimerKinds {
  const reach: NetworkHandler = async ({ env, shopId, due }) => {
    for (const { subject } of due) {
      const now = env.clock.now();
      const kind = reserveTimer;
      const until = addMinutes(now, limits.reserveLeaseMinutes);
      if (!(await leaseTimer(env.db.direct, { shopId, subject, kind, now, until }))) continue;
      const next = await reportWhenDue(env, chains);
      await setTimers(env.db.direct, shopId, [{ subject, kind, dueAt: next }]);
    }
  };
  return { [reserveTimer]: { reach } };
}

/** A start does not report again what was reported within the day. Gives when to look next. */
async function reportWhenDue(env: Reporting, chains: ChainReserves): Promise<Date> {
  const now = env.clock.now();
  const [last] = await sql.newestReports(env.db.direct, {});
  const next = last === undefined ? now : addHours(last.at, limits.reserveEveryHours);
  if (next > now) return next;
  const document = await reportReserves(env, chains);
  return document === undefined
    ? addMinutes(now, againMinutes)
    : addHours(env.clock.now(), limits.reserveEveryHours);
}

/** Reads every place and puts the document on record; undefined while there is no seal. */
export async function reportReserves(
  env: Reporting,
  chains: ChainReserves,
): Promise<ReserveDocument | undefined> {
  return acrossShops('jobs', async () => {
    const { direct } = env.db;
    const now = env.clock.now();
    const seal = (await sql.newestSeal(direct, {})).find(({ currency }) => currency === env.policy.currency);
    if (seal === undefined) return undefined;
    // Money moves on meanwhile: all but the chains is of one moment, with what the books owe at it.
    const onChain = await chains.read(direct);
    const books = await env.db.transaction(async (tx) => {
      await seeOneMoment(tx);
      return readBooks(tx, env, { onChain, now });
    });
    const document = reserveDocument({
      at: now,
      seal,
      ...books,
      attestations: await readAttestations(direct, now),
      statements: await readStatements(direct, now),
    });
    await save(env, document, now);
    return document;
  });
}

async function save(env: Reporting, document: ReserveDocument, now: Date): Promise<void> {
  const body = Buffer.from(canonicalize(document) ?? '');
  const hash = createHash('sha256').update(body).digest();
  await env.db.transaction(async (tx) => {
    const version = now.toISOString().slice(0, 10);
    await publishDoc(tx, { name: 'reserve', version, from: now, type: 'application/json', body }, now);
    for (const { currency: code, owed, held } of document.currencies) {
      const sealNo = document.seal.no;
      const currency = assetOf(code);
      await sql.addReport(tx, {
        at: now,
        currency,
        sealNo,
        owed: unitsOf(owed),
        held: unitsOf(held),
        document: hash,
      });
    }
  });
}

/** An amount of the document has exactly the digits of its currency. */
const unitsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

const filesShown = 60;

async function readStatements(tx: Tx, now: Date): Promise<ReserveDocument['statements']> {
  const files = await sql.statementFiles(tx, { since: addDays(now, -7), limit: filesShown });
  return files.map(({ sha256, from_day: from, to_day: to }) => ({ sha256, from, to }));
}

async function readAttestations(tx: Tx, now: Date): Promise<ReserveDocument['attestations']> {
  const since = addDays(now, -limits.attestationDays);
  const rows = await sql.listAttestations(tx, { since, limit: filesShown });
  return rows.map(({ auditor, seal_no: seal, currency, units, stated_at: at, note }) => ({
    by: auditor,
    seal,
    currency,
    amount: formatUnits(units, currency),
    at: at.toISOString(),
    note,
  }));
}

/** What is missing is a difference like any other: it opens an incident and is shown until the next report has all of it. */
export function reserveSource(tx: Tx): Source {
  return {
    name: 'reserve',
    async read() {
      const rows = await sql.newestReports(tx, {});
      return { balances: rows.map((row) => balanceOf(row.currency, row)) };
    },
  };
}

/** A surplus differs from nothing: it is nobody's. */
function balanceOf(asset: Asset, { owed, held }: { readonly owed: bigint; readonly held: bigint }) {
  const surplus = held > owed ? held - owed : 0n;
  return { place: `reserve:${asset}`, asset, expected: owed, actual: held, unmatched: surplus };
}
