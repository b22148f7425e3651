import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { pauseReasons, type PauseReason } from '#domain/states/withdrawal.ts';
import { listReadyPayouts, pausePayoutsCall, resumePayoutsCall } from '#features/payouts/batches.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { Refused } from './Refused.tsx';

type Pause = OutputOf<typeof listReadyPayouts>['pauses'][number];

const detailMin = 10;
const detailMax = 500;

/** Pauses that are open, each with how to lift it; and how to make one. */
export function Pauses({ pauses }: { pauses: readonly Pause[] }) {
  const { pause: words } = useWords().payouts;
  const [isAsking, setAsking] = useState(false);
  const open = pauses.filter(({ lifted_at: at }) => at === null);
  return (
    <Stack>
      {open.map((one) => (
        <Open key={one.id} pause={one} />
      ))}
      {open.length > 0 ? null : (
        <Stack isRow>
          <Button tone="plain" size="small" onClick={() => setAsking(true)}>
            {words.pause}
          </Button>
        </Stack>
      )}
      {isAsking ? <PauseSheet onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}

function Open({ pause }: { pause: Pause }) {
  const { pause: words } = useWords().payouts;
  const say = useSay();
  const { time } = useFormats();
  const [isLifting, setLifting] = useState(false);
  const { by, lift } = pause;
  return (
    <Note tone="warn" title={words.title}>
      <Stack gap="small">
        <Text>{say(words.since, { when: time(pause.since), reason: words.reasons[pause.reason] })}</Text>
        <Text look="small">{by === null ? words.house : say(words.by, { name: by.name })}</Text>
        <Text look="small">{pause.detail}</Text>
        {lift === null ? null : (
          <Text look="small">{say(words.proposed, { name: lift.by.name, why: lift.why })}</Text>
        )}
        {lift?.by.is_you === true ? (
          <Text look="small">{words.yours}</Text>
        ) : (
          <Stack isRow>
            <Button tone="plain" size="small" onClick={() => setLifting(true)}>
              {lift === null ? words.lift : words.lift_second}
            </Button>
          </Stack>
        )}
      </Stack>
      {isLifting ? <LiftSheet pause={pause} onClose={() => setLifting(false)} /> : null}
    </Note>
  );
}

function LiftSheet({ pause, onClose }: { pause: Pause; onClose: () => void }) {
  const { pause: words } = useWords().payouts;
  const toast = useToast();
  const [why, setWhy] = useState('');
  const [hasTried, setTried] = useState(false);
  const resume = useAct(resumePayoutsCall, {
    changes: [listReadyPayouts],
    onDone: ({ state }) => {
      toast(state === 'lifted' ? words.lifted : words.lift_kept, 'good');
      onClose();
    },
  });
  const isShort = why.trim().length < detailMin;
  function send(): void {
    setTried(true);
    if (!isShort) resume.act({ incident: pause.incident, why: why.trim() });
  }
  return (
    <Sheet isOpen onClose={onClose} title={words.lift_title}>
      <Form label={words.lift_title} onSend={send}>
        <TextArea
          label={words.why}
          hint={words.detail_hint}
          error={hasTried && isShort ? words.detail_short : undefined}
          value={why}
          onChange={setWhy}
          maxLength={detailMax}
        />
        <Refused error={resume.error} />
        <Button isWide type="submit" isBusy={resume.isBusy}>
          {pause.lift === null ? words.lift : words.lift_second}
        </Button>
      </Form>
    </Sheet>
  );
}

function PauseSheet({ onClose }: { onClose: () => void }) {
  const { pause: words } = useWords().payouts;
  const toast = useToast();
  const [reason, setReason] = useState<PauseReason>('safety');
  const [detail, setDetail] = useState('');
  const [hasTried, setTried] = useState(false);
  const pause = useAct(pausePayoutsCall, {
    changes: [listReadyPayouts],
    onDone: () => {
      toast(words.paused, 'good');
      onClose();
    },
  });
  const isShort = detail.trim().length < detailMin;
  function send(): void {
    setTried(true);
    if (!isShort) pause.act({ reason, detail: detail.trim() });
  }
  return (
    <Sheet isOpen onClose={onClose} title={words.pause_title}>
      <Form label={words.pause_title} onSend={send}>
        <Text>{words.pause_lead}</Text>
        <SelectField
          label={words.reason}
          value={reason}
          onChange={(value) => setReason(pauseReasons.find((one) => one === value) ?? reason)}
          options={pauseReasons.map((value) => ({ value, label: words.reasons[value] }))}
        />
        <TextArea
          label={words.detail}
          hint={words.detail_hint}
          error={hasTried && isShort ? words.detail_short : undefined}
          value={detail}
          onChange={setDetail}
          maxLength={detailMax}
        />
        <Refused error={pause.error} />
        <Button isWide type="submit" isBusy={pause.isBusy}>
          {words.pause}
        </Button>
      </Form>
    </Sheet>
  );
}
