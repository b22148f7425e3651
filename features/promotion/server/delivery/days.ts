// Days of promotion, in UTC: each promised the day before by the hash of its seed, shown when it is over.
import { randomBytes } from 'node:crypto';
import canonicalize from 'canonicalize';
import { ads } from '#domain/ads/parameters.ts';
import { commitOf, firstHead } from '#domain/ads/seed.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import { recordPlatform } from '#features/audit/server/public.ts';
import { publishDoc, type NewDoc } from '#features/proof/server/public.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { closeDays, promiseDay, readDays, type DayRow } from './log.sql.ts';

/** Entries of a day may still be written for so long after it ended. */
const closedAfterMinutes = 10;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** What a day of promotion is called in the audit, where it is promised and where it is closed. */
export const auditSubject = (day: string): string => `ads ${day}`;

/**
 * Promises today and tomorrow where nobody did, and gives yesterday, today and tomorrow as far as they are there. A
 * promise goes on record. Needs a transaction, and locks the platform's acts where it promises: call it last.
 */
export async function openDays(tx: Tx, now: Date): Promise<DayRow[]> {
  const wanted = [-1, 0, 1].map((step) => dayOf(addDays(now, step)));
  const there = await readDays(tx, { wanted });
  const lacking = wanted.slice(1).filter((day) => !there.some((one) => one.day === day));
  if (lacking.length === 0) return there;
  for (const day of lacking) {
    const [seed, blind, viewerSalt] = [random(), random(), random()];
    const commit = commitOf(seed);
    const isNew = await promiseDay(tx, {
      day,
      version: ads.version,
      commit_hash: commit,
      seed,
      blind,
      viewer_salt: viewerSalt,
      committed_at: now,
      head: firstHead(day, ads.version, commit),
    });
    if (!isNew) continue;
    const promise = { day, version: ads.version, commit };
    await publishDoc(tx, documentOf('ads.promise', promise), now);
    await recordPlatform(tx, {
      at: now,
      act: 'promiseAdDay',
      note: { subject: auditSubject(day), after: promise },
    });
  }
  return readDays(tx, { wanted });
}

/** What anybody can hold a day against: it is on record, and counts from the day's beginning. */
function documentOf(name: 'ads.promise' | 'ads.close', facts: { readonly day: string }): NewDoc {
  return {
    name,
    version: facts.day,
    from: new Date(`${facts.day}T00:00:00.000Z`),
    type: 'application/json',
    body: Buffer.from(canonicalize(facts) ?? ''),
  };
}

const random = (): string => randomBytes(32).toString('hex');

/**
 * Shows the seeds of days that are over; who looked on a day before yesterday can no longer be told apart. What a day was
 * promised with and how its log ended goes on record: from then on nobody can write the day anew unseen, not even with all
 * of its hashes. Call it last: it locks the platform's acts.
 */
export async function closeOldDays(tx: Tx, now: Date): Promise<void> {
  const closed = dayOf(addMinutes(now, -closedAfterMinutes));
  const rows = await closeDays(tx, { closed, forgotten: dayOf(addDays(now, -1)), now });
  for (const row of rows.toSorted((left, right) => (left.day < right.day ? -1 : 1))) {
    const { day, version, commit_hash: commit, seed, entries, head } = row;
    const after = { day, version, commit, seed, entries, head };
    await publishDoc(tx, documentOf('ads.close', after), now);
    await recordPlatform(tx, { at: now, act: 'closeAdDay', note: { subject: auditSubject(day), after } });
  }
}

export type Days = (now: Date) => Promise<readonly DayRow[]>;

/** `openDays`, asked once a day by each process. */
export function makeDays(db: Database): Days {
  let known: { readonly day: string; readonly rows: Promise<readonly DayRow[]> } | undefined;
  return (now) => {
    const day = dayOf(now);
    if (known?.day === day) return known.rows;
    const rows = acrossShops('promotion', () => db.transaction((tx) => openDays(tx, now)));
    known = { day, rows };
    // What failed is not remembered.
    rows.catch(() => {
      known = undefined;
    });
    return rows;
  };
}
