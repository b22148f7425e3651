import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { pauseReasons, type PauseReason } from '#domain/states/withdrawal.ts';
import {
  extendPayoutPauseCall,
  listReadyPayouts,
  pausePayoutsCall,
  resumePayoutsCall,
} from '#features/payouts/batches.contract.ts';
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
import { useNow } from '#ui/words/useNow.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { Refused } from './Refused.tsx';

type Pause = OutputOf<typeof listReadyPayouts>['pauses'][number];

const detailMin = 10;
const detailMax = 500;

type Step = 'lift' | 'extend';

/** Pauses that are open, each with how to lift and to extend it; those that can still be extended; and how to make one. */
export function Pauses({ pauses }: { pauses: readonly Pause[] }) {
  const { pause: words } = useWords().payouts;
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const open = pauses.filter((one) => one.is_open);
  const over = pauses.filter(
    (one) => !one.is_open && one.lifted_at === null && isExtendable(one) && new Date(one.until_max) > now,
  );
  return (
    <Stack>
      {[...open, ...over].map((one) => (
        <One key={one.id} pause={one} />
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

const isExtendable = ({ extension }: Pause): boolean => extension === null || extension.second === null;

function One({ pause }: { pause: Pause }) {
  const { pause: words } = useWords().payouts;
  const say = useSay();
  const { time } = useFormats();
  const [step, setStep] = useState<Step>();
  const { by, lift, extension } = pause;
  const reason = words.reasons[pause.reason];
  return (
    <Note tone="warn" title={pause.is_open ? words.title : words.over}>
      <Stack gap="small">
        <Text>{say(words.since, { when: time(pause.since), reason })}</Text>
        <Text>
          {pause.is_open
            ? say(words.until, { when: time(pause.until) })
            : say(words.ended, { when: time(pause.until), until: time(pause.until_max) })}
        </Text>
        <Text look="small">{by === null ? words.house : say(words.by, { name: by.name })}</Text>
        <Text look="small">{pause.detail}</Text>
        <Extension pause={pause} />
        {lift === null || !pause.is_open ? null : (
          <Text look="small">{say(words.proposed, { name: lift.by.name, why: lift.why })}</Text>
        )}
        {lift?.by.is_you === true ? <Text look="small">{words.yours}</Text> : null}
        <Stack isRow>
          {pause.is_open && lift?.by.is_you !== true ? (
            <Button tone="plain" size="small" onClick={() => setStep('lift')}>
              {lift === null ? words.lift : words.lift_second}
            </Button>
          ) : null}
          {isExtendable(pause) && extension?.by.is_you !== true ? (
            <Button tone="plain" size="small" onClick={() => setStep('extend')}>
              {extension === null ? words.extend : words.extend_second}
            </Button>
          ) : null}
        </Stack>
      </Stack>
      {step === 'lift' ? <LiftSheet pause={pause} onClose={() => setStep(undefined)} /> : null}
      {step === 'extend' ? <ExtendSheet pause={pause} onClose={() => setStep(undefined)} /> : null}
    </Note>
  );
}

/** Who proposed to extend it, or who did. */
function Extension({ pause: { extension, until_max: until } }: { pause: Pause }) {
  const { pause: words } = useWords().payouts;
  const say = useSay();
  const { time } = useFormats();
  if (extension === null) return null;
  const { by, second, why } = extension;
  return (
    <Text look="small">
      {second === null
        ? say(words.extend_proposed, { name: by.name, when: time(until), why })
        : say(words.extended_by, { name: by.name, second: second.name, why })}
    </Text>
  );
}

type SheetProps = { pause: Pause; onClose: () => void };

function LiftSheet({ pause, onClose }: SheetProps) {
  const { pause: words } = useWords().payouts;
  const toast = useToast();
  const resume = useAct(resumePayoutsCall, {
    changes: [listReadyPayouts],
    onDone: ({ state }) => {
      toast(state === 'lifted' ? words.lifted : words.lift_kept, 'good');
      onClose();
    },
  });
  return (
    <WhySheet
      title={words.lift_title}
      label={words.why}
      button={pause.lift === null ? words.lift : words.lift_second}
      onSend={(why) => resume.act({ incident: pause.incident, why })}
      onClose={onClose}
      isBusy={resume.isBusy}
      error={resume.error}
    />
  );
}

function ExtendSheet({ pause, onClose }: SheetProps) {
  const { pause: words } = useWords().payouts;
  const toast = useToast();
  const say = useSay();
  const { time } = useFormats();
  const extend = useAct(extendPayoutPauseCall, {
    changes: [listReadyPayouts],
    onDone: ({ state }) => {
      toast(state === 'extended' ? words.extended : words.extend_kept, 'good');
      onClose();
    },
  });
  return (
    <WhySheet
      title={say(words.extend_title, { when: time(pause.until_max) })}
      label={words.extend_why}
      button={pause.extension === null ? words.extend : words.extend_second}
      onSend={(why) => extend.act({ incident: pause.incident, why })}
      onClose={onClose}
      isBusy={extend.isBusy}
      error={extend.error}
    />
  );
}

type WhyProps = {
  title: string;
  label: string;
  button: string;
  onSend: (why: string) => void;
  onClose: () => void;
  isBusy: boolean;
  error: unknown;
};

/** A step that two people take, each with a reason. */
function WhySheet({ title, label, button, onSend, onClose, isBusy, error }: WhyProps) {
  const { pause: words } = useWords().payouts;
  const [why, setWhy] = useState('');
  const [hasTried, setTried] = useState(false);
  const isShort = why.trim().length < detailMin;
  function send(): void {
    setTried(true);
    if (!isShort) onSend(why.trim());
  }
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Form label={title} onSend={send}>
        <TextArea
          label={label}
          hint={words.detail_hint}
          error={hasTried && isShort ? words.detail_short : undefined}
          value={why}
          onChange={setWhy}
          maxLength={detailMax}
        />
        <Refused error={error} />
        <Button isWide type="submit" isBusy={isBusy}>
          {button}
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
