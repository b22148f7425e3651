import {
  BookOpenText,
  ChartColumn,
  LifeBuoy,
  Megaphone,
  MessageCircle,
  PackageSearch,
  PenLine,
  Settings,
  Store,
  Tag,
  TrendingUp,
  UserPlus,
  Users,
} from 'lucide-react';
import { storeInfo } from '#features/shop/contract.ts';
import { ShareShop } from '#features/shop/ui/public.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

const places = [
  { key: 'level', to: '/level', icon: TrendingUp },
  { key: 'promotion', to: '/promotion', icon: Megaphone },
  { key: 'discounts', to: '/discounts', icon: Tag },
  { key: 'sourcing', to: '/goodsList/sourcing', icon: PackageSearch },
  { key: 'insights', to: '/insights', icon: ChartColumn },
  { key: 'customers', to: '/customers', icon: Users },
  { key: 'comments', to: '/orderComment', icon: MessageCircle },
  { key: 'service', to: '/service', icon: LifeBuoy },
  { key: 'qa', to: '/qa', icon: BookOpenText },
  { key: 'feedback', to: '/feedback', icon: PenLine },
  { key: 'invitation', to: '/invitation', icon: UserPlus },
] as const;

/** Every other part of the app and the shop's public link: fetched when the menu is opened. */
export function ShopMenuSheet({ onClose }: { onClose: () => void }) {
  const { statistics, people, settings } = useWords();
  const store = useEndpoint(storeInfo, {});
  const rows = [
    { to: '/shop', label: people.navShop, icon: Store },
    ...places.map(({ key, ...place }) => ({ ...place, label: statistics.links[key] })),
    { to: '/settings', label: settings.title, icon: Settings },
  ];
  return (
    <Sheet isOpen onClose={onClose} title={statistics.links.title}>
      <QueryView query={store} skeleton={<Skeleton shape="title" />}>
        {(value) => <ShareShop url={value.public_url} />}
      </QueryView>
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
  );
}
