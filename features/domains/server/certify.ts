// Makes the certificate of a shop's domain, and makes it anew before it ends. One node at a time works on a domain: it
// has leased its timer.
import { limits } from '#domain/limits.ts';
import { tell } from '#platform/db/events.sql.ts';
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
  const dueAt =
    renewAt !== undefined && renewAt > now && before?.shop_id === shopId
      ? renewAt
      : await makeCertificate({ env, shopId }, { authority, row, before });
  await setTimers(env.db.direct, shopId, [{ subject: row.id, kind: domainTimers.certify, dueAt }]);
  return true;
}

type Making = {
  readonly authority: CertificateAuthority;
  readonly row: domains.DomainRow;
  readonly before: sql.CertificateRow | undefined;
};

/** Gives when it is due again. */
async function makeCertificate(of: Certifying, { authority, row, before }: Making): Promise<Date> {
  const { env } = of;
  try {
    const made = await orderFrom(env, authority, row.host);
    await save(of, { row, made, isFirst: (before?.ends_at ?? null) === null });
    const renewAt = renewAtOf(made.startsAt, made.endsAt);
    // One that ends at once, by whoever's clock, is not made anew at once.
    const soonest = new Date(env.clock.now().getTime() + limits.certificatePauseMs);
    return renewAt > soonest ? renewAt : soonest;
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
  if (row === undefined) throw new Error('the account with the authority was not kept');
  return { key: env.vault.open(row.key_sealed, accountContext(directory)), url: row.account ?? undefined };
}

type Made = { readonly row: domains.DomainRow; readonly made: Certificate; readonly isFirst: boolean };

async function save({ env, shopId }: Certifying, { row, made, isFirst }: Made): Promise<void> {
  const { host } = row;
  const at = env.clock.now();
  const { chain, startsAt, endsAt } = made;
  const keySealed = env.vault.seal(made.key, keyContext(host));
  await env.db.transaction(async (tx) => {
    const still = await domains.lockDomain(tx, { shopId });
    if (still?.id !== row.id) return;
    await sql.saveCertificate(tx, { host, shopId, chain, keySealed, startsAt, endsAt, at });
    if (!isFirst) return;
    const onceKey = `domain:${row.id}:active:${at.toISOString()}`;
    const facts = { domain: shownHost(host) };
    await tell(tx, shopId, { id: env.random.id(at), code: 'domain_active', onceKey, facts, at });
  });
  forgetHost(env.db, host);
}

type Failed = { readonly row: domains.DomainRow; readonly error: unknown; readonly tries: number };

async function putOff({ env, shopId }: Certifying, { row, error, tries }: Failed): Promise<Date> {
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
  await env.db.transaction(async (tx) => {
    const fault = refused?.fault ?? 'away';
    const noted = await sql.noteFault(tx, { host, shopId, fault, text, at, againAt });
    if (noted?.tries !== limits.certificateTriesTold) return;
    const onceKey = `domain:${row.id}:uncertified:${at.toISOString()}`;
    const facts = { domain: shownHost(host) };
    await tell(tx, shopId, { id: env.random.id(at), code: 'domain_uncertified', onceKey, facts, at });
  });
  return againAt;
}
