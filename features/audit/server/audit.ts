// Writing down who did what and who looked at whom: an act, numbered for each shop without gaps.
import { canonical } from '#domain/ads/canonical.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import type { Json } from '#platform/db/sql.ts';
import type { Tx } from '#platform/db/database.ts';
import type { AuditNote, AuditRecord } from '#platform/http/audit.ts';
import * as sql from './audit.sql.ts';

/** The platform's own acts. */
export const platformChain = 0n;

/**
 * Writes down what a person did by a call: one entry for each shop or thing it concerned, one of the platform's own where
 * the act said nothing. Last in a transaction: the numbers of the shop are locked from there on.
 */
export async function recordAudit(tx: Tx, record: AuditRecord): Promise<void> {
  const { session, endpoint, now, requestId } = record;
  const notes = record.notes.length === 0 ? [{}] : record.notes;
  // In the order of the shops, so that two acts about the same shops never wait for each other.
  for (const note of notes.toSorted((left, right) => compare(shopOf(left), shopOf(right)))) {
    await sql.appendEntry(tx, shopOf(note), {
      at: now,
      kind: endpoint.views === true && note.after === undefined ? 'view' : 'change',
      act: endpoint.name,
      actor: session.actor,
      person_id: session.personId,
      subject: (note.subject ?? '').slice(0, 200),
      why: (note.why ?? '').slice(0, 2000),
      before: plain(note.before),
      after: plain(note.after),
      request_id: requestId,
    });
  }
}

type PlatformAct = { readonly at: Date; readonly act: string; readonly note: AuditNote };

/** Writes down what a job of the platform did by itself. */
export async function recordPlatform(tx: Tx, { at, act, note }: PlatformAct): Promise<void> {
  await sql.appendEntry(tx, shopOf(note), {
    at,
    kind: 'change',
    act,
    actor: 'house',
    person_id: null,
    subject: note.subject ?? '',
    why: note.why ?? '',
    before: plain(note.before),
    after: plain(note.after),
    request_id: '',
  });
}

/**
 * The same as the transaction's last thing: for what happens on the way, such as money that is held, where the shop's
 * numbers must not be locked before its book is.
 */
export async function recordLast(tx: Tx, act: PlatformAct): Promise<void> {
  if (tx.lastly === undefined) await recordPlatform(tx, act);
  else tx.lastly(() => recordPlatform(tx, act));
}

/** As the database will give it back: no undefined, numbers of money as text. */
function plain(value: unknown): Json | null {
  if (value === undefined || value === null) return null;
  const text = JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one));
  const plainest: unknown = JSON.parse(text);
  return isJson(plainest) ? plainest : null;
}

const isJson = (value: unknown): value is Json => value !== undefined && value !== null;

const shopOf = ({ shopId = platformChain }: AuditNote): bigint => shopId;
const compare = (left: bigint, right: bigint) => (left < right ? -1 : left > right ? 1 : 0);

/** How a shop is named in an act. Shop 0 is the platform itself. */
export const chainCodeOf = (shopId: bigint) => (shopId === platformChain ? '0' : shopCodeOf(shopId));

/**
 * What the public record commits to of an act, as canonical JSON. Of a merchant it says that it was the merchant; people
 * of the console and of suppliers are named by their id, which says nothing once they are erased.
 */
export function bodyOfAct(shopId: bigint, entry: sql.EntryRow): string {
  const { actor, person_id: person } = entry;
  return canonical({
    shop: chainCodeOf(shopId),
    seq: Number(entry.seq),
    at: entry.at.toISOString(),
    act: entry.act,
    actor: person === null || actor === 'merchant' ? actor : `${actor}:${person}`,
    subject: entry.subject,
    why: entry.why,
    before: spelled(entry.before),
    after: spelled(entry.after),
    request: entry.request_id,
  });
}

/** Fractions have more than one spelling: they stand as text. */
function spelled(value: unknown): unknown {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : String(value);
  if (Array.isArray(value)) return value.map(spelled);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spelled(inner)]));
}
