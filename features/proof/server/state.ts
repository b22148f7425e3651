// What the console and the public page say of the record.
import { formatUnits, isAsset } from '#domain/money/money.ts';
import { limits } from '#domain/limits.ts';
import { docNames, type DocName } from '#domain/proof/entry.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import type { documentRow, recordState } from '#features/proof/console.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type * as z from 'zod/mini';
import { findShown } from './checkpoints.ts';
import { findUnannounced, type DocumentSource } from './documents.ts';
import { listPublished } from './documents.sql.ts';
import { readSize, readWitnesses } from './log.sql.ts';
import * as sql from './state.sql.ts';

type State = GivenOf<typeof recordState>;
export type DocumentRow = z.input<typeof documentRow>;

const sealsShown = 48;
/** Of a kind that is written daily, enough for a quarter. */
const shownOfKind = 12;

export async function presentState(
  env: Environment,
  tx: Tx,
  sources: readonly DocumentSource[],
): Promise<State> {
  const now = env.clock.now();
  const waiting = await sql.readWaiting(tx, {});
  const head = await sql.readHead(tx, {});
  const shown = await findShown(tx, env);
  return {
    size: await readSize(tx),
    waiting: {
      acts: waiting?.acts ?? 0,
      documents: waiting?.documents ?? 0,
      oldest_at: waiting?.oldest_at ?? null,
      is_late: (waiting?.oldest_at ?? now) < addMinutes(now, -1),
    },
    head: head === undefined ? null : { size: Number(head.size), at: head.at },
    shown: shown === undefined ? null : { size: shown.size, at: shown.at },
    witnesses: await presentWitnesses(env, tx),
    seals: (await sql.listSeals(tx, { limit: sealsShown })).map(presentSeal),
    documents: await readDocuments(tx, shownOfKind),
    unannounced: await findUnannounced(env, tx, sources),
    earliest: addDays(now, limits.termsNoticeDays),
  };
}

/** Those that are named for this instance, and those that once signed for it. */
async function presentWitnesses({ witnesses }: Environment, tx: Tx): Promise<State['witnesses']> {
  const rows = await readWitnesses(tx);
  const names = [...new Set([...witnesses.list.map(({ name }) => name), ...rows.map(({ name }) => name)])];
  return names.map((name) => {
    const row = rows.find((one) => one.name === name);
    const url = witnesses.list.find((one) => one.name === name)?.url ?? null;
    return {
      name,
      url,
      size: Number(row?.size ?? 0),
      at: row?.at ?? null,
      failed_at: row?.failed_at ?? null,
      failure: row?.failure ?? '',
    };
  });
}

type SealRow = Awaited<ReturnType<typeof sql.listSeals>>[number];

function presentSeal({ merchants, buyers, suppliers, acts, ...row }: SealRow): State['seals'][number] {
  const amount = (units: bigint) => amountOf(units, row.currency);
  return {
    ...row,
    merchants: amount(merchants),
    buyers: amount(buyers),
    suppliers: amount(suppliers),
    acts: String(acts),
  };
}

const amountOf = (units: bigint, currency: string): string =>
  isAsset(currency) ? formatUnits(units, currency) : String(units);

/** The newest of each kind, in the order of the kinds. */
export async function readDocuments(
  tx: Tx,
  limit: number,
  names: readonly DocName[] = docNames,
): Promise<DocumentRow[]> {
  const list: DocumentRow[] = [];
  for (const name of names) {
    for (const row of await listPublished(tx, { name, limit })) {
      const { ver: version, from_at: from, at, hash, idx } = row;
      const index = idx === null ? null : Number(idx);
      list.push({ name, version, from, at, sha256: hash.toString('hex'), index });
    }
  }
  return list;
}

export type RecordFigures = {
  readonly size: number;
  readonly acts: bigint;
  readonly head:
    | { readonly size: number; readonly at: Date; readonly notaries: { name: string; at: Date }[] }
    | undefined;
  readonly seals: {
    readonly no: number;
    readonly at: Date;
    readonly currency: string;
    readonly shops: number;
    readonly merchants: bigint;
    readonly buyers: bigint;
    readonly suppliers: bigint;
  }[];
};

/** For rooms above: the record as anybody may see it. Across all shops. */
export async function readFigures(env: Environment, tx: Tx): Promise<RecordFigures> {
  const shown = await findShown(tx, env);
  const notaries = shown === undefined ? [] : await sql.listCosigners(tx, { size: shown.size });
  const seals = await sql.newestSeals(tx, {});
  const sealed = seals.reduce((sum, { acts }) => sum + acts, 0n);
  const acts = seals.length > 0 ? sealed : ((await sql.countActs(tx, {}))?.acts ?? 0n);
  return {
    size: await readSize(tx),
    acts,
    head: shown === undefined ? undefined : { size: shown.size, at: shown.at, notaries: [...notaries] },
    seals: [...seals],
  };
}
