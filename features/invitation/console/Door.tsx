import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { registrationState, switchRegistration } from '#features/invitation/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useNow } from '#ui/words/useNow.ts';
import { useSay } from '#ui/words/words.tsx';

type State = OutputOf<typeof registrationState>;
const reasonMin = 10;

/** Whether anybody may register: closed with a reason and an end, and open again by itself. */
export function Door() {
  const words = useWords().invited.door;
  const query = useEndpoint(registrationState, {});
  const [isChanging, setChanging] = useState(false);
  return (
    <Card
      title={words.title}
      actions={
        query.data?.can_open === true ? (
          <Button tone="plain" size="small" onClick={() => setChanging(true)}>
            {query.data.closed === null ? words.close : words.open}
          </Button>
        ) : null
      }
    >
      <QueryView query={query} skeleton={<Skeleton shape="line" />}>
        {(state) => <DoorState state={state} />}
      </QueryView>
      {isChanging && query.data !== undefined ? (
        <SwitchSheet isOpening={query.data.closed !== null} onClose={() => setChanging(false)} />
      ) : null}
    </Card>
  );
}

function DoorState({ state }: { state: State }) {
  const words = useWords().invited.door;
  const say = useSay();
  const { time } = useFormats();
  return (
    <div className="flex flex-col gap-3">
      {state.closed === null ? (
        <Text>{words.is_open}</Text>
      ) : (
        <Note
          tone="warn"
          title={
            state.closed.until === null
              ? words.is_configured
              : say(words.is_closed, { until: time(state.closed.until, 'both') })
          }
        >
          {state.closed.reason}
        </Note>
      )}
      {state.history.length === 0 ? null : (
        <details>
          <summary className="min-h-target cursor-pointer py-2 text-meta font-medium">
            {words.history}
          </summary>
          <ul className="flex flex-col gap-2">
            {state.history.map((one) => (
              <li key={one.n} className="text-meta">
                <p className="font-medium">
                  {say(words.by, { by: one.by, what: one.is_open ? 'open' : 'closed' })},{' '}
                  <TimeText at={one.at} form="both" />
                </p>
                <p className="text-muted wrap-anywhere">{one.reason}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function SwitchSheet({ isOpening, onClose }: { isOpening: boolean; onClose: () => void }) {
  const words = useWords().invited.door;
  const say = useSay();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [day, setDay] = useState('');
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(switchRegistration, {
    changes: [registrationState],
    onDone: () => {
      toast(isOpening ? words.opened : words.closed);
      onClose();
    },
  });
  const days = limits.registrationClosedDaysMax;
  const until = new Date(`${day}T23:59:59.999Z`);
  const now = useNow();
  const isDayGood = isOpening || (until > now && until <= addDays(now, days));
  const isReasonGood = reason.trim().length >= reasonMin;

  function send(): void {
    setTried(true);
    if (!isDayGood || !isReasonGood) return;
    act({ is_open: isOpening, reason: reason.trim(), ...(isOpening ? {} : { until: until.toISOString() }) });
  }

  return (
    <Sheet isOpen onClose={onClose} title={isOpening ? words.open : words.close}>
      <Form onSend={send} label={isOpening ? words.open : words.close}>
        {isOpening ? null : <Text look="muted">{words.close_lead}</Text>}
        <TextArea
          label={words.reason}
          hint={words.reason_hint}
          value={reason}
          onChange={setReason}
          maxLength={limits.registrationReasonUnitsMax}
          error={hasTried && !isReasonGood ? words.reason_short : undefined}
        />
        {isOpening ? null : (
          <TextField
            label={words.until}
            hint={say(words.until_hint, { days })}
            type="date"
            value={day}
            onChange={setDay}
            error={hasTried && !isDayGood ? say(words.until_bad, { days }) : undefined}
          />
        )}
        <ErrorBox error={error} />
        <Button type="submit" tone={isOpening ? 'main' : 'danger'} isBusy={isBusy}>
          {isOpening ? words.open : words.close}
        </Button>
      </Form>
    </Sheet>
  );
}
