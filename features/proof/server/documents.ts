// Puts on record what the platform says of itself, at each start and whenever it changes.
import { createHash } from 'node:crypto';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { DocName } from '#domain/proof/entry.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { leaseTimer, setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { publishDoc } from './docs.ts';
import { listDocuments, newestDocuments } from './documents.sql.ts';

export type DocumentDraft = {
  readonly version: string;
  readonly body: Uint8Array;
  readonly type: string;
  /** True for one that is said once a version: what is on record of a month is not said again. */
  readonly isOnce?: boolean;
};

/** Who makes a kind of document: the same bytes as long as nothing has changed. */
export type DocumentSource = {
  readonly name: DocName;
  make(env: Environment): readonly DocumentDraft[] | Promise<readonly DocumentDraft[]>;
};

/** What is announced before it counts: the first of an instance counts at once, each later one days after it was published. */
export const announced = ['terms', 'fees'] as const satisfies readonly DocName[];
export type AnnouncedName = (typeof announced)[number];

const isAnnounced = (name: DocName): name is AnnouncedName => announced.some((one) => one === name);

export const documentsTimer = 'house.documents';

/** @param sources Made when the platform is composed. */
export function documentJobs(sources: readonly DocumentSource[]): TimerKinds {
  const reach: NetworkHandler = async ({ env, shopId, due }) => {
    for (const { subject } of due) {
      const now = env.clock.now();
      const kind = documentsTimer;
      const until = addMinutes(now, limits.documentsLeaseMinutes);
      if (!(await leaseTimer(env.db.direct, { shopId, subject, kind, now, until }))) continue;
      await publishDocuments(env, sources);
      const dueAt = addMinutes(env.clock.now(), limits.documentsEveryMinutes);
      await setTimers(env.db.direct, shopId, [{ subject, kind, dueAt }]);
    }
  };
  return { [documentsTimer]: { reach } };
}

/** Publishes what is not on record yet; gives how many. One source that fails keeps no other from it. */
export async function publishDocuments(
  env: Environment,
  sources: readonly DocumentSource[],
): Promise<number> {
  let published = 0;
  for (const source of sources) {
    try {
      published += await publishSource(env, source);
    } catch (error) {
      env.log.error({ error, document: source.name }, 'a document was not put on record');
    }
  }
  return published;
}

async function publishSource(env: Environment, source: DocumentSource): Promise<number> {
  let published = 0;
  for (const draft of await source.make(env)) {
    if (await publishChanged(env, source.name, draft)) published += 1;
  }
  return published;
}

async function publishChanged(env: Environment, name: DocName, draft: DocumentDraft): Promise<boolean> {
  return env.db.transaction(async (tx) => {
    const { version, body, type } = draft;
    const known = await listDocuments(tx, { name, limit: limits.documentsShown });
    if (draft.isOnce === true ? known.some(({ ver }) => ver === version) : isNewest(known, body))
      return false;
    // Whoever runs the instance says from when: it never counts by itself.
    if (isAnnounced(name) && known.length > 0) return false;
    const now = env.clock.now();
    return publishDoc(tx, { name, version, from: now, body, type }, now);
  });
}

const isNewest = (known: readonly { readonly hash: Buffer }[], body: Uint8Array): boolean =>
  known[0]?.hash.equals(hashOf(body)) === true;

const hashOf = (body: Uint8Array): Buffer => createHash('sha256').update(body).digest();

/** What the program would say now and is not on record: it waits for a day from which it counts. */
export async function findUnannounced(
  env: Environment,
  tx: Tx,
  sources: readonly DocumentSource[],
): Promise<{ readonly name: AnnouncedName; readonly version: string }[]> {
  const newest = await newestDocuments(tx, {});
  const found: { name: AnnouncedName; version: string }[] = [];
  for (const name of announced) {
    const draft = await draftOf(env, name, sources);
    const before = newest.find((one) => one.name === name);
    if (before !== undefined && !before.hash.equals(hashOf(draft.body))) {
      found.push({ name, version: draft.version });
    }
  }
  return found;
}

async function draftOf(
  env: Environment,
  name: AnnouncedName,
  sources: readonly DocumentSource[],
): Promise<DocumentDraft> {
  const source = sources.find((one) => one.name === name);
  const [draft] = (await source?.make(env)) ?? [];
  if (draft === undefined) throw new Error(`nobody makes the document ${name}`);
  return draft;
}

type Announcement = { readonly name: AnnouncedName; readonly from: Date };

/**
 * Puts changed terms or fees on record with the day from which they count.
 *
 * @throws Refused `invalidParameter` `from` (`too_soon`, with the earliest moment), or `document` (`nothing_new`).
 */
export async function announceDocument(
  env: Environment,
  tx: Tx,
  { name, from, sources }: Announcement & { readonly sources: readonly DocumentSource[] },
): Promise<{ readonly version: string; readonly sha256: string }> {
  const earliest = addDays(env.clock.now(), limits.termsNoticeDays);
  if (from < earliest) {
    const days = limits.termsNoticeDays;
    throw refuse('invalidParameter', {
      field: 'from',
      reason: 'too_soon',
      days,
      earliest: earliest.toISOString(),
    });
  }
  const { version, body, type } = await draftOf(env, name, sources);
  const known = await listDocuments(tx, { name, limit: 1 });
  if (isNewest(known, body)) throw refuse('invalidParameter', { field: 'document', reason: 'nothing_new' });
  await publishDoc(tx, { name, version, from, body, type }, env.clock.now());
  return { version, sha256: hashOf(body).toString('hex') };
}
