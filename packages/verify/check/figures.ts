// Public figures against the acts on record. Acts have no reason and no amount, so what can be compared is their number; and a
// name may stand for more than the figures count, such as a proposal that was declined. So nothing may be told that is not on
// record; the other way round is for those who have the acts.
import type { ActName } from '#domain/proof/act-names.ts';
import type { Summary } from './entries.ts';
import { backMax } from './entries.ts';
import { Failure } from './failure.ts';
import { bytesMax, type Reader } from './fetching.ts';
import type { Log } from './report.ts';
import { dayOf, momentOf } from './say.ts';
import { countOf, fieldsOf, listOf, openEnvelope, parseJson, textOf } from './shape.ts';

export const figuresPath = '/trust/figures.json';

type FiguresInput = { readonly base: string; readonly summary: Summary; readonly reader: Reader };

export async function checkFigures(log: Log, { base, summary, reader }: FiguresInput): Promise<void> {
  await log.check('figures', async () => {
    const what = 'The file of figures';
    const text = await reader.text(`${base}${figuresPath}`, { max: bytesMax.call, what });
    const figures = fieldsOf(openEnvelope(parseJson(text, what), what), what);
    const periods = [figures['days'], ...listOf(figures['months'], 'months of the figures')];
    const counted = periods
      .map((period) => fieldsOf(period, 'A period of the figures'))
      .filter((period) => secondsOf(period['from']) >= summary.completeFrom)
      .map((period) => comparePeriod(period, summary)).length;
    return counted === 0
      ? 'The record is younger than every published period: nothing to compare yet.'
      : `${counted} periods tell no more than the record has.`;
  });
}

type Period = Readonly<Record<string, unknown>>;

function comparePeriod(period: Period, summary: Summary): void {
  const [from, to] = [secondsOf(period['from']), secondsOf(period['to'])];
  const told: readonly (readonly [ActName, string, number])[] = [
    ['restriction.placed', 'restrictions', leastRestrictions(period)],
    ['appeal.decided', 'decided appeals', leastDecided(period)],
  ];
  for (const [name, noun, least] of told) {
    const times = summary.times.get(name) ?? [];
    const recorded = times.filter((time) => time >= from - backMax && time < to + backMax).length;
    if (recorded >= least) continue;
    throw new Failure(
      'figures',
      `The figures of ${dayOf(from)} to ${dayOf(to - 1)} tell ${least} ${noun} or more, and the record has ${recorded}.`,
    );
  }
}

/** Of money and of what a shop may do, by every reason. */
function leastRestrictions(period: Period): number {
  return ['holds', 'limits']
    .flatMap((name) => listOf(period[name], `${name} of the figures`))
    .reduce((sum: number, held) => sum + leastOf(fieldsOf(held, 'A row of the figures')['cases']), 0);
}

/** What ended by itself, because nobody answered, is no act of anybody. */
function leastDecided(period: Period): number {
  const { decided } = fieldsOf(period['appeals'], 'appeals of the figures');
  return listOf(decided, 'decided appeals of the figures').reduce((sum: number, group) => {
    const { of, cases } = fieldsOf(group, 'A group of the figures');
    return listOf(of, 'A group of the figures').includes('unanswered') ? sum : sum + leastOf(cases);
  }, 0);
}

/** Few cases are not told: null is one of them at least. */
const leastOf = (cases: unknown): number => (cases === null ? 1 : countOf(cases, 'A count of the figures'));

function secondsOf(moment: unknown): number {
  const time = Date.parse(textOf(moment, 'A time of the figures'));
  if (Number.isNaN(time)) throw new Failure('unreadable', 'A time of the figures is none.');
  return time / 1_000;
}

export const pausesPath = '/api/v1/trust/pauses';

/** A pause of payouts is an act of the platform, known to everybody: one that is not on record was made behind its back. */
export async function checkPauses(
  log: Log,
  { base, summary, reader, now }: FiguresInput & { now: number },
): Promise<void> {
  await log.check('pauses', async () => {
    const what = 'The list of pauses';
    const text = await reader.text(`${base}${pausesPath}`, { max: bytesMax.call, what });
    const { open, earlier } = fieldsOf(openEnvelope(parseJson(text, what), what), what);
    const all = [...(open === null ? [] : [open]), ...listOf(earlier, what)];
    const since = all.map((pause) => secondsOf(fieldsOf(pause, 'A pause')['since']));
    const due = since.filter((time) => time >= summary.completeFrom + backMax && time < now - loggedWithin);
    const recorded = summary.times.get('payout.paused') ?? [];
    for (const time of due) {
      if (recorded.some((act) => Math.abs(act - time) <= backMax)) continue;
      throw new Failure(
        'acts',
        `Payouts were paused at ${momentOf(time)}, and the record has no act about it.`,
      );
    }
    return `${all.length} pauses of payouts, ${due.length} of them old enough to be on record.`;
  });
}

/** An act is on record a minute after it was done; a checkpoint that notaries sign may take longer. */
const loggedWithin = 600;
