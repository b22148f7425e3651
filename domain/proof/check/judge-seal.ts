// What a seal says of the shop, held against the shop's own rows and acts.
import { ProofFault } from '../fault.ts';
import { checkActCount } from './acts.ts';
import type { Answers } from './answers.ts';
import { checkSealedSums, type WalkedBook } from './book.ts';
import type { FindingList } from './finding.ts';
import type { Heads } from './head.ts';
import { readPublicEntries } from './public-entries.ts';
import { ownSums, type Sealed } from './seal.ts';
import { redSeconds } from './times.ts';
import type { Pinned, PinnedAct } from './state.ts';

type SealParts = {
  readonly before: Pinned;
  readonly answers: Answers;
  readonly findings: FindingList;
  /** Now. */
  readonly seconds: number;
  readonly heads: Heads | undefined;
  readonly sealed: Sealed | undefined;
  readonly walked: WalkedBook | undefined;
  readonly acts: readonly PinnedAct[] | undefined;
};

/** @throws ProofFault `claim_missing` where a newer seal is in the record, and what `checkSeal` leaves to be judged. */
export function judgeSeal(parts: SealParts): void {
  const { before, answers, findings, heads, sealed, walked, acts } = parts;
  const [claim] = sealed?.claims ?? [];
  const later = heads === undefined ? undefined : laterSeal(answers, heads, sealed);
  if (later !== undefined) throw new ProofFault('claim_missing', { seal: String(later) });
  if (sealed === undefined || claim === undefined) {
    judgeAbsence(parts);
    return;
  }
  if (before.seal !== null && sealed.entry.no < before.seal.no) {
    findings.wait('stale', { seal: String(sealed.entry.no) });
    return;
  }
  if (walked === undefined) return;
  if (claim.shop !== walked.book.shopId) {
    findings.fail('claim_foreign', { shop: String(claim.shop), seal: String(sealed.entry.no) });
    return;
  }
  const state = walked.after(claim.seq);
  if (state === undefined) {
    findings.fail('book_shorter', { before: before.book?.seq ?? '0', after: String(claim.seq) });
    return;
  }
  const sums = ownSums(sealed.claims);
  checkSealedSums(state, claim.head, sums, findings);
  if (acts !== undefined) checkActCount(acts, { upto: sealed.entry.upto, said: sums[3] }, findings);
}

/** A shop may be newer than the seal; who was in one before, or has been there for a day, cannot be. */
function judgeAbsence({ before, findings, heads, sealed, walked, seconds }: SealParts): void {
  if (heads === undefined || findings.all.some(({ level }) => level === 'failed')) return;
  const facts = { seal: String(sealed?.entry.no ?? before.seal?.no ?? 0) };
  const isOld =
    sealed === undefined ? seconds - before.since > redSeconds : isOlder(walked, sealed.entry.time);
  if (before.seal !== null || isOld) findings.fail('claim_missing', facts);
  else findings.wait('claim_missing', facts);
}

/** The number of a seal in the record that is newer than the one in which the shop is shown its part. */
function laterSeal(answers: Answers, heads: Heads, sealed: Sealed | undefined): number | undefined {
  if (sealed === undefined) return undefined;
  return readPublicEntries(answers.entries, heads.newest).find(
    ({ index, entry }) =>
      entry.kind === 'seal' &&
      index > sealed.index &&
      entry.currency === sealed.entry.currency &&
      entry.no > sealed.entry.no,
  )?.index;
}

/** Between its first row and a seal that must have it: one that is being made may not. */
const sealSlackSeconds = 300;

function isOlder(walked: WalkedBook | undefined, time: number): boolean {
  const first = walked?.rows[0]?.at;
  return first !== undefined && first / 1000 < time - sealSlackSeconds;
}
