// The checks of trust that anybody can do from outside, without an account: docs/product.md defines each of them.
import type { Report } from '../check/report.ts';
import { Failure, sentenceOf } from '../check/failure.ts';
import { verifyInstance, type VerifyOptions } from '../check/verify.ts';
import { Missing, type Context } from './context.ts';
import { checkBrand, checkFees, checkLimits, checkPostings } from './documents.ts';
import { checkEvidence } from './evidence.ts';
import { checkNotice, checkOpenPages } from './pages.ts';
import { checkPersonal } from './personal.ts';

export type Conformed = {
  readonly id: string;
  readonly title: string;
  /** Null where it could not be looked at. */
  readonly pass: boolean | null;
  readonly why: string;
};

export type Conformity = {
  readonly url: string;
  readonly ok: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  readonly checks: readonly Conformed[];
};

type Outside = {
  readonly id: string;
  readonly title: string;
  /** @throws Failure with what is wrong. @returns What was seen. */
  readonly look: (context: Context) => Promise<string> | string;
};

const outside: readonly Outside[] = [
  { id: 'T03', title: 'No posting unlocks, taxes or verifies a wallet', look: checkPostings },
  { id: 'T09', title: 'Deposits are capped, and the cap is on record', look: checkLimits },
  { id: 'T13', title: 'What a payout costs is published', look: checkFees },
  { id: 'T25', title: "No third party's mark in the names of the instance", look: checkBrand },
  { id: 'T26', title: 'Terms, fees, entity, figures and record without an account', look: checkOpenPages },
  {
    id: 'T27',
    title: 'The notice about deposits and "recovery" is there in every language',
    look: checkNotice,
  },
  {
    id: 'T28',
    title: 'Evidence is checked without a connection; one changed byte is found',
    look: checkEvidence,
  },
  { id: 'T29', title: 'No personal text in the record', look: checkPersonal },
];

/** Parts of the whole check that are checks of trust too. */
const inReport: readonly {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
}[] = [
  { id: 'T23', title: 'Every entry and every tile makes the signed root', names: ['checkpoint', 'entries'] },
  { id: 'T24', title: 'The notaries have seen the same record', names: ['witnesses', 'history'] },
];

export async function conform(options: VerifyOptions): Promise<Conformity> {
  const startedAt = performance.now();
  let context: Context | undefined;
  const report = await verifyInstance({
    ...options,
    more: (_log, verified) => {
      const { base, reader, verify, hash, now } = options;
      context = { ...verified, base, reader, verify, hash, now };
      return Promise.resolve();
    },
  });
  const checks: Conformed[] = inReport.map(({ id, title, names }) => ({
    id,
    title,
    ...partOf(report, names),
  }));
  for (const one of outside) checks.push(await lookAt(one, context, report));
  checks.push({ id: 'record', title: 'The whole check', pass: report.ok, why: report.sentence });
  const count = (pass: boolean | null) => checks.filter((one) => one.pass === pass).length;
  return {
    url: options.base,
    ok: count(false) === 0,
    passed: count(true),
    failed: count(false),
    skipped: count(null),
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    checks: checks.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  };
}

function partOf({ checks, notes }: Report, names: readonly string[]): Pick<Conformed, 'pass' | 'why'> {
  const found = checks.filter(({ name }) => names.includes(name));
  const wrong = found.find(({ ok }) => !ok);
  if (wrong !== undefined) return { pass: false, why: wrong.sentence };
  if (found.length < names.length) return { pass: null, why: 'The record could not be read so far.' };
  const silent = names.includes('witnesses')
    ? notes.find((note) => note.startsWith('The witness'))
    : undefined;
  return silent === undefined
    ? { pass: true, why: found.map(({ sentence }) => sentence).join(' ') }
    : { pass: null, why: silent };
}

async function lookAt(
  { id, title, look }: Outside,
  context: Context | undefined,
  report: Report,
): Promise<Conformed> {
  if (context === undefined) {
    return {
      id,
      title,
      pass: null,
      why: `The record is wrong, so nothing that it says was looked at: ${report.sentence}`,
    };
  }
  try {
    return { id, title, pass: true, why: await look(context) };
  } catch (error) {
    if (error instanceof Failure) return { id, title, pass: false, why: error.message };
    if (error instanceof Missing) return { id, title, pass: null, why: sentenceOf(error) };
    throw error;
  }
}
