// What a phone checks of what it is told: one module for the service worker, the page and the command. It asks nobody
// anything: answers come in, findings and the new state go out.
import { parseVkey, type VerifyEd25519 } from './note.ts';
import { parsePolicy, type Policy } from './policy.ts';
import type { BookRow } from './book-row.ts';
import { ProofFault } from './fault.ts';
import { checkActs } from './check/acts.ts';
import { readBookPage, readRecordPage, readSealAnswer, type Answers, type Keys } from './check/answers.ts';
import { checkSlips, walkBook, type WalkedBook } from './check/book.ts';
import {
  checkDevices,
  checkMandates,
  checkSealedDevices,
  readDevice,
  type Device,
  type VerifyMandate,
} from './check/mandates.ts';
import { makeFindings, type FindingList } from './check/finding.ts';
import { checkHeads, type Heads } from './check/head.ts';
import { checkDues, checkRows, checkStanding } from './check/reasons.ts';
import { readPublicEntries } from './check/public-entries.ts';
import { judgeSeal } from './check/judge-seal.ts';
import { checkSeal, type Sealed } from './check/seal.ts';
import { checkShownAmounts, checkTwins, readPinnedSlip, readSlip, type ReadSlip } from './check/slips.ts';
import { pinNext } from './check/pin-next.ts';
import { amberSeconds, redSeconds } from './check/times.ts';
import type { CheckResult, Pinned, PinnedAct, SealFacts, Verdict } from './check/state.ts';

export type { Answers, Keys } from './check/answers.ts';
export type { Finding } from './check/finding.ts';
export type { CheckResult, Pinned, SealFacts, Verdict } from './check/state.ts';

/** What is believed at first sight: the keys and the policy that are served then. */
export function pinFirst({ keys, policy }: Pick<Answers, 'keys' | 'policy'>, since: number): Pinned {
  requireKeys(keys);
  parsePolicy(policy);
  return {
    version: 1,
    since,
    shop: '',
    origin: keys.origin,
    logKey: keys.log,
    slipKey: keys.slip,
    policy,
    checkpoint: null,
    time: 0,
    seal: null,
    book: null,
    tip: null,
    acts: [],
    slips: [],
    devices: [],
  };
}

/** @throws ProofFault `malformed_note`, `wrong_origin`. */
function requireKeys({ origin, log, slip }: Keys): void {
  if (parseVkey(log).name !== origin) throw new ProofFault('wrong_origin', { origin });
  parseVkey(slip);
}

export type Tools = {
  readonly verify: VerifyEd25519;
  /** Left out where devices are not checked, such as by whoever has only half of the answers. */
  readonly verifyMandate?: VerifyMandate | undefined;
};

/**
 * Checks what a shop is told against what it was told before.
 *
 * @param pinned What the last check gave to remember; undefined at first sight.
 * @param now Milliseconds since 1970, by the clock of whoever checks.
 */
export async function checkRecord(
  pinned: Pinned | undefined,
  answers: Answers,
  now: number,
  { verify, verifyMandate }: Tools,
): Promise<CheckResult> {
  const findings = makeFindings();
  const seconds = Math.floor(now / 1000);
  const found = await findings.during(async () => {
    const before = pinned ?? pinFirst(answers, seconds);
    return await checkAll({
      before,
      answers,
      findings,
      seconds,
      verify,
      verifyMandate,
      policy: policyOf(before),
    });
  });
  const { heads, sealed } = found ?? {};
  const time = timeOf(heads, sealed);
  if (found !== undefined) judgeAge(time, sealed, { now: seconds, findings });
  const verdict = verdictOf(findings, found?.policy);
  const next = found === undefined ? undefined : { ...found.pinned, time: Math.max(found.pinned.time, time) };
  return {
    verdict,
    pinned: verdict === 'failed' ? pinned : next,
    findings: findings.all,
    seal: sealed === undefined ? undefined : factsOf(sealed),
    notaries: heads?.newest.cosigned ?? [],
    time,
    hasOtherPolicy: answers.policy !== (pinned?.policy ?? answers.policy),
  };
}

type Parts = {
  readonly before: Pinned;
  readonly answers: Answers;
  readonly findings: FindingList;
  readonly seconds: number;
  readonly verify: VerifyEd25519;
  readonly verifyMandate: VerifyMandate | undefined;
  readonly policy: Policy;
};

type Found = {
  readonly policy: Policy;
  readonly heads: Heads | undefined;
  readonly sealed: Sealed | undefined;
  readonly pinned: Pinned;
};

/** Every part that can be checked without the others is, so that one broken answer does not hide what else is wrong. */
async function checkAll(parts: Parts): Promise<Found> {
  const { before, answers, findings, seconds, verify, policy } = parts;
  requireSameKeys(before, answers.keys);
  const slip = await findings.during(() => readSlip(answers.wallet, before, verify));
  const pages = await findings.during(() => answers.record.map(readRecordPage));
  const answer = await findings.during(() => readSealAnswer(answers.proof));
  const shown = [
    answers.checkpoint,
    answer?.place.checkpoint,
    ...(pages ?? []).map(({ checkpoint }) => checkpoint),
  ];
  const heads = await findings.during(() =>
    checkHeads({
      pinned: before.checkpoint,
      shown: shown.filter((note) => note !== null && note !== undefined),
      consistency: answers.consistency,
      policy,
      verify,
      now: seconds,
    }),
  );
  const shop = slip?.slip.shop ?? before.shop;
  const acts =
    heads === undefined || pages === undefined
      ? undefined
      : await findings.during(() =>
          checkActs({ pages, pinned: before, heads, shop, now: seconds }, findings),
        );
  const sealed =
    heads === undefined || answer === undefined
      ? undefined
      : await findings.during(() => checkSeal(answer, heads, before));
  const walked = await findings.during(() => walk(parts, slip, sealed));
  const told = walked === undefined ? undefined : rowsUntil(walked, slip);
  await findings.during(() => judgeSeal({ ...parts, heads, sealed, walked, acts }));
  if (slip !== undefined && walked !== undefined)
    await findings.during(() => judgeSlips(parts, slip, walked));
  if (walked !== undefined && acts !== undefined)
    await findings.during(() => judgeReasons(parts, { walked, rows: told ?? [], acts, heads, slip }));
  const devices = await findings.during(() => answers.devices.map(readDevice));
  if (devices !== undefined && walked !== undefined && acts !== undefined)
    await findings.during(() => judgeDevices(parts, { devices, rows: told ?? [], acts, sealed, shop }));
  return {
    policy,
    heads,
    sealed,
    pinned: pinNext({ before, shop, heads, sealed, walked, acts, slip, devices }),
  };
}

/**
 * Rows that were there when the wallet was told. What explains a row is asked for after the wallet and before the book: a
 * row that came since is judged by the next check, which reads it again.
 */
function rowsUntil({ rows }: WalkedBook, slip: ReadSlip | undefined): readonly BookRow[] {
  return slip === undefined ? rows : rows.filter(({ seq }) => seq <= slip.slip.seq);
}

function requireSameKeys(before: Pinned, keys: Keys): void {
  const isSame = keys.origin === before.origin && keys.log === before.logKey && keys.slip === before.slipKey;
  if (!isSame) throw new ProofFault('key_changed', { before: before.logKey, after: keys.log });
}

/** The pinned log alone, whatever logs a policy names; its witnesses. */
function policyOf({ logKey, policy }: Pinned): Policy {
  return { ...parsePolicy(policy), logs: [{ vkey: parseVkey(logKey), url: undefined }] };
}

function walk({ before, answers }: Parts, slip: ReadSlip | undefined, sealed: Sealed | undefined) {
  const slips = [
    ...before.slips.map(({ seq }) => BigInt(seq)),
    ...(slip === undefined ? [] : [slip.slip.seq]),
  ];
  const seals = (sealed?.claims ?? []).map(({ seq }) => seq);
  return walkBook(answers.book.map(readBookPage), before, new Set([...slips, ...seals]));
}

function judgeSlips({ before, answers, findings }: Parts, { slip }: ReadSlip, walked: WalkedBook): void {
  const known = before.slips.map(readPinnedSlip);
  checkShownAmounts(answers.wallet, slip, findings);
  checkTwins(slip, known, findings);
  checkSlips(walked, [...known, slip], findings);
}

type ReasonParts = {
  readonly walked: WalkedBook;
  readonly rows: readonly BookRow[];
  readonly acts: readonly PinnedAct[];
  readonly heads: Heads | undefined;
  readonly slip: ReadSlip | undefined;
};

function judgeReasons(
  { before, answers, findings, seconds }: Parts,
  { walked, rows, acts, heads, slip }: ReasonParts,
): void {
  const { wallet, restrictions, withdrawals, cases, pause, isSearched } = answers;
  if (slip !== undefined && slip.slip.acts > acts.length) {
    findings.fail('act_missing', { act: String(acts.length + 1) });
  }
  checkRows({ rows, pinned: before, acts, cases, withdrawals }, findings);
  const proved = heads === undefined ? [] : readPublicEntries(answers.entries, heads.newest);
  const pausedAt = proved.flatMap(({ entry }) =>
    entry.kind === 'act' && entry.name === 'payout.paused' ? [entry.time] : [],
  );
  const state = slip === undefined ? walked.end : walked.after(slip.slip.seq);
  checkStanding(
    { acts, wallet, state, restrictions, withdrawals, pause, pausedAt, isSearched, now: seconds },
    findings,
  );
  checkDues(wallet, seconds, findings);
}

type DeviceParts = {
  readonly devices: readonly Device[];
  readonly rows: readonly BookRow[];
  readonly acts: readonly PinnedAct[];
  readonly sealed: Sealed | undefined;
  readonly shop: string;
};

async function judgeDevices(
  { before, answers, findings, verifyMandate }: Parts,
  { devices, rows, acts, sealed, shop }: DeviceParts,
): Promise<void> {
  if (verifyMandate === undefined) return;
  checkDevices(devices, before, acts, findings);
  const [claim] = sealed?.claims ?? [];
  if (sealed !== undefined && claim !== undefined) {
    checkSealedDevices(devices, claim, sealed.entry, findings);
  }
  const { mandates } = answers;
  await checkMandates({ rows, acts, devices, mandates, shop, verifyMandate }, findings);
}

/** By the newest signature of a witness; without witnesses by the newest seal. */
function timeOf(heads: Heads | undefined, sealed: Sealed | undefined): number {
  return heads?.newest.newestTime ?? sealed?.entry.time ?? 0;
}

type Age = { readonly now: number; readonly findings: FindingList };

/** A seal that is old is as telling as a checkpoint that is. */
function judgeAge(time: number, sealed: Sealed | undefined, { now, findings }: Age): void {
  const oldest = Math.min(time, sealed?.entry.time ?? time);
  const facts = { at: String(oldest) };
  if (findings.all.some(({ level }) => level === 'failed')) return;
  if (oldest === 0) findings.wait('stale', facts);
  else if (now - oldest > redSeconds) findings.fail('stale', facts);
  else if (now - oldest > amberSeconds) findings.wait('stale', facts);
}

function verdictOf({ all }: FindingList, policy: Policy | undefined): Verdict {
  if (all.some(({ level }) => level === 'failed')) return 'failed';
  if (all.length > 0) return 'waiting';
  return policy?.quorum === undefined ? 'no_notary' : 'checked';
}

function factsOf({ entry: { no, time, currency, shops, sums } }: Sealed): SealFacts {
  return { no, time, currency, shops, sums: sums.map(String) };
}
