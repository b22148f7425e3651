import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { listChats, openChat, rateChat } from '#features/chat/contract.ts';
import { useTalkWords } from '#features/chat/ui/talk-words.ts';
import type { Conversation } from '#features/chat/ui/thread.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { MerchantPage } from './sources.ts';

type Props = {
  conversation: Conversation;
  onChange: (conversation: Conversation) => void;
  /** Another one was begun. */
  onNew?: (page: MerchantPage) => void;
};

/** How a conversation ended, that writing opens it again, and how it was. Nothing while it goes on. */
export function Ended({ conversation, onChange, onNew }: Props) {
  const words = useTalkWords();
  const say = useSay();
  const { time } = useFormats();
  const [isRating, setRating] = useState(false);
  const { closed_at: at, rating, can } = conversation;
  if (at === null && rating === null) return null;
  return (
    <div className="flex flex-col gap-2 border-t border-line bg-surface px-3 py-2 text-meta">
      {at === null ? null : (
        <p role="status">
          {say(words.ended, { when: time(at) })} {can.write ? words.reopen : null}
        </p>
      )}
      {rating === null ? null : <p>{say(words.rate.thanks, { stars: rating.stars })}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {can.rate ? (
          <Button size="small" tone="plain" onClick={() => setRating(true)}>
            {words.rate.title}
          </Button>
        ) : null}
        {at === null || onNew === undefined ? null : <Anew onNew={onNew} />}
      </div>
      <Sheet isOpen={isRating && can.rate} onClose={() => setRating(false)} title={words.rate.title}>
        <Rate id={conversation.id} onChange={onChange} />
      </Sheet>
    </div>
  );
}

function Anew({ onNew }: { onNew: (page: MerchantPage) => void }) {
  const words = useTalkWords();
  const { act, isBusy, error } = useAct(openChat, { changes: [listChats], onDone: onNew });
  return (
    <>
      <Button size="small" tone="quiet" isBusy={isBusy} onClick={() => act({})}>
        {words.anew}
      </Button>
      <ErrorBox error={error} />
    </>
  );
}

const stars = ['5', '4', '3', '2', '1'] as const;

function Rate({ id, onChange }: { id: string; onChange: Props['onChange'] }) {
  const words = useTalkWords();
  const say = useSay();
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(rateChat, { changes: [listChats], onDone: onChange });
  function send(): void {
    setTried(true);
    if (chosen === '') return;
    const said = text.trim();
    act({ id, stars: Number(chosen), ...(said === '' ? {} : { text: said }) });
  }
  return (
    <Form onSend={send} label={words.rate.title}>
      <p className="text-muted">{words.rate.lead}</p>
      <ChoiceField
        label={words.rate.choice}
        value={chosen}
        onChange={setChosen}
        options={stars.map((value) => ({ value, label: say(words.rate.stars, { stars: Number(value) }) }))}
      />
      {hasTried && chosen === '' ? (
        <p role="alert" className="text-meta font-medium text-bad">
          {words.rate.missing}
        </p>
      ) : null}
      <TextArea label={words.rate.text} value={text} onChange={setText} maxLength={limits.chatReasonMax} />
      <ErrorBox error={error} />
      <Button type="submit" isBusy={isBusy} isWide>
        {words.rate.send}
      </Button>
    </Form>
  );
}
