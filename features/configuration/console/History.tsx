import type { OutputOf } from '#domain/wire/endpoint.ts';
import { settingsHistory } from '#features/configuration/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { useSay } from '#ui/words/words.tsx';

type Version = OutputOf<typeof settingsHistory>['list'][number];
type Props = { title?: string; kind: 'languages' | 'carriers' | 'steps' | 'channels' };

/** Every version of some settings: what it said, who made it and why. */
export function History({ title, kind }: Props) {
  const { config } = useWords();
  const query = usePages(settingsHistory, (page) => ({ kind, page }));
  return (
    <Card title={title ?? config.history}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={2} />}
        empty={{
          when: ({ pages }) => pages.every(({ list }) => list.length === 0),
          show: <Empty says={config.history_none} />,
        }}
      >
        {({ pages }) => (
          <>
            <VersionRows list={pages.flatMap(({ list }) => list)} />
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

/** Versions, newest first. */
export function VersionRows({ list }: { list: readonly Version[] }) {
  const { config } = useWords();
  const say = useSay();
  const { time } = useFormats();
  return (
    <Rows label={config.history}>
      {list.map((one) => {
        const who = { who: one.made_by, other: one.confirmed_by ?? '', when: time(one.made_at, 'both') };
        return (
          <Row
            key={one.version}
            title={say(config.history_row, { version: one.version })}
            detail={say(one.confirmed_by === null ? config.history_by : config.history_two, who)}
            below={
              <>
                {one.why === '' ? null : <Text look="small">{one.why}</Text>}
                <Text look="code">{one.body}</Text>
              </>
            }
          />
        );
      })}
    </Rows>
  );
}
