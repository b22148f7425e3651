// The history file: a line for each operation before it is sent, one when its answer came, and one for each fault.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import * as z from 'zod/mini';

/** What a client can ask for. The name says which effect of the database it is held against. */
export const operationKinds = [
  'checkout',
  'pay',
  'hook',
  'cancel',
  'confirm',
  'label',
  'ship',
  'deliver',
  'receive',
  'return',
  'inspect',
  'withdraw',
  'chat',
  'join',
] as const;
export type OperationKind = (typeof operationKinds)[number];

const asked = z.object({
  t: z.literal('ask'),
  op: z.int(),
  client: z.string(),
  kind: z.enum(operationKinds),
  /** The idempotency key; empty where the call has none. */
  key: z.string(),
  /** What it is about, so that its effect can be found without its answer: a checkout, a message, a code. */
  of: z.string(),
  /** What will be true if it is done and it is known beforehand, such as who joins; empty otherwise. */
  wish: z.string(),
  at: z.string(),
});

const told = z.object({
  t: z.literal('told'),
  op: z.int(),
  outcome: z.enum(['ok', 'refused', 'unknown']),
  code: z.int(),
  /** Why it was refused; empty where it was not, or where no reason is given. */
  reason: z.string(),
  /** Of an answer that was accepted: what is true now, in the words in which the database is read. */
  facts: z.string(),
  /** SHA-256 of the answer's text. */
  sha: z.string(),
  tries: z.int(),
});

/** The same operation again under its key, beside the first one or after it. */
const again = z.object({ t: z.literal('again'), op: z.int(), sha: z.string() });
const fault = z.object({ t: z.literal('fault'), what: z.string(), at: z.string() });

const record = z.discriminatedUnion('t', [asked, told, again, fault]);
export type HistoryRecord = z.infer<typeof record>;
export type Told = z.infer<typeof told>;

export type HistoryWriter = {
  /** Returns once the line is in the file: what is sent afterwards was written before. */
  write(line: HistoryRecord): void;
  close(): void;
};

/** Begins a new file; what was in it is gone. */
export function openHistory(file: string): HistoryWriter {
  const open = openSync(file, 'w');
  return {
    write: (line) => void writeSync(open, `${JSON.stringify(line)}\n`),
    close: () => closeSync(open),
  };
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** An operation as its lines tell it. */
export type Operation = Omit<z.infer<typeof asked>, 't'> & {
  readonly outcome: Told['outcome'];
  readonly code: number;
  readonly reason: string;
  readonly facts: string;
  readonly sha: string;
  readonly tries: number;
  /** The hashes of the answers that its repetitions were given. */
  readonly again: readonly string[];
  /** The numbers of its lines in the file, from 1. */
  readonly lines: readonly number[];
};

/** What the file says of each operation; one without an answer may have been done or not. */
export function readHistory(file: string): Operation[] {
  const found = new Map<number, Operation>();
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [at, text] of lines.entries()) {
    if (text === '') continue;
    const line = z.parse(record, JSON.parse(text));
    if (line.t === 'fault') continue;
    const known = found.get(line.op);
    if (line.t === 'ask') {
      const { t: _t, ...rest } = line;
      const open = {
        outcome: 'unknown',
        code: 0,
        reason: '',
        facts: '',
        sha: '',
        tries: 0,
        again: [],
      } as const;
      found.set(line.op, { ...rest, ...open, lines: [at + 1] });
      continue;
    }
    if (known === undefined)
      throw new Error(`line ${at + 1} answers operation ${line.op}, which was not asked`);
    const seen = [...known.lines, at + 1];
    if (line.t === 'again') {
      found.set(line.op, { ...known, again: [...known.again, line.sha], lines: seen });
      continue;
    }
    const { outcome, code, reason, facts, sha, tries } = line;
    found.set(line.op, { ...known, outcome, code, reason, facts, sha, tries, lines: seen });
  }
  return [...found.values()];
}
