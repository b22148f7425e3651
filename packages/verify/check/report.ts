// What a check says at its end, for people and for programs.
import { Failure, sentenceOf, type FailureCode } from './failure.ts';

export type Check = {
  readonly name: string;
  readonly ok: boolean;
  readonly sentence: string;
  readonly code?: FailureCode;
};

export type Facts = {
  origin?: string;
  size?: number;
  root?: string;
  /** Of the newest signature of a witness, or of the newest seal; in seconds. */
  time?: number;
  notaries?: readonly string[];
  acts?: Readonly<Record<string, number>>;
  seals?: number;
  documents?: number;
  /** What all shops are owed by the newest seal, in smallest units. */
  owed?: readonly {
    readonly currency: string;
    readonly merchants: string;
    readonly buyers: string;
    readonly suppliers: string;
  }[];
};

export type Report = {
  readonly ok: boolean;
  /** The first thing that is wrong, or what is right. */
  readonly sentence: string;
  readonly code: FailureCode | null;
  readonly facts: Facts;
  readonly checks: readonly Check[];
  readonly notes: readonly string[];
};

export type Log = {
  readonly facts: Facts;
  readonly notes: string[];
  /** Does one check; a failure is written down and does not end the others. */
  check(name: string, work: () => Promise<string> | string): Promise<boolean>;
  /** Like `check` for what the rest builds upon: its failure ends everything. */
  need<Value>(name: string, work: () => Promise<readonly [string, Value]>): Promise<Value>;
};

/** Thrown where the rest cannot be looked at; what is wrong is in the report already. */
class Ended extends Error {}

/**
 * @param work Gives the sentence for a report in which nothing is wrong.
 * @param onCheck Is told each result at once.
 */
export async function makeReport(
  work: (log: Log) => Promise<string>,
  onCheck: (check: Check) => void = () => undefined,
): Promise<Report> {
  const checks: Check[] = [];
  const notes: string[] = [];
  const facts: Facts = {};
  const add = (check: Check): void => {
    checks.push(check);
    onCheck(check);
  };
  const addFailure = (name: string, error: unknown): void => {
    if (!(error instanceof Failure)) throw error;
    add({ name, ok: false, sentence: sentenceOf(error), code: error.code });
  };
  let right = '';
  try {
    right = await work({
      facts,
      notes,
      async check(name, one) {
        try {
          add({ name, ok: true, sentence: await one() });
          return true;
        } catch (error) {
          addFailure(name, error);
          return false;
        }
      },
      async need(name, one) {
        try {
          const [sentence, value] = await one();
          add({ name, ok: true, sentence });
          return value;
        } catch (error) {
          addFailure(name, error);
          throw new Ended();
        }
      },
    });
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
  const wrong = checks.find(({ ok }) => !ok);
  return {
    ok: wrong === undefined,
    sentence: wrong?.sentence ?? right,
    code: wrong?.code ?? null,
    facts,
    checks,
    notes,
  };
}
