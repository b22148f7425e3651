import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';

type Props = { submit: string; isBusy: boolean; onSend: (why: string) => void };

const whyMin = 10;
const whyMax = 300;

/** A reason in words, without which nothing is shown or sent. */
export function WhyForm({ submit, isBusy, onSend }: Props) {
  const { orders } = useWords().desk;
  const [why, setWhy] = useState('');
  const [isSent, setSent] = useState(false);
  const isShort = why.trim().length < whyMin;
  return (
    <Form
      onSend={() => {
        setSent(true);
        if (!isShort) onSend(why.trim());
      }}
    >
      <TextArea
        label={orders.why}
        hint={orders.why_hint}
        maxLength={whyMax}
        value={why}
        onChange={setWhy}
        error={isSent && isShort ? orders.why_short : undefined}
      />
      <Button type="submit" isBusy={isBusy}>
        {submit}
      </Button>
    </Form>
  );
}
