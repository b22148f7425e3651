import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { digests, noticeReach } from '#features/notifications/channels.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

const hours = Array.from({ length: 24 }, (_none, hour) => {
  const label = `${String(hour).padStart(2, '0')}:00`;
  return { value: String(hour), label };
});

/** A mail a day or a week with what is unread. */
export function DigestForm({ reach }: { reach: OutputOf<typeof noticeReach> }) {
  const { digest: words } = useWords().reach;
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const [every, setEvery] = useState(reach.digest);
  const [hour, setHour] = useState(String(reach.digest_hour));
  const keep = useAct(noticeReach, { changes: [noticeReach], onDone: () => toast(words.saved) });
  return (
    <Form
      label={words.title}
      onSend={() => keep.act({ patch: { digest: every, digest_hour: Number(hour) } })}
    >
      <ChoiceField
        label={words.title}
        hint={words.lead}
        value={every}
        onChange={setEvery}
        options={digests.map((value) => ({ value, label: words[value] }))}
      />
      {every === 'off' ? null : (
        <SelectField label={words.hour} value={hour} onChange={setHour} options={hours} />
      )}
      {reach.next_digest_at === null ? null : (
        <Text look="small">{say(words.next, { time: time(reach.next_digest_at, 'both') })}</Text>
      )}
      {every !== 'off' && !reach.mail.confirmed ? <Text look="small">{words.needsMail}</Text> : null}
      <ErrorBox error={keep.error} />
      <Button type="submit" tone="plain" isBusy={keep.isBusy}>
        {words.save}
      </Button>
    </Form>
  );
}
