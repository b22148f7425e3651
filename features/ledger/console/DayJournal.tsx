import { useState } from 'react';
import { dayJournal } from '#features/ledger/books.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { saveText } from '#ui/save-file.ts';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

/** A closed day of all books as one file, with its hash. */
export function DayJournal() {
  const words = useWords().book;
  const say = useSay();
  const [day, setDay] = useState('');
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error, done } = useAct(dayJournal, {
    onDone: ({ csv, file_name: name }) => saveText(csv, name),
  });
  const reason = error instanceof Refusal ? error.reason : undefined;
  const why =
    reason === 'open_day' ? words.open_day : reason === 'too_many_rows' ? words.too_many_rows : undefined;
  return (
    <Card title={words.journal}>
      <Text look="muted">{words.journal_lead}</Text>
      <Form
        label={words.journal}
        onSend={() => {
          setTried(true);
          if (day !== '') act({ day });
        }}
      >
        <TextField
          label={words.journal_day}
          error={hasTried && day === '' ? words.journal_needs : undefined}
          type="date"
          value={day}
          onChange={setDay}
        />
        {why === undefined ? <ErrorBox error={error} /> : <Text look="bad">{why}</Text>}
        <div>
          <Button type="submit" isBusy={isBusy}>
            {words.export}
          </Button>
        </div>
        {done === undefined ? null : (
          <Text look="small">{say(words.exported, { count: done.transfers, sha256: done.sha256 })}</Text>
        )}
      </Form>
    </Card>
  );
}
