// Writing down who did what and who looked at whom, in a chain per shop; and reading a chain again from its beginning.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Json } from '#platform/db/sql.ts';
import type { Tx } from '#platform/db/database.ts';
import type { AuditNote, AuditRecord } from '#platform/http/audit.ts';
import * as sql from './audit.sql.ts';

/** The platform's own chain. */
export const platformChain = 0n;

type Facts = Omit<sql.EntryRow, 'seq' | 'prev_hash' | 'hash'>;

/**
 * Writes down what a person did by a call: one entry for each shop or thing it concerned, one of the platform's own where
 * the act said nothing. Last in a transaction: the chain is locked from there on.
 */
export async function recordAudit(tx: Tx, record: AuditRecord): Promise<void> {
  const { session, endpoint, now, requestId } = record;
  const notes = record.notes.length === 0 ? [{}] : record.notes;
  // In the order of the chains, so that two acts about the same shops never wait for each other.
  for (const note of notes.toSorted((left, right) => compare(chainOf(left), chainOf(right)))) {
    await appendEntry(tx, chainOf(note), {
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

/** Writes down what a job of the platform did by itself. */
export async function recordPlatform(
  tx: Tx,
  { at, act, note }: { at: Date; act: string; note: AuditNote },
): Promise<void> {
  await appendEntry(tx, chainOf(note), {
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

/** As the database will give it back: no undefined, numbers of money as text. */
function plain(value: unknown): Json | null {
  if (value === undefined || value === null) return null;
  const text = JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one));
  const plainest: unknown = JSON.parse(text);
  return isJson(plainest) ? plainest : null;
}

const isJson = (value: unknown): value is Json => value !== undefined && value !== null;

const chainOf = ({ shopId = platformChain }: AuditNote): bigint => shopId;
const compare = (left: bigint, right: bigint) => (left < right ? -1 : left > right ? 1 : 0);

async function appendEntry(tx: Tx, shopId: bigint, facts: Facts): Promise<void> {
  const before = await sql.lockHead(tx, { shopId });
  if (before === undefined) {
    const first = entryAfter(shopId, { seq: 0n, hash: firstHash(shopId) }, facts);
    await sql.beginChain(tx, { shopId, hash: first.hash });
    const made = await sql.lockHead(tx, { shopId });
    if (made?.seq === 1n && made.hash.equals(first.hash)) return sql.insertEntry(tx, shopId, first);
    return appendEntry(tx, shopId, facts);
  }
  const entry = entryAfter(shopId, before, facts);
  await sql.insertEntry(tx, shopId, entry);
  await sql.moveHead(tx, { shopId, ...entry });
}

function entryAfter(shopId: bigint, before: sql.Head, facts: Facts): sql.EntryRow {
  const seq = before.seq + 1n;
  return { ...facts, seq, prev_hash: before.hash, hash: entryHash(shopId, before.hash, { ...facts, seq }) };
}

/** The hash before a chain's first entry. */
export function firstHash(shopId: bigint): Buffer {
  return createHash('sha256').update(`audit|${shopId}`).digest();
}

/** SHA-256 of the hash before and every field, each with its length before it: no two entries have the same bytes. */
export function entryHash(shopId: bigint, before: Buffer, entry: Facts & { seq: bigint }): Buffer {
  const hash = createHash('sha256').update(before);
  const fields = [
    String(shopId),
    String(entry.seq),
    String(entry.at.getTime()),
    entry.kind,
    entry.act,
    entry.actor,
    entry.person_id ?? '',
    entry.subject,
    entry.why,
    canonicalize(entry.before) ?? 'null',
    canonicalize(entry.after) ?? 'null',
    entry.request_id,
  ];
  for (const field of fields) {
    const bytes = Buffer.from(field);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  }
  return hash.digest();
}

/** Entries read at once while a chain is checked. */
const step = 5_000;

/** Faults of a chain that are told: whoever reads them knows enough. */
const toldMax = 20;

/** Checks a chain from its first entry. Gives what is wrong, in words; nothing where all is right. */
export async function checkChain(tx: Tx, shopId: bigint): Promise<string[]> {
  const problems: string[] = [];
  let seq: bigint | undefined = 0n;
  while (seq !== undefined && problems.length < toldMax) {
    const read = await checkOn(tx, shopId, seq);
    problems.push(...read.problems);
    seq = read.next;
  }
  return problems.slice(0, toldMax);
}

type Read = { readonly problems: string[]; readonly entries: number; readonly next: bigint | undefined };

/** Checks the next entries of a chain after a number; what is at that number was checked before. */
async function checkOn(tx: Tx, shopId: bigint, after: bigint): Promise<Read> {
  const head = await sql.readHead(tx, { shopId });
  if (head === undefined) return { problems: [], entries: 0, next: undefined };
  const [before] = after === 0n ? [] : await sql.readEntries(tx, { shopId, after: after - 1n, limit: 1 });
  let [seq, hash] = [after, before?.hash ?? firstHash(shopId)];
  const rows = (await sql.readEntries(tx, { shopId, after, limit: step })).filter(
    (row) => row.seq <= head.seq,
  );
  const problems: string[] = [];
  for (const row of rows) {
    if (row.seq !== seq + 1n) problems.push(`entry ${seq + 1n} is missing`);
    if (!row.prev_hash.equals(hash)) problems.push(`entry ${row.seq} does not follow the one before`);
    if (!entryHash(shopId, row.prev_hash, row).equals(row.hash))
      problems.push(`entry ${row.seq} was changed`);
    // On from what is written: one wrong entry is told once, and not with every one after it.
    ({ seq, hash } = row);
    if (problems.length >= toldMax) return { problems, entries: rows.length, next: undefined };
  }
  if (rows.length > 0 && seq < head.seq) return { problems, entries: rows.length, next: seq };
  if (seq !== head.seq) problems.push(`the head says ${head.seq} entries, there are ${seq}`);
  else if (!hash.equals(head.hash)) problems.push('the head is not that of the last entry');
  return { problems, entries: rows.length, next: undefined };
}

/** A place in all chains: after this entry of this chain; entry 0 is before its first. */
export type CheckPlace = { readonly shopId: bigint; readonly seq: bigint };

type PartDone = {
  readonly entries: number;
  readonly chains: number;
  readonly problems: readonly { readonly shopId: bigint; readonly problem: string }[];
  readonly next: CheckPlace | undefined;
};

/** Entries that one call of the console reads: about a second. */
const partEntries = 50_000;
const partChains = 500;

/** Checks a part of all chains, from a place on; `next` is where the next part begins. */
export async function checkPart(tx: Tx, from: CheckPlace): Promise<PartDone> {
  const problems: { shopId: bigint; problem: string }[] = [];
  // The chain that the part before stopped in comes first, the chains after it follow.
  const first = from.seq === 0n ? [] : [{ shop_id: from.shopId, seq: from.seq }];
  const rest = await sql.readChains(tx, { after: from.shopId, limit: partChains });
  let [entries, chains] = [0, 0];
  let at: CheckPlace = from;
  for (const { shop_id: shopId } of [...first, ...rest]) {
    let seq: bigint | undefined = shopId === from.shopId ? from.seq : 0n;
    while (seq !== undefined) {
      // Nothing of a chain was read: the next part begins after the one before it.
      if (entries >= partEntries) {
        return { entries, chains, problems, next: seq === 0n ? at : { shopId, seq } };
      }
      const read = await checkOn(tx, shopId, seq);
      for (const problem of read.problems) problems.push({ shopId, problem });
      entries += read.entries;
      seq = read.next;
    }
    chains += 1;
    at = { shopId, seq: 0n };
  }
  return { entries, chains, problems, next: rest.length < partChains ? undefined : at };
}

/** Chains that are listed at once. */
const chainsAtOnce = 500;

export type ChecksDone = {
  readonly chains: number;
  readonly entries: bigint;
  readonly problems: readonly { readonly shopId: bigint; readonly problem: string }[];
};

/** Checks every chain. Stops after a hundred faults: whoever reads them knows enough. */
export async function checkAllChains(tx: Tx): Promise<ChecksDone> {
  const problems: { shopId: bigint; problem: string }[] = [];
  let [chains, entries, after] = [0, 0n, -1n];
  for (;;) {
    const heads = await sql.readChains(tx, { after, limit: chainsAtOnce });
    for (const { shop_id: shopId, seq } of heads) {
      for (const problem of await checkChain(tx, shopId)) problems.push({ shopId, problem });
      chains += 1;
      entries += seq;
      after = shopId;
    }
    if (heads.length < chainsAtOnce || problems.length >= 100) return { chains, entries, problems };
  }
}
