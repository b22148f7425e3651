import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { inviteFriends, listFriendInvitations } from '#features/invitation/friends.contract.ts';
import { me } from '#features/people/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Answer = OutputOf<typeof listFriendInvitations>;
type Props = {
  answer: Answer;
  /** The new invitation, to share at once. */
  onMade: (friend: Answer['list'][number]) => void;
};

/** What is left today, and one more invitation where there is one. */
export function MakeInvitation({ answer, onMade }: Props) {
  const words = useWords();
  const { friends } = words.invitation;
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const [note, setNote] = useState('');
  const { act, isBusy, error } = useAct(inviteFriends, {
    changes: [listFriendInvitations, me],
    onDone: ({ list: [made] }) => {
      setNote('');
      toast(friends.made);
      if (made !== undefined) onMade(made);
    },
  });
  const { quota, obstacle } = answer;
  const wish = note.trim();

  return (
    <Card title={friends.makeTitle}>
      <Meter
        label={friends.today}
        text={say(friends.todayUsed, { used: quota.used, limit: quota.per_day })}
        value={quota.used}
        max={quota.per_day}
      />
      <Text look="small">{say(friends.resets, { when: time(quota.resets_at) })}</Text>
      <Meter
        label={friends.open}
        text={say(friends.todayUsed, { used: quota.open, limit: quota.open_max })}
        value={quota.open}
        max={quota.open_max}
      />
      {obstacle === null ? (
        <Form label={friends.makeTitle} onSend={() => act(wish === '' ? {} : { note: wish })}>
          <TextField
            label={friends.note}
            hint={friends.noteHint}
            value={note}
            onChange={setNote}
            maxLength={limits.invitationNoteCharactersMax}
            autoComplete="off"
          />
          <ErrorBox error={error} />
          <Button type="submit" isWide isBusy={isBusy} icon={<UserPlus aria-hidden className="size-5" />}>
            {friends.make}
          </Button>
        </Form>
      ) : (
        <Note tone="warn">
          {say(friends.obstacles[obstacle.reason], {
            when: obstacle.until === null ? '' : time(obstacle.until),
            days: answer.rules.account_days_min,
            max: quota.open_max,
          })}
        </Note>
      )}
    </Card>
  );
}
