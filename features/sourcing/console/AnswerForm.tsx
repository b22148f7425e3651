import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { countCodePoints } from '#domain/text/code-points.ts';
import { DeskError } from '#features/lists/ui/public.tsx';
import { answerSourcing, sourcingQueue } from '#features/sourcing/console.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/content/Text.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';

const ways = ['goods', 'reason'] as const;

/** The one answer: codes of goods on sale, or why nothing was found. */
export function AnswerForm({ id, onDone }: { id: string; onDone: () => void }) {
  const words = useWords().sourcing;
  const say = useSay();
  const [way, setWay] = useState<(typeof ways)[number]>('goods');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const answer = useAnswer(onDone);
  const codes = typed.split(/[\s,;]+/).filter((code) => code !== '');
  const max = limits.sourcingGoodsMax;
  const areCodesFine = codes.length > 0 && codes.length <= max && new Set(codes).size === codes.length;
  const sizes = { min: limits.sourcingReasonMin, max: limits.sourcingReasonMax };
  const said = reason.trim();
  const length = countCodePoints(said);
  const isReasonFine = length >= sizes.min && length <= sizes.max;
  function send() {
    setSent(true);
    if (way === 'goods' && areCodesFine) answer.act({ id, codes });
    if (way === 'reason' && isReasonFine) answer.act({ id, reason: said });
  }
  return (
    <Form label={words.answer} onSend={send}>
      <ChoiceField
        label={words.answer}
        value={way}
        onChange={setWay}
        options={ways.map((value) => ({ value, label: words.by[value] }))}
      />
      {way === 'goods' ? (
        <TextField
          label={words.codes}
          hint={say(words.codes_hint, { max })}
          error={wasSent && !areCodesFine ? say(words.codes_wrong, { max }) : undefined}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      ) : (
        <TextArea
          label={words.reason}
          hint={say(words.reason_hint, sizes)}
          error={wasSent && !isReasonFine ? say(words.reason_wrong, sizes) : undefined}
          rows={4}
          value={reason}
          onChange={setReason}
          maxLength={sizes.max}
        />
      )}
      <Text look="small">{words.once}</Text>
      {answer.unknown === undefined ? (
        <DeskError error={answer.error} />
      ) : (
        <p role="alert" className="text-meta text-bad-ink">
          {answer.unknown}
        </p>
      )}
      <Button type="submit" isBusy={answer.isBusy}>
        {words.send}
      </Button>
    </Form>
  );
}

function useAnswer(onDone: () => void) {
  const words = useWords().sourcing;
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(answerSourcing, {
    changes: [sourcingQueue],
    onDone: () => {
      toast(words.sent, 'good');
      onDone();
    },
  });
  const code = error instanceof Refusal && error.reason === 'not_on_sale' ? error.shown['code'] : undefined;
  const unknown = typeof code === 'string' ? say(words.code_unknown, { code }) : undefined;
  return { act, isBusy, error, unknown };
}
