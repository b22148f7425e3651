import { useDeferredValue, useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listCanned } from '#features/chat/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { CannedSheet } from './CannedSheet.tsx';

type Canned = OutputOf<typeof listCanned>['list'][number];

/** The answers that are written already, by title. */
export function CannedScreen() {
  const words = useWords().chat.canned;
  const say = useSay();
  const { time } = useFormats();
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<Canned | 'new'>();
  const q = useDeferredValue(typed.trim()).slice(0, 80);
  const query = useEndpoint(listCanned, q === '' ? {} : { q }, { keepPrevious: true });
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back="/chat"
      actions={<Button onClick={() => setEdited('new')}>{words.add}</Button>}
    >
      <TextField label={words.search} type="search" value={typed} onChange={setTyped} maxLength={80} />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: (
            <Empty
              says={q === '' ? words.empty : words.none}
              action={<Button onClick={() => setEdited('new')}>{words.add}</Button>}
            />
          ),
        }}
      >
        {({ list }) => (
          <Rows label={words.title}>
            {list.map((one) => (
              <Row
                key={one.id}
                title={one.title}
                detail={<span className="line-clamp-2">{one.texts.en}</span>}
                below={
                  <>
                    <Badge>{say(words.languages, { count: Object.keys(one.texts).length })}</Badge>
                    <span>
                      {say(words.changed, { when: time(one.changed_at, 'date'), who: one.changed_by })}
                    </span>
                  </>
                }
                onPress={() => setEdited(one)}
              />
            ))}
          </Rows>
        )}
      </QueryView>
      {edited === undefined ? null : (
        <CannedSheet
          key={edited === 'new' ? 'new' : edited.id}
          one={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  );
}
