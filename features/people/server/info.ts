// Personal info: what a merchant says of themselves, and what is known of their sign-in.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { emailMasked, emailOf, isEmail, isPhone, phoneMasked, phoneOf } from '#domain/contact.ts';
import { refuse } from '#domain/wire/errors.ts';
import { languageOf, type Language } from '#domain/text/language.ts';
import { allChoices, changeChoices } from '#domain/notifications/notice-choices.ts';
import { isTimeZone } from '#domain/time.ts';
import type { perInfo } from '#features/people/info.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import { changeMerchant, findMerchant, lockMerchant, type MerchantRow } from './merchants.sql.ts';
import { assertPasswordAgain } from './password-change.ts';
import type { AccountMail } from './recovery.ts';
import { countAccountCodes } from './recovery.sql.ts';
import { countRecoveryCodes } from './safety.sql.ts';
import { checkFactor } from './second-factor.ts';
import { presentSessions } from './sessions.ts';
import type { Who } from './tries.sql.ts';

type Info = GivenOf<typeof perInfo>;
type Patch = NonNullable<InputOf<typeof perInfo>['patch']>;

/** What rooms above this one know of a person. */
export type PersonFacts = {
  /** How far the identity check is; undefined where nothing was ever sent. */
  readonly identity?: (tx: Tx, shopId: bigint, language: Language) => Promise<Info['identity'] | undefined>;
  /** Where a picture of this shop's own is shown; undefined for one that it does not have. */
  readonly pictureUrl?: (tx: Tx, shopId: bigint, fileId: string) => Promise<string | undefined>;
  /** How a person's confirmed address is known and written to. */
  readonly mail?: AccountMail;
};

type Asking = { readonly env: Environment; readonly session: Session; readonly language: Language };

/** @throws Refused `invalidUserPage` where the session's person is gone. */
export async function presentInfo(tx: Tx, who: Who, asking: Asking, facts: PersonFacts): Promise<Info> {
  const row = await personOf(tx, who);
  const now = asking.env.clock.now();
  const pausedUntil = row.withdraw_paused_until;
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname ?? row.username,
    avatar: await avatarOf(tx, row, facts),
    email: row.email,
    email_masked: row.email && emailMasked(row.email),
    phone: row.phone,
    phone_masked: row.phone && phoneMasked(row.phone),
    lang: row.lang,
    tz: row.tz,
    created_at: row.created_at,
    identity_status: row.identity_status,
    pay_password_set: row.pay_password_set,
    withdraw_paused_until: pausedUntil !== null && pausedUntil > now ? pausedUntil : null,
    second_factor: row.second_factor,
    second_factor_since: row.second_factor_since,
    recovery_codes_left: row.second_factor ? await countRecoveryCodes(tx, who) : 0,
    account_codes_left: await countAccountCodes(tx, who),
    notify: allChoices(row.notify),
    identity: (await identityIn(tx, row, { asking, facts })) ?? noIdentity(row),
    sessions: await presentSessions(tx, asking.session, now),
  };
}

/** How far the check of the owner is: a member reads nothing of it. */
async function identityIn(
  tx: Tx,
  row: MerchantRow,
  { asking, facts }: { readonly asking: Asking; readonly facts: PersonFacts },
): Promise<Info['identity'] | undefined> {
  return row.role === 'owner' ? facts.identity?.(tx, row.shop_id, asking.language) : undefined;
}

async function personOf(tx: Tx, { shopId, personId }: Who): Promise<MerchantRow> {
  const row = await findMerchant(tx, shopId, personId);
  if (row === undefined) throw refuse('invalidUserPage', { reason: 'person' });
  return row;
}

async function avatarOf(tx: Tx, row: MerchantRow, facts: PersonFacts): Promise<Info['avatar']> {
  if (row.avatar_file_id === null) return null;
  const url = await facts.pictureUrl?.(tx, row.shop_id, row.avatar_file_id);
  return url === undefined ? null : { url };
}

function noIdentity({ identity_status: status }: MerchantRow): Info['identity'] {
  return { status, level: null, fields: [], submitted_at: null, promise_at: null, expires_on: null };
}

/**
 * Changes what a person says of themselves, in a transaction of its own. '' takes a nickname, an email or a number
 * away. New ways to reach the person need the sign-in password, or the second factor where it is on: notices of danger
 * go there, and a link that replaces the password. The person is told, at the address before as well.
 *
 * @throws Refused `invalidParameter` with the field: `shape`, or `unknown` for a language or time zone.
 * @throws Refused `recordNotFound` for a picture that the shop does not have.
 * @throws Refused `parameterMissing` `password`, `oldPasswordIncorrect`, `secondFactorNeeded`,
 * `verificationCodeRequired`, `verificationCodeIncorrect`.
 */
export async function changeInfo(
  env: Environment,
  who: Who,
  asked: Asked,
  facts: PersonFacts,
): Promise<void> {
  const { patch } = asked;
  const contact = readContact(patch);
  const lang = patch.lang === undefined ? undefined : languageOf(patch.lang);
  if (patch.lang !== undefined && lang === undefined) throw invalid('lang', 'unknown');
  if (patch.tz !== undefined && !isTimeZone(patch.tz)) throw invalid('tz', 'unknown');
  const seen = await personOf(env.db.direct, who);
  if (seen.role !== 'owner') assertOfMember(patch);
  const moved = movedIn(contact, seen);
  if (moved !== undefined) await assertOwner(env, who, { seen, asked });
  await env.db.transaction(async (tx) => {
    await lockMerchant(tx, { shopId: who.shopId, id: who.personId });
    const row = await personOf(tx, who);
    await changeMerchant(tx, who, {
      nickname: patch.nickname === undefined ? row.nickname : orNull(patch.nickname),
      email: contact.email === undefined ? row.email : contact.email,
      phone: contact.phone === undefined ? row.phone : contact.phone,
      lang: lang ?? row.lang,
      tz: patch.tz,
      avatarFileId: await pictureIn(tx, row, patch, facts),
      notify: patch.notify === undefined ? row.notify : changeChoices(row.notify, patch.notify),
      at: env.clock.now(),
    });
    if (moved !== undefined) await tellMoved(tx, env, who, moved);
  });
}

/** Notices and mails are the owner's: a member has no address here, and comes back by codes or a new invitation. */
function assertOfMember(patch: Patch): void {
  const field = (['email', 'phone', 'notify'] as const).find((name) => patch[name] !== undefined);
  if (field !== undefined)
    throw refuse('insufficientPermissions', { reason: 'role', field: `patch.${field}`, roles: ['owner'] });
}

type Asked = {
  readonly patch: Patch;
  readonly password?: string | undefined;
  readonly code: string | undefined;
};
type Moved = 'email' | 'phone' | 'both';

function movedIn({ email, phone }: Contact, seen: MerchantRow): Moved | undefined {
  const isEmail = email !== undefined && email !== seen.email;
  const isPhone = phone !== undefined && phone !== seen.phone;
  if (isEmail && isPhone) return 'both';
  if (isEmail) return 'email';
  return isPhone ? 'phone' : undefined;
}

/** A token alone may have been stolen. */
async function assertOwner(
  env: Environment,
  who: Who,
  { seen, asked }: { readonly seen: MerchantRow; readonly asked: Asked },
): Promise<void> {
  if (seen.second_factor) return checkFactor(env, who, asked.code);
  if (!asked.password) throw refuse('parameterMissing', { field: 'password', reason: 'missing' });
  await assertPasswordAgain(env, who, asked.password);
}

async function tellMoved(tx: Tx, env: Environment, who: Who, what: Moved): Promise<void> {
  const at = env.clock.now();
  const id = env.random.id(at);
  const facts = { what };
  await tell(tx, who.shopId, { id, code: 'contact_changed', onceKey: `contact:${id}`, facts, at });
}

type Contact = { readonly email: string | null | undefined; readonly phone: string | null | undefined };

/** Undefined is left as it is, null is taken away. */
function readContact(patch: Patch): Contact {
  const email = patch.email === undefined ? undefined : orNull(emailOf(patch.email));
  const phone = patch.phone === undefined ? undefined : orNull(phoneOf(patch.phone));
  if (typeof email === 'string' && !isEmail(email)) throw invalid('email', 'shape');
  if (typeof phone === 'string' && !isPhone(phone)) throw invalid('phone', 'shape');
  return { email, phone };
}

async function pictureIn(
  tx: Tx,
  row: MerchantRow,
  { avatar_file_id: asked }: Patch,
  facts: PersonFacts,
): Promise<string | null> {
  if (asked === undefined) return row.avatar_file_id;
  if (asked === null) return null;
  if ((await facts.pictureUrl?.(tx, row.shop_id, asked)) === undefined) {
    throw refuse('recordNotFound', { field: 'patch.avatar_file_id', reason: 'file' });
  }
  return asked;
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

function invalid(field: string, reason: string) {
  return refuse('invalidParameter', { field: `patch.${field}`, reason });
}
