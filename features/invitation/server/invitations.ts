// Invitations: single use, free, and they earn nothing. A code is used up only when an account is made.
import type { GivenOf, OutputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readInvitationCode } from '#domain/wire/ids.ts';
import { languageOf, type Language } from '#domain/text/language.ts';
import { dayMs, hourMs, limits } from '#domain/limits.ts';
import { toPage, type PageRequest } from '#domain/wire/page.ts';
import { published } from '#domain/content/trust-figures.ts';
import type {
  addInvitations,
  inviteCode,
  invitationDoor,
  listInvitations,
} from '#features/invitation/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import { assertTriesLeft, countFailure } from '#platform/db/rate.sql.ts';
import { inShop } from '#platform/db/scope.ts';
import { senderOf } from '#platform/http/sender.ts';
import type { Environment } from '#platform/environment.ts';
import { freeSeat } from './friends.sql.ts';
import * as sql from './invitations.sql.ts';
import { assertOpen, closingOf, presentClosing } from './registration.ts';
import { makeTicket, readTicket } from './tickets.ts';

type Shown = OutputOf<typeof addInvitations>['list'][number];
type Asked = {
  readonly code: string;
  readonly lang: string | undefined;
  readonly language: Language;
  readonly ip: string;
};

/**
 * Checks a code that a stranger typed and gives a ticket for it. Nothing is used up, so it may be sent twice.
 *
 * @throws Refused `registrationNeedsInvitation` where nothing was typed.
 * @throws Refused `invitationCodeInvalid`: `unknown`, `used`, `expired` or `revoked`.
 * @throws Refused `invitationRegistrationClosed` while nobody may register; the code stays good.
 * @throws Refused `tooManyRequests` with `retry_at` after `limits.inviteTriesPerHour` wrong codes in an hour.
 */
export async function checkCode(env: Environment, asked: Asked): Promise<OutputOf<typeof inviteCode>> {
  const lang = languageOf(asked.lang ?? '') ?? asked.language;
  if (asked.code.trim() === '') throw refuse('registrationNeedsInvitation', { reason: 'missing', lang });
  const { direct } = env.db;
  const now = env.clock.now();
  const tries = [
    { key: `invite:ip:${senderOf(asked.ip)}`, windowMs: hourMs, max: limits.inviteTriesPerHour },
  ];
  await assertTriesLeft(direct, tries, now);
  const code = readInvitationCode(asked.code);
  const found = code === undefined ? undefined : await sql.findByInvitationCode(direct, { code });
  const reason = whyNot(found, now);
  if (found === undefined || reason !== undefined) {
    await countFailure(direct, tries, now);
    throw refuse('invitationCodeInvalid', { reason: reason ?? 'unknown', lang });
  }
  await assertOpen(direct, env, { lang });
  await sql.markOpened(direct, { id: found.id });
  const ticket = makeTicket(env, found.code);
  return {
    valid: true,
    invite_ticket: ticket.text,
    ticket_expires_at: ticket.expiresAt.toISOString(),
    inviter: { name_masked: masked(found.made_by_name) },
    operator: { legal_name: env.brand.legalName, country: env.brand.country },
    register_open: true,
    lang,
  };
}

/** What a stranger sees of the door. Whoever stands there with a good code is noted as having opened it. */
export async function presentDoor(
  env: Environment,
  typed: string | undefined,
): Promise<GivenOf<typeof invitationDoor>> {
  const { direct } = env.db;
  const now = env.clock.now();
  const code = readInvitationCode(typed ?? '');
  const found = code === undefined ? undefined : await sql.findByInvitationCode(direct, { code });
  if (found !== undefined && whyNot(found, now) === undefined) await sql.markOpened(direct, { id: found.id });
  const closing = await closingOf(direct, env);
  return {
    closed: closing === undefined ? null : presentClosing(closing),
    waiting: { people: published(await sql.countWaiting(direct, now)), few: limits.trustCasesMin },
  };
}

/** Whether somebody could still register with this code. Looking marks nothing. */
export async function isInvitationOpen(tx: Tx, code: string, now: Date): Promise<boolean> {
  return whyNot(await sql.findByInvitationCode(tx, { code }), now) === undefined;
}

function whyNot(row: sql.InvitationRow | undefined, now: Date): string | undefined {
  if (row === undefined) return 'unknown';
  if (row.state === 'joined') return 'used';
  if (row.state === 'revoked') return 'revoked';
  return row.expires_at <= now ? 'expired' : undefined;
}

/** The first letter is enough to recognise whom one knows: `Anna` is `A•••`. */
export function masked(name: string): string {
  return `${Array.from(name).at(0) ?? ''}•••`;
}

type Joined = { readonly username: string; readonly shopId: bigint; readonly at: Date };
type Came = { readonly shopId: bigint; readonly id: string; readonly joined: Joined };

/**
 * Uses up the invitation of a ticket, in the transaction that makes the account: if that fails, the code is
 * still good. Gives the invitation's id.
 *
 * @throws Refused `invitationCodeInvalid` where the ticket is forged or over, or someone else was faster.
 * @throws Refused `invitationRegistrationClosed` while nobody may register.
 */
export async function consumeInvitation(
  tx: Tx,
  env: Environment,
  ticket: { readonly text: string; readonly lang: string },
  joined: Joined,
): Promise<string> {
  const { lang } = ticket;
  const read = readTicket(env, ticket.text);
  if (typeof read === 'string') throw refuse('invitationCodeInvalid', { reason: read, lang });
  await assertOpen(tx, env, { lang });
  const used = await sql.consumeByCode(tx, { code: read.code, ...joined });
  if (used !== undefined) {
    if (used.inviter_shop_id !== null) {
      const came = { shopId: used.inviter_shop_id, id: used.id, joined };
      await inShop(came.shopId, () => tellInviter(tx, env, came));
    }
    return used.id;
  }
  const row = await sql.findByInvitationCode(tx, { code: read.code });
  throw refuse('invitationCodeInvalid', { reason: whyNot(row, joined.at) ?? 'unknown', lang });
}

/** The name that a ticket's code was used for; undefined for a ticket that is worth nothing, and a code that is not used. */
export async function joinedName(tx: Tx, env: Environment, ticket: string): Promise<string | undefined> {
  const read = readTicket(env, ticket);
  if (typeof read === 'string') return undefined;
  return (await sql.findByInvitationCode(tx, { code: read.code }))?.username ?? undefined;
}

/** Whoever invited has a place for another invitation, and hears that somebody came, not who. */
async function tellInviter(tx: Tx, env: Environment, { shopId, id, joined }: Came): Promise<void> {
  await freeSeat(tx, { shopId, invitationId: id, at: joined.at });
  await tell(tx, shopId, {
    id: env.random.id(joined.at),
    code: 'friend_joined',
    onceKey: `invitation:${id}:joined`,
    facts: { name: masked(joined.username) },
    at: joined.at,
  });
}

/** `shopId` where a merchant makes them. */
export type Maker = { readonly id: string; readonly name: string; readonly shopId?: bigint };

/** Makes codes that can each be used once within `limits.invitationDays`. */
export async function makeInvitations(
  tx: Tx,
  env: Environment,
  ask: { readonly count: number; readonly note?: string | undefined; readonly by: Maker },
): Promise<Shown[]> {
  const at = env.clock.now();
  const each = Array.from({ length: ask.count });
  const rows = await sql.insertInvitations(tx, {
    ids: each.map(() => env.random.id(at)),
    codes: each.map(() => env.random.invitationCode()),
    madeBy: ask.by.id,
    madeByName: ask.by.name,
    note: ask.note ?? '',
    at,
    expiresAt: new Date(at.getTime() + limits.invitationDays * dayMs),
    inviterShopId: ask.by.shopId ?? null,
  });
  return rows.map((row) => present(env, row, at));
}

export async function listPage(
  tx: Tx,
  env: Environment,
  ask: PageRequest & { readonly state?: Shown['state'] | undefined },
): Promise<OutputOf<typeof listInvitations>> {
  const now = env.clock.now();
  const part = { limit: ask.page_size + 1, offset: (ask.page - 1) * ask.page_size };
  const rows = await sql.listRows(tx, { state: ask.state, now, ...part });
  const total = await sql.countRows(tx, ask.state, now);
  return toPage(
    rows.map((row) => present(env, row, now)),
    ask,
    total,
  );
}

/**
 * Takes back a code that nobody has used. Taking it back twice is as good as once.
 *
 * @throws Refused `invalidOperation` where somebody has joined with it; `recordNotFound` where there is none.
 */
export async function revoke(tx: Tx, env: Environment, id: string): Promise<sql.InvitationRow> {
  const row = (await sql.revokeUnused(tx, { id })) ?? (await sql.findInvitation(tx, { id }));
  if (row === undefined) throw refuse('recordNotFound', { reason: 'invitation' });
  if (row.state === 'joined') throw refuse('invalidOperation', { reason: 'used' });
  if (row.inviter_shop_id !== null)
    await freeSeat(tx, { shopId: row.inviter_shop_id, invitationId: row.id, at: env.clock.now() });
  return row;
}

/** An invitation as operators see it. */
export function present(env: Environment, row: sql.InvitationRow, now: Date): Shown {
  const isOpen = row.state === 'unused' || row.state === 'opened';
  const isOver = isOpen && row.expires_at <= now;
  const code = isOpen && !isOver ? row.code : null;
  return {
    id: row.id,
    code,
    link: code === null ? null : `${env.baseUrl}/invite?code=${code}`,
    state: isOver ? 'expired' : row.state,
    note: row.note === '' ? null : row.note,
    inviter: row.made_by_name,
    username: row.username,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    joined_at: row.joined_at?.toISOString() ?? null,
  };
}
