import { useState } from 'react';
import { deskChats, deskTeam, handOverChat } from '#features/chat/console.contract.ts';
import { DeskError } from '#features/lists/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import type { DeskConversation } from './source.ts';

type Props = {
  conversation: DeskConversation;
  onDone: (conversation: DeskConversation) => void;
  onClose: () => void;
};

/** Gives a conversation to another person of the desk. */
export function HandOver({ conversation, onDone, onClose }: Props) {
  const words = useWords().chat;
  const say = useSay();
  const team = useEndpoint(deskTeam, {});
  const [to, setTo] = useState('');
  const { act, isBusy, error } = useAct(handOverChat, { changes: [deskChats, deskTeam], onDone });
  const heldBy = conversation.holder?.id ?? null;
  return (
    <Sheet isOpen onClose={onClose} title={words.hand_title}>
      <QueryView
        query={team}
        skeleton={<SkeletonRows count={3} />}
        empty={{
          when: ({ people }) => people.every(({ id }) => id === heldBy),
          show: <Empty says={words.hand_nobody} />,
        }}
      >
        {({ people }) => (
          <Form
            label={words.hand_title}
            onSend={() => (to === '' ? undefined : act({ id: conversation.id, held_by: heldBy, to }))}
          >
            <ChoiceField
              label={words.hand_to}
              value={to}
              onChange={setTo}
              options={people
                .filter(({ id }) => id !== heldBy)
                .map(({ id, name, open }) => ({
                  value: id,
                  label: say(words.hand_person, { name, count: open }),
                }))}
            />
            <DeskError error={error} />
            <Button type="submit" isBusy={isBusy} disabled={to === ''}>
              {words.hand}
            </Button>
          </Form>
        )}
      </QueryView>
    </Sheet>
  );
}
