import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { addInvitations, listInvitations } from '#features/invitation/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

const noteCharactersMax = 60;

/** Makes codes; the links of the last ones stay here to be copied at once. */
export function MakeInvitations() {
  const words = useWords();
  const say = useSay();
  const [count, setCount] = useState('1');
  const [note, setNote] = useState('');
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error, done } = useAct(addInvitations, {
    changes: [listInvitations],
    onDone: () => {
      setCount('1');
      setNote('');
      setTried(false);
    },
  });
  const max = limits.invitationsPerCall;
  const wanted = /^\d{1,3}$/.test(count.trim()) ? Number(count) : 0;
  const isCountGood = wanted >= 1 && wanted <= max;
  const links = (done?.list ?? []).flatMap(({ link }) => (link === null ? [] : [link]));

  function send(): void {
    setTried(true);
    if (isCountGood) act({ count: wanted, ...(note.trim() === '' ? {} : { note: note.trim() }) });
  }

  return (
    <Card title={words.invitations.make_title}>
      <Form onSend={send} label={words.invitations.make_title}>
        <div className="grid items-start gap-3 sm:grid-cols-[9rem_1fr]">
          <TextField
            label={words.invitations.count}
            inputMode="numeric"
            value={count}
            onChange={setCount}
            maxLength={3}
            error={hasTried && !isCountGood ? say(words.invitations.count_bad, { max }) : undefined}
          />
          <TextField
            label={words.invitations.note}
            hint={words.invitations.note_hint}
            value={note}
            onChange={setNote}
            maxLength={noteCharactersMax}
          />
        </div>
        <ErrorBox error={error} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {words.invitations.make}
          </Button>
        </div>
      </Form>
      <div role="status">
        {done === undefined ? null : (
          <div className="flex flex-wrap items-center gap-3 rounded-field bg-good-soft px-4 py-2">
            <Text look="good">{say(words.invitations.made, { count: done.list.length })}</Text>
            {links.length === 0 ? null : (
              <CopyButton
                key={links[0]}
                text={links.join('\n')}
                label={links.length === 1 ? words.invitations.copy_link : words.invitations.copy_all}
              />
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
