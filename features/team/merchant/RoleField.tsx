import { memberRoles, type MemberRole } from '#domain/shop/team-roles.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

/** What a member may do: one of three, each with what it opens. */
export function RoleField({ value, onChange }: { value: MemberRole; onChange: (role: MemberRole) => void }) {
  const { team: words } = useWords();
  return (
    <ChoiceField
      label={words.role}
      value={value}
      onChange={onChange}
      options={memberRoles.map((role) => ({
        value: role,
        label: words.roles[role],
        detail: words.roleDetail[role],
      }))}
    />
  );
}
