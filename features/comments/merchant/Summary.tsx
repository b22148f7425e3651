import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { listComments } from '#features/comments/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Stars } from '#ui/charts/Stars.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { starChoices } from './filters.ts';

type Props = { first: OutputOf<typeof listComments> | undefined; isFailed: boolean };

/** What all comments say together. A failure is told where the comments would be. */
export function Summary({ first, isFailed }: Props) {
  const words = useWords();
  const say = useSay();
  const { number } = useFormats();
  if (first === undefined) return isFailed ? null : <Skeleton shape="figure" />;
  const { avg, count, by_star: byStar } = first.summary;
  return (
    <Card title={words.comments.average}>
      {avg === null ? (
        <Text look="muted">{words.comments.noRating}</Text>
      ) : (
        <>
          <div className="flex items-center gap-3">
            <span aria-hidden className="tabular shrink-0 text-figure">
              {number(Math.round(avg * 10) / 10)}
            </span>
            <Stack gap="small">
              <Stars value={avg} label={say(words.comments.averageIs, { avg })} />
              <Text look="small">
                {say(words.comments.count, { count })}
                {' · '}
                {say(words.comments.unanswered, { count: first.unanswered })}
              </Text>
            </Stack>
          </div>
          <div className="hidden flex-col gap-2 lg:flex">
            {starChoices.map((stars) => (
              <Meter
                key={stars}
                label={say(words.comments.star, { stars })}
                text={number(byStar[stars - 1] ?? 0)}
                value={byStar[stars - 1] ?? 0}
                max={Math.max(1, count)}
              />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
