import { limits } from '#domain/limits.ts';
import { addIdentityAppeal } from '#features/identity/appeal.contract.ts';
import { myIdentity } from '#features/identity/contract.ts';
import { AppealForm, AppealState, Paragraphs } from '#features/restriction/ui/public.tsx';
import { useAct } from '#ui/calls/useAct.ts';
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
        {appeal === null ? null : <AppealState appeal={appeal} label={words.appeal.state[appeal.state]} />}
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
