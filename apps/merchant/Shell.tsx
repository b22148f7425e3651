import {
  Bell,
  House,
  LifeBuoy,
  Megaphone,
  Package,
  ReceiptText,
  Settings,
  Store,
  Wallet,
} from 'lucide-react';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Redirect, Outlet } from '#ui/routing/Routes.tsx';
import { useLocation } from '#ui/routing/hooks.ts';
// By their own paths: a public.tsx names what the first screen does not need, and all of it would come along.
import { NoticeBell } from '#features/notifications/ui/NoticeBell.tsx';
import { useCheck } from '#features/notifications/ui/useCheck.ts';
import { useMe } from '#features/people/ui/useMe.ts';
import { useToldLanguage } from '#features/people/ui/useToldLanguage.ts';
import type { me } from '#features/people/contract.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { Refusal } from '#ui/calls/api.ts';
import { AppFrame } from '#ui/layout/AppFrame.tsx';
import type { FrameItem } from '#ui/layout/AppFrame.tsx';
import { Boundary } from '#ui/layout/Boundary.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { ErrorHelpProvider } from '#ui/states/error-help.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { isTestDataPage } from '#ui/page-facts.ts';
import { PageCornerProvider } from '#ui/layout/page-corner.ts';
import { QueueProvider } from '#ui/offline/QueueProvider.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TestBanner } from '#ui/layout/TestBanner.tsx';
import { ZoneProvider } from '#ui/words/time.tsx';
import { useRetry } from '#ui/states/useRetry.ts';
import { useSay } from '#ui/words/words.tsx';
import { showBadge } from './kept.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { tabPaths } from './navigation/tab-paths.ts';
import { useArrival } from './useArrival.ts';
import { useLater } from './useLater.ts';
import { useOwnMark } from './useOwnMark.ts';

type Me = OutputOf<typeof me>;

// Fetched with the first refusal, and what comes later once there is time: the first screen needs neither.
const RefusalHelp = lazyPart(async () => (await import('./RefusalHelp.tsx')).RefusalHelp);
const LaterParts = lazyPart(async () => (await import('./LaterParts.tsx')).LaterParts);

const SignOutButton = lazyPart(
  async () => (await import('#features/people/ui/SignOutButton.tsx')).SignOutButton,
);

const ListPane = lazyPart(async () => (await import('./ListPane.tsx')).ListPane);

const MemberPlace = lazyPart(async () => (await import('./team/MemberPlace.tsx')).MemberPlace);

const PushKeeper = lazyPart(
  async () => (await import('#features/notifications/ui/PushKeeper.tsx')).PushKeeper,
);

const LiveNotifications = lazyPart(
  async () => (await import('#features/notifications/ui/LiveNotifications.tsx')).LiveNotifications,
);

const helpOf = (refusal: Refusal): ReactNode => (
  <Suspense fallback={null}>
    <RefusalHelp refusal={refusal} />
  </Suspense>
);

/** On screens from this width on, in pixels, a list may stay beside what was opened from it (`ListPane`). */
const twoPanesFrom = 1240;

/** The signed-in app: its frame, its badges, its time zone. Without a token it is the way to sign-in. */
export function Shell() {
  const session = useSession();
  const location = useLocation();
  if (session.token() === undefined) {
    return <Redirect to="/login" state={{ from: location.pathname + location.search }} />;
  }
  return <SignedIn />;
}

function SignedIn() {
  const words = useWords();
  const location = useLocation();
  const query = useMe();
  const { permissions = [] } = query.data?.info ?? {};
  // A member has places of their own; what the owner is told on other ways is not for them.
  const isMember = permissions.length > 1;
  const isTheirs = ({ to }: FrameItem) => !isMember || permissions.includes(to);
  const items = useItems(query.data).filter(isTheirs);
  useKeptFacts(query.data);
  useToldLanguage(query);
  useOwnMark(query.data?.info.shop.handle);
  useBadge(query.data);
  useRetry(query);
  useArrival();
  const isLater = useLater();
  const [isLive, setLive] = useState(false);
  const unread = useCheck(isLive).data?.unread ?? query.data?.unread ?? 0;
  const say = useSay();
  const moreItems = [
    {
      to: '/notifications',
      label: words.notifications.title,
      icon: Bell,
      badge: { count: unread, label: say(words.notifications.unread, { count: unread }) },
    },
    { to: '/shop', label: words.people.navShop, icon: Store },
    { to: '/promotion', label: words.people.navPromotion, icon: Megaphone },
    { to: '/service', label: words.people.navService, icon: LifeBuoy },
    { to: '/settings', label: words.settings.title, icon: Settings },
  ].filter(isTheirs);
  // Few are a member's: all of them stand in the bar of a phone.
  const places = [...items, ...moreItems];

  return (
    <ZoneProvider value={query.data?.info.tz}>
      <QueueProvider owner={query.data?.info.id}>
        <AppFrame
          brand={query.data?.info.shop.name ?? words.common.brand}
          brandTo={query.data?.info.shop.others ? '/settings/shops' : undefined}
          items={isMember ? places : items}
          moreItems={isMember ? [] : moreItems}
          hasTabBar={(isMember ? places.map(({ to }) => to) : tabPaths).includes(location.pathname)}
          banner={
            <>
              {(query.data?.test_data ?? isTestDataPage()) ? <TestBanner /> : null}
              <OfflineBanner error={query.error} at={query.dataUpdatedAt} />
              {isLater ? (
                <Suspense fallback={null}>
                  <LaterParts />
                  {isMember ? null : <PushKeeper />}
                  {isMember ? null : <LiveNotifications onLive={setLive} />}
                </Suspense>
              ) : null}
            </>
          }
          foot={<Foot />}
        >
          <PageCornerProvider value={isMember ? null : <NoticeBell unread={unread} />}>
            <div className="flex items-start">
              <div className="min-w-0 flex-1">
                <Inside query={query} titles={items} />
              </div>
              <Beside isLater={isLater} />
            </div>
          </PageCornerProvider>
        </AppFrame>
      </QueueProvider>
    </ZoneProvider>
  );
}

/** The list beside what was opened from it. Its room is there before it is, so that nothing moves when it comes. */
function Beside({ isLater }: { isLater: boolean }) {
  const { pathname } = useLocation();
  const hasRoom = window.innerWidth >= twoPanesFrom;
  if (!isLater && !hasRoom) return null;
  const isComing = hasRoom && pathname.startsWith('/orderList/');
  return (
    <Suspense fallback={isComing ? <div className="order-first w-80 shrink-0" /> : null}>
      <ListPane />
    </Suspense>
  );
}

/** At the foot of the side navigation, which phones have none of. */
function Foot() {
  return (
    <Suspense fallback={null}>
      <SignOutButton />
    </Suspense>
  );
}

type InsideProps = { query: ReturnType<typeof useMe>; titles: readonly FrameItem[] };

/** The screens, as soon as it is known whose they are. A failure here keeps the token: it may be an outage. */
function Inside({ query, titles }: InsideProps) {
  const words = useWords();
  const { pathname } = useLocation();
  // A whole screen takes a slow phone longer than a finger waits: its shape comes first.
  const drawn = useDeferredValue(query.data === undefined ? undefined : pathname);
  const title = titles.find(({ to }) => to === pathname)?.label;
  if (query.data === undefined && query.error === null) {
    return <Waiting title={title} />;
  }
  if (query.data === undefined) {
    return (
      <Page title={words.common.failedTitle}>
        <ErrorBox error={query.error} onAgain={() => void query.refetch()} />
        <Text look="muted">{words.common.tryingAgain}</Text>
      </Page>
    );
  }
  if (drawn !== pathname) return <Waiting title={title} />;
  return (
    <Boundary key={pathname}>
      <Suspense fallback={<Waiting title={title} />}>
        <ErrorHelpProvider value={helpOf}>
          {query.data.info.permissions.length > 1 ? (
            <MemberPlace permissions={query.data.info.permissions}>
              <Outlet />
            </MemberPlace>
          ) : (
            <Outlet />
          )}
        </ErrorHelpProvider>
      </Suspense>
    </Boundary>
  );
}

function Waiting({ title }: { title: string | undefined }) {
  const words = useWords();
  return (
    <Page title={title ?? words.common.loading}>
      <SkeletonCards />
    </Page>
  );
}

function useItems(me: Me | undefined): FrameItem[] {
  const words = useWords();
  const say = useSay();
  const count = me?.needs_me.orders ?? 0;
  return [
    { to: '/shopCenter', label: words.people.navStore, icon: House },
    {
      to: '/orderList',
      label: words.people.navOrders,
      icon: ReceiptText,
      badge: { count, label: say(words.people.waiting, { count }) },
    },
    { to: '/goodsList', label: words.people.navProducts, icon: Package },
    { to: '/wallet', label: words.people.navAccount, icon: Wallet },
  ];
}

function useBadge(me: Me | undefined): void {
  const count = me?.needs_me.orders;
  useEffect(() => {
    if (count !== undefined) showBadge(count);
  }, [count]);
}

/** The six keys of the specification (section 2); none of them holds money. */
function useKeptFacts(me: Me | undefined): void {
  const session = useSession();
  useEffect(() => {
    if (me === undefined) return;
    session.keep('file_host', me.file_host);
    session.keep('service_link', me.service_link);
    session.keep('invite', String(me.invite));
    session.keep('info', JSON.stringify(me.info));
  }, [me, session]);
}
