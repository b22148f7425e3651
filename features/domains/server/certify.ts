// Makes the certificate of a shop's domain, and makes it anew before it ends. One node at a time works on a domain: it
// has leased its timer.
import { limits } from '#domain/limits.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import {
  CertificateRefused,
  type Account,
  type Certificate,
  type CertificateAuthority,
} from '#platform/ports/certificates.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import * as sql from './certificates.sql.ts';
import * as domains from './domains.sql.ts';
import { forgetHost } from './hosts.ts';
import { shownHost } from './host-name.ts';
import { renewAtOf } from './state.ts';
import { domainTimers } from './timers.ts';

type Certifying = { readonly env: Environment; readonly shopId: bigint };

/**
 * Has the shop's domain a certificate that is not to be made anew yet, then nothing is asked of the authority. Gives whether it
 * is looked at again.
 */
export async function certifyDomain({ env, shopId }: Certifying): Promise<boolean> {
  const authority = env.domains?.authority;
  const row = await domains.findDomain(env.db.direct, { shopId });
  if (authority === undefined || row === undefined) return false;
  if (row.verified_at === null || row.failing_since !== null) return false;
  const taken = await domains.findHost(env.db.direct, { host: row.host });
  if (taken?.shop_id !== shopId) return false;
  const now = env.clock.now();
  const before = await sql.findCertificate(env.db.direct, { host: row.host });
  const { starts_at: startsAt = null, ends_at: endsAt = null } = before ?? {};
  const renewAt = startsAt === null || endsAt === null ? undefined : renewAtOf(startsAt, endsAt);
  const isMade = renewAt !== undefined && renewAt > now && before?.shop_id === shopId;
  if (!isMade) return makeCertificate({ env, shopId }, { authority, row, before });
  return write({ env, shopId }, { row, dueAt: renewAt });
}

type Making = {
  readonly authority: CertificateAuthority;
  readonly row: domains.DomainRow;
  readonly before: sql.CertificateRow | undefined;
};

/** Gives whether it is due again. */
async function makeCertificate(of: Certifying, { authority, row, before }: Making): Promise<boolean> {
  try {
    const made = await orderFrom(of.env, authority, row.host);
    return await save(of, { row, made, isFirst: (before?.ends_at ?? null) === null });
  } catch (error) {
    return await putOff(of, { row, error, tries: before?.tries ?? 0 });
  }
}

async function orderFrom(
  env: Environment,
  authority: CertificateAuthority,
  host: string,
): Promise<Certificate> {
  const { direct } = env.db;
  const { directory } = authority;
  const now = env.clock.now();
  await sql.forgetAnswers(direct, { now });
  const endsAt = new Date(now.getTime() + limits.challengeMs);
  return authority.order({
    host,
    account: await accountWith(env, authority),
    saveAccount: (account) => sql.saveAccount(direct, { directory, account }),
    putAnswer: (token, answer) => sql.putAnswer(direct, { token, host, answer, endsAt }),
    removeAnswer: (token) => sql.removeAnswer(direct, { token }),
  });
}

export const accountContext = (directory: string) => `domain-authority:${directory}`;
export const keyContext = (host: string) => `domain-certificate:${host}`;

/** The account of the instance with an authority; its key is made once. */
async function accountWith(env: Environment, authority: CertificateAuthority): Promise<Account> {
  const { directory } = authority;
  const { direct } = env.db;
  const known = await sql.findAccount(direct, { directory });
  if (known === undefined) {
    const keySealed = env.vault.seal(await authority.makeAccountKey(), accountContext(directory));
    await sql.insertAccount(direct, { directory, keySealed, at: env.clock.now() });
  }
  const row = known ?? (await sql.findAccount(direct, { directory }));
  if (row === undefined) throw new Error('the account with the authority was not saved');
  return { key: env.vault.open(row.key_sealed, accountContext(directory)), url: row.account ?? undefined };
}

type Made = { readonly row: domains.DomainRow; readonly made: Certificate; readonly isFirst: boolean };

async function save(of: Certifying, { row, made, isFirst }: Made): Promise<boolean> {
  const { env, shopId } = of;
  const { host } = row;
  const at = env.clock.now();
  const { chain, startsAt, endsAt } = made;
  const keySealed = env.vault.seal(made.key, keyContext(host));
  const renewAt = renewAtOf(startsAt, endsAt);
  // One that ends at once, by whoever's clock, is not made anew at once.
  const soonest = new Date(at.getTime() + limits.certificatePauseMs);
  const dueAt = renewAt > soonest ? renewAt : soonest;
  const isSaved = await write(of, { row, dueAt }, async (tx) => {
    await sql.saveCertificate(tx, { host, shopId, chain, keySealed, startsAt, endsAt, at });
    if (!isFirst) return;
    const onceKey = `domain:${row.id}:active:${at.toISOString()}`;
    const facts = { domain: shownHost(host) };
    await tell(tx, shopId, { id: env.random.id(at), code: 'domain_active', onceKey, facts, at });
  });
  forgetHost(env.db, host);
  return isSaved;
}

type Failed = { readonly row: domains.DomainRow; readonly error: unknown; readonly tries: number };

async function putOff(of: Certifying, { row, error, tries }: Failed): Promise<boolean> {
  const { env, shopId } = of;
  const at = env.clock.now();
  const { host } = row;
  const refused = error instanceof CertificateRefused ? error : undefined;
  const text = (error instanceof Error ? error.message : String(error)).slice(0, 300);
  env.log.warn({ error, host }, 'a certificate could not be made');
  const pauseMs = Math.min(
    limits.certificateRetryMs * 2 ** Math.min(tries, 20),
    limits.certificateRetryMaxMs,
  );
  const own = new Date(at.getTime() + pauseMs);
  // The authority may say how long it wants to be left alone: it is, however long.
  const againAt = refused?.againAt !== undefined && refused.againAt > own ? refused.againAt : own;
  return write(of, { row, dueAt: againAt }, async (tx) => {
    const fault = refused?.fault ?? 'away';
    const noted = await sql.noteFault(tx, { host, shopId, fault, text, at, againAt });
    if (noted?.tries !== limits.certificateTriesNotified) return;
    const onceKey = `domain:${row.id}:uncertified:${at.toISOString()}`;
    const facts = { domain: shownHost(host) };
    await tell(tx, shopId, { id: env.random.id(at), code: 'domain_uncertified', onceKey, facts, at });
  });
}

type Next = { readonly row: domains.DomainRow; readonly dueAt: Date };

/**
 * Writes what became of a try and when the domain is due again. False where the name is no longer this shop's: nothing is
 * written then, because the domain was removed or went over to another shop meanwhile.
 */
async function write(
  { env, shopId }: Certifying,
  { row, dueAt }: Next,
  work?: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return env.db.transaction(async (tx) => {
    const still = await domains.lockDomain(tx, { shopId });
    if (still?.id !== row.id || !(await domains.lockHost(tx, { host: row.host, shopId }))) return false;
    await work?.(tx);
    await setTimers(tx, shopId, [{ subject: row.id, kind: domainTimers.certify, dueAt }]);
    return true;
  });
}
