import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { deliveryStates, type DeliveryState } from '#domain/hooks.ts';
import { listDeliveries, replayDelivery } from '#features/webhooks/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Delivery = OutputOf<typeof listDeliveries>['list'][number];
const tones = { waiting: 'info', delivered: 'good', failed: 'bad' } as const;
/** A test that was just sent is answered within seconds. */
const askAgainMs = 5_000;

/** What was sent to an address, and what it answered. */
export function Deliveries({ hookId, isOn }: { hookId: string; isOn: boolean }) {
  const { sent } = useWords().hooks;
  const [state, setState] = useState<DeliveryState | 'all'>('all');
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<Delivery>();
  const query = useEndpoint(
    listDeliveries,
    { hook_id: hookId, page, ...(state === 'all' ? {} : { state }) },
    { keepPrevious: true, refetchMs: askAgainMs },
  );
  const options = ['all' as const, ...deliveryStates].map((value) => ({
    value,
    label: value === 'all' ? sent.all : sent.state[value],
  }));
  return (
    <Section title={sent.title}>
      <Chips
        label={sent.filter}
        value={state}
        options={options}
        onChange={(value) => {
          setPage(1);
          setState(value);
        }}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: <Empty says={sent.none} detail={sent.noneDetail} />,
        }}
      >
        {({ list, has_more: hasMore }) => (
          <Stack>
            <Rows label={sent.title}>
              {list.map((one) => (
                <DeliveryRow key={one.event_id} shown={one} onOpen={() => setShown(one)} />
              ))}
            </Rows>
            <Pager page={page} hasMore={hasMore} onPage={setPage} />
          </Stack>
        )}
      </QueryView>
      {shown === undefined ? null : (
        <DeliverySheet hookId={hookId} shown={shown} isOn={isOn} onClose={() => setShown(undefined)} />
      )}
    </Section>
  );
}

function useAnswerText() {
  const { sent } = useWords().hooks;
  const say = useSay();
  return ({ status, took_ms: ms, failure }: Delivery): string | undefined => {
    if (status !== null) return say(sent.answered, { status, ms: ms ?? 0 });
    return failure === null ? undefined : sent.failure[failure];
  };
}

function DeliveryRow({ shown, onOpen }: { shown: Delivery; onOpen: () => void }) {
  const { sent } = useWords().hooks;
  const { time } = useFormats();
  const answer = useAnswerText()(shown);
  return (
    <Row
      onPress={onOpen}
      title={<Text look="code">{shown.type}</Text>}
      detail={time(shown.at)}
      below={answer === undefined ? undefined : <Text look="small">{answer}</Text>}
      end={<Badge tone={tones[shown.state]}>{sent.state[shown.state]}</Badge>}
    />
  );
}

type SheetProps = { hookId: string; shown: Delivery; isOn: boolean; onClose: () => void };

function DeliverySheet({ hookId, shown, isOn, onClose }: SheetProps) {
  const { hooks: words } = useWords();
  const { sent } = words;
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const answer = useAnswerText()(shown);
  const { act, isBusy, error } = useAct(replayDelivery, {
    changes: [listDeliveries],
    onDone: () => {
      toast(sent.againDone);
      onClose();
    },
  });
  return (
    <Sheet isOpen onClose={onClose} title={shown.type}>
      <Stack>
        <Stack isRow>
          <Badge tone={tones[shown.state]}>{sent.state[shown.state]}</Badge>
          <Text look="muted">{say(sent.tries, { count: shown.tries })}</Text>
        </Stack>
        {answer === undefined ? null : <Text>{answer}</Text>}
        {shown.failure === null || shown.status === null ? null : <Text>{sent.failure[shown.failure]}</Text>}
        {shown.next_at === null ? null : <Text>{say(sent.next, { when: time(shown.next_at) })}</Text>}
        <Text look="strong">{sent.body}</Text>
        <span className="break-all">
          <Text look="code">{shown.body}</Text>
        </span>
        <ErrorBox error={error} />
        <Stack isRow>
          {isOn && shown.state !== 'waiting' ? (
            <Button
              isBusy={isBusy}
              aria-label={say(sent.againOf, { type: shown.type })}
              onClick={() => act({ hook_id: hookId, event_id: shown.event_id })}
            >
              {sent.again}
            </Button>
          ) : null}
          <CopyButton text={shown.body} label={words.copy} />
        </Stack>
      </Stack>
    </Sheet>
  );
}
