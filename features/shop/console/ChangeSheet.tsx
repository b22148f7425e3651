import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { changeLimit, limitHistory, listLimits } from '#features/shop/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { isShare, readLimit, typedOf, useLimitText } from './limit-value.ts';

type Limit = OutputOf<typeof listLimits>['list'][number];

type Props = { limit: Limit; onClose: () => void };

/** Proposes another value of a limit; it holds after its days and another person's word. */
export function ChangeSheet({ limit, onClose }: Props) {
  const { risk } = useWords();
  const words = risk.limits;
  const say = useSay();
  const toast = useToast();
  const limitText = useLimitText();
  const [value, setValue] = useState(typedOf(limit.kind, limit.value));
  const [days, setDays] = useState(String(limit.notice_days));
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const change = useAct(changeLimit, {
    changes: [listLimits, limitHistory],
    onDone: () => {
      toast(words.proposed, 'good');
      onClose();
    },
  });
  const wrong = faultsOf(limit, { value, days, reason });
  const bounds = { min: limitText(limit.kind, limit.floor), max: limitText(limit.kind, limit.ceiling) };

  function send(): void {
    setTried(true);
    if (wrong.value || wrong.days || wrong.reason) return;
    const asked = readLimit(limit.kind, value) ?? limit.value;
    change.act({ key: limit.key, value: asked, days: Number(days), reason: reason.trim() });
  }

  const title = say(words.change_title, { what: words.kind[limit.kind], level: risk.levels[limit.level] });
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Form onSend={send}>
        <TextField
          label={isShare(limit.kind) ? words.value_percent : words.value}
          hint={say(words.value_hint, bounds)}
          inputMode={isShare(limit.kind) ? 'decimal' : 'numeric'}
          value={value}
          onChange={setValue}
          error={hasTried && wrong.value ? say(words.value_bad, bounds) : undefined}
        />
        <TextField
          label={words.days}
          hint={say(words.days_hint, { days: limit.notice_days })}
          inputMode="numeric"
          value={days}
          onChange={setDays}
          error={hasTried && wrong.days ? say(words.days_bad, { days: limit.notice_days }) : undefined}
        />
        <TextArea
          label={words.reason}
          hint={say(risk.form.text_hint, {
            count: reason.trim().length,
            min: limits.limitReasonUnitsMin,
            max: limits.limitReasonUnitsMax,
          })}
          value={reason}
          onChange={setReason}
          maxLength={limits.limitReasonUnitsMax}
          error={
            hasTried && wrong.reason
              ? say(risk.form.text_short, { min: limits.limitReasonUnitsMin })
              : undefined
          }
        />
        <ErrorBox error={change.error} />
        <Button type="submit" isBusy={change.isBusy}>
          {words.propose}
        </Button>
      </Form>
    </Sheet>
  );
}

type Typed = { value: string; days: string; reason: string };

function faultsOf(limit: Limit, { value, days, reason }: Typed) {
  const number = readLimit(limit.kind, value);
  const notice = wholeOf(days);
  const isWorse =
    number !== undefined && (limit.worse === 'up' ? number > limit.value : number < limit.value);
  return {
    value: number === undefined || number < limit.floor || number > limit.ceiling || number === limit.value,
    days: notice === undefined || notice > limits.limitDaysMax || (isWorse && notice < limit.notice_days),
    reason: reason.trim().length < limits.limitReasonUnitsMin,
  };
}

function wholeOf(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}
