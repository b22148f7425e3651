import { useState } from 'react';
import { explainDifference, reconciliation } from '#features/reconciliation/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useSay } from '#ui/words/words.tsx';
import { ExplainSheet } from './ExplainSheet.tsx';
import type { State } from './ReconciliationScreen.tsx';
import { reasonText, usePlaceText } from './usePlaceText.ts';

export type Item = State['items'][number];

/** One difference with its age, and what people have said about it. */
export function DifferenceCard({ item, mayExplain }: { item: Item; mayExplain: boolean }) {
  const words = useWords().reconciliation;
  const say = useSay();
  const { money, time } = useFormats();
  const placeText = usePlaceText();
  const [isOpen, setOpen] = useState(false);
  const amount = money(item.amount, item.currency);
  return (
    <Card title={say(words.item, { place: placeText(item.place), amount })}>
      <Stack gap="small">
        <Stack isRow>
          <Badge tone={item.state === 'open' ? 'bad' : 'info'}>{words.state[item.state]}</Badge>
          <Text look="muted">{time(item.since)}</Text>
        </Stack>
        <Text>{words.kind[item.kind]}</Text>
        {item.subject === '' ? null : <Text look="code">{item.subject}</Text>}
        {item.explanation === null ? null : (
          <Explanation id={item.id} explanation={item.explanation} mayExplain={mayExplain} />
        )}
        {item.explanation === null && mayExplain ? (
          <div>
            <Button size="small" onClick={() => setOpen(true)}>
              {words.explain}
            </Button>
          </div>
        ) : null}
      </Stack>
      {isOpen ? <ExplainSheet item={item} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

type Said = {
  readonly id: string;
  readonly explanation: NonNullable<Item['explanation']>;
  readonly mayExplain: boolean;
};

/** What one person said, and the other person's word. */
function Explanation({ id, explanation, mayExplain }: Said) {
  const words = useWords().reconciliation;
  const say = useSay();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy, error } = useAct(explainDifference, {
    changes: [reconciliation],
    onDone: () => toast(words.done, 'good'),
  });
  const { document, note, by, is_yours: isYours, state, id: explanationId } = explanation;
  const end = (what: 'confirm' | 'drop') => act({ id, act: what, explanation_id: explanationId });
  const why = reasonText(error, words.refusal);
  return (
    <Note tone="info">
      <Stack gap="small">
        <Text>{say(words.said, { by: by ?? words.somebody, note, document })}</Text>
        {state === 'proposed' && isYours ? <Text look="muted">{words.yours}</Text> : null}
        {why === undefined ? <ErrorBox error={error} /> : <Text look="bad">{why}</Text>}
        {state === 'proposed' && mayExplain ? (
          <Stack isRow>
            {isYours ? null : (
              <Button size="small" onClick={() => setAsking(true)}>
                {words.confirm}
              </Button>
            )}
            <Button size="small" tone="plain" isBusy={isBusy && !isAsking} onClick={() => end('drop')}>
              {words.drop}
            </Button>
          </Stack>
        ) : null}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          end('confirm');
        }}
        title={words.confirm_title}
        action={words.confirm}
        isBusy={isBusy}
      >
        <Text>{words.confirm_text}</Text>
      </ConfirmDialog>
    </Note>
  );
}
