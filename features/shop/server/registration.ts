// Registering: an invitation becomes an account and its shop, all or nothing.
import type { InputOf } from '#domain/wire/endpoint.ts';
import { emailOf, isEmail } from '#domain/contact.ts';
import { refuse, Refused } from '#domain/wire/errors.ts';
import { languageOf, type Language } from '#domain/text/language.ts';
import { isTimeZone } from '#domain/time.ts';
import { acceptedDocuments } from '#domain/content/trust-documents.ts';
import { consumeInvitation, joinedName, readTicket } from '#features/invitation/server/public.ts';
import type { login } from '#features/people/login.contract.ts';
import {
  enterMerchant,
  hashPassword,
  secrets,
  signIn,
  usernames,
  type Opened,
} from '#features/people/server/public.ts';
import { assertCurrent, saveAcceptance } from '#features/trust/server/public.ts';
import { enterShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { assertOwnName, takeName } from './handles.ts';
import { openShop } from './shops.ts';

export type Registered = Omit<Opened, 'tokenHash'> & {
  readonly lang: Language;
  /** Null where an address was given. */
  readonly recoveryCodes: readonly string[] | null;
};

type Told = {
  readonly language: Language;
  readonly device: string;
  readonly ip: string;
  /** Sends the code that confirms a person's address. */
  readonly confirmEmail: (env: Environment, who: { shopId: bigint; personId: string }) => Promise<unknown>;
};

/**
 * Makes the account, its shop and its first session, and uses the invitation up. What can be said without
 * the database is said first, and the password is hashed before the transaction opens.
 *
 * @throws Refused `registrationNeedsInvitation` without a ticket, `invitationCodeInvalid` with a bad one or
 * where the code was used meanwhile.
 * @throws Refused `usernameExists` where somebody has the user name, or another shop the name (`name_taken`); the invitation stays good.
 */
async function register(env: Environment, input: InputOf<typeof login>, told: Told): Promise<Registered> {
  const lang = languageOf(input.lang ?? '') ?? told.language;
  const { username, password, tz = 'UTC' } = input;
  const ticket = input.invite_ticket ?? '';
  if (ticket === '') throw refuse('registrationNeedsInvitation', { reason: 'missing', lang });
  const read = readTicket(env, ticket);
  if (typeof read === 'string') throw refuse('invitationCodeInvalid', { reason: read, lang });
  if (!username || !password) throw refuse('usernamePasswordRequired', { reason: 'missing' });
  usernames.assertShape(username);
  const nameField = input.shop_name === undefined ? 'username' : 'shop_name';
  assertOwnName(input.shop_name ?? username, nameField, env.brand.name);
  if (input.confirm_password !== password) {
    throw refuse('invalidParameter', { field: 'confirm_password', reason: 'mismatch' });
  }
  const email = emailIn(input.email);
  if (!isTimeZone(tz)) throw refuse('invalidParameter', { field: 'tz', reason: 'unknown' });
  const own = [username, input.shop_name ?? ''];
  const accepted = acceptedIn(input.accepts);
  const passwordHash = await hashPassword(password, { own, env });

  const shopId = env.random.shopId();
  enterShop(shopId);
  const id = env.random.id(env.clock.now());
  const registered = await env.db.transaction(async (tx) => {
    const at = env.clock.now();
    const joined = { username, shopId, at };
    const invitationId = await consumeInvitation(tx, env, { text: ticket, lang }, joined);
    await usernames.take(tx, { username, shopId, id, at });
    const name = input.shop_name ?? username;
    const nameKey = await takeName(tx, { shopId, name, at }, nameField);
    await openShop(tx, env, { shopId, name, nameKey, ownerName: username, tz });
    const merchant = { shopId, id, username, passwordHash, invitationId, lang, at, email };
    const opened = await enterMerchant(tx, env, merchant, told);
    await saveAcceptance(tx, { env, shopId, personId: id, language: lang }, accepted);
    // Nobody is without a way back: an address, or codes on paper.
    const recoveryCodes =
      email === null ? await secrets.recovery.makeCodes(tx, env, { shopId, personId: id }) : null;
    return { ...opened, lang, recoveryCodes };
  });
  if (email !== null) await askForConfirmation(env, { shopId, personId: id }, told);
  return registered;
}

/** What was accepted with the account, in the versions that hold. */
function acceptedIn(accepts: InputOf<typeof login>['accepts']) {
  if (accepts === undefined) return [];
  const documents = acceptedDocuments.map((document) => ({ document, version: accepts[document] }));
  assertCurrent(documents, 'accepts');
  return documents;
}

function emailIn(typed: string | undefined): string | null {
  const email = emailOf(typed ?? '');
  if (email === '') return null;
  if (!isEmail(email)) throw refuse('invalidParameter', { field: 'email', reason: 'shape' });
  return email;
}

/** The account is made whatever becomes of the code: it can be asked for again. */
async function askForConfirmation(
  env: Environment,
  who: { shopId: bigint; personId: string },
  { confirmEmail }: Told,
): Promise<void> {
  try {
    await confirmEmail(env, who);
  } catch (error) {
    env.log.warn({ reason: String(error) }, 'a code for a new address waits to be asked for');
  }
}

/**
 * Registers. Sent again after its answer was lost, with the same ticket, name and password, it signs the account in that
 * it made: the second answer says what the first one did.
 */
export async function registerOnce(
  env: Environment,
  input: InputOf<typeof login>,
  told: Told,
): Promise<Registered> {
  try {
    return await register(env, input, told);
  } catch (error) {
    const again = error instanceof Refused && isUsed(error) ? await signInAgain(env, input, told) : undefined;
    if (again === undefined) throw error;
    return again;
  }
}

const isUsed = ({ key, shown }: Refused) => key === 'invitationCodeInvalid' && shown.reason === 'used';

/** Undefined where the code was used by somebody else, or the password is not that account's. */
async function signInAgain(
  env: Environment,
  { username = '', password = '', invite_ticket: ticket = '' }: InputOf<typeof login>,
  { device, ip }: Told,
): Promise<Registered | undefined> {
  if ((await joinedName(env.db.direct, env, ticket))?.toLowerCase() !== username.toLowerCase())
    return undefined;
  try {
    const opened = await signIn(env, { username, password, code: undefined, ip }, device);
    // The codes were shown once, or their answer was lost: the person makes new ones in the app.
    return { ...opened, lang: languageOf(opened.lang) ?? 'en', recoveryCodes: null };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
