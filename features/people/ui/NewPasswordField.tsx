import { limits } from '#domain/limits.ts';
import { passwordStrength } from '#domain/identity/password.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { useSay } from '#ui/words/words.tsx';

type Props = {
  label: string;
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  /** What stands beside it and is therefore easy to guess: the username, the shop's name. */
  known: readonly string[];
};

/** A password that is being chosen: says how hard it is to guess, in words, while it is typed. */
export function NewPasswordField({ label, error, value, onChange, known }: Props) {
  const words = useWords();
  const say = useSay();
  const min = limits.passwordCharactersMin;
  const said =
    value === ''
      ? say(words.people.passwordHint, { min })
      : say(words.safety.strength[passwordStrength(value, known)], { min });
  return (
    <PasswordField
      label={label}
      hint={<span aria-live="polite">{said}</span>}
      error={error}
      value={value}
      onChange={onChange}
      keeps="new"
    />
  );
}
