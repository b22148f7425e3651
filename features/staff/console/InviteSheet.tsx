import { useState } from 'react';
import { operatorRoles, type OperatorRole } from '#domain/rights.ts';
import { invitePerson, listPeople } from '#features/staff/people.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Fault } from './Fault.tsx';
import { LinkNote } from '#features/staff/ui/LinkNote.tsx';
import { RoleChoice } from './RoleChoice.tsx';

type Props = { isOpen: boolean; onClose: () => void };

export function InviteSheet({ isOpen, onClose }: Props) {
  const { people: words, prove } = useWords().access;
  const [username, setUsername] = useState('');
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<readonly OperatorRole[]>([]);
  const [why, setWhy] = useState('');
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error, done } = useAct(invitePerson, { changes: [listPeople] });
  const faults = {
    username: /^[A-Za-z0-9._@-]{3,64}$/.test(username.trim()) ? undefined : words.username_bad,
    name: name.trim().length < 2 ? words.name_bad : undefined,
    roles: roles.length === 0 ? words.roles_bad : undefined,
    why: why.trim().length < 10 ? words.why_bad : undefined,
  };

  function send(): void {
    setSent(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    act({ username: username.trim(), name: name.trim(), roles: [...roles], why: why.trim() });
  }

  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={words.invite}>
      {done === undefined ? (
        <Form onSend={send} label={words.invite}>
          <Text look="muted">{words.invite_lead}</Text>
          <TextField
            label={words.username}
            value={username}
            onChange={setUsername}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            error={wasSent ? faults.username : undefined}
          />
          <TextField
            label={words.name}
            value={name}
            onChange={setName}
            autoComplete="off"
            maxLength={80}
            error={wasSent ? faults.name : undefined}
          />
          <RoleChoice
            among={operatorRoles}
            chosen={roles}
            onChange={setRoles}
            error={wasSent ? faults.roles : undefined}
          />
          <TextArea
            label={words.why}
            hint={words.why_hint}
            value={why}
            onChange={setWhy}
            maxLength={300}
            error={wasSent ? faults.why : undefined}
          />
          <Fault error={error} reasons={{ ...words.reason, not_fresh: prove.needed }} />
          <Button type="submit" isWide isBusy={isBusy}>
            {words.send}
          </Button>
        </Form>
      ) : (
        <LinkNote link={done} name={name} onClose={onClose} />
      )}
    </Sheet>
  );
}
