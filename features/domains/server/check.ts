// Looks at a domain and writes down what was found: verified, still waiting, in use again, or no longer.
import { limits } from '#domain/limits.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { clearTimers, hasTimer, setTimers, type Timer } from '#platform/jobs/timers.sql.ts';
import type { OwnDomains } from '#platform/ports/own-domains.ts';
import * as sql from './domains.sql.ts';
import { findCertificate } from './certificates.sql.ts';
import { forgetHost } from './hosts.ts';
import { lookUp, type LookedUp } from './look-up.ts';
import { lapsesAt, nextLookAt, stateOf } from './state.ts';
import { shownHost } from './host-name.ts';
import { domainTimers } from './timers.ts';

type Looking = { readonly env: Environment; readonly domains: OwnDomains; readonly shopId: bigint };

/**
 * Looks at the DNS of the shop's domain now, and sets when it is looked at again; false where it is not. Works outside of a
 * transaction: DNS may take seconds.
 */
export async function checkDomain({ env, domains, shopId }: Looking): Promise<boolean> {
  const asked = await sql.findDomain(env.db.direct, { shopId });
  if (asked === undefined) return false;
  const looked = await lookUp(domains, asked.host, asked.token);
  const isSet = await env.db.transaction(async (tx) => {
    const row = await sql.lockDomain(tx, { shopId });
    // Removed, or another one, while DNS was asked.
    if (row?.id !== asked.id) return false;
    return writeLook(tx, { env, domains, shopId }, { row, looked });
  });
  forgetHost(env.db, asked.host);
  return isSet;
}

type Look = { readonly row: sql.DomainRow; readonly looked: LookedUp };
type Written = Pick<sql.DomainRow, 'verified_at' | 'fault' | 'misses' | 'failing_since'>;

async function writeLook(tx: Tx, looking: Looking, { row, looked }: Look): Promise<boolean> {
  const { env, shopId } = looking;
  const at = env.clock.now();
  const written = await judge(tx, { shopId, at }, { row, looked });
  // Silence of DNS ends no claim: only a look that found it not right does.
  if (written.verified_at === null && at >= lapsesAt(row) && looked.found !== undefined) {
    await lapse(tx, looking, row);
    return false;
  }
  await sql.saveLook(tx, {
    shopId,
    at,
    found: looked.found && JSON.stringify(looked.found),
    verifiedAt: written.verified_at ?? undefined,
    fault: written.fault ?? undefined,
    misses: written.misses,
    failingSince: written.failing_since ?? undefined,
  });
  const timers: Timer[] = [
    { subject: row.id, kind: domainTimers.check, dueAt: nextLookAt({ ...row, ...written }, at) },
  ];
  const isUsed = written.verified_at !== null && written.failing_since === null;
  const wasUsed = row.verified_at !== null && row.failing_since === null;
  if (isUsed && (await isToCertify(tx, looking, { row, wasUsed }))) {
    // Out of use for a while ends no wait that the authority asked for.
    const againAt = (await findCertificate(tx, { host: row.host }))?.again_at ?? at;
    timers.push({ subject: row.id, kind: domainTimers.certify, dueAt: againAt > at ? againAt : at });
  }
  await setTimers(tx, shopId, timers);
  if (isUsed !== wasUsed) await notifyOfChange(tx, looking, { row, written });
  return true;
}

/** A timer that is set already is left: it waits as long as the authority says. */
async function isToCertify(
  tx: Tx,
  { domains, shopId }: Looking,
  { row, wasUsed }: { readonly row: sql.DomainRow; readonly wasUsed: boolean },
): Promise<boolean> {
  if (domains.authority === undefined) return false;
  if (!wasUsed) return true;
  // A node without an authority has dropped it.
  return !(await hasTimer(tx, { shopId, subject: row.id, kind: domainTimers.certify }));
}

async function judge(
  tx: Tx,
  { shopId, at }: { readonly shopId: bigint; readonly at: Date },
  { row, looked }: Look,
): Promise<Written> {
  const { host, token } = row;
  const { isProven, isPointing, texts } = looked;
  const before = { verified_at: row.verified_at, misses: row.misses, failing_since: row.failing_since };
  // Nothing is known: what holds goes on.
  if (looked.found === undefined)
    return { ...before, fault: row.verified_at === null || row.fault !== null ? 'dns_away' : null };
  const isOurs =
    isProven && isPointing
      ? await sql.takeHost(tx, { host, shopId, token, at, texts: [...texts] })
      : row.verified_at !== null && (await sql.setLive(tx, { host, shopId, isLive: true }));
  if (isOurs && isPointing)
    return { verified_at: row.verified_at ?? at, fault: null, misses: 0, failing_since: null };
  const fault = looked.fault ?? 'taken';
  if (row.verified_at === null) return { ...before, fault };
  const misses = row.misses + 1;
  // What leads to another shop by now is not looked at twice.
  const isOver = !isOurs || misses >= limits.domainMissesMax || row.failing_since !== null;
  if (!isOver) return { ...before, misses, fault };
  await sql.setLive(tx, { host, shopId, isLive: false });
  return { ...before, misses, fault: isOurs ? fault : 'taken', failing_since: row.failing_since ?? at };
}

/** Nobody made the records in a week: the name is free of this shop's claim, which barred nobody else from it. */
async function lapse(tx: Tx, { env, shopId }: Looking, row: sql.DomainRow): Promise<void> {
  const at = env.clock.now();
  await sql.deleteDomain(tx, { shopId });
  await clearTimers(tx, { shopId, subjects: [row.id], kinds: Object.values(domainTimers) });
  const facts = { domain: shownHost(row.host) };
  const onceKey = `domain:${row.id}:lapsed`;
  await tell(tx, shopId, { id: env.random.id(at), code: 'domain_lapsed', onceKey, facts, at });
}

async function notifyOfChange(
  tx: Tx,
  { env, domains, shopId }: Looking,
  { row, written }: { readonly row: sql.DomainRow; readonly written: Written },
): Promise<void> {
  const at = env.clock.now();
  const facts = { domain: shownHost(row.host) };
  if (written.failing_since !== null) {
    const onceKey = `domain:${row.id}:failing:${at.toISOString()}`;
    await tell(tx, shopId, { id: env.random.id(at), code: 'domain_failing', onceKey, facts, at });
    return;
  }
  const certificate = await findCertificate(tx, { host: row.host });
  // While its certificate is made it is not in use: its merchant is notified once it is.
  if (stateOf({ ...row, ...written }, certificate, domains, at) !== 'active') return;
  const onceKey = `domain:${row.id}:active:${at.toISOString()}`;
  await tell(tx, shopId, { id: env.random.id(at), code: 'domain_active', onceKey, facts, at });
}
