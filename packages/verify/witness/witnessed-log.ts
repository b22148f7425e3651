// One log as a witness knows it: the head that was signed last. What comes is looked at one after the other, because two at
// once could both follow the same head, and the second would take back what the first was told.
import path from 'node:path';
import { equalBytes, toHex } from '#domain/proof/bytes.ts';
import { parseCheckpoint, type Checkpoint } from '#domain/proof/checkpoint.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import { formatNote, signatureLine, parseNote, verifyNote, type Vkey } from '#domain/proof/note.ts';
import { emptyRoot, verifyConsistency } from '#domain/proof/tree.ts';
import type { AddCheckpoint } from '#domain/proof/witness-request.ts';
import { WitnessError } from './error.ts';
import { readIfThere, writeDurably } from './folder.ts';
import { hashOfOrigin, verifyEd25519, type WitnessKey } from './key.ts';
import { openRefusals, type Refusals } from './refusals.ts';

/** The status of the answer, with what goes with it. */
export type Verdict =
  | { readonly status: 200; readonly line: string }
  | { readonly status: 409; readonly size: number }
  | { readonly status: 400 | 403 | 422 | 503; readonly why: string };

export type WitnessedLog = {
  readonly origin: string;
  readonly originHash: string;
  readonly refusals: Refusals;
  /** The note that was signed last, with the signatures of the log and of this witness. */
  readonly latest: () => string | undefined;
  /** @param head What the note of the request says. */
  readonly submit: (request: AddCheckpoint, head: Checkpoint) => Promise<Verdict>;
  /** When all that was submitted is answered. */
  readonly settled: () => Promise<void>;
};

export type LogOptions = {
  readonly folder: string;
  readonly origin: string;
  readonly keys: readonly Vkey[];
  readonly key: WitnessKey;
  readonly now: () => number;
};

/** A head that was signed. */
type Signed = Checkpoint & { readonly note: string; readonly line: string; readonly time: number };

/** Heads are public, and anybody may send one again: for so long it gets the same signature, and costs no write. */
const sameSeconds = 10;
const waitingMax = 64;

/** @throws WitnessError where the saved head is not one that this witness signed: it would sign two of one size. */
export async function openWitnessedLog(options: LogOptions): Promise<WitnessedLog> {
  const { folder, origin, keys, key, now } = options;
  const originHash = hashOfOrigin(origin);
  const file = path.join(folder, originHash, 'checkpoint');
  const refusals = await openRefusals(path.join(folder, originHash, 'refused'));
  let known = await readSigned(file, options);
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function decide(
    request: AddCheckpoint,
    head: Checkpoint,
    logLines: readonly string[],
  ): Promise<Verdict> {
    const verdict = judge(request, head, known);
    if (verdict !== undefined) {
      await refusals.save({ status: verdict.status, request, head, known, at: now() });
      return verdict;
    }
    const time = now();
    if (known && isSame(known, head) && time >= known.time && time - known.time < sameSeconds) {
      return { status: 200, line: known.line };
    }
    const body = parseNote(request.checkpoint).text;
    const line = key.cosign(body, time);
    const note = formatNote(body, [...logLines, line]);
    await writeDurably(file, note);
    known = { ...head, note, line, time };
    return { status: 200, line };
  }

  return {
    origin,
    originHash,
    refusals,
    latest: () => known?.note,
    settled: async () => void (await queue),
    async submit(request, head) {
      const logLines = await linesOfLog(request.checkpoint, keys);
      if (logLines === undefined) return { status: 403, why: 'The log did not sign this checkpoint.' };
      if (waiting >= waitingMax) return { status: 503, why: 'Too many wait for this log.' };
      waiting += 1;
      const turn = queue.then(() => decide(request, head, logLines));
      queue = turn.catch(() => undefined).finally(() => (waiting -= 1));
      return await turn;
    },
  };
}

/** The lines that the log signed, written anew; undefined where it signed none, or one with its name is not its own. */
async function linesOfLog(note: string, keys: readonly Vkey[]): Promise<string[] | undefined> {
  try {
    await verifyNote(note, keys, verifyEd25519);
    return parseNote(note)
      .signatures.filter(({ name, keyId }) => keys.some((key) => key.name === name && key.keyId === keyId))
      .map(({ name, keyId, signature }) => signatureLine(name, keyId, signature));
  } catch (fault) {
    if (fault instanceof ProofFault) return undefined;
    throw fault;
  }
}

type Refused = Exclude<Verdict, { readonly status: 200 | 403 | 503 }>;

/** In the order of the specification; undefined where the head is to be signed. */
function judge(
  { oldSize, proof }: AddCheckpoint,
  head: Checkpoint,
  known: Checkpoint | undefined,
): Refused | undefined {
  if (oldSize > head.size) return { status: 400, why: 'The old size is larger than that of the checkpoint.' };
  const latest = known ?? { size: 0, root: emptyRoot() };
  if (oldSize !== latest.size) return { status: 409, size: latest.size };
  if (head.size === 0 && !equalBytes(head.root, emptyRoot())) {
    return { status: 422, why: 'The root of a log without entries is another.' };
  }
  const { size, root } = head;
  if (verifyConsistency({ oldSize, oldRoot: latest.root, size, root, proof })) return undefined;
  return oldSize === size
    ? { status: 422, why: `Another root of size ${size} was signed: ${toHex(latest.root)}.` }
    : { status: 422, why: `It does not follow from the checkpoint of size ${oldSize}.` };
}

function isSame(one: Checkpoint, other: Checkpoint): boolean {
  return one.size === other.size && equalBytes(one.root, other.root);
}

async function readSigned(file: string, { origin, keys, key }: LogOptions): Promise<Signed | undefined> {
  const note = await readIfThere(file);
  if (note === undefined) return undefined;
  try {
    const { text, signed } = await verifyNote(note, [key.vkey, ...keys], verifyEd25519);
    const head = parseCheckpoint(text);
    const time = signed.find(({ vkey }) => vkey === key.vkey)?.time;
    const isLogs = signed.some(({ vkey }) => keys.includes(vkey));
    if (time !== undefined && isLogs && head.origin === origin) {
      return { ...head, note, line: key.cosign(text, time), time };
    }
  } catch (fault) {
    if (!(fault instanceof ProofFault)) throw fault;
  }
  throw new WitnessError(
    `${file} is no head of ${origin} that ${key.text} signed: another key or name, or a broken file.`,
  );
}
