import { BellOff, BellRing } from 'lucide-react';
import { noticeReach, pushTest } from '#features/notifications/channels.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useUndo } from '#ui/calls/useUndo.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import type { PushAbility } from '../ui/browser-push.ts';
import { Devices } from './Devices.tsx';
import { usePush } from '../ui/usePush.ts';

/** Whether this device is called, which others are, and what a locked screen may show. */
export function PushCard() {
  const { push: words } = useWords().reach;
  const push = usePush();
  return (
    <Card title={words.title}>
      <Stack>
        <Text look="muted">{words.lead}</Text>
        <QueryView query={push.devices} skeleton={<SkeletonRows count={2} />}>
          {({ list, this_id: here }) => (
            <>
              {push.ability === 'ready' || push.isOn ? (
                <Switch push={push} isAny={list.some(({ state }) => state !== 'ended')} />
              ) : (
                <Cannot ability={push.ability} />
              )}
              <Devices list={list} here={here} />
            </>
          )}
        </QueryView>
        <Details />
      </Stack>
    </Card>
  );
}

function Cannot({ ability }: { ability: PushAbility }) {
  const { push: words } = useWords().reach;
  if (ability === 'install') return <Note title={words.installTitle}>{words.install}</Note>;
  return <Note tone="warn">{ability === 'blocked' ? words.blocked : words.none}</Note>;
}

type SwitchProps = { push: ReturnType<typeof usePush>; isAny: boolean };

function Switch({ push, isAny }: SwitchProps) {
  const { push: words } = useWords().reach;
  const say = useSay();
  const toast = useToast();
  const trial = useAct(pushTest, { onDone: ({ devices }) => toast(say(words.tested, { count: devices })) });

  async function press() {
    const isDone = push.isOn ? await push.turnOff() : await push.turnOn();
    if (isDone) toast(push.isOn ? words.turnedOff : words.turnedOn);
  }

  return (
    <>
      <Text look="strong">{push.isOn ? words.on : words.off}</Text>
      <Stack isRow gap="small">
        <Button
          tone={push.isOn ? 'plain' : 'main'}
          icon={
            push.isOn ? (
              <BellOff aria-hidden className="size-5" />
            ) : (
              <BellRing aria-hidden className="size-5" />
            )
          }
          isBusy={push.isBusy}
          onClick={() => void press()}
        >
          {push.isOn ? words.turnOff : words.turnOn}
        </Button>
        {isAny ? (
          <Button tone="plain" isBusy={trial.isBusy} onClick={() => trial.act({})}>
            {words.test}
          </Button>
        ) : null}
      </Stack>
      {push.isRefused ? (
        <Note tone="warn">{push.ability === 'blocked' ? words.blocked : words.failed}</Note>
      ) : null}
      <ErrorBox error={push.error} />
      <ErrorBox error={trial.error} />
    </>
  );
}

function Details() {
  const { shop, reach } = useWords();
  const { push: words } = reach;
  const query = useEndpoint(noticeReach, {});
  const offerUndo = useUndo(noticeReach, [noticeReach]);
  const change = useAct(noticeReach, {
    changes: [noticeReach],
    onDone: ({ shows_details: isOn }) => offerUndo(shop.saved, { ask: { patch: { shows_details: !isOn } } }),
  });
  return (
    <QueryView query={query} skeleton={<SkeletonRows count={1} />}>
      {({ shows_details: isOn }) => (
        <>
          <SwitchField
            label={words.details}
            hint={words.detailsHint}
            isOn={isOn}
            disabled={change.isBusy}
            onChange={(next) => change.act({ patch: { shows_details: next } })}
          />
          <ErrorBox error={change.error} />
        </>
      )}
    </QueryView>
  );
}
