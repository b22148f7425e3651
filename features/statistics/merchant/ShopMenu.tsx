import {
  BookOpenText,
  LifeBuoy,
  Megaphone,
  Menu,
  MessageCircle,
  PenLine,
  Settings,
  Store,
  TrendingUp,
  UserPlus,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

const ShareLink = lazyPart(async () => (await import('./BelowStore.tsx')).ShareLink);

const places = [
  { key: 'level', to: '/level', icon: TrendingUp },
  { key: 'promotion', to: '/promotion', icon: Megaphone },
  { key: 'comments', to: '/orderComment', icon: MessageCircle },
  { key: 'service', to: '/service', icon: LifeBuoy },
  { key: 'qa', to: '/qa', icon: BookOpenText },
  { key: 'feedback', to: '/feedback', icon: PenLine },
  { key: 'invitation', to: '/invitation', icon: UserPlus },
] as const;

/** Every other part of the app and the shop's link, one press away from the bar. */
export function ShopMenu() {
  const { statistics, people, settings } = useWords();
  const [isOpen, setOpen] = useState(false);
  const rows = [
    { to: '/shop', label: people.navShop, icon: Store },
    ...places.map(({ key, ...place }) => ({ ...place, label: statistics.links[key] })),
    { to: '/settings', label: settings.title, icon: Settings },
  ];
  return (
    <>
      <IconButton
        label={statistics.links.title}
        aria-haspopup="dialog"
        icon={<Menu aria-hidden className="size-6" />}
        onClick={() => setOpen(true)}
      />
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={statistics.links.title}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <ShareLink />
        </Suspense>
        <ul className="-mx-3 divide-y divide-line">
          {rows.map(({ to, label, icon: Icon }) => (
            <ListRow
              key={to}
              to={to}
              lead={<Icon aria-hidden className="size-5 shrink-0 text-muted" />}
              title={label}
            />
          ))}
        </ul>
      </Sheet>
    </>
  );
}
