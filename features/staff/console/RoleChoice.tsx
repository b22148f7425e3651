import type { OperatorRole } from '#domain/rights.ts';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Section } from '#ui/layout/Section.tsx';

type Props = {
  among: readonly OperatorRole[];
  chosen: readonly OperatorRole[];
  onChange: (roles: readonly OperatorRole[]) => void;
  error?: string | undefined;
};

export function RoleChoice({ among, chosen, onChange, error }: Props) {
  const { person, access } = useWords();
  return (
    <Section title={access.people.roles}>
      {among.map((role) => (
        <CheckField
          key={role}
          label={person.role[role]}
          isOn={chosen.includes(role)}
          onChange={(isOn) => onChange(isOn ? [...chosen, role] : chosen.filter((one) => one !== role))}
        />
      ))}
      {error === undefined ? null : <Note tone="warn">{error}</Note>}
    </Section>
  );
}
