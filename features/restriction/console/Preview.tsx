import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Section } from '#ui/layout/Section.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useNow } from '#ui/words/useNow.ts';
import { useSay } from '#ui/words/words.tsx';
import { evidenceOf } from './fields.tsx';
import { spanOf, type Draft } from './draft.ts';

/** The statement as its merchant will read it. */
export function Preview({ draft }: { draft: Draft }) {
  const { risk } = useWords();
  const { form } = risk;
  const say = useSay();
  const { time } = useFormats();
  const now = useNow();
  const { until } = spanOf(draft, now.getTime());
  return (
    <Card title={form.preview}>
      <Text look="strong">{risk.effect[draft.level]}</Text>
      <Text>{risk.code[draft.code]}</Text>
      {draft.text.trim() === '' ? null : (
        <Section title={risk.one.why}>
          <Text>{draft.text}</Text>
        </Section>
      )}
      <Section title={risk.one.evidence}>
        {(evidenceOf(draft.evidence) ?? []).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Section>
      <Text look="small">{say(form.preview_until, { when: time(new Date(until).toISOString()) })}</Text>
      <Text look="small">{form.preview_appeal}</Text>
    </Card>
  );
}
