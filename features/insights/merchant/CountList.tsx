import type { ReactNode } from 'react';
import { Text } from '#ui/content/Text.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { usePlace } from './usePlace.ts';

export type Count = {
  readonly key: string;
  /** Tells rows apart that open the same. */
  readonly id?: string;
  readonly title: string;
  readonly count: number;
  /** The number with its unit. */
  readonly text: string;
  readonly detail?: ReactNode;
  /** The number of the period before. */
  readonly before?: number;
};

type Props = {
  title: string;
  hint?: string;
  rows: readonly Count[];
  /** Said where there are none. */
  none?: string;
  /** What a row opens: kept in the address with its key. Without it rows open nothing. */
  of?: string;
  /** Where a row leads, where it has a page of its own. */
  toOf?: (key: string) => string;
  /** Under the rows, where there are any. */
  children?: ReactNode;
};

/** Numbers with a bar beside each: a list that is its own table, and every row opens what its number is made of. */
export function CountList({ title, hint, rows, none, of, toOf, children }: Props) {
  const words = useWords().shop.insights;
  const say = useSay();
  const { number } = useFormats();
  const [, change] = usePlace();
  const top = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Section title={title}>
      {hint === undefined ? null : <Text look="small">{hint}</Text>}
      {rows.length === 0 ? (
        <Text look="small">{none}</Text>
      ) : (
        <Rows label={title}>
          {rows.map(({ key, id, title: name, count, text, detail, before }) => (
            <Row
              key={id ?? key}
              title={name}
              detail={detail}
              end={
                <>
                  <span className="tabular font-medium">{text}</span>
                  {before === undefined ? null : (
                    <span className="tabular text-meta text-muted">
                      {say(words.before, { value: number(before) })}
                    </span>
                  )}
                </>
              }
              below={<Bar share={count / top} />}
              to={toOf?.(key)}
              onPress={of === undefined || count === 0 ? undefined : () => change({ of, key }, true)}
            />
          ))}
        </Rows>
      )}
      {rows.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">{children}</div>
      )}
    </Section>
  );
}

/** A part of the greatest number of its list. Only a sketch: the number stands beside it. */
function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden className="block h-1 w-full">
      <rect width="100%" height="100%" rx="2" className="fill-sunken" />
      <rect width={`${(share * 100).toFixed(1)}%`} height="100%" rx="2" className="fill-accent" />
    </svg>
  );
}
