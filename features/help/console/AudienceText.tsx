import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { announcement } from '#features/help/announcements.contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';

/** To whom an announcement goes. */
export function AudienceText({ to }: { to: Pick<OutputOf<typeof announcement>, 'level' | 'country'> }) {
  const words = useWords().content.announcements;
  const { country } = useFormats();
  if (to.level !== null) return words.levels[to.level];
  return to.country === null ? words.audience.all : country(to.country);
}
