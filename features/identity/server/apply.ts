// Showing who one is: checked by the form's own rules, kept sealed, one application at a time.
import { createHmac } from 'node:crypto';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import {
  filesNeeded,
  identityFaults,
  identityFiles,
  qualificationsMax,
  readIdentity,
  type IdentityFacts,
  type IdentityFile,
} from '#domain/identity/identity.ts';
import { limits } from '#domain/limits.ts';
import { identityMachine } from '#domain/states/identity.ts';
import { addDays, addHours, localDay, nextMidnight } from '#domain/time.ts';
import { dropBytes, storeFile, type StoredFile } from '#features/files/server/public.ts';
import type { sendIdentity } from '#features/identity/contract.ts';
import { setIdentityStatus } from '#features/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './identity.sql.ts';
import { isVerified } from './status.ts';

export type Applying = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly shopId: bigint;
  readonly personId: string;
  readonly input: InputOf<typeof sendIdentity>;
  readonly files: readonly CallFile[];
};

export const identityTimers = {
  promise: 'identity.promise',
  erase: 'identity.erase',
  expire: 'identity.expire',
  remind: 'identity.remind',
  appeal: 'identity.appeal',
} as const;

/** Kinds of file by the form's field. */
export function kindOf(field: string): 'identity' | 'qualification' {
  return field === 'qualification' ? 'qualification' : 'identity';
}

/**
 * Takes an application and promises an answer within `limits.identityPromiseHours`. Fields that the last, rejected
 * one had right may be left out.
 *
 * @throws Refused `invalidOperation`: `applying` with `promise_at`, or `verified`.
 * @throws Refused `tooManyRequests` with `retry_at` after `limits.identityDailyMax` a day.
 * @throws Refused `parameterMissing` and `invalidParameter` with the field.
 */
export async function applyIdentity(act: Applying): Promise<GivenOf<typeof sendIdentity>> {
  const { env, tx, shopId, personId } = act;
  const now = env.clock.now();
  const identity = await sql.lockIdentity(tx, shopId, personId);
  const last = await sql.latestApplication(tx, { shopId });
  assertMayApply(identity, last);
  await countOne(tx, shopId, now);
  const reusable = last?.state === 'rejected' && last.erased_at === null ? last : undefined;
  const facts = readFacts(env, act, reusable, now);
  const before =
    reusable === undefined ? [] : await sql.documentsOf(tx, { shopId, applicationId: reusable.id });
  const good = before.filter(({ field }) => reusable?.reasons[field] === undefined);
  assertFiles(act.files, facts, good);

  const id = env.random.id(now);
  const promiseAt = addHours(now, limits.identityPromiseHours);
  // Until it is decided: the decision sets the day anew.
  const eraseAt = addDays(promiseAt, env.policy.identityKeepDays);
  const row = { ...rowOf(env, { shopId, id, facts }), submitted_by: personId, submitted_at: now };
  await sql.insertApplication(tx, { ...row, promise_at: promiseAt, erase_at: eraseAt });
  await storeDocuments(act, id, good);
  if (!(await sql.moveIdentity(tx, { shopId, from: identity.status, to: 'applying' }))) {
    throw new Error(`the identity of shop ${shopId} moved while it was locked`);
  }
  // A renewal leaves the person verified while it is looked at.
  if (!isVerified(identity)) await setIdentityStatus(tx, shopId, personId, 'applying');
  await setTimers(tx, shopId, [
    { subject: id, kind: identityTimers.promise, dueAt: promiseAt },
    { subject: id, kind: identityTimers.erase, dueAt: eraseAt },
  ]);
  return {
    submission_id: id,
    status: 'applying',
    promise_at: promiseAt,
    delete_after: eraseAt,
  };
}

function assertMayApply(identity: sql.IdentityRow, last: sql.ApplicationRow | undefined): void {
  if (identityMachine.canMove('apply', identity.status, 'merchant')) return;
  const promise = identity.status === 'applying' && last ? { promise_at: last.promise_at.toISOString() } : {};
  throw refuse('invalidOperation', { reason: identity.status, ...promise });
}

async function countOne(tx: Tx, shopId: bigint, now: Date): Promise<void> {
  const max = limits.identityDailyMax;
  if (await sql.countApplication(tx, { shopId, day: localDay(now, 'UTC'), max })) return;
  const retryAt = nextMidnight(now, 'UTC').toISOString();
  throw refuse('tooManyRequests', { reason: 'applications', limit: max, retry_at: retryAt });
}

/** The typed facts; an empty number is the one of the last time, where that one was not wrong. */
function readFacts(
  env: Environment,
  { input, shopId }: Applying,
  last: sql.ApplicationRow | undefined,
  now: Date,
): IdentityFacts {
  const phone = /^\s*(?:\+|00|＋)/.test(input.phone) ? input.phone : `${input.phone_code}${input.phone}`;
  const typed = readIdentity({ ...input, phone });
  const isKept = typed.id_number === '' && last?.reasons['id_number'] === undefined;
  const sealed = isKept ? last?.number_sealed : null;
  const kept = sealed && last ? env.vault.open(sealed, numberContext(shopId, last.id)) : '';
  const facts = { ...typed, id_number: typed.id_number || kept };
  const [fault] = Object.entries(identityFaults(facts, localDay(now, 'UTC')));
  if (fault === undefined) return facts;
  const [field, reason] = fault;
  throw refuse(reason === 'missing' ? 'parameterMissing' : 'invalidParameter', { field, reason });
}

function assertFiles(
  sent: readonly CallFile[],
  facts: IdentityFacts,
  before: readonly sql.DocumentRow[],
): void {
  for (const field of filesNeeded(facts)) {
    if (sent.some((file) => file.field === field) || before.some((file) => file.field === field)) continue;
    throw refuse('parameterMissing', { field, reason: 'missing' });
  }
  if (sent.filter(({ field }) => field === 'qualification').length > qualificationsMax) {
    throw refuse('invalidParameter', {
      field: 'qualification',
      reason: 'too_many',
      count: qualificationsMax,
    });
  }
}

type Made = { readonly shopId: bigint; readonly id: string; readonly facts: IdentityFacts };

function rowOf(env: Environment, { shopId, id, facts }: Made) {
  const { id_number: number, document_ends_on: endsOn, kind, country, doc_type: type } = facts;
  return {
    shop_id: shopId,
    id,
    kind,
    country,
    doc_type: type,
    full_name: facts.full_name,
    representative: facts.representative,
    birth_date: facts.birth_date,
    document_ends_on: endsOn === '' ? null : endsOn,
    number_sealed: env.vault.seal(number, numberContext(shopId, id)),
    number_last: number.slice(-4),
    number_key: createHmac('sha256', env.secret)
      .update(`identity-number|${country}|${kind === 'company' ? kind : type}|${number.replaceAll('-', '')}`)
      .digest(),
    phone: facts.phone,
  };
}

/** Where a sealed number belongs: it cannot be opened under another application. */
export function numberContext(shopId: bigint, id: string): string {
  return `identity-number|${shopId}|${id}`;
}

/** Keeps what was sent, and what the last application had right and this one did not send again. */
async function storeDocuments(act: Applying, id: string, before: readonly sql.DocumentRow[]): Promise<void> {
  const { env, tx, shopId, personId: by } = act;
  const stored: StoredFile[] = [];
  try {
    const rows: sql.DocumentRow[] = [];
    for (const field of identityFiles) {
      const sent = act.files.filter((file) => file.field === field);
      for (const [index, { name, bytes }] of sent.entries()) {
        const file = await storeFile(env, tx, shopId, { kind: kindOf(field), name, bytes, by, field });
        stored.push(file);
        rows.push({ field, position: index + 1, file_id: file.id, sha256: file.sha256 });
      }
      if (sent.length === 0) rows.push(...keptOf(before, field));
    }
    await sql.insertDocuments(tx, shopId, id, rows);
  } catch (error) {
    await Promise.all(stored.map((file) => dropBytes(env, file)));
    throw error;
  }
}

function keptOf(before: readonly sql.DocumentRow[], field: IdentityFile): sql.DocumentRow[] {
  return before.filter((row) => row.field === field);
}
