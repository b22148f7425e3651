// The domain of a shop, as its owner sees it, asks for it, has it looked at and takes it off.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { secrets } from '#features/people/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type * as contract from '#features/domains/contract.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { originOfHost, type OwnDomains } from '#platform/ports/own-domains.ts';
import { deleteCertificate, findCertificate, type CertificateRow } from './certificates.sql.ts';
import { checkDomain } from './check.ts';
import * as sql from './domains.sql.ts';
import { isApex, readHost, shownHost } from './host-name.ts';
import { forgetHost } from './hosts.ts';
import { challengeName, type FoundRecords } from './look-up.ts';
import { lapsesAt, nextLookAt, stateOf, type DomainFault } from './state.ts';
import { domainTimers } from './timers.ts';

type Owner = Pick<Act<typeof contract.addDomain>, 'env' | 'now' | 'shopId' | 'personId'>;
type State = GivenOf<typeof contract.readDomain>;

/** @throws Refused `invalidOperation` `not_offered` where the instance has no domains for shops. */
function domainsOf({ domains }: Environment): OwnDomains {
  if (domains === undefined) throw refuse('invalidOperation', { reason: 'not_offered' });
  return domains;
}

export async function presentState(
  { env, now, shopId }: Pick<Owner, 'env' | 'now' | 'shopId'>,
  tx: Tx = env.db.direct,
): Promise<State> {
  const { domains } = env;
  const [shop, row] = await Promise.all([shopOf(tx, shopId), sql.findDomain(tx, { shopId })]);
  const common = { is_offered: domains !== undefined, platform_url: `${env.baseUrl}/s/${shop.handle}` };
  if (row === undefined || domains === undefined) return { ...common, domain: null };
  const certificate = await findCertificate(tx, { host: row.host });
  const addresses = addressesOf(domains, row.host);
  return { ...common, domain: present({ row, certificate, domains, addresses, now }) };
}

type Facts = {
  readonly row: sql.DomainRow;
  readonly certificate: CertificateRow | undefined;
  readonly domains: OwnDomains;
  readonly addresses: readonly string[];
  readonly now: Date;
};

function present({ row, certificate, domains, addresses, now }: Facts): State['domain'] {
  const state = stateOf(row, certificate, domains, now);
  const hasCertificate = domains.authority !== undefined;
  return {
    host: row.host,
    shown: shownHost(row.host),
    state,
    records: recordsOf(row, domains, addresses),
    fault: faultOf(row, hasCertificate ? certificate : undefined),
    added_at: row.added_at,
    checked_at: row.checked_at,
    next_check_at: row.checked_at === null ? null : nextLookAt(row, row.checked_at),
    ends_at: row.verified_at === null ? lapsesAt(row) : null,
    certificate_until: hasCertificate ? (certificate?.ends_at ?? null) : null,
    url: state === 'active' ? originOfHost(domains, row.host) : null,
  };
}

/** A domain without a name before it can have no CNAME record: it has those that its provider calls alias, or addresses. */
function addressesOf(domains: OwnDomains, host: string): readonly string[] {
  return isApex(host) ? domains.addresses : [];
}

type DnsRecord = NonNullable<State['domain']>['records'][number];

function recordsOf(
  { host, token, found }: sql.DomainRow,
  { target }: OwnDomains,
  addresses: readonly string[],
): DnsRecord[] {
  const { txt = [], names = [], addresses: there = [] } = found;
  const leads: DnsRecord[] = isApex(host)
    ? addresses.length === 0
      ? [{ type: 'ALIAS', name: host, value: target, is_right: names.includes(target) }]
      : addresses.map((value) => ({
          type: value.includes(':') ? 'AAAA' : 'A',
          name: host,
          value,
          is_right: there.includes(value),
        }))
    : [{ type: 'CNAME', name: host, value: target, is_right: names.includes(target) }];
  const proof = {
    type: 'TXT',
    name: challengeName(host),
    value: token,
    is_right: txt.includes(token),
  } as const;
  return [...leads, proof];
}

const dnsFaults = new Set<string>(['no_txt', 'wrong_txt', 'no_record', 'elsewhere', 'dns_away', 'taken']);
const certificateFaults: Readonly<Record<string, DomainFault>> = {
  limited: 'certificate_limited',
  refused: 'certificate_refused',
  unreachable: 'certificate_unreachable',
  away: 'certificate_away',
};

function faultOf(
  { fault, found, failing_since: since }: sql.DomainRow,
  certificate: CertificateRow | undefined,
): NonNullable<State['domain']>['fault'] {
  if (isDnsFault(fault)) return { code: fault, found: [...valuesOf(fault, found)], since };
  const code = certificateFaults[certificate?.fault ?? ''];
  if (code === undefined) return null;
  const says = certificate?.fault_text ?? '';
  return { code, found: says === '' ? [] : [says], since: null };
}

function isDnsFault(fault: string | null): fault is DomainFault {
  return fault !== null && dnsFaults.has(fault);
}

/** What stands where something else should. */
function valuesOf(fault: DomainFault, { txt = [], names = [], addresses = [] }: Partial<FoundRecords>) {
  if (fault === 'wrong_txt') return txt;
  if (fault !== 'elsewhere') return [];
  return names.length > 0 ? names : addresses;
}

/**
 * Asks for a domain. Opens its own transaction: the password is asked for before it.
 *
 * @throws Refused `invalidParameter` with what is wrong with the name, `invalidOperation` `not_offered` or
 * `other_domain` where the shop has another one; and as `assertPersonAgain` does.
 */
export async function addDomain(owner: Owner, input: InputOf<typeof contract.addDomain>): Promise<State> {
  const { env, now, shopId, personId } = owner;
  const domains = domainsOf(env);
  const read = readHost(input.host, domains.hosts);
  if ('fault' in read) throw refuse('invalidParameter', { field: 'host', reason: `host_${read.fault}` });
  const { host } = read;
  await secrets.assertPersonAgain(env, { shopId, personId }, input);
  await env.db.transaction(async (tx) => {
    const id = env.random.id(now);
    const made = { shopId, id, host, token: env.random.token(), at: now, personId };
    if (await sql.insertDomain(tx, made)) {
      await setTimers(tx, shopId, [{ subject: id, kind: domainTimers.check, dueAt: now }]);
      return;
    }
    const before = await sql.findDomain(tx, { shopId });
    if (before !== undefined && before.host !== host)
      throw refuse('invalidOperation', { reason: 'other_domain', domain: shownHost(before.host) });
  });
  return presentState(owner);
}

/** @throws Refused `invalidOperation` `not_offered` or `no_domain`, `tooManyRequests` after sixty looks in an hour. */
export async function lookNow({ env, now, shopId }: Pick<Owner, 'env' | 'now' | 'shopId'>): Promise<State> {
  const domains = domainsOf(env);
  if ((await sql.findDomain(env.db.direct, { shopId })) === undefined)
    throw refuse('invalidOperation', { reason: 'no_domain' });
  const key = `domain-check:${shopId}`;
  await countFailure(env.db.direct, [{ key, windowMs: hourMs, max: limits.domainChecksPerHour }], now);
  await checkDomain({ env, domains, shopId });
  return presentState({ env, now: env.clock.now(), shopId });
}

/** Takes the domain off; gives its name. @throws Refused `invalidOperation` `no_domain`, and as `assertPersonAgain` does. */
export async function takeOff(
  { env, shopId, personId }: Owner,
  input: InputOf<typeof contract.removeDomain>,
): Promise<string> {
  if ((await sql.findDomain(env.db.direct, { shopId })) === undefined)
    throw refuse('invalidOperation', { reason: 'no_domain' });
  await secrets.assertPersonAgain(env, { shopId, personId }, input);
  const host = await env.db.transaction((tx) => eraseDomain(tx, shopId));
  if (host === undefined) throw refuse('invalidOperation', { reason: 'no_domain' });
  forgetHost(env.db, host);
  return host;
}

/** Deletes a shop's domain, its certificate and what is due of it; gives its name where there was one. */
export async function eraseDomain(tx: Tx, shopId: bigint): Promise<string | undefined> {
  const row = await sql.lockDomain(tx, { shopId });
  if (row === undefined) return undefined;
  const { id, host } = row;
  await sql.releaseHost(tx, { host, shopId });
  await deleteCertificate(tx, { host, shopId });
  await sql.deleteDomain(tx, { shopId });
  await clearTimers(tx, { shopId, subjects: [id], kinds: Object.values(domainTimers) });
  return host;
}
