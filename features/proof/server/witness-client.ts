// Hands the newest head to witnesses (C2SP tlog-witness, add-checkpoint). A signature is given back only after it was checked:
// what a witness answers is somebody else's word.
import { fromUtf8 } from '#domain/proof/bytes.ts';
import { parseDecimal } from '#domain/proof/decimal.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import {
  formatNote,
  keyTypes,
  parseNote,
  parseSignatureLine,
  parseVkey,
  signatureLine,
  verifyNote,
} from '#domain/proof/note.ts';
import { addCheckpointPath, formatAddCheckpoint } from '#domain/proof/witness-request.ts';
import { verifyEd25519 } from '#platform/ports/note-signatures.ts';
import type { Witness } from '#platform/ports/witnesses.ts';
import { BodyTooLarge, readCapped } from '#platform/read-capped.ts';

export type CosignInput = {
  /** The note, signed by the log. */
  readonly checkpoint: string;
  readonly witnesses: readonly Witness[];
  /** Of the head that the witness of this name signed last; 0 where nobody knows. */
  readonly oldSizeOf: (name: string) => number;
  /** The proof that the checkpoint follows from the first `oldSize` entries. */
  readonly prove: (oldSize: number) => Promise<readonly Uint8Array[]>;
  readonly fetch?: typeof fetch;
  /** For all that one witness is asked. */
  readonly timeoutMs?: number;
};

export type CosignResult = {
  /** Each line is checked: it is the witness's, over this checkpoint. */
  readonly signed: readonly { readonly name: string; readonly line: string }[];
  /** In a sentence, for operators. */
  readonly failed: readonly { readonly name: string; readonly failure: string }[];
};

const timeoutMsDefault = 5_000;
const answerBytesMax = 64 * 1024;
/** Between one answer and the next request, another node may have handed in a longer head. */
const triesMax = 3;

/** Asks all of them at once. What one of them does wrong is in `failed`; it throws only where `prove` does. */
export async function cosign(input: CosignInput): Promise<CosignResult> {
  const proofs = new Map<number, ReturnType<CosignInput['prove']>>();
  const prove = (oldSize: number) => {
    const proof = proofs.get(oldSize) ?? input.prove(oldSize);
    proofs.set(oldSize, proof);
    return proof;
  };
  const answers = await Promise.all(
    input.witnesses.map(async (witness) => {
      const { name } = witness;
      try {
        return { name, line: await cosignOne(witness, { ...input, prove }) };
      } catch (error) {
        return { name, failure: failureOf(error) };
      }
    }),
  );
  return {
    signed: answers.flatMap(({ name, line }) => (line === undefined ? [] : [{ name, line }])),
    failed: answers.flatMap(({ name, failure }) => (failure === undefined ? [] : [{ name, failure }])),
  };
}

/** Why a witness did not sign, in a sentence. */
class Unsigned extends Error {}

async function cosignOne(witness: Witness, input: CosignInput): Promise<string> {
  const { checkpoint, oldSizeOf, prove, timeoutMs = timeoutMsDefault } = input;
  if (witness.url === undefined) throw new Unsigned('The policy has no address of this witness.');
  const url = `${witness.url.replace(/\/$/, '')}/${addCheckpointPath}`;
  const signal = AbortSignal.timeout(timeoutMs);
  let oldSize = oldSizeOf(witness.name);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const body = formatAddCheckpoint({ oldSize, proof: await prove(oldSize), checkpoint });
    const { status, text } = await send(input.fetch ?? fetch, url, { method: 'POST', body, signal });
    if (status === 200) return await checkedLine(text, checkpoint, witness);
    if (status !== 409) throw new Unsigned(`It answered ${status}: ${printable(text)}`);
    const size = parseDecimal(text.endsWith('\n') ? text.slice(0, -1) : '');
    if (size === undefined) throw new Unsigned('It answered 409 without the size that it has signed.');
    oldSize = size;
  }
  throw new Unsigned('It named another size each time.');
}

type Answer = { readonly status: number; readonly text: string };

/** @throws Unsigned where there is no answer, in time and of a length that one has. */
async function send(ask: typeof fetch, url: string, request: RequestInit): Promise<Answer> {
  try {
    const answer = await ask(url, { ...request, redirect: 'error' });
    return { status: answer.status, text: fromUtf8(await readCapped(answer, answerBytesMax)) };
  } catch (error) {
    if (error instanceof ProofFault) throw error;
    if (error instanceof BodyTooLarge) throw new Unsigned('Its answer is too long.');
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new Unsigned(isLate ? 'It did not answer in time.' : 'It cannot be reached.');
  }
}

/** The first line that this witness signed. @throws ProofFault, Unsigned */
async function checkedLine(text: string, checkpoint: string, witness: Witness): Promise<string> {
  const vkey = parseVkey(witness.vkey);
  const own = text
    .split('\n')
    .filter((line) => line !== '')
    .map(parseSignatureLine)
    .find(({ name, keyId }) => name === vkey.name && keyId === vkey.keyId);
  if (!own || vkey.type !== keyTypes.cosignature) throw new Unsigned('It signed with another key.');
  const line = signatureLine(own.name, own.keyId, own.signature);
  await verifyNote(formatNote(parseNote(checkpoint).text, [line]), [vkey], verifyEd25519);
  return line;
}

function failureOf(error: unknown): string {
  if (error instanceof Unsigned) return error.message;
  if (!(error instanceof ProofFault)) throw error;
  return error.code === 'smaller_than_before'
    ? 'It has signed a longer log than ours: was the database set back?'
    : `What it answered does not hold: ${error.message}.`;
}

/** A stranger's words, safe in one line of a log. */
function printable(text: string): string {
  return text
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .slice(0, 120)
    .trim();
}
