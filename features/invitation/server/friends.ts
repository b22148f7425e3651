// Merchants invite friends: free, single use, and it earns nobody anything.
import { createHmac } from 'node:crypto';
import { encodeQR } from 'qr';
import type { InputOf, OutputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { toPage, type PageRequest } from '#domain/wire/page.ts';
import { addDays, localDay, nextMidnight } from '#domain/time.ts';
import type {
  inviteFriends,
  inviteObstacles,
  listFriendInvitations,
} from '#features/invitation/friends.contract.ts';
import { merchantOf } from '#features/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './friends.sql.ts';
import { makeInvitations, masked, present, revoke } from './invitations.ts';
import type { InvitationRow } from './invitations.sql.ts';
import { assertOpen, closingOf } from './registration.ts';

/** Who invites, and when. */
export type Inviting = {
  readonly tx: Tx;
  readonly env: Environment;
  readonly shopId: bigint;
  readonly personId: string;
  readonly now: Date;
};

/** Slots count by the day of the shop: a person's own zone can be changed, and would buy another day. */
type Inviter = NonNullable<Awaited<ReturnType<typeof merchantOf>>>;
type Listed = OutputOf<typeof listFriendInvitations>;
type Friend = Listed['list'][number];
type Obstacle = { readonly reason: (typeof inviteObstacles)[number]; readonly until: Date | null };

async function inviterOf({ tx, shopId, personId }: Inviting): Promise<Inviter> {
  const inviter = await merchantOf(tx, shopId, personId);
  if (inviter === undefined) throw refuse('recordNotFound', { reason: 'person' });
  return inviter;
}

/** What does not change during a day; counts are looked at by `obstacleOf`. */
async function barOf(
  { tx, env, now }: Inviting,
  inviter: Pick<Inviter, 'created_at'>,
): Promise<Obstacle | null> {
  const closing = await closingOf(tx, env);
  if (closing !== undefined) return { reason: 'closed', until: closing.until };
  const oldEnough = addDays(inviter.created_at, limits.inviterAccountDays);
  return now < oldEnough ? { reason: 'account_age', until: oldEnough } : null;
}

function obstacleOf(
  asking: Inviting,
  inviter: Pick<Inviter, 'shop_tz'>,
  { used, bar }: { used: sql.UsedRow; bar: Obstacle | null },
): Obstacle | null {
  if (bar !== null) return bar;
  if (used.used >= limits.friendInvitationsPerDay) {
    return { reason: 'daily', until: nextMidnight(asking.now, inviter.shop_tz) } as const;
  }
  if (used.open < limits.friendInvitationsOpenMax) return null;
  return { reason: 'open_max', until: used.next_free_at } as const;
}

/** True where this merchant could make an invitation at this moment. */
export async function mayInvite(
  asking: Inviting,
  inviter: Pick<Inviter, 'created_at' | 'shop_tz'>,
): Promise<boolean> {
  const bar = await barOf(asking, inviter);
  if (bar !== null) return false;
  const day = localDay(asking.now, inviter.shop_tz);
  const used = await sql.readUsed(asking.tx, asking.shopId, day, asking.now);
  return obstacleOf(asking, inviter, { used, bar }) === null;
}

export async function presentFriends(
  asking: Inviting,
  page: PageRequest,
  rulesHtml: string,
): Promise<Listed> {
  const { tx, env, shopId, now } = asking;
  const inviter = await inviterOf(asking);
  const part = { limit: page.page_size + 1, offset: (page.page - 1) * page.page_size };
  const rows = await sql.listOfShop(tx, { shopId, ...part });
  const total = await sql.countOfShop(tx, shopId);
  const used = await sql.readUsed(tx, shopId, localDay(now, inviter.shop_tz), now);
  const obstacle = obstacleOf(asking, inviter, { used, bar: await barOf(asking, inviter) });
  const list = rows.map((row) => presentFriend(env, row, now));
  return {
    ...toPage(list, page, total),
    quota: quotaOf(asking, inviter, used),
    rules: { valid_days: limits.invitationDays, account_days_min: limits.inviterAccountDays },
    rules_html: rulesHtml,
    obstacle: obstacle && { reason: obstacle.reason, until: obstacle.until?.toISOString() ?? null },
  };
}

function quotaOf({ now }: Inviting, { shop_tz: tz }: Inviter, { used, open }: sql.UsedRow): Listed['quota'] {
  const resets_at = nextMidnight(now, tz).toISOString();
  const { friendInvitationsPerDay: per_day, friendInvitationsOpenMax: open_max } = limits;
  return { per_day, used, resets_at, open_max, open };
}

/**
 * Makes one or two invitations, all of them or none. Slots are rows, so of many who ask at once exactly as many get
 * one as there are.
 *
 * @throws Refused `friendSupportDailyLimit` `daily` or `open_max`, with limit, used, left and resets_at.
 * @throws Refused `insufficientPermissions` `account_age` with `until` where the account is too young.
 * @throws Refused `invitationRegistrationClosed` while nobody may register.
 */
export async function makeFriendInvitations(
  asking: Inviting,
  { count, note }: InputOf<typeof inviteFriends>,
): Promise<OutputOf<typeof inviteFriends>> {
  const { tx, env, shopId, now } = asking;
  const inviter = await inviterOf(asking);
  await assertOpen(tx, env);
  const bar = await barOf(asking, inviter);
  if (bar !== null) {
    throw refuse('insufficientPermissions', { reason: bar.reason, until: bar.until?.toISOString() });
  }
  const by = { id: inviter.id, name: inviter.nickname ?? inviter.username, shopId };
  const made = await makeInvitations(tx, env, { count, note, by });
  await takeSlots(asking, inviter, made);
  const used = await sql.readUsed(tx, shopId, localDay(now, inviter.shop_tz), now);
  const rows = await Promise.all(made.map(({ id }) => sql.findOfShop(tx, { shopId, id })));
  const list = rows.flatMap((row) => (row === undefined ? [] : [presentMade(env, row, now)]));
  return { list, quota: quotaOf(asking, inviter, used) };
}

type Made = readonly { readonly id: string; readonly expires_at: string }[];

/** A slot of the day and a place among the open ones for each; where there is none, nothing was made. */
async function takeSlots({ tx, shopId, now }: Inviting, { shop_tz: tz }: Inviter, made: Made): Promise<void> {
  const { friendInvitationsPerDay: perDay, friendInvitationsOpenMax: max } = limits;
  const day = localDay(now, tz);
  let slot = 0;
  for (const [taken, { id, expires_at }] of made.entries()) {
    let isTaken = false;
    while (!isTaken && slot < perDay) {
      slot += 1;
      isTaken = await sql.takeDaySlot(tx, { shopId, day, slot, invitationId: id });
    }
    if (!isTaken) {
      const resets_at = nextMidnight(now, tz).toISOString();
      throw refuse('friendSupportDailyLimit', {
        reason: 'daily',
        limit: perDay,
        used: perDay - taken,
        left: taken,
        resets_at,
      });
    }
    const seat = { invitationId: id, until: new Date(expires_at), now, max };
    if (await sql.takeSeat(tx, shopId, seat)) continue;
    const { next_free_at } = await sql.readUsed(tx, shopId, day, now);
    const resets_at = next_free_at?.toISOString();
    throw refuse('friendSupportDailyLimit', { reason: 'open_max', limit: max, used: max, resets_at });
  }
}

/**
 * Takes back one of the shop's own invitations; its place is free again, its day stays counted.
 *
 * @throws Refused `recordNotFound` for another's, `invalidOperation` `used` where somebody joined with it.
 */
export async function revokeFriend({ tx, env, shopId, now }: Inviting, id: string): Promise<Friend> {
  if ((await sql.findOfShop(tx, { shopId, id })) === undefined) {
    throw refuse('recordNotFound', { reason: 'invitation' });
  }
  return presentFriend(env, await revoke(tx, env, id), now);
}

function presentFriend(env: Environment, row: InvitationRow, now: Date): Friend {
  const { id, code, link, state, note, created_at, expires_at, joined_at } = present(env, row, now);
  return {
    id,
    code,
    link,
    state,
    note,
    friend_id: row.shop_id === null ? null : friendIdOf(env, row.shop_id),
    username: row.username === null ? null : masked(row.username),
    created_at,
    expires_at,
    invited_at: joined_at,
  };
}

/** A new one, with its link as a code for cameras. */
function presentMade(env: Environment, row: InvitationRow, now: Date): Friend & { qr_svg: string } {
  const friend = presentFriend(env, row, now);
  const qr_svg = encodeQR(friend.link ?? '', 'svg', { ecc: 'medium', border: qrFrame });
  return { ...friend, qr_svg };
}

/** White frame around the squares, in squares (ISO 18004). */
const qrFrame = 4;

/** The same for the same friend always, and nothing that leads to their shop. */
function friendIdOf({ secret }: Pick<Environment, 'secret'>, shopId: bigint): string {
  const digest = createHmac('sha256', secret).update(`friend.${shopId}`).digest('hex');
  return `F-${digest.slice(0, 8).toUpperCase()}`;
}
