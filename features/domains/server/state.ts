// How the domain of a shop stands, of what is known of it.
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import type { OwnDomains } from '#platform/ports/own-domains.ts';
import type { domainFaults, domainStates } from '#features/domains/contract.ts';
import type { CertificateRow } from './certificates.sql.ts';
import type { DomainRow } from './domains.sql.ts';

export type DomainState = (typeof domainStates)[number];
export type DomainFault = (typeof domainFaults)[number];

type Known = Pick<DomainRow, 'verified_at' | 'failing_since'>;
type KnownCertificate = Pick<CertificateRow, 'ends_at'> | undefined;

/** Without an authority of our own a proxy in front has the certificates, and nothing is waited for. */
export function stateOf(
  domain: Known,
  certificate: KnownCertificate,
  { authority }: Pick<OwnDomains, 'authority'>,
  now: Date,
): DomainState {
  if (domain.verified_at === null) return 'waiting';
  if (domain.failing_since !== null) return 'failing';
  if (authority === undefined) return 'active';
  const endsAt = certificate?.ends_at ?? undefined;
  if (endsAt === undefined) return 'issuing';
  return endsAt > now ? 'active' : 'failing';
}

/** When a certificate is made anew: a third of its life before its end. */
export function renewAtOf(startsAt: Date, endsAt: Date): Date {
  return new Date(startsAt.getTime() + ((endsAt.getTime() - startsAt.getTime()) * 2) / 3);
}

/** When a domain that was never right is forgotten. */
export function lapsesAt({ added_at: addedAt }: Pick<DomainRow, 'added_at'>): Date {
  return addDays(addedAt, limits.domainWaitDays);
}

/** When DNS is looked at again by itself. */
export function nextLookAt(
  { added_at: addedAt, verified_at: verifiedAt, failing_since: failingSince, misses }: LookedAt,
  now: Date,
): Date {
  const since = verifiedAt === null ? addedAt : failingSince;
  if (since === null) return later(now, misses > 0 ? limits.domainSecondLookMs : limits.domainRecheckMs);
  const ageMs = now.getTime() - since.getTime();
  const pace = limits.domainCheckPaces.find(({ untilMs }) => ageMs < untilMs);
  const soon = later(now, pace?.everyMs ?? limits.domainSecondLookMs);
  // A merchant who no longer wants it lets it lie: after a week one look a day is enough.
  if (verifiedAt !== null && now >= addDays(since, limits.domainWaitDays))
    return later(now, limits.domainRecheckMs);
  if (verifiedAt !== null) return soon;
  const end = addDays(addedAt, limits.domainWaitDays);
  // Past its end a claim waits for DNS to answer.
  return now < end && end < soon ? end : soon;
}

type LookedAt = Pick<DomainRow, 'added_at' | 'verified_at' | 'failing_since' | 'misses'>;

const later = (from: Date, ms: number) => new Date(from.getTime() + ms);
