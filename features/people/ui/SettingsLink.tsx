import { Settings } from 'lucide-react';
import { IconLink } from '#ui/buttons/IconLink.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

/** The way to the settings from the places of the tab bar; wide screens have it in their side navigation too. */
export function SettingsLink() {
  const words = useWords();
  return (
    <IconLink
      to="/settings"
      label={words.settings.title}
      icon={<Settings aria-hidden className="size-6" />}
    />
  );
}
