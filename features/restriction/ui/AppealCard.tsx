import { limits } from '#domain/limits.ts';
import {
  addAppeal,
  listAppeals,
  listRestrictions,
  restrictionDetail,
} from '#features/restriction/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { AppealForm } from './AppealForm.tsx';
import { Paragraphs } from './Plain.tsx';
import type { Statement } from './Statement.tsx';

type Appeal = NonNullable<Statement['appeal']>;

/** The way to object: the form, or how far the appeal is. */
export function AppealCard({ statement }: { statement: Statement }) {
  const { restriction: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const { appeal, can_appeal: canAppeal, appeal_why_not: whyNot } = statement;
  const send = useAct(addAppeal, { changes: [restrictionDetail, listRestrictions, listAppeals] });
  const until = time(statement.appeal_until);
  return (
    <Card title={words.appeal.title}>
      {appeal === null ? null : <AppealState appeal={appeal} />}
      {canAppeal ? (
        <>
          <Text>{say(words.appeal.how, { days: limits.appealDecideDays })}</Text>
          {statement.scope === 'amount' ? <Text>{words.appeal.silence}</Text> : null}
          <Text look="strong">{words.appeal.free}</Text>
          <AppealForm
            isBusy={send.isBusy}
            error={send.error}
            onSend={(text, papers) => send.act({ restriction_id: statement.id, text, file_ids: papers })}
          />
          <Text look="small">{say(words.appeal.until, { when: until })}</Text>
        </>
      ) : null}
      {whyNot === 'window' ? <Text look="muted">{say(words.appeal.closed, { when: until })}</Text> : null}
      {whyNot === 'decided' && statement.state === 'active' ? (
        <Text look="muted">{words.appeal.onlyOnce}</Text>
      ) : null}
    </Card>
  );
}

const tones = { open: 'info', upheld: 'warn', overturned: 'good', unanswered: 'good' } as const;

function AppealState({ appeal }: { appeal: Appeal }) {
  const { appeal: words } = useWords().restriction;
  const say = useSay();
  const { time } = useFormats();
  return (
    <Stack>
      <Stack isRow>
        <Badge tone={tones[appeal.state]}>{words.state[appeal.state]}</Badge>
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
