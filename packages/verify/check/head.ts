// The newest checkpoint of a log, under the key of its card and with the witnesses of its policy.
import { checkCheckpoint, type CheckedCheckpoint } from '#domain/proof/checkpoint.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import { formatVkey, type VerifyEd25519 } from '#domain/proof/note.ts';
import { parsePolicy, type Policy } from '#domain/proof/policy.ts';
import type { Card } from './card.ts';
import { Failure } from './failure.ts';
import { bytesMax, type Reader } from './fetching.ts';
import { momentOf } from './say.ts';

export type Head = {
  readonly checked: CheckedCheckpoint;
  /** The signed note, as it was served. */
  readonly note: string;
};

export type PublishedPolicy = { readonly text: string; readonly policy: Policy };

/** A time of a witness that is further ahead than clocks differ, in seconds. */
const aheadMax = 300;

/** @throws Failure `key` where the policy is about another log than the card. */
export async function readPolicy(card: Card, reader: Reader): Promise<PublishedPolicy> {
  const what = 'The policy of the log';
  const text = await reader.text(card.log.policyUrl, { max: bytesMax.policy, what });
  const policy = parseWith('unreadable', what, () => parsePolicy(text));
  if (!policy.logs.some(({ vkey }) => formatVkey(vkey) === card.log.vkey)) {
    throw new Failure('key', 'The policy of the log does not name the key that the trust card names.');
  }
  return { text, policy };
}

/** Only the key of the card counts, whatever else the policy lists. */
export function policyFor(card: Card, policy: Policy): Policy {
  return { ...policy, logs: policy.logs.filter(({ vkey }) => formatVkey(vkey) === card.log.vkey) };
}

/** @param now In seconds. */
export async function readHead(
  card: Card,
  policy: Policy,
  { reader, verify, now }: { reader: Reader; verify: VerifyEd25519; now: number },
): Promise<Head> {
  const what = 'The checkpoint of the log';
  const note = await reader.text(`${card.log.url}/checkpoint`, { max: bytesMax.checkpoint, what });
  const checked = await checkNote(note, policyFor(card, policy), { verify, now, what });
  if (checked.origin !== card.log.origin) {
    throw new Failure(
      'key',
      `${what} is that of ${checked.origin}, and the trust card names ${card.log.origin}.`,
    );
  }
  return { checked, note };
}

/** @param now In seconds. */
export async function checkNote(
  note: string,
  policy: Policy,
  { verify, now, what }: { verify: VerifyEd25519; now: number; what: string },
): Promise<CheckedCheckpoint> {
  try {
    return await checkCheckpoint(note, policy, verify, now + aheadMax);
  } catch (error) {
    if (error instanceof ProofFault) throw failureOf(error, what);
    throw error;
  }
}

function failureOf(fault: ProofFault, what: string): Failure {
  const { code, facts } = fault;
  if (code === 'unknown_key') return new Failure('signature', `${what} is not signed by the log's key.`);
  if (code === 'wrong_signature') {
    return new Failure(
      'signature',
      `${what} has a signature of ${facts['key'] ?? 'a known key'} that is wrong.`,
    );
  }
  if (code === 'wrong_origin') {
    return new Failure('key', `${what} is that of another log: ${facts['origin'] ?? ''}.`);
  }
  if (code === 'from_the_future') {
    return new Failure('time', `${what} was cosigned in the future, at ${momentOf(Number(facts['time']))}.`);
  }
  return new Failure('unreadable', `${what} is malformed (${fault.message}).`);
}

/** Parses what a stranger wrote; a fault becomes one sentence. */
export function parseWith<Value>(
  code: 'unreadable' | 'entry' | 'evidence',
  what: string,
  parse: () => Value,
): Value {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ProofFault) throw new Failure(code, `${what} is malformed (${error.message}).`);
    throw error;
  }
}
