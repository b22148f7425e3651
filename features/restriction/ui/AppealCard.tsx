import { X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { uploadFile } from '#features/files/contract.ts';
import {
  addAppeal,
  listAppeals,
  listRestrictions,
  restrictionDetail,
} from '#features/restriction/contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { UploadField } from '#ui/forms/UploadField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { Paragraphs } from './Plain.tsx';
import type { Statement } from './Statement.tsx';

type Appeal = NonNullable<Statement['appeal']>;

const { statementUnitsMin: min, statementUnitsMax: max, appealFilesMax: papersMax } = limits;

/** The way to object: the form, or how far the appeal is. */
export function AppealCard({ statement }: { statement: Statement }) {
  const { restriction: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const { appeal, can_appeal: canAppeal, appeal_why_not: whyNot } = statement;
  const until = time(statement.appeal_until);
  return (
    <Card title={words.appeal.title}>
      {appeal === null ? null : <AppealState appeal={appeal} />}
      {canAppeal ? (
        <>
          <Text>{say(words.appeal.how, { days: limits.appealDecideDays })}</Text>
          {statement.scope === 'amount' ? <Text>{words.appeal.silence}</Text> : null}
          <Text look="strong">{words.appeal.free}</Text>
          <AppealForm restrictionId={statement.id} />
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

function AppealForm({ restrictionId }: { restrictionId: string }) {
  const { appeal: words } = useWords().restriction;
  const say = useSay();
  const [text, setText] = useState('');
  const [papers, setPapers] = useState<readonly string[]>([]);
  const [wasSent, setSent] = useState(false);
  const send = useAct(addAppeal, { changes: [restrictionDetail, listRestrictions, listAppeals] });
  // As the server counts: characters, without the blanks around them.
  const count = Array.from(text.trim()).length;
  const fault =
    count < min ? say(words.tooShort, { min }) : count > max ? say(words.tooLong, { max }) : undefined;
  const refused = send.error instanceof Refusal && send.error.field === 'text' ? send.error : undefined;

  function submit() {
    setSent(true);
    if (fault === undefined) {
      send.act({ restriction_id: restrictionId, text: text.trim(), file_ids: [...papers] });
    }
  }

  return (
    <Form label={words.title} onSend={submit}>
      <TextArea
        label={words.text}
        hint={say(words.textHint, { count, min, max })}
        error={wasSent ? (fault ?? refused?.message) : undefined}
        rows={6}
        value={text}
        onChange={setText}
      />
      <Papers papers={papers} onPapers={setPapers} />
      <ErrorBox error={refused === undefined ? send.error : undefined} />
      <Button type="submit" isWide isBusy={send.isBusy}>
        {words.send}
      </Button>
    </Form>
  );
}

type PapersProps = { papers: readonly string[]; onPapers: (papers: readonly string[]) => void };

/** Each is uploaded as it is chosen; what is there stands above the field for the next one. */
function Papers({ papers, onPapers }: PapersProps) {
  const { appeal: words } = useWords().restriction;
  const say = useSay();
  const [turn, setTurn] = useState(0);
  return (
    <>
      {papers.length === 0 ? null : (
        <Stack isRow gap="small">
          {papers.map((id, index) => (
            <Button
              key={id}
              tone="plain"
              size="small"
              icon={<X aria-hidden className="size-4" />}
              aria-label={say(words.paperDrop, { place: index + 1 })}
              onClick={() => onPapers(papers.filter((one) => one !== id))}
            >
              {say(words.paperOf, { place: index + 1 })}
            </Button>
          ))}
        </Stack>
      )}
      {papers.length >= papersMax ? null : (
        <UploadField
          key={turn}
          label={words.paper}
          hint={say(words.paperHint, { max: papersMax })}
          takes="proof"
          endpoint={uploadFile}
          ask={{ kind: 'proof' }}
          onDone={(answer) => {
            if (answer === undefined) return;
            onPapers([...papers, answer.id]);
            setTurn((before) => before + 1);
          }}
        />
      )}
    </>
  );
}
