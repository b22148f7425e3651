// Part 4 of the check: what was done about the shop. Its acts are numbered without gaps, each is in the record as it is told,
// none was dated back, and what stands against the shop has its act.
import { toHex } from '../bytes.ts';
import { actNameOf } from '../act-names.ts';
import { isRecord } from '#domain/wire/fields.ts';
import { commitAct, parseActBody, parseEntry, type ActBody } from '../entry.ts';
import { ProofFault } from '../fault.ts';
import { leafHash, verifyInclusion } from '../tree.ts';
import type { OwnAct, RecordPage } from './answers.ts';
import type { FindingList } from './finding.ts';
import type { Head, Heads } from './head.ts';
import { parseCheckpoint } from '../checkpoint.ts';
import { parseNote } from '../note.ts';
import { amberSeconds, redSeconds, slackSeconds } from './times.ts';
import type { Pinned, PinnedAct } from './state.ts';

type ActParts = {
  readonly pages: readonly RecordPage[];
  readonly pinned: Pinned;
  readonly heads: Heads;
  /** The shop's code. */
  readonly shop: string;
  /** Seconds. */
  readonly now: number;
};

/**
 * All acts that the phone knows of now, by number.
 *
 * @throws ProofFault `act_missing` for a gap, `acts_differ` where one is not what it was, `wrong_commitment`, `not_included`,
 * `malformed_entry`. Findings `act_backdated`, `act_unlogged`.
 */
export function checkActs(parts: ActParts, findings: FindingList): PinnedAct[] {
  const { pages, pinned } = parts;
  const acts = new Map(pinned.acts.map((act) => [act.seq, act]));
  const total = pages.at(-1)?.total ?? pinned.acts.length;
  for (const page of pages) {
    const head = page.checkpoint === null ? undefined : parts.heads.find(page.checkpoint);
    for (const act of page.list) acts.set(act.seq, readAct(act, head, parts, acts.get(act.seq)));
  }
  const list = [...acts.values()].toSorted((left, right) => left.seq - right.seq);
  for (const [at, act] of list.entries()) {
    if (act.seq !== at + 1) throw new ProofFault('act_missing', { act: String(at + 1) });
  }
  if (list.length !== total) {
    throw new ProofFault('act_missing', { act: String(Math.min(list.length, total) + 1) });
  }
  requireOwnIndexes(list);
  for (const act of list) judgeWait(act, parts.now, findings);
  for (const page of pages) for (const act of page.list) judgeDate(act, pinned, findings);
  return list;
}

function readAct(act: OwnAct, head: Head | undefined, parts: ActParts, known: PinnedAct | undefined) {
  const { seq, index } = act;
  const facts = { act: String(seq) };
  const body = parseActBody(act.body);
  if (body.seq !== seq || body.shop !== parts.shop) throw new ProofFault('acts_differ', facts);
  const commitment = commitAct(act.salt, act.body);
  const isKnown = known?.commitment === toHex(commitment) && (known.index ?? index) === index;
  if (known !== undefined && !isKnown) throw new ProofFault('acts_differ', facts);
  const read = {
    seq,
    index,
    commitment: toHex(commitment),
    name: actNameOf({ act: body.act, kind: 'change' }),
    subject: body.subject,
    waitsSince: known?.waitsSince ?? parts.now,
    ...readPayoutRequest(body),
  };
  if (index === null) return read;
  if (act.entry === null || act.proof === null || head === undefined)
    throw new ProofFault('not_included', facts);
  const entry = parseEntry(act.entry);
  const isOfAct =
    entry.kind === 'act' &&
    toHex(entry.commitment) === read.commitment &&
    entry.time === Math.floor(Date.parse(body.at) / 1000) &&
    (entry.name === read.name || entry.name === 'view');
  if (!isOfAct) throw new ProofFault('wrong_commitment', facts);
  const { size, root } = head;
  if (!verifyInclusion({ index, size, leaf: leafHash(act.entry), proof: act.proof, root })) {
    throw new ProofFault('not_included', facts);
  }
  return { ...read, name: entry.name };
}

/** What a withdrawal that no signature names is compared with. */
function readPayoutRequest({ act, at, after }: ActBody): Pick<PinnedAct, 'request'> {
  if (act !== 'payout.asked' || !isRecord(after)) return {};
  const account = after['account'];
  const seconds = Math.floor(Date.parse(at) / 1000);
  return typeof account === 'string' && !Number.isNaN(seconds) ? { request: { at: seconds, account } } : {};
}

/** Two acts that stand for one entry would hide that one of them is nowhere. */
function requireOwnIndexes(acts: readonly PinnedAct[]): void {
  const seen = new Map<number, number>();
  for (const { seq, index } of acts) {
    if (index === null) continue;
    if (seen.has(index)) throw new ProofFault('acts_differ', { act: String(seq) });
    seen.set(index, seq);
  }
}

function judgeWait(act: PinnedAct, now: number, { fail, wait }: FindingList): void {
  if (act.index !== null) return;
  const waited = now - act.waitsSince;
  if (waited > redSeconds) fail('act_unlogged', { act: String(act.seq) });
  else if (waited > amberSeconds) wait('act_unlogged', { act: String(act.seq) });
}

/** What came into the record after a checkpoint cannot have been done long before it. */
function judgeDate(act: OwnAct, pinned: Pinned, { fail }: FindingList): void {
  if (act.index === null || act.entry === null || pinned.checkpoint === null) return;
  // What was told before it was in the record has not come since.
  if (pinned.acts.some(({ seq }) => seq === act.seq)) return;
  const { size } = parseCheckpoint(parseNote(pinned.checkpoint).text);
  const { time } = parseEntry(act.entry);
  if (act.index >= size && time < pinned.time - slackSeconds) {
    fail('act_backdated', { act: String(act.seq), at: String(time), seen: String(pinned.time) });
  }
}

/** A seal counts as many acts of the shop as the phone does. */
export function checkActCount(
  acts: readonly PinnedAct[],
  { upto, said }: { upto: number; said: bigint },
  { fail }: FindingList,
): void {
  const counted = acts.filter(({ index }) => index !== null && index < upto).length;
  if (BigInt(counted) !== said) fail('acts_differ', { before: String(counted), after: String(said) });
}
