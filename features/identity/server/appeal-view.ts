// How refusals and their appeals are shown: to the merchant, and to those who decide.
import type * as z from 'zod/mini';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import { toPage } from '#domain/wire/page.ts';
import { looksLeft } from '#features/audit/server/public.ts';
import type {
  identityAppealView,
  listIdentityAppeals,
  openIdentityAppeal,
  refusalView,
} from '#features/identity/appeal.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import * as appeals from './appeal.sql.ts';
import { numberContext } from './apply.ts';
import * as sql from './identity.sql.ts';
import * as looks from './looks.sql.ts';
import { applicationOf, appealUntil, whyNoAppeal } from './refusals.ts';
import { presentDocuments, type Reviewing } from './review.ts';
import * as review from './review.sql.ts';
import { readRouted } from './routed.ts';
import { fieldKeysOf } from './status.ts';

type Appeal = z.input<typeof identityAppealView>;

export function presentAppeal(row: appeals.AppealRow, now: Date): Appeal {
  return {
    id: row.id,
    state: row.state,
    text: row.body,
    opened_at: row.opened_at,
    decide_by: row.decide_by,
    is_late: row.state === 'open' && row.decide_by < now,
    decided_at: row.decided_at,
    decision: row.decision,
    files: row.files,
  };
}

/** The newest refusal of a shop; null where there never was one. */
export async function presentRefusal(
  tx: Tx,
  shopId: bigint,
  now: Date,
): Promise<z.input<typeof refusalView> | null> {
  const refusal = await appeals.findRefusal(tx, { shopId, id: null });
  if (refusal === undefined) return null;
  const appeal = await appeals.appealOf(tx, { shopId, refusalId: refusal.id });
  const why = whyNoAppeal(refusal, appeal, now);
  return {
    id: refusal.id,
    kind: refusal.kind,
    refused_at: refusal.refused_at,
    statement: refusal.statement,
    appeal_until: appealUntil(refusal.refused_at),
    can_appeal: why === undefined,
    appeal_why_not: why ?? null,
    appeal: appeal === undefined ? null : presentAppeal(appeal, now),
  };
}

type Queued = { readonly shopName: string; readonly isYours: boolean };

function presentQueued(row: appeals.AppealRow, { shopName, isYours }: Queued, now: Date) {
  return {
    ...presentAppeal(row, now),
    id: routedIdOf(row.shop_id, row.id),
    shop: { id: shopCodeOf(row.shop_id), name: shopName },
    kind: row.recall_id === null ? ('application' as const) : ('recall' as const),
    refused_at: row.refused_at,
    is_yours: isYours,
  };
}

export async function listAppeals(
  { env, tx, by }: Omit<Reviewing, 'audit'>,
  input: InputOf<typeof listIdentityAppeals>,
): Promise<GivenOf<typeof listIdentityAppeals>> {
  const { page, page_size: size } = input;
  const now = env.clock.now();
  const { rows, total } = await appeals.listOpen(tx, { limit: size + 1, offset: (page - 1) * size });
  const list = rows.map((row) =>
    presentQueued(
      row,
      { shopName: row.shop_name, isYours: [row.refused_by, row.agreed_by, row.invited_by].includes(by) },
      now,
    ),
  );
  return toPage(list, input, total);
}

/**
 * One appeal with what it is about; the look at what was typed is on record.
 *
 * @throws Refused `recordNotFound` for an appeal that is not there.
 */
export async function openAppeal(
  act: Reviewing,
  routed: string,
): Promise<GivenOf<typeof openIdentityAppeal>> {
  const { env, tx, by } = act;
  const now = env.clock.now();
  const { shopId, id } = readRouted(routed);
  const row = await appeals.findAppeal(tx, { shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'appeal' });
  const application = await applicationOf(tx, row);
  const refusal = await appeals.findRefusal(tx, { shopId, id: row.application_id ?? row.recall_id });
  const look = { field: null, position: null, reason: 'appeal' } as const;
  const seen = { applicationId: application.id, by, at: now, ...look };
  await looks.insertLook(tx, { shopId, id: env.random.id(now), ...seen });
  act.audit({ shopId, subject: id, why: 'appeal' });
  const isYours = [
    row.refused_by,
    row.agreed_by,
    await review.invitedBy(tx, shopId, application.submitted_by),
  ].includes(by);
  return {
    ...presentQueued(row, { shopName: await review.shopNameOf(tx, shopId), isYours }, now),
    reasons: row.recall_id === null ? application.reasons : {},
    note: row.recall_id === null ? application.note : '',
    statement: refusal?.statement ?? '',
    application: await presentTyped(act, application),
    looks_left: await looksLeft(tx, { kind: 'identity', by, now }),
  };
}

async function presentTyped(act: Reviewing, row: sql.ApplicationRow) {
  const { shop_id: shopId, id } = row;
  const isErased = row.erased_at !== null;
  const documents = await sql.documentsOf(act.tx, { shopId, applicationId: id });
  return {
    id: routedIdOf(shopId, id),
    kind: row.kind,
    country: row.country,
    doc_type: row.doc_type,
    full_name: row.full_name,
    representative: row.representative,
    birth_date: row.birth_date ?? '',
    document_ends_on: row.document_ends_on,
    id_number: row.number_sealed ? act.env.vault.open(row.number_sealed, numberContext(shopId, id)) : '',
    phone: row.phone ?? '',
    fields: [...fieldKeysOf(row, documents)],
    documents: isErased ? [] : await presentDocuments(act, shopId, documents),
    is_erased: isErased,
  };
}
