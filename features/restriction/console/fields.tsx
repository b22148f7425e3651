import { limits } from '#domain/limits.ts';
import { useWords } from '#ui/words/console-words.ts';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useSay } from '#ui/words/words.tsx';

type Props = { text: string; onChange: (text: string) => void; hasTried: boolean };

const { statementUnitsMin: min, statementUnitsMax: max, evidenceMax, evidenceUnitsMax } = limits;

export const isTextShort = (text: string): boolean => text.trim().length < min;

/** What the merchant reads, with how much of it there is. */
export function ReasonField({ text, onChange, hasTried }: Props) {
  const { form } = useWords().risk;
  const say = useSay();
  return (
    <TextArea
      label={form.text}
      hint={say(form.text_hint, { count: text.trim().length, min, max })}
      rows={6}
      value={text}
      onChange={onChange}
      maxLength={max}
      error={hasTried && isTextShort(text) ? say(form.text_short, { min }) : undefined}
    />
  );
}

/** The lines that say something; undefined where they cannot be evidence. */
export function evidenceOf(text: string): string[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isGood = lines.every((line) => line.length >= 3 && line.length <= evidenceUnitsMax);
  return lines.length === 0 || lines.length > evidenceMax || !isGood ? undefined : lines;
}

export function EvidenceField({ text, onChange, hasTried }: Props) {
  const { form } = useWords().risk;
  const say = useSay();
  return (
    <TextArea
      label={form.evidence}
      hint={say(form.evidence_hint, { max: evidenceMax })}
      rows={4}
      value={text}
      onChange={onChange}
      error={
        hasTried && evidenceOf(text) === undefined ? say(form.evidence_bad, { max: evidenceMax }) : undefined
      }
    />
  );
}
