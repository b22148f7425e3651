import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { caseQueue, decideCase, reviewCase } from '#features/returns/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Review = OutputOf<typeof reviewCase>;

/** A yes by one, a no by two, each with reasons that both sides read. */
export function DecideCase({ review }: { review: Review }) {
  const words = useWords().cases;
  const say = useSay();
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const [asked, setAsked] = useState<'grant' | 'refuse'>();
  const { statementUnitsMin: min, statementUnitsMax: max } = limits;
  const isShort = text.trim().length < min;
  const { first_no: firstNo } = review;

  function ask(what: 'grant' | 'refuse'): void {
    setTried(true);
    if (!isShort) setAsked(what);
  }

  return (
    <Card title={words.decide}>
      {firstNo?.is_yours === true ? <Note tone="info">{words.yours}</Note> : null}
      <TextArea
        label={words.text}
        hint={say(words.text_hint, { min, max })}
        rows={5}
        value={text}
        onChange={setText}
        maxLength={max}
        error={hasTried && isShort ? say(words.text_short, { min }) : undefined}
      />
      <Stack isRow>
        <Button onClick={() => ask('grant')}>{words.grant}</Button>
        {firstNo?.is_yours === true ? null : (
          <Button tone="danger" onClick={() => ask('refuse')}>
            {firstNo === null ? words.refuse_first : words.refuse_second}
          </Button>
        )}
      </Stack>
      {asked === undefined ? null : (
        <Confirm
          review={review}
          isGrant={asked === 'grant'}
          text={text.trim()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}

type Asked = { review: Review; isGrant: boolean; text: string; onClose: () => void };

function Confirm({ review, isGrant, text, onClose }: Asked) {
  const words = useWords().cases;
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const { act, isBusy, error } = useAct(decideCase, {
    changes: [caseQueue, reviewCase],
    onDone: ({ waits_for_second: waits }) => {
      toast(waits ? words.waits : isGrant ? words.granted : words.refused);
      onClose();
    },
  });
  const isFirst = !isGrant && review.first_no === null;
  const granted = review.if_granted;
  const amount = granted === null ? '' : money(granted.refund, granted.currency);
  return (
    <ConfirmDialog
      isOpen
      isDanger={!isGrant}
      title={isGrant ? words.confirm_grant : isFirst ? words.confirm_first : words.confirm_refuse}
      action={isGrant ? words.grant : isFirst ? words.refuse_first : words.refuse_second}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={() => act({ case_id: review.one.id, grant: isGrant, text })}
    >
      <p>
        {isGrant
          ? say(words.confirm_grant_text, { amount })
          : isFirst
            ? words.confirm_first_text
            : words.confirm_refuse_text}
      </p>
    </ConfirmDialog>
  );
}
