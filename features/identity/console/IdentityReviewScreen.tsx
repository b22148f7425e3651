import { useState } from 'react';
import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { QueueBar, useQueue } from '#features/lists/ui/public.tsx';
import { listIdentities, takeIdentity } from '#features/identity/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useScreenKeys } from '#ui/keys/useScreenKeys.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useNow } from '#ui/words/useNow.ts';
import { useSay } from '#ui/words/words.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { DocumentCards } from './DocumentCards.tsx';

export type Taken = OutputOf<typeof takeIdentity>;

/** One application: taken, looked at beside what was typed, decided field by field. */
export function IdentityReviewScreen() {
  const { id = '' } = useParams();
  return <Review key={id} id={id} />;
}

function Review({ id }: { id: string }) {
  const { identity: words, desk } = useWords();
  const taking = useAct(takeIdentity, { changes: [listIdentities] });
  const [looksLeft, setLooksLeft] = useState<number>();
  const [opened, setOpened] = useState(0);
  const take = () => taking.act({ id });
  useScreenKeys({ c: { says: desk.keys.take, act: take } });
  const queue = useIdentityQueue(id);
  const taken = taking.done;
  return (
    <Page
      title={taken?.shop.name ?? words.title}
      back="/identities"
      width="wide"
      actions={<QueueBar queue={queue} />}
    >
      {taken === undefined ? null : <TakenNote taken={taken} onTake={take} isBusy={taking.isBusy} />}
      <ErrorBox error={taking.error} />
      {taken === undefined ? (
        <Card title={words.take_title}>
          <Stack>
            <Text>{words.take_why}</Text>
            <Text look="small">{words.review_keys}</Text>
            <Button isBusy={taking.isBusy} onClick={take}>
              {words.take}
            </Button>
          </Stack>
        </Card>
      ) : (
        <Columns
          main={
            <DocumentCards
              taken={taken}
              looksLeft={looksLeft ?? taken.looks_left}
              onLooked={(left) => {
                setLooksLeft(left);
                setOpened((before) => before + 1);
              }}
            />
          }
          side={
            <>
              <Seen taken={taken} />
              <DecisionForm taken={taken} unopened={taken.documents.length - opened} onDecided={queue.next} />
            </>
          }
        />
      )}
    </Page>
  );
}

/** Those that wait and nobody else has open, and this one among them. */
function useIdentityQueue(id: string) {
  const { data } = useEndpoint(listIdentities, { page: 1 }, { keepPrevious: true });
  const free = data?.list.filter((one) => one.id === id || (!one.is_taken && !one.is_yours));
  return useQueue({
    id,
    ids: free?.map((one) => one.id),
    hasMore: data?.has_more ?? false,
    placeOf: (next) => `/identities/${next}`,
  });
}

/** How long it is theirs, and until when the answer was promised. */
function TakenNote({ taken, onTake, isBusy }: { taken: Taken; onTake: () => void; isBusy: boolean }) {
  const { identity: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const now = useNow();
  if (new Date(taken.taken_until) <= now) {
    return (
      <Note tone="warn">
        <Stack gap="small">
          <Text>{words.take_again}</Text>
          <Button tone="plain" size="small" isBusy={isBusy} onClick={onTake}>
            {words.take}
          </Button>
        </Stack>
      </Note>
    );
  }
  return (
    <Stack isRow gap="small">
      <Text look="small">{say(words.until, { time: time(taken.taken_until) })}</Text>
      <Text look="small">{say(words.promise, { time: time(taken.promise_at) })}</Text>
      <Text look="small">{words.review_keys}</Text>
    </Stack>
  );
}

/** The same number or picture elsewhere proves nothing: it says where to look twice. */
function Seen({ taken }: { taken: Taken }) {
  const { identity: words } = useWords();
  const say = useSay();
  const { same_number_shops: numbers, same_picture_shops: pictures } = taken;
  if (numbers + pictures === 0) return null;
  return (
    <Note tone="warn" title={words.warning_title}>
      {numbers > 0 ? <Text>{say(words.same_number, { count: numbers })}</Text> : null}
      {pictures > 0 ? <Text>{say(words.same_picture, { count: pictures })}</Text> : null}
    </Note>
  );
}
