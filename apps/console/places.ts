// Every place of the console: who may go there, where it stands in the navigation, and its screen, fetched when it is
// first opened. The order is the order of the navigation.
import {
  BookOpen,
  FileOutput,
  HandCoins,
  HandHeart,
  IdCard,
  Inbox,
  KeyRound,
  Landmark,
  ListTodo,
  MessageSquareWarning,
  Package,
  Palette,
  PiggyBank,
  ReceiptText,
  Scale,
  Settings,
  Tickets,
  UserCog,
  type LucideIcon,
} from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import { hasRight, type Right } from '#domain/rights.ts';
import type { Person } from '#features/staff/console/usePerson.ts';
import type { ConsoleWords } from '#ui/words/console-words.ts';
import { chatPlaces } from './places-chat.ts';
import { contentPlaces } from './places-content.ts';
import { auditPlaces } from './places-audit.ts';
import { promotionPlaces } from './places-promotion.ts';
import { riskPlaces } from './places-risk.ts';
import { ownSupplyPlaces, supplierPlaces } from './places-supply.ts';

type Entry = {
  /** Below `/console`. */
  readonly path: string;
  /** What a person must be allowed to; `supplier` for the people of suppliers, `anyone` for all who are signed in. */
  readonly right: Right | 'supplier' | 'anyone';
  /** Where the navigation names it; a place below another one has none. */
  readonly nav?: {
    readonly group: keyof ConsoleWords['navGroups'];
    readonly name: keyof ConsoleWords['nav'];
    readonly icon: LucideIcon;
  };
  readonly load: () => Promise<ComponentType<{ person: Person }>>;
};

const entries: readonly Entry[] = [
  {
    path: 'today',
    right: 'console',
    nav: { group: 'work', name: 'today', icon: ListTodo },
    load: async () => (await import('#features/lists/console/TodayScreen.tsx')).TodayScreen,
  },
  {
    path: 'orders',
    right: 'orders',
    nav: { group: 'work', name: 'orders', icon: ReceiptText },
    load: async () => (await import('#features/orders/console/OrdersScreen.tsx')).OrdersScreen,
  },
  {
    path: 'orders/:id',
    right: 'orders',
    load: async () => (await import('#features/orders/console/OrderScreen.tsx')).OrderScreen,
  },
  {
    path: 'goods',
    right: 'catalogue',
    nav: { group: 'goods', name: 'goods', icon: Package },
    load: async () => (await import('#features/goods/console/CatalogueScreen.tsx')).CatalogueScreen,
  },
  {
    path: 'goods/import',
    right: 'catalogue',
    load: async () => (await import('#features/goods/console/ImportScreen.tsx')).ImportScreen,
  },
  {
    path: 'goods/file/:id',
    right: 'catalogue',
    load: async () => (await import('#features/goods/console/GoodsFileScreen.tsx')).GoodsFileScreen,
  },
  {
    path: 'settings',
    right: 'settings',
    nav: { group: 'platform', name: 'settings', icon: Settings },
    load: async () => (await import('#features/configuration/console/LanguagesScreen.tsx')).LanguagesScreen,
  },
  {
    path: 'settings/logistics',
    right: 'settings',
    load: async () => (await import('#features/configuration/console/LogisticsScreen.tsx')).LogisticsScreen,
  },
  {
    path: 'settings/channels',
    right: 'settings',
    load: async () => (await import('#features/configuration/console/ChannelsScreen.tsx')).ChannelsScreen,
  },
  {
    path: 'settings/tables',
    right: 'settings',
    load: async () => (await import('#features/pricing/console/TablesScreen.tsx')).TablesScreen,
  },
  {
    path: 'brand',
    right: 'brand',
    nav: { group: 'platform', name: 'brand', icon: Palette },
    load: async () => (await import('#features/configuration/console/BrandScreen.tsx')).BrandScreen,
  },
  {
    path: 'goods/types',
    right: 'settings',
    load: async () => (await import('#features/goods/console/TypesScreen.tsx')).TypesScreen,
  },
  {
    path: 'goods/suppliers',
    right: 'suppliers',
    load: async () => (await import('#features/goods/console/SuppliersScreen.tsx')).SuppliersScreen,
  },
  {
    path: 'cases',
    right: 'cases',
    nav: { group: 'work', name: 'cases', icon: Scale },
    load: async () => (await import('#features/returns/console/CasesScreen.tsx')).CasesScreen,
  },
  {
    path: 'cases/:id',
    right: 'cases',
    load: async () => (await import('#features/returns/console/ReviewScreen.tsx')).ReviewScreen,
  },
  {
    path: 'identities',
    right: 'identities',
    nav: { group: 'people', name: 'identities', icon: IdCard },
    load: async () => (await import('#features/identity/console/IdentitiesScreen.tsx')).IdentitiesScreen,
  },
  {
    path: 'identities/recalls',
    right: 'decideWithdrawals',
    nav: { group: 'people', name: 'recalls', icon: IdCard },
    load: async () => (await import('#features/identity/console/RecallsScreen.tsx')).RecallsScreen,
  },
  {
    path: 'identities/appeals',
    right: 'identities',
    nav: { group: 'people', name: 'identityAppeals', icon: IdCard },
    load: async () =>
      (await import('#features/identity/console/IdentityAppealsScreen.tsx')).IdentityAppealsScreen,
  },
  {
    path: 'identities/appeals/:id',
    right: 'identities',
    load: async () =>
      (await import('#features/identity/console/IdentityAppealScreen.tsx')).IdentityAppealScreen,
  },
  {
    path: 'identities/:id',
    right: 'identities',
    load: async () =>
      (await import('#features/identity/console/IdentityReviewScreen.tsx')).IdentityReviewScreen,
  },
  {
    path: 'comments',
    right: 'comments',
    nav: { group: 'work', name: 'comments', icon: MessageSquareWarning },
    load: async () => (await import('#features/comments/console/ReportedScreen.tsx')).ReportedScreen,
  },
  {
    path: 'feedback',
    right: 'feedback',
    nav: { group: 'work', name: 'feedback', icon: Inbox },
    load: async () => (await import('#features/help/console/FeedbackScreen.tsx')).FeedbackScreen,
  },
  {
    path: 'feedback/:id',
    right: 'feedback',
    load: async () => (await import('#features/help/console/TicketScreen.tsx')).TicketScreen,
  },
  ...chatPlaces,
  ...contentPlaces,
  ...promotionPlaces,
  ...riskPlaces,
  {
    path: 'invitations',
    right: 'invitations',
    nav: { group: 'people', name: 'invitations', icon: Tickets },
    load: async () => (await import('#features/invitation/console/InvitationsScreen.tsx')).InvitationsScreen,
  },
  {
    path: 'invitations/tree',
    right: 'invitations',
    load: async () =>
      (await import('#features/invitation/console/InvitationTreeScreen.tsx')).InvitationTreeScreen,
  },
  {
    path: 'deposits',
    right: 'deposits',
    nav: { group: 'money', name: 'deposits', icon: PiggyBank },
    load: async () => (await import('#features/deposits/console/DepositsScreen.tsx')).DepositsScreen,
  },
  {
    path: 'deposits/all',
    right: 'deposits',
    load: async () => (await import('#features/deposits/console/DepositsScreen.tsx')).AllDepositsScreen,
  },
  {
    path: 'deposits/:id',
    right: 'deposits',
    load: async () => (await import('#features/deposits/console/DepositFileScreen.tsx')).DepositFileScreen,
  },
  {
    path: 'withdrawals',
    right: 'withdrawals',
    nav: { group: 'money', name: 'withdrawals', icon: HandCoins },
    load: async () => (await import('#features/payouts/console/WithdrawalsScreen.tsx')).WithdrawalsScreen,
  },
  {
    path: 'withdrawals/:id',
    right: 'withdrawals',
    load: async () =>
      (await import('#features/payouts/console/WithdrawalFileScreen.tsx')).WithdrawalFileScreen,
  },
  {
    path: 'payouts',
    right: 'payouts',
    nav: { group: 'money', name: 'payouts', icon: FileOutput },
    load: async () => (await import('#features/payouts/console/PayoutsScreen.tsx')).PayoutsScreen,
  },
  {
    path: 'payouts/:id',
    right: 'payouts',
    load: async () => (await import('#features/payouts/console/BatchScreen.tsx')).BatchScreen,
  },
  {
    path: 'bank',
    right: 'bank',
    nav: { group: 'money', name: 'bank', icon: Landmark },
    load: async () => (await import('#features/bank/console/BankOpenScreen.tsx')).BankOpenScreen,
  },
  {
    path: 'bank/statements',
    right: 'bank',
    load: async () => (await import('#features/bank/console/BankStatementsScreen.tsx')).BankStatementsScreen,
  },
  {
    path: 'bank/returns',
    right: 'bank',
    load: async () => (await import('#features/bank/console/BankReturnsScreen.tsx')).BankReturnsScreen,
  },
  {
    path: 'reconciliation',
    right: 'reconciliation',
    nav: { group: 'money', name: 'reconciliation', icon: Scale },
    load: async () =>
      (await import('#features/reconciliation/console/ReconciliationScreen.tsx')).ReconciliationScreen,
  },
  {
    path: 'goodwill',
    right: 'reconciliation',
    nav: { group: 'money', name: 'goodwill', icon: HandHeart },
    load: async () => (await import('#features/reconciliation/console/GoodwillScreen.tsx')).GoodwillScreen,
  },
  {
    path: 'ledger',
    right: 'ledger',
    nav: { group: 'money', name: 'ledger', icon: BookOpen },
    load: async () => (await import('#features/ledger/console/LedgerScreen.tsx')).LedgerScreen,
  },
  {
    path: 'people',
    right: 'people',
    nav: { group: 'people', name: 'people', icon: UserCog },
    load: async () => (await import('#features/staff/console/PeopleScreen.tsx')).PeopleScreen,
  },
  ...auditPlaces,
  ...supplierPlaces,
  ...ownSupplyPlaces,
  {
    path: 'account',
    right: 'anyone',
    nav: { group: 'platform', name: 'account', icon: KeyRound },
    load: async () => (await import('#features/staff/console/AccountScreen.tsx')).AccountScreen,
  },
];

const places = entries.map((entry) => ({
  ...entry,
  Screen: lazy(async () => ({ default: await entry.load() })),
}));

function mayGo({ roles }: Person, { right }: Entry): boolean {
  if (right === 'anyone') return true;
  return right === 'supplier' ? roles.includes('supplier') : hasRight(roles, right);
}

/** Every address below `/console`, with the right it needs. */
export const placePaths = entries.map(({ path, right }) => ({ path, right }));

/** The places of a person; for anybody else they do not exist. */
export const placesOf = (person: Person) => places.filter((place) => mayGo(person, place));

/** Where a person starts. */
export function homeOf(person: Person): string {
  return `/${placesOf(person)[0]?.path ?? ''}`;
}
