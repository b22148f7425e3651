// What other rooms, and the merchant, may know of an identity.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import {
  filesNeeded,
  identityFiles,
  identityTexts,
  rejectionReasons,
  type IdentityField,
  type IdentityKind,
} from '#domain/identity/identity.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { identityMachine, type IdentityState } from '#domain/states/identity.ts';
import { localDay } from '#domain/time.ts';
import type { identityView, myIdentity } from '#features/identity/contract.ts';
import { serverWords } from '#locales/server.ts';
import type { Tx } from '#platform/db/database.ts';
import type * as z from 'zod/mini';
import * as sql from './identity.sql.ts';
import { viewsOf } from './looks.sql.ts';

export type Identity = {
  readonly status: IdentityState;
  /** True where a name was verified and nothing took that back; a renewal under way changes nothing. */
  readonly isVerified: boolean;
  readonly kind: IdentityKind | undefined;
  /** The verified name, exactly as it was verified; accounts that are paid out to must carry it. */
  readonly legalName: string | undefined;
  readonly country: string | undefined;
};

/** How far a shop's identity is. A shop that never applied is `unverified`. */
export async function identityOf(tx: Tx, shopId: bigint): Promise<Identity> {
  const row = await sql.findIdentity(tx, { shopId });
  return {
    status: row?.status ?? 'unverified',
    isVerified: isVerified(row),
    kind: row?.kind ?? undefined,
    legalName: row?.legal_name ?? undefined,
    country: row?.country ?? undefined,
  };
}

export function isVerified(row: sql.IdentityRow | undefined): boolean {
  return row !== undefined && row.verified_at !== null && row.status !== 'rejected';
}

type View = z.input<typeof identityView>;
type Asking = {
  readonly now: Date;
  readonly language: Language;
  readonly keepDays: number;
  readonly refusalOf: (tx: Tx, shopId: bigint, now: Date) => Promise<View['refusal']>;
};

/** The whole as its owner sees it. */
export async function presentIdentity(
  tx: Tx,
  shopId: bigint,
  asking: Asking,
): Promise<GivenOf<typeof myIdentity>> {
  const { now } = asking;
  const row = await sql.findIdentity(tx, { shopId });
  const application = row && (await sql.latestApplication(tx, { shopId }));
  const used = await sql.applicationsOf(tx, shopId, localDay(now, 'UTC'));
  const status = row?.status ?? 'unverified';
  const left = limits.identityDailyMax - used;
  return {
    status,
    is_verified: isVerified(row),
    legal_name: row?.legal_name ?? null,
    verified_at: row?.verified_at ?? null,
    expires_on: row?.document_ends_on ?? null,
    can_apply: left > 0 && identityMachine.canMove('apply', status, 'merchant'),
    applications_left: left,
    application:
      application === undefined ? null : await presentApplication(tx, asRead(application, status), asking),
    keep_days: asking.keepDays,
    refusal: await asking.refusalOf(tx, shopId, now),
    views: row === undefined ? [] : await presentViews(tx, shopId, asking.language),
  };
}

/** What an appeal has verified has nothing wrong in it any more, though its refusal stays on record. */
function asRead(row: sql.ApplicationRow, status: IdentityState): sql.ApplicationRow {
  return status === 'verified' && row.state === 'rejected' ? { ...row, state: 'verified', reasons: {} } : row;
}

async function presentApplication(
  tx: Tx,
  row: sql.ApplicationRow,
  { now, language }: Asking,
): Promise<View['application']> {
  return {
    id: row.id,
    state: row.state,
    kind: row.kind,
    country: row.country,
    doc_type: row.doc_type,
    full_name: row.full_name,
    representative: row.representative,
    birth_date: row.birth_date,
    document_ends_on: row.document_ends_on,
    id_number_last: row.number_last,
    phone: row.phone,
    fields: fieldsOf(
      row,
      await sql.documentsOf(tx, { shopId: row.shop_id, applicationId: row.id }),
      language,
    ),
    note: row.note,
    submitted_at: row.submitted_at,
    promise_at: row.promise_at,
    is_late: row.state === 'open' && row.promise_at <= now,
    decided_at: row.decided_at,
    delete_after: row.erase_at,
    is_erased: row.erased_at !== null,
  };
}

type Field = GivenOf<typeof myIdentity>['application'] & {} extends { fields: (infer F)[] } ? F : never;

/** Every field that the application has or should have had, with the reason of those that were rejected. */
function fieldsOf(
  row: sql.ApplicationRow,
  documents: readonly sql.DocumentRow[],
  language: Language,
): Field[] {
  const labels = serverWords(language).identityField;
  const isThere = (key: IdentityField): boolean => {
    if (key === 'document_ends_on') return row.document_ends_on !== null;
    const isFile = identityFiles.some((field) => field === key);
    return !isFile || documents.some(({ field }) => field === key);
  };
  return fieldKeysOf(row, documents).map((key) => {
    const reason = rejectionReasons.find((known) => known === row.reasons[key]) ?? null;
    const state = reason !== null ? 'rejected' : isThere(key) ? 'ok' : 'missing';
    return { key, label: labels[key], state, reason };
  });
}

/** The fields that a reviewer says yes or no to. */
export function fieldKeysOf(
  row: sql.ApplicationRow,
  documents: readonly sql.DocumentRow[],
): readonly IdentityField[] {
  const needed = filesNeeded(row);
  const texts = identityTexts.filter((key) => row.kind === 'company' || key !== 'representative');
  const files = identityFiles.filter(
    (key) => needed.includes(key) || documents.some(({ field }) => field === key) || key in row.reasons,
  );
  return [...texts, ...files];
}

async function presentViews(tx: Tx, shopId: bigint, language: Language): Promise<View['views']> {
  const { reviewer } = serverWords(language).identityViewer;
  const rows = await viewsOf(tx, { shopId, limit: limits.identityViewsShown });
  return rows.map(({ at, field, reason }) => ({ at: at.toISOString(), by: reviewer, field, reason }));
}

/** The block of personal info; undefined where nothing was ever sent. */
export async function identityBlockOf(tx: Tx, shopId: bigint, language: Language) {
  const row = await sql.findIdentity(tx, { shopId });
  const application = row && (await sql.latestApplication(tx, { shopId }));
  if (row === undefined || application === undefined) return undefined;
  const documents = await sql.documentsOf(tx, { shopId, applicationId: application.id });
  return {
    status: row.status,
    level: isVerified(row) ? row.kind : null,
    fields: fieldsOf(asRead(application, row.status), documents, language),
    submitted_at: application.submitted_at.toISOString(),
    promise_at: application.promise_at.toISOString(),
    expires_on: row.document_ends_on,
  };
}
