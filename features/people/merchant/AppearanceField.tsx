import { useState } from 'react';
import { appearanceKey, appearanceOf, appearances, showAppearance } from '#ui/appearance.ts';
import type { Appearance } from '#ui/appearance.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSession } from '#ui/calls/session-context.ts';

/** Light, dark, or as the system has it: on this device, at once. */
export function AppearanceField() {
  const { settings: words } = useWords();
  const session = useSession();
  const [chosen, setChosen] = useState(() => appearanceOf(session.kept(appearanceKey)));

  function choose(appearance: Appearance): void {
    if (appearance === 'system') session.drop(appearanceKey);
    else session.keep(appearanceKey, appearance);
    showAppearance(appearance);
    setChosen(appearance);
  }

  return (
    <ChoiceField
      label={words.appearance}
      value={chosen}
      onChange={choose}
      options={appearances.map((value) => ({ value, label: words.appearances[value] }))}
    />
  );
}
