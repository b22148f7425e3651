import { operatorRoles, type ConsoleRole } from '#domain/rights.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';

/** Roles in words: "All roles", "Finance, Risk", "Supplier · Tarnwick". */
export function useRoleText() {
  const { person: words } = useWords();
  const say = useSay();
  const format = new Intl.ListFormat(useLanguage(), { style: 'narrow', type: 'unit' });
  return (roles: readonly ConsoleRole[], supplier?: string | null): string => {
    const isAll = operatorRoles.every((role) => roles.includes(role));
    const role = isAll ? words.all_roles : format.format(roles.map((one) => words.role[one]));
    return supplier === undefined || supplier === null ? role : say(words.role_for, { role, supplier });
  };
}
