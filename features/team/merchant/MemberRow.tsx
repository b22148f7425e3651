import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listMemberActs, listTeam, removeMember, setMemberRole } from '#features/team/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Text } from '#ui/content/Text.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { RoleField } from './RoleField.tsx';
import { useProof } from '#features/team/ui/public.tsx';

type Member = OutputOf<typeof listTeam>['members'][number];

/** A member: the name of their sign-in, when they were last here, and what the owner can do about them. */
export function MemberRow({ member }: { member: Member }) {
  const { team: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const [sheet, setSheet] = useState<'role' | 'remove'>();
  const { name, username, role, joined_at: joined, seen_at: seen, second_factor: isSafe } = member;
  return (
    <>
      <Row
        title={name}
        detail={say(words.joined, { username, when: time(joined, 'date') })}
        end={<Badge>{words.roles[role]}</Badge>}
        below={
          <Stack gap="small">
            <Text look="small">
              {seen === null ? words.neverSeen : say(words.seen, { when: time(seen) })}
              {isSafe ? ` · ${words.secondStep}` : ''}
            </Text>
            <Stack isRow gap="small">
              <Button
                tone="plain"
                size="small"
                aria-label={say(words.changeOf, { name })}
                onClick={() => setSheet('role')}
              >
                {words.change}
              </Button>
              <Button
                tone="quiet"
                size="small"
                aria-label={say(words.removeOf, { name })}
                onClick={() => setSheet('remove')}
              >
                {words.remove}
              </Button>
            </Stack>
          </Stack>
        }
      />
      {sheet === 'role' ? <RoleSheet member={member} onClose={() => setSheet(undefined)} /> : null}
      {sheet === 'remove' ? <RemoveDialog member={member} onClose={() => setSheet(undefined)} /> : null}
    </>
  );
}

function RoleSheet({ member: { id, name, role: before }, onClose }: { member: Member; onClose: () => void }) {
  const { team: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const [role, setRole] = useState(before);
  const { act, isBusy, error } = useAct(setMemberRole, {
    changes: [listTeam],
    onDone: () => {
      toast(words.changed);
      onClose();
    },
  });
  const proof = useProof(error);
  function send() {
    const proven = proof.take();
    if (proven !== undefined) act({ id, role, ...proven });
  }
  const title = say(words.changeTitle, { name });
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Text>{say(words.changeText, { name })}</Text>
      <Form label={title} onSend={send}>
        <RoleField value={role} onChange={setRole} />
        {proof.fields}
        <ErrorBox error={proof.rest} />
        <Button type="submit" isWide isBusy={isBusy} disabled={role === before}>
          {words.change}
        </Button>
      </Form>
    </Sheet>
  );
}

function RemoveDialog({ member: { id, name }, onClose }: { member: Member; onClose: () => void }) {
  const { team: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(removeMember, {
    changes: [listTeam, listMemberActs],
    onDone: () => {
      toast(say(words.removed, { name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={say(words.removeTitle, { name })}
      action={words.remove}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={() => act({ id })}
    >
      <p>{say(words.removeText, { name })}</p>
    </ConfirmDialog>
  );
}
