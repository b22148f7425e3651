// The calls about addresses that are sent nothing.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import {
  liftSuppression,
  mailReport,
  suppressedAddresses,
} from '#features/notifications/suppression.contract.ts';
import { liftSuppression as lift } from '#platform/db/suppression.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Act, type Call, type Registry } from '#platform/http/pipeline.ts';
import { domainOf, noteBounce } from '#platform/mail/guarded-mail.ts';
import { readReport } from '#platform/mail/report.ts';
import { digestAddress, findReturnPath } from '#platform/mail/return-path.ts';
import { isSigned } from '#platform/ports/signature.ts';
import { makeSuppressedList } from './suppressed.sql.ts';

export function suppressionRoutes(registry: Registry): void {
  handle(registry, mailReport, takeReport);
  handleList(registry, suppressedAddresses, {
    sql: makeSuppressedList(registry.env.secret),
    present: (rows) => rows.map(({ created_at: since, ...row }) => ({ ...row, since })),
  });
  handle(registry, liftSuppression, async ({ tx, input, audit }) => {
    const lifted = await lift(tx, Buffer.from(input.id, 'hex'));
    if (lifted === undefined) throw refuse('recordNotFound', { field: 'id' });
    const { domain, reason, created_at: since } = lifted;
    audit({ subject: input.id, why: input.why, before: { domain, reason, since: since.toISOString() } });
    return { lifted: true };
  });
}

type Taken = GivenOf<typeof mailReport>;

/**
 * Takes a message that arrived at the bounce address.
 *
 * @throws Refused `recordNotFound` where no bounces are taken, `invalidRequest` (401) where the caller proves nothing.
 */
async function takeReport({ env, tx, call, now }: Act<typeof mailReport>): Promise<Taken> {
  const { returns } = env.mail;
  if (returns === undefined) throw refuse('recordNotFound', { reason: 'hook' });
  const raw = call.raw?.body ?? Buffer.alloc(0);
  if (!isProved(call, returns.hookSecret, env)) throw refuse('invalidRequest', { reason: 'signature' });
  const report = readReport(raw);
  if (typeof report === 'string') return { result: 'ignored', reason: report };
  const path = findReturnPath(unwrap(raw), returns.bounceAddress, { secret: env.secret, now });
  if (path === undefined) return { result: 'ignored', reason: 'not_ours' };
  const { address, message } = path;
  const { kind, recipient, says } = report;
  const isNamed = recipient !== undefined && digestAddress(env.secret, recipient).equals(address);
  const domain = isNamed ? domainOf(recipient) : '';
  const result = await noteBounce(tx, { address, message, kind, domain, says, at: now });
  return { result, reason: null };
}

/** A return path may be broken over lines where the message came back in quoted-printable. */
function unwrap(raw: Buffer): string {
  return raw.toString('latin1').replace(/=\r?\n/g, '');
}

/** By the secret itself or by a signature with it; either is compared in constant time. */
function isProved({ raw, token }: Call, secret: string, { clock }: Pick<Environment, 'clock'>): boolean {
  if (raw?.signature !== undefined) return isSigned(raw.body, raw.signature, [secret], clock.now());
  if (token === undefined) return false;
  const [given, wanted] = [token, secret].map((text) => createHash('sha256').update(text).digest());
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
}
