import { Badge } from '#ui/content/Badge.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { Paragraphs } from './Plain.tsx';

const tones = { open: 'info', upheld: 'warn', overturned: 'good', unanswered: 'good' } as const;

/** What the appeals against a restriction and against a refused identity have alike. */
type Appeal = {
  readonly state: keyof typeof tones;
  readonly text: string;
  readonly opened_at: string;
  readonly decide_by: string;
  readonly is_late: boolean;
  readonly decided_at: string | null;
  readonly decision: string | null;
  readonly files: number;
};

/** How far an appeal has come: its state, in the words given, the decision, and what was written. */
export function AppealState({ appeal, label }: { appeal: Appeal; label: string }) {
  const { appeal: words } = useWords().restriction;
  const say = useSay();
  const { time } = useFormats();
  return (
    <Stack>
      <Stack isRow>
        <Badge tone={tones[appeal.state]}>{label}</Badge>
      </Stack>
      {appeal.state === 'open' ? (
        <Note tone={appeal.is_late ? 'warn' : 'info'} title={words.sentTitle}>
          {appeal.is_late ? words.late : say(words.decideBy, { when: time(appeal.decide_by) })}
        </Note>
      ) : null}
      {appeal.decision === null ? null : (
        <Section title={words.decision}>
          <Paragraphs text={appeal.decision} />
          {appeal.decided_at === null ? null : (
            <Text look="small">{say(words.decidedAt, { when: time(appeal.decided_at) })}</Text>
          )}
        </Section>
      )}
      <Section title={words.yours}>
        <Paragraphs text={appeal.text} />
        {appeal.files === 0 ? null : <Text look="small">{say(words.papers, { count: appeal.files })}</Text>}
        <Text look="small">{say(words.sentAt, { when: time(appeal.opened_at) })}</Text>
      </Section>
    </Stack>
  );
}
