// What the witnesses of a log have seen of it. A log that shows its readers other entries than its witnesses is found here.
import { equalBytes, toHex, toBase64, utf8 } from '#domain/proof/bytes.ts';
import type { CheckedCheckpoint } from '#domain/proof/checkpoint.ts';
import type { Sha256 } from '#domain/proof/hash.ts';
import type { VerifyEd25519 } from '#domain/proof/note.ts';
import type { Policy, PolicyWitness } from '#domain/proof/policy.ts';
import type { Card } from './card.ts';
import { Failure } from './failure.ts';
import { bytesMax, mapAtOnce, type Reader } from './fetching.ts';
import { checkNote, policyFor } from './head.ts';
import { fieldsOf, listOf, parseJson, textOf } from './shape.ts';
import type { Roots } from './walk.ts';

/** A head that the log signed: one that a witness signed too, or one that it refused. */
export type Witnessed = {
  readonly name: string;
  readonly checked: CheckedCheckpoint;
  readonly refused: readonly Refused[];
};

/** `signed` is what the witness had signed by then; undefined where it does not say. */
type Refused = { readonly head: CheckedCheckpoint; readonly signed: CheckedCheckpoint | undefined };
/** A witness that did not answer says nothing, for or against. */
export type Silent = { readonly name: string; readonly why: string };
export type Witnesses = { readonly seen: readonly Witnessed[]; readonly silent: readonly Silent[] };

type Asking = {
  readonly reader: Reader;
  readonly verify: VerifyEd25519;
  readonly hash: Sha256;
  readonly now: number;
};

/**
 * Asks each witness that has an address for its newest checkpoint of this log.
 *
 * @throws Failure where one answers with a checkpoint that the log did not sign.
 */
export async function readWitnesses(card: Card, policy: Policy, asking: Asking): Promise<Witnesses> {
  const answers = await mapAtOnce(policy.witnesses, 4, (witness) =>
    readWitness(witness, card, policy, asking),
  );
  return {
    seen: answers.flatMap((answer) => ('checked' in answer ? [answer] : [])),
    silent: answers.flatMap((answer) => ('why' in answer ? [answer] : [])),
  };
}

/** Where a witness that follows C2SP tlog-witness keeps what it has seen of a log. */
export function addressAt(url: string, origin: string, hash: Sha256): string {
  return `${url.replace(/\/$/, '')}/${toHex(hash(utf8(origin)))}`;
}

async function readWitness(
  { name, url }: PolicyWitness,
  card: Card,
  policy: Policy,
  { reader, verify, hash, now }: Asking,
): Promise<Witnessed | Silent> {
  if (url === undefined) return { name, why: 'the policy has no address of it' };
  const what = `The checkpoint of the witness ${name}`;
  const address = addressAt(url, card.log.origin, hash);
  const check = (note: string) => checkNote(note, policyFor(card, policy), { verify, now, what });
  let note: string;
  try {
    note = await reader.text(`${address}/checkpoint`, { max: bytesMax.checkpoint, what });
  } catch (error) {
    if (error instanceof Failure && error.code !== 'too_large') return { name, why: error.message };
    throw error;
  }
  // What the log did not sign is no evidence against it.
  const checkIfSigned = (head: string) => check(head).catch(() => undefined);
  const refused: Refused[] = [];
  for (const one of await readRefused(address, name, reader)) {
    const head = await checkIfSigned(one.head);
    if (head !== undefined) refused.push({ head, signed: await checkIfSigned(one.signed) });
  }
  return { name, checked: await check(note), refused };
}

/** Heads that are looked at of those that a witness refused. */
const refusedMax = 50;

type RefusedNotes = { readonly head: string; readonly signed: string };

/** Signed heads that the witness refused and still has; a witness of another make has no such list. */
async function readRefused(address: string, name: string, reader: Reader): Promise<RefusedNotes[]> {
  const what = `The list of heads that the witness ${name} refused`;
  try {
    const text = await reader.text(`${address}/refused`, { max: bytesMax.call, what });
    const list = listOf(fieldsOf(parseJson(text, what), what)['list'], what);
    const names = list.filter((file) => typeof file === 'string' && /^[\w-]+\.json$/.test(file));
    return await mapAtOnce(names.slice(-refusedMax), 4, async (file) => {
      const one = await reader.text(`${address}/refused/${String(file)}`, { max: bytesMax.call, what });
      const { head, signed } = fieldsOf(parseJson(one, what), what);
      return { head: textOf(head, what), signed: typeof signed === 'string' ? signed : '' };
    });
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}

/** The size that the log must have at least: a witness has seen it. */
export function largestOf({ seen }: Witnesses): { size: number; name: string } | undefined {
  const [largest] = seen.toSorted((one, other) => other.checked.size - one.checked.size);
  return largest === undefined ? undefined : { size: largest.checked.size, name: largest.name };
}

/**
 * @throws Failure `split` where the log had a witness asked to sign a second head of a size that it had signed: whatever the
 * log shows now, both are signed by it.
 */
export function requireOneHistory({ seen }: Witnesses): void {
  for (const { name, refused } of seen) {
    for (const { head, signed } of refused) {
      if (signed === undefined || signed.size !== head.size || equalBytes(signed.root, head.root)) continue;
      throw new Failure(
        'split',
        `The log signed two heads of size ${head.size}: ${toBase64(signed.root)}, which the witness ${name} signed too, and ` +
          `${toBase64(head.root)}, which it refused and has on file.`,
      );
    }
  }
}

/** Sizes at which the root of our own entries is wanted. */
export function sizesOf({ seen }: Witnesses): number[] {
  return seen.flatMap(({ checked, refused }) => [checked.size, ...refused.map(({ head }) => head.size)]);
}

/**
 * @throws Failure `split` where the log signed another root for a witness than for us, whether the witness signed it too or
 * refused it. Both heads are signed by the log.
 */
export function compareWitnesses({ seen }: Witnesses, roots: Roots): void {
  for (const { name, checked, refused } of seen) {
    requireSame(checked, roots, `for the witness ${name}`);
    for (const { head } of refused)
      requireSame(head, roots, `which the witness ${name} refused and has on file`);
  }
}

function requireSame({ size, root }: CheckedCheckpoint, roots: Roots, whom: string): void {
  const ours = roots.get(size);
  if (ours === undefined || equalBytes(ours, root)) return;
  throw new Failure(
    'split',
    `The log signed two heads of size ${size}: ${toBase64(root)}, ${whom}, and ${toBase64(ours)} for us. ` +
      'It shows different people different records.',
  );
}
