import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { reportReasons, type ReportReason } from '#domain/states/comment.ts';
import { decideComment, listReported } from '#features/comments/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

type Row = OutputOf<typeof listReported>['list'][number];
const { statementUnitsMin: textMin, statementUnitsMax: textMax } = limits;

/** One reported review: what was said by whom, and the decision. */
export function ReportedSheet({ one, onClose }: { one: Row; onClose: () => void }) {
  const words = useWords().service.comments;
  const say = useSay();
  return (
    <Sheet isOpen onClose={onClose} title={say(words.of, { number: one.order_no })}>
      <Stack>
        <Facts
          facts={[
            { label: words.column.shop, value: `${one.shop.name} (${one.shop.id})` },
            { label: words.goods, value: one.goods },
            { label: words.column.reason, value: words.reason[one.report_reason] },
            { label: words.column.reported, value: <TimeText at={one.reported_at} form="both" /> },
          ]}
        />
        <Said by={say(words.said, { rating: one.rating })} text={one.content} />
        <Said by={words.follow_up} text={one.follow_up} />
        <Said by={words.reply} text={one.reply} />
        <Said by={words.removed_text} text={one.removed?.text ?? null} />
        {one.state === 'reported' ? <Decide one={one} onDone={onClose} /> : null}
      </Stack>
    </Sheet>
  );
}

function Said({ by, text }: { by: string; text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <blockquote className="border-l-4 border-line pl-3">
      <Text look="small">{by}</Text>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </blockquote>
  );
}

function Decide({ one, onDone }: { one: Row; onDone: () => void }) {
  const words = useWords().service.comments;
  const say = useSay();
  const toast = useToast();
  const [reason, setReason] = useState<ReportReason>(one.report_reason);
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const [isSure, setSure] = useState(false);
  const { act, isBusy, error } = useAct(decideComment, {
    changes: [listReported],
    onDone: ({ state }) => {
      toast(state === 'removed' ? words.removed : words.kept);
      onDone();
    },
  });
  const isShort = text.trim().length < textMin;
  function askRemove(): void {
    setTried(true);
    if (!isShort) setSure(true);
  }
  return (
    <section aria-label={words.decide} className="flex flex-col gap-3">
      <ChoiceField
        label={words.remove_reason}
        value={reason}
        onChange={setReason}
        options={reportReasons.map((value) => ({ value, label: words.reason[value] }))}
      />
      <TextArea
        label={words.text}
        hint={say(words.text_hint, { min: textMin, max: textMax })}
        rows={4}
        value={text}
        onChange={setText}
        maxLength={textMax}
        error={hasTried && isShort ? say(words.text_short, { min: textMin }) : undefined}
      />
      {isSure ? null : <ErrorBox error={error} />}
      <Stack isRow>
        <Button isBusy={isBusy && !isSure} onClick={() => act({ id: one.id, remove: false })}>
          {words.keep}
        </Button>
        <Button tone="danger" onClick={askRemove}>
          {words.remove}
        </Button>
      </Stack>
      {isSure ? (
        <ConfirmDialog
          isOpen
          isDanger
          title={words.confirm_remove}
          action={words.remove}
          isBusy={isBusy}
          error={error}
          onClose={() => setSure(false)}
          onConfirm={() => act({ id: one.id, remove: true, reason, text: text.trim() })}
        >
          <p>{words.confirm_remove_text}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
