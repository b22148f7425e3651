import { Bell } from 'lucide-react';
import { IconLink } from '#ui/buttons/IconLink.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

/** The way to the notices, with how many of them are unread. */
export function NoticeBell({ unread }: { unread: number }) {
  const { notifications: words } = useWords();
  const say = useSay();
  return (
    <IconLink
      to="/notifications"
      label={words.title}
      icon={<Bell aria-hidden className="size-6" />}
      badge={{ count: unread, label: say(words.unread, { count: unread }) }}
    />
  );
}
