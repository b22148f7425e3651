import {
  Bell,
  BookOpenText,
  LifeBuoy,
  Megaphone,
  MessageCircle,
  PenLine,
  TrendingUp,
  UserPlus,
} from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '#ui/words/merchant-words.ts';
import { Section } from '#ui/layout/Section.tsx';

const links = [
  { key: 'invitation', to: '/invitation', icon: UserPlus },
  { key: 'level', to: '/level', icon: TrendingUp },
  { key: 'promotion', to: '/promotion', icon: Megaphone },
  { key: 'comments', to: '/orderComment', icon: MessageCircle },
  { key: 'notifications', to: '/notifications', icon: Bell },
  { key: 'service', to: '/service', icon: LifeBuoy },
  { key: 'qa', to: '/qa', icon: BookOpenText },
  { key: 'feedback', to: '/feedback', icon: PenLine },
] as const;

/** Every other part of the app, one press away. */
export function QuickLinks() {
  const words = useWords().statistics.links;
  return (
    <Section title={words.title}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {links.map(({ key, to, icon: Icon }) => (
          <li key={key} className="min-w-0">
            <Link
              to={to}
              className="flex h-full min-h-target flex-col items-center justify-center gap-2 rounded-card border border-line bg-surface p-3 text-center text-meta font-medium hover:border-accent"
            >
              <Icon aria-hidden className="size-6 text-accent-ink" />
              <span className="max-w-full wrap-break-word">{words[key]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
