// Who am I, what is mine to do, and where to start.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { emailMasked, phoneMasked } from '#domain/contact.ts';
import { refuse } from '#domain/wire/errors.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import type { Language } from '#domain/text/language.ts';
import type { OrderStatus } from '#domain/states/order-status.ts';
import { memberPlaces, memberTasks } from '#domain/shop/member-places.ts';
import type { memberRoleOf } from '#domain/shop/team-roles.ts';
import type { me } from '#features/people/contract.ts';
import { fileOf } from '#features/files/server/public.ts';
import { mayInvite } from '#features/invitation/server/public.ts';
import { merchantOf, secrets, sessions, type AccountMail } from '#features/people/server/public.ts';
import { restrictionsOf } from '#features/restriction/server/public.ts';
import { areTermsDue } from '#features/trust/server/public.ts';
import { serverWords } from '#locales/server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { formatUnits } from '#domain/money/money.ts';
import { unpaidOf } from '#domain/shop/unpaid.ts';
import { findShop, readFacts, type ShopFacts, type ShopRow } from './shops.sql.ts';

/** What waits for the merchant alone: a fact of the rooms of orders and returns, told to this one. */
export type Owed = {
  readonly orders: number;
  /** The status in which most of them are; null where nothing waits. */
  readonly status: OrderStatus | null;
  readonly cases: number;
};
export type OrdersOwed = (tx: Tx, shopId: bigint) => Promise<Owed>;

/** What rooms above this one know of a merchant. */
export type MeFacts = {
  readonly ordersOwed: OrdersOwed;
  /** How many notices they have not read. */
  readonly unread: (tx: Tx, shopId: bigint, personId: string) => Promise<number>;
  /** The address that the person has confirmed; undefined where there is none. */
  readonly confirmedEmail: AccountMail['confirmed'];
};

/** The oldest client that still understands this server. */
const minClient = '0.1.0';

type Asking = {
  readonly env: Environment;
  readonly shopId: bigint;
  readonly personId: string;
  readonly language: Language;
  /** The role of a member; undefined for the owner. */
  readonly member: ReturnType<typeof memberRoleOf>;
};

/** @throws Refused `invalidUserPage` where the session's person or shop is gone. */
export async function presentMe(tx: Tx, asking: Asking, known: MeFacts): Promise<GivenOf<typeof me>> {
  const { env, shopId, language } = asking;
  const merchant = await merchantOf(tx, shopId, asking.personId);
  const shop = await findShop(tx, { shopId });
  if (merchant === undefined || shop === undefined) throw refuse('invalidUserPage', { reason: 'person' });
  // Asked from the first day on, so that it never comes up first at a withdrawal.
  const isIdentityOpen = ['unverified', 'rejected'].includes(merchant.identity_status);
  const { member } = asking;
  const [facts, owed, safe, others] = await Promise.all([
    readFacts(tx, shopId),
    member === 'products' ? nothingOwed : known.ordersOwed(tx, shopId),
    readSafe(tx, { known, now: env.clock.now() }, merchant),
    member === undefined ? sessions.countLinks(tx, merchant.id) : 0,
  ]);
  return {
    file_host: `${env.baseUrl}/files`,
    service_link: env.brand.support ?? '',
    invite:
      member === undefined &&
      (await mayInvite({ tx, env, shopId, personId: merchant.id, now: env.clock.now() }, merchant)),
    lang: merchant.lang,
    info: {
      id: merchant.id,
      username: merchant.username,
      nickname: merchant.nickname ?? merchant.username,
      avatar: await avatarOf(tx, shopId, merchant.avatar_file_id),
      phone_masked: merchant.phone && phoneMasked(merchant.phone),
      email_masked: merchant.email && emailMasked(merchant.email),
      tz: merchant.tz,
      created_at: merchant.created_at,
      identity_status: merchant.identity_status,
      pay_password_set: merchant.pay_password_set,
      second_factor: merchant.second_factor,
      level: { code: shop.level, name: serverWords(language).level[shop.level] },
      shop: {
        id: shopCodeOf(shopId),
        name: shop.name,
        handle: shop.handle,
        status: shop.status,
        currency: shop.currency,
        others,
        unpaid: member === undefined ? presentUnpaid(shop, env.policy) : null,
      },
      permissions: member === undefined ? ['owner'] : [member, ...memberPlaces(member)],
      restrictions: member === undefined ? await restrictionsOf(tx, shopId) : [],
      tasks: tasksOf({ shop, facts, owed, isIdentityOpen, safe }, language).filter(
        ({ code }) => member === undefined || memberTasks(member).includes(code),
      ),
    },
    home_route: member === undefined ? homeRoute(facts, owed) : memberHome(member, owed),
    unread: member === undefined ? await known.unread(tx, shopId, asking.personId) : 0,
    needs_me: { orders: owed.orders, status: owed.status },
    test_data: env.testData,
    server_time: env.clock.now(),
    min_client: minClient,
  };
}

const nothingOwed: Owed = { orders: 0, status: null, cases: 0 };

function memberHome(member: Exclude<Asking['member'], undefined>, owed: Owed): string {
  if (member === 'products') return '/goodsList';
  return member === 'service' ? '/service' : ordersRoute(owed);
}

/** Null for a verified merchant, and where the platform sets no limit. */
function presentUnpaid(shop: ShopRow, policy: Environment['policy']) {
  const unpaid = unpaidOf(shop, policy);
  if (unpaid === undefined) return null;
  return {
    amount: formatUnits(unpaid.units, shop.currency),
    limit: formatUnits(unpaid.stopUnits, shop.currency),
    is_near: unpaid.isNear,
    is_stopped: unpaid.isStopped,
  };
}

async function avatarOf(tx: Tx, shopId: bigint, fileId: string | null): Promise<{ url: string } | null> {
  if (fileId === null) return null;
  const url = (await fileOf(tx, shopId, fileId))?.url;
  return url ? { url } : null;
}

const warehouse = '/goodsList/warehouse';

function ordersRoute(owed: Owed): string {
  return `/orderList?status=${owed.status ?? 'pending_payment'}`;
}

function homeRoute(facts: ShopFacts, owed: Owed): string {
  if (owed.orders > 0) return ordersRoute(owed);
  return facts.live_goods === 0 ? warehouse : '/shopCenter';
}

type Task = GivenOf<typeof me>['info']['tasks'][number];

/** What a forgotten password would meet: an address that waits to be confirmed, or no way back at all. */
type Safe = {
  readonly isUnconfirmed: boolean;
  readonly hasWayBack: boolean;
  /** The terms or the fees that hold were not accepted: a task, never a lock. */
  readonly isTermsDue: boolean;
};

async function readSafe(
  tx: Tx,
  { known, now }: { known: MeFacts; now: Date },
  { shop_id: shopId, id: personId, email }: { shop_id: bigint; id: string; email: string | null },
): Promise<Safe> {
  const who = { shopId, personId };
  const confirmed = await known.confirmedEmail(tx, who, now);
  const isTermsDue = await areTermsDue(tx, shopId, personId);
  const hasWayBack = confirmed !== undefined || (await secrets.recovery.countCodes(tx, who)) > 0;
  return { isUnconfirmed: email !== null && email !== confirmed, hasWayBack, isTermsDue };
}

type Known = { shop: ShopRow; facts: ShopFacts; owed: Owed; isIdentityOpen: boolean; safe: Safe };

function tasksOf({ shop, facts, owed, isIdentityOpen, safe }: Known, language: Language): Task[] {
  const titles = serverWords(language).task;
  const task = (code: keyof typeof titles, isDue: boolean, route: string): Task[] =>
    isDue ? [{ code, title: titles[code], route, due_at: null }] : [];
  return [
    ...task('confirm_orders', owed.orders > 0, ordersRoute(owed)),
    ...task('answer_cases', owed.cases > 0, '/orderList?status=refund_return'),
    ...task('first_goods', facts.live_goods === 0, warehouse),
    ...task('shop_details', shop.about === '', '/shop/details'),
    ...task('identity', isIdentityOpen, '/identity'),
    ...task('accept_terms', safe.isTermsDue, '/terms'),
    ...task('confirm_email', safe.isUnconfirmed, '/settings/notices'),
    ...task('way_back', !safe.hasWayBack && !safe.isUnconfirmed, '/settings/security'),
    ...task('share_link', facts.live_goods > 0 && !facts.has_orders, '/shop'),
  ];
}
