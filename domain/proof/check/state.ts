// What a phone remembers between two checks: what it was shown first, and what has been proved since. Plain JSON, so that
// it lies in a browser's store or in a file as it is.
import type { Finding } from './finding.ts';

/** The shop's own book up to a row that was proved. */
export type PinnedBook = {
  /** The number of the shop in its book. */
  readonly shop: string;
  readonly currency: string;
  readonly hashedByLengthFrom: string;
  readonly seq: string;
  readonly head: string;
  /** What each kind of account holds, in smallest units. */
  readonly balances: Readonly<Record<string, string>>;
  /** What is held, by hold. */
  readonly held: Readonly<Record<string, string>>;
};

export type PinnedAct = {
  readonly seq: number;
  /** Its number in the record; null while it waits there. */
  readonly index: number | null;
  /** Its commitment in hex. */
  readonly commitment: string;
  /** The name in the record, and whom or what it is about. */
  readonly name: string;
  readonly subject: string;
  /** When this phone first saw it without a number, in seconds. */
  readonly waitsSince: number;
  /** Of a withdrawal that was asked for: when, in seconds, and to which account. */
  readonly request?: { readonly at: number; readonly account: string };
};

export type PinnedSlip = { readonly note: string; readonly seq: string; readonly time: number };

export type PinnedDevice = { readonly id: string; readonly key: string; readonly activeFrom: number };

export type Pinned = {
  readonly version: 1;
  /** When this phone saw it first, in seconds. */
  readonly since: number;
  /** The shop's code; empty before a slip said it. */
  readonly shop: string;
  readonly origin: string;
  readonly logKey: string;
  readonly slipKey: string;
  /** As it was served first. Another one is offered, and taken only where the merchant says so. */
  readonly policy: string;
  readonly checkpoint: string | null;
  /** When the checkpoint is known to have been there, in seconds: by its witnesses, or by its newest seal. */
  readonly time: number;
  readonly seal: { readonly no: number; readonly index: number; readonly entry: string } | null;
  readonly book: PinnedBook | null;
  /** The newest row that was ever seen, beyond what a seal has. */
  readonly tip: { readonly seq: string; readonly head: string; readonly at: number } | null;
  readonly acts: readonly PinnedAct[];
  /** The newest ones and one a day, the oldest first. */
  readonly slips: readonly PinnedSlip[];
  readonly devices: readonly PinnedDevice[];
};

export type Verdict = 'checked' | 'waiting' | 'no_notary' | 'failed' | 'unchecked';

/** What a check comes to. */
export type CheckResult = {
  readonly verdict: Verdict;
  /** What to remember. Where something failed it is what was remembered before: nothing at the first time. */
  readonly pinned: Pinned | undefined;
  readonly findings: readonly Finding[];
  /** The newest seal that was proved: what all shops are owed. */
  readonly seal: SealFacts | undefined;
  readonly notaries: readonly { readonly name: string; readonly time: number }[];
  /** When the newest checkpoint is known to have been there, in seconds. */
  readonly time: number;
  /** True where the server names other notaries than those that are pinned. */
  readonly hasOtherPolicy: boolean;
};

export type SealFacts = {
  readonly no: number;
  readonly time: number;
  readonly currency: string;
  readonly shops: number;
  /** As decimal texts in smallest units; the last is a number of acts. */
  readonly sums: readonly string[];
};
