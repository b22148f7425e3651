import { limits } from '#domain/limits.ts';
import { addIdentityAppeal } from '#features/identity/appeal.contract.ts';
import { myIdentity } from '#features/identity/contract.ts';
import { AppealForm, Paragraphs } from '#features/restriction/ui/public.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import type { Identity } from './draft.ts';

type Refusal = NonNullable<Identity['refusal']>;
type Appeal = NonNullable<Refusal['appeal']>;

/** The way to object to a refusal or a revocation, and how far the appeal is. Nothing where nothing was refused. */
export function AppealCard({ identity }: { identity: Identity }) {
  const { restriction, identity: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const { refusal, status } = identity;
  if (refusal === null) return null;
  const { appeal } = refusal;
  // Verified since, or sent again: what was refused before is over, unless somebody still has to decide about it.
  if (appeal?.state !== 'open' && (status === 'verified' || status === 'applying')) return null;
  const until = time(refusal.appeal_until);
  return (
    <Card title={restriction.appeal.title}>
      <Stack>
        {refusal.kind === 'recall' ? (
          <Section title={words.appeal.revoked}>
            <Paragraphs text={refusal.statement} />
          </Section>
        ) : null}
        {appeal === null ? null : <AppealState appeal={appeal} />}
        {refusal.can_appeal ? (
          <>
            <Text>{say(words.appeal.how, { days: limits.appealDecideDays })}</Text>
            <Text>{words.appeal.silence}</Text>
            <Text look="strong">{restriction.appeal.free}</Text>
            <Sending id={refusal.id} />
            <Text look="small">{say(restriction.appeal.until, { when: until })}</Text>
          </>
        ) : null}
        {refusal.appeal_why_not === 'window' ? (
          <Text look="muted">{say(restriction.appeal.closed, { when: until })}</Text>
        ) : null}
      </Stack>
    </Card>
  );
}

/** Correcting is the shorter way for most: the form to object opens with a press. */
function Sending({ id }: { id: string }) {
  const { appeal: words } = useWords().restriction;
  const [isOpen, setOpen] = useState(false);
  const send = useAct(addIdentityAppeal, { changes: [myIdentity] });
  if (!isOpen) {
    return (
      <Button tone="plain" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
    );
  }
  return (
    <AppealForm
      isBusy={send.isBusy}
      error={send.error}
      onSend={(text, papers) => send.act({ id, text, file_ids: papers })}
    />
  );
}

const tones = { open: 'info', upheld: 'warn', overturned: 'good' } as const;

function AppealState({ appeal }: { appeal: Appeal }) {
  const { restriction, identity } = useWords();
  const { appeal: words } = restriction;
  const say = useSay();
  const { time } = useFormats();
  return (
    <Stack>
      <Stack isRow>
        <Badge tone={tones[appeal.state]}>{identity.appeal.state[appeal.state]}</Badge>
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
