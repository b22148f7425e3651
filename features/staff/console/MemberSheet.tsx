import { useState } from 'react';
import { operatorRoles, type OperatorRole } from '#domain/rights.ts';
import {
  lessenPerson,
  listPeople,
  proposeRoleChange,
  renewConsoleLink,
  type ConsoleMember,
} from '#features/staff/people.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { Fault } from './Fault.tsx';
import { LinkNote } from '#features/staff/ui/LinkNote.tsx';
import { RoleChoice } from './RoleChoice.tsx';

type Props = { member: ConsoleMember | undefined; onClose: () => void };

export function MemberSheet({ member, onClose }: Props) {
  const { people: words } = useWords().access;
  const say = useSay();
  return (
    <Sheet
      isOpen={member !== undefined}
      onClose={onClose}
      title={say(words.sheet_title, { name: member?.name ?? '' })}
    >
      {member === undefined ? null : <MemberForm member={member} onClose={onClose} />}
    </Sheet>
  );
}

const acts = [
  'grant',
  'lessen',
  'disable',
  'remove_owner',
  'disable_owner',
  'enable',
  'reset_factor',
  'link',
] as const;
type Act = (typeof acts)[number];

/** Another owner is only taken away by two. */
function isOtherOwner(member: ConsoleMember): boolean {
  return member.roles.includes('owner') && member.disabled_at === null && !member.is_you;
}

/** What can be done about this person at all. */
function actsOf(member: ConsoleMember): Act[] {
  const isOperator = member.supplier === null;
  const isOwner = isOtherOwner(member);
  const can: Record<Act, boolean> = {
    grant: isOperator && member.roles.length < operatorRoles.length,
    lessen: isOperator && rolesFor('lessen', member).length > 0,
    disable: member.disabled_at === null && !isOwner,
    remove_owner: isOwner,
    disable_owner: isOwner,
    enable: member.disabled_at !== null,
    reset_factor: member.factors.length > 0,
    link: !member.joined,
  };
  return acts.filter((act) => can[act]);
}

function rolesFor(act: Act, member: ConsoleMember): readonly OperatorRole[] {
  if (act === 'grant') return operatorRoles.filter((role) => !member.roles.includes(role));
  if (act === 'lessen')
    return operatorRoles.filter(
      (role) => member.roles.includes(role) && !(role === 'owner' && isOtherOwner(member)),
    );
  return [];
}

function useMemberActs(member: ConsoleMember, onClose: () => void) {
  const { people: words } = useWords().access;
  const say = useSay();
  const toast = useToast();
  const told = (text: string) => ({
    changes: [listPeople],
    onDone: () => {
      toast(text, 'good');
      onClose();
    },
  });
  const propose = useAct(proposeRoleChange, told(words.proposed));
  const lessen = useAct(lessenPerson, told(say(words.lessened, { name: member.name })));
  const link = useAct(renewConsoleLink, { changes: [listPeople] });
  return {
    send: (act: Act, roles: readonly OperatorRole[], why: string): void => {
      const about = { person_id: member.id };
      if (act === 'link') link.act(about);
      else if (act === 'lessen') lessen.act({ ...about, roles: [...roles], why });
      else if (act === 'disable') lessen.act({ ...about, disable: true, why });
      else propose.act({ ...about, kind: act, roles: [...roles], why });
    },
    isBusy: propose.isBusy || lessen.isBusy || link.isBusy,
    error: propose.error ?? lessen.error ?? link.error,
    link: link.done,
  };
}

function MemberForm({ member, onClose }: { member: ConsoleMember; onClose: () => void }) {
  const { people: words, prove } = useWords().access;
  const possible = actsOf(member);
  const [act, setAct] = useState<Act>(possible[0] ?? 'disable');
  const [roles, setRoles] = useState<readonly OperatorRole[]>([]);
  const [why, setWhy] = useState('');
  const [wasSent, setSent] = useState(false);
  const { send, isBusy, error, link } = useMemberActs(member, onClose);
  const among = rolesFor(act, member);
  const needsRoles = act === 'grant' || act === 'lessen';
  const hasNoRole = needsRoles && roles.length === 0;
  const isShort = act !== 'link' && why.trim().length < 10;
  if (link !== undefined) return <LinkNote link={link} name={member.name} onClose={onClose} />;

  function submit(): void {
    setSent(true);
    if (!hasNoRole && !isShort) send(act, needsRoles ? roles : [], why.trim());
  }

  return (
    <Form onSend={submit} label={words.act}>
      <ChoiceField
        label={words.act}
        value={act}
        onChange={(value) => {
          setAct(acts.find((one) => one === value) ?? act);
          setRoles([]);
        }}
        options={possible.map((value) => ({ value, label: words.acts[value] }))}
      />
      {needsRoles ? (
        <RoleChoice
          among={among}
          chosen={roles}
          onChange={setRoles}
          error={wasSent && hasNoRole ? words.roles_bad : undefined}
        />
      ) : null}
      {act === 'link' ? null : (
        <TextArea
          label={words.why}
          hint={words.why_hint}
          value={why}
          onChange={setWhy}
          maxLength={300}
          error={wasSent && isShort ? words.why_bad : undefined}
        />
      )}
      <Fault error={error} reasons={{ ...words.reason, not_fresh: prove.needed }} />
      <Button
        type="submit"
        isWide
        isBusy={isBusy}
        tone={act === 'lessen' || act === 'disable' ? 'danger' : 'main'}
      >
        {words.do}
      </Button>
    </Form>
  );
}
