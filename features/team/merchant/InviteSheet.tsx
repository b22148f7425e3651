import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import type { MemberRole } from '#domain/shop/team-roles.ts';
import { inviteMember, listTeam } from '#features/team/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { ShareButton } from '#ui/buttons/ShareButton.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { RoleField } from './RoleField.tsx';
import { useProof } from '#features/team/ui/public.tsx';

type Made = OutputOf<typeof inviteMember>;

/** Asks for a name, a role and the owner's password; then shows the link, this once. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const { team: words } = useWords();
  const say = useSay();
  const [made, setMade] = useState<Made>();
  const title = made === undefined ? words.invite : say(words.linkTitle, { name: made.invitation.name });
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      {made === undefined ? <InviteForm onMade={setMade} /> : <MadeLink made={made} />}
    </Sheet>
  );
}

function InviteForm({ onMade }: { onMade: (made: Made) => void }) {
  const { team: words } = useWords();
  const [name, setName] = useState('');
  const [role, setRole] = useState<MemberRole>('orders');
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error } = useAct(inviteMember, {
    changes: [listTeam],
    onDone: onMade,
  });
  const proof = useProof(error);
  const called = name.trim();

  function send() {
    setSent(true);
    const proven = proof.take();
    if (called !== '' && proven !== undefined) act({ name: called, role, ...proven });
  }

  return (
    <Form label={words.invite} onSend={send}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        error={wasSent && called === '' ? words.nameMissing : undefined}
        value={name}
        onChange={setName}
        maxLength={limits.memberNameUnitsMax}
        autoComplete="off"
      />
      <RoleField value={role} onChange={setRole} />
      {proof.fields}
      <InviteRefusal error={proof.rest} />
      <Button type="submit" isWide isBusy={isBusy}>
        {words.create}
      </Button>
    </Form>
  );
}

function InviteRefusal({ error }: { error: unknown }) {
  const { team: words } = useWords();
  const say = useSay();
  if (!(error instanceof Refusal) || error.key !== 'invalidOperation') return <ErrorBox error={error} />;
  const { limit } = error.shown;
  const isOpen = error.reason === 'too_many_open';
  return (
    <Note tone="warn">{isOpen ? say(words.tooManyOpen, { limit: Number(limit ?? 0) }) : words.full}</Note>
  );
}

function MadeLink({ made: { link, invitation } }: { made: Made }) {
  const { team: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const when = time(invitation.ends_at);
  return (
    <>
      <Text>{say(words.linkText, { name: invitation.name, when })}</Text>
      <Text look="code">{link}</Text>
      <ShareButton
        isWide
        tone="main"
        shared={{ title: words.shareTitle, text: say(words.shareText, { when }), url: link }}
      />
      <CopyButton text={link} />
    </>
  );
}
