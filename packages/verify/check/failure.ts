// What a check finds: a code for programs, and one sentence for people.

export const failureCodes = [
  /** No answer, or one that is no answer to what was asked. */
  'unreachable',
  'missing',
  'too_large',
  'unreadable',
  /** Keys, names and signatures. */
  'key',
  'signature',
  'quorum',
  /** The log. */
  'tile',
  'root',
  'rewritten',
  'split',
  'behind',
  'stale',
  /** What stands in it. */
  'entry',
  'time',
  'seal',
  'acts',
  'shops',
  'doc',
  'notice',
  /** What is served beside it. */
  'served',
  'figures',
  'build',
  /** One shop, an evidence file, a receipt. */
  'shop',
  'evidence',
  'receipt',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** Something is wrong with what was looked at. The message is one sentence that a person can act upon. */
export class Failure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'Failure';
    this.code = code;
  }
}

/** Whoever asked wrote something that cannot be done: exit code 2. */
export class UsageError extends Error {}

/** The sentence of anything that was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
