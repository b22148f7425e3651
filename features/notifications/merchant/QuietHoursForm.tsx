import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { minuteOfDay } from '#domain/notifications/quiet-hours.ts';
import { checkNotices, quietHours } from '#features/notifications/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';

type Quiet = OutputOf<typeof quietHours>;

/** The night, for who has not chosen yet. */
const usual = { from: '22:00', to: '07:00' };

export function QuietHoursForm() {
  const query = useEndpoint(quietHours, {});
  return (
    <QueryView query={query} skeleton={<Skeleton shape="block" />}>
      {(quiet) => <Hours key={`${quiet.hours?.from ?? ''}-${quiet.hours?.to ?? ''}`} quiet={quiet} />}
    </QueryView>
  );
}

function Hours({ quiet }: { quiet: Quiet }) {
  const { quiet: words } = useWords().notifications;
  const say = useSay();
  const toast = useToast();
  const [isOn, setOn] = useState(quiet.hours !== null);
  const [hours, setHours] = useState(quiet.hours ?? usual);
  const [isTried, setTried] = useState(false);
  const keep = useAct(quietHours, {
    changes: [quietHours, checkNotices],
    onDone: ({ hours: kept }) => toast(kept === null ? words.ended : words.saved),
  });
  const fault = isTried ? faultOf(hours) : undefined;

  function turn(next: boolean) {
    setOn(next);
    // Off is off at once; on waits for its hours.
    if (!next && quiet.hours !== null) keep.act({ hours: null });
  }

  function save() {
    setTried(true);
    if (faultOf(hours) === undefined) keep.act({ hours });
  }

  return (
    <Form onSend={save} label={words.title}>
      <SwitchField label={words.on} hint={words.lead} isOn={isOn} onChange={turn} disabled={keep.isBusy} />
      {isOn ? (
        <>
          <Stack isRow>
            <TextField
              label={words.from}
              type="time"
              required
              value={hours.from}
              onChange={(from) => setHours({ ...hours, from })}
              error={fault?.field === 'from' ? words[fault.why] : undefined}
            />
            <TextField
              label={words.to}
              type="time"
              required
              value={hours.to}
              onChange={(to) => setHours({ ...hours, to })}
              error={fault?.field === 'to' ? words[fault.why] : undefined}
            />
          </Stack>
          <Text look="small">
            {say(words.zone, { zone: quiet.tz })}
            {quiet.now ? ` · ${words.now}` : ''}
          </Text>
          <Button type="submit" isBusy={keep.isBusy}>
            {words.save}
          </Button>
        </>
      ) : null}
      <ErrorBox error={keep.error} />
    </Form>
  );
}

type Fault = { readonly field: 'from' | 'to'; readonly why: 'shape' | 'empty' };

/** The server's own rules, asked before anything is sent. */
function faultOf(hours: { readonly from: string; readonly to: string }): Fault | undefined {
  if (minuteOfDay(hours.from) === undefined) return { field: 'from', why: 'shape' };
  if (minuteOfDay(hours.to) === undefined) return { field: 'to', why: 'shape' };
  return hours.from === hours.to ? { field: 'to', why: 'empty' } : undefined;
}
