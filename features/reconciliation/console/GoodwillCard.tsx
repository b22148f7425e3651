import { useState } from 'react';
import { decideGoodwill, listGoodwill } from '#features/reconciliation/goodwill.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { Goodwill } from './GoodwillScreen.tsx';
import { reasonText } from './usePlaceText.ts';

type Entry = Goodwill['list'][number];

const tones = { proposed: 'warn', confirmed: 'good', dropped: 'plain' } as const;

export function GoodwillCard({ entry, mayDecide }: { entry: Entry; mayDecide: boolean }) {
  const { goodwill: words, none } = useWords();
  const say = useSay();
  const { money, time } = useFormats();
  const amount = money(entry.amount, entry.currency);
  const title = say(words.entry[entry.kind], { amount, shop: entry.shop_name ?? entry.shop ?? none });
  return (
    <Card title={title}>
      <Stack gap="small">
        <Stack isRow>
          <Badge tone={tones[entry.state]}>{words.state[entry.state]}</Badge>
        </Stack>
        <Text>{entry.reason}</Text>
        <Facts
          facts={[
            { label: words.by, value: entry.by ?? words.somebody },
            { label: words.confirmed_by, value: entry.confirmed_by ?? none },
            { label: words.at, value: time(entry.at) },
            ...(entry.kind === 'give' ? [{ label: words.as, value: words.as_kind[entry.as] }] : []),
            { label: words.document, value: entry.document === '' ? none : entry.document },
          ]}
        />
        {mayDecide && entry.state === 'proposed' ? <Decision entry={entry} title={title} /> : null}
      </Stack>
    </Card>
  );
}

/** The other person's word; whoever proposed can only drop it. */
function Decision({ entry, title }: { entry: Entry; title: string }) {
  const words = useWords().goodwill;
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy, error } = useAct(decideGoodwill, {
    changes: [listGoodwill],
    onDone: () => toast(words.done, 'good'),
  });
  const why = reasonText(error, words.refusal);
  return (
    <Stack gap="small">
      {entry.is_yours ? <Text look="muted">{words.yours}</Text> : null}
      {why === undefined ? <ErrorBox error={error} /> : <Text look="bad">{why}</Text>}
      <Stack isRow>
        {entry.is_yours ? null : (
          <Button size="small" isBusy={isBusy} onClick={() => setAsking(true)}>
            {words.confirm}
          </Button>
        )}
        <Button size="small" tone="plain" onClick={() => act({ id: entry.id, act: 'drop' })}>
          {words.drop}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          act({ id: entry.id, act: 'confirm' });
        }}
        title={words.confirm_title}
        action={words.confirm}
        isBusy={isBusy}
      >
        <Text look="strong">{title}</Text>
        <Text>{words.confirm_text}</Text>
      </ConfirmDialog>
    </Stack>
  );
}
