// Numbers of the public figures as they are told: a few are said to be a few, and parts are told with their names.
import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { TrustPeriodFigures } from '#features/trust/page.shapes.ts';
import { usePercent } from './parts.tsx';

/** What a number is of: cases, or the parts that they are told in. */
type Whole = number | null | readonly Group[];
type Group = TrustPeriodFigures['appeals']['decided'][number];

/** @param few Fewer cases than this are not told. */
export function useTold(few: number) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const names: Readonly<Record<string, unknown>> = words;
  const percent = usePercent();
  const number = new Intl.NumberFormat(language);
  const cases = (count: number | null) =>
    count === null ? say(words.trustFew, { few }) : count === 0 ? words.trustNone : number.format(count);
  const partOf = (name: string) => {
    const text = names[`trustPart_${name}`];
    return typeof text === 'string'
      ? say(text, { selfApproveHours: limits.withdrawalSelfApproveHours })
      : name;
  };
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  const groups = (all: readonly Group[]): ReactNode => {
    if (all.length === 0) return words.trustNone;
    return (
      <span className="flex flex-col">
        {all.map(({ of, cases: count }) => (
          <span key={of.join()}>
            {say(words.trustJoin, { list: list.format(of.map(partOf)), cases: cases(count) })}
          </span>
        ))}
      </span>
    );
  };
  /** What is not there because there was nothing, and what is there and not told. */
  const untold = (of: Whole) =>
    (typeof of === 'object' && of !== null ? of.length : of) === 0 ? words.trustNone : words.trustNotTold;
  return {
    cases,
    groups,
    hours: (hours: number | undefined, of: Whole) =>
      hours === undefined ? untold(of) : say(words.trustHours, { hours }),
    days: (days: number | undefined, of: Whole) =>
      days === undefined ? untold(of) : say(words.trustDaysSpan, { days }),
    share: (bps: number | null, of: Whole) => (bps === null ? untold(of) : percent(bps)),
    /** Of several kinds together; a few of one kind make the whole "a few more". */
    sum: (counts: readonly (number | null)[]) => {
      const known = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
      if (!counts.includes(null)) return cases(known);
      return known === 0 ? say(words.trustFew, { few }) : say(words.trustAtLeast, { cases: known });
    },
  };
}
