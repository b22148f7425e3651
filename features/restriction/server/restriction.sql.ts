// Restrictions: written once, ended once.
import type { Asset } from '#domain/money/money.ts';
import type { HoldCode, RestrictionLevel, RestrictionScope } from '#domain/restriction.ts';
import type { RestrictionState } from '#domain/states/restriction.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - confirmed_by: The second person of a freeze for suspicion.
 * - file_no: Of the court or authority.
 * - until_at: The end, the extension's where there is one; `first_until` is the one it was placed with.
 * - appeal_id: The last appeal.
 */
export type RestrictionRow = RowOf<typeof findRestriction>;

const columns = `r.shop_id, r.id, r.reason_code, r.level, r.scope, r.total_hours, r.reason, r.evidence, r.currency,
  r.units, r.held_units, r.placed_by, r.placed_as, r.confirmed_by, r.file_no, r.placed_at, r.from_at, coalesce(x.until_at, r.until_at) as until_at,
  r.until_at as first_until, r.appeal_until, r.state, r.ended_at, r.end_reason, r.end_note, x.extended_by,
  x.extended_at, x.reason as extension_reason, x.evidence as extension_evidence, a.id as appeal_id,
  a.state as appeal_state, a.round as appeal_round, a.decide_by`;
const source = `restriction r
  left join restriction_extension x on x.shop_id = r.shop_id and x.restriction_id = r.id
  left join lateral (select p.id, p.state, p.round, p.decide_by from appeal p
    where p.shop_id = r.shop_id and p.restriction_id = r.id order by p.round desc limit 1) a on true`;

export const findRestriction = sql.row('restriction-find')<{
  shop_id: bigint;
  id: string;
  reason_code: HoldCode;
  level: RestrictionLevel;
  scope: RestrictionScope;
  total_hours: number;
  reason: string;
  evidence: string[];
  currency: Asset;
  placed_by: string;
  placed_as: 'risk' | 'service';
  placed_at: Date;
  from_at: Date;
  until_at: Date;
  first_until: Date;
  appeal_until: Date;
  state: RestrictionState;
}>`
  select ${columns} from ${source} where r.shop_id = :shopId and r.id = :id`;

/** Those that have not ended, the oldest first. */
export const listStanding = sql.rows('restriction-standing')<{
  shop_id: bigint;
  id: string;
  reason_code: HoldCode;
  level: RestrictionLevel;
  scope: RestrictionScope;
  total_hours: number;
  reason: string;
  evidence: string[];
  currency: Asset;
  placed_by: string;
  placed_as: 'risk' | 'service';
  placed_at: Date;
  from_at: Date;
  until_at: Date;
  first_until: Date;
  appeal_until: Date;
  state: RestrictionState;
}>`
  select ${columns} from ${source} where r.shop_id = :shopId and r.state in ('announced', 'active')
  order by r.placed_at, r.id limit 500`;

/** What closes the account at this moment; one whose end has come does not hide another. */
export const findClosing = sql.row('restriction-closes-account')<{
  shop_id: bigint;
  id: string;
  reason_code: HoldCode;
  level: RestrictionLevel;
  scope: RestrictionScope;
  total_hours: number;
  reason: string;
  evidence: string[];
  currency: Asset;
  placed_by: string;
  placed_as: 'risk' | 'service';
  placed_at: Date;
  from_at: Date;
  until_at: Date;
  first_until: Date;
  appeal_until: Date;
  state: RestrictionState;
}>`
  select ${columns} from ${source}
  where r.shop_id = :shopId and r.state = 'active' and r.level = 'account_disabled'
    and coalesce(x.until_at, r.until_at) > :now
  order by r.placed_at, r.id limit 1`;

const page = sql.rows('restriction-page')<{
  shop_id: bigint;
  id: string;
  reason_code: HoldCode;
  level: RestrictionLevel;
  scope: RestrictionScope;
  total_hours: number;
  reason: string;
  evidence: string[];
  currency: Asset;
  placed_by: string;
  placed_as: 'risk' | 'service';
  placed_at: Date;
  from_at: Date;
  until_at: Date;
  first_until: Date;
  appeal_until: Date;
  state: RestrictionState;
}>`
  select ${columns} from ${source} where r.shop_id = :shopId and (not :isStanding
    or r.state in ('announced', 'active'))
  order by r.placed_at desc, r.id desc limit :limit offset :offset`;
const pageCount = sql.row('restriction-page-count')`select count(*)::int as n from restriction
  where shop_id = :shopId and (not :isStanding or state in ('announced', 'active'))`;

export type Window = { readonly limit: number; readonly offset: number };

export async function listOfShop(tx: Tx, shopId: bigint, isStanding: boolean, { limit, offset }: Window) {
  const rows = await page(tx, { shopId, isStanding, limit, offset });
  return { rows, total: (await pageCount(tx, { shopId, isStanding }))?.n ?? 0 };
}

export const insertRestriction = sql.run('restriction-insert')`
  insert into restriction (shop_id, id, reason_code, level, scope, first_hours, total_hours, notice_hours,
    reason,
    evidence, currency, units, held_units, placed_by, placed_at, from_at, until_at, appeal_until, state,
    placed_as, confirmed_by, file_no)
  values (:shopId, :id, :code, :level, :scope, :firstHours, :totalHours, :noticeHours, :reason, :evidence,
    :currency, :units?, :heldUnits?, :by, :at, :from, :until, :appealUntil, :state, :placedAs,
    :confirmedBy?, :fileNo?)`;

export const beginRow = sql.has('restriction-begin')`
  update restriction set state = 'active' where shop_id = :shopId and id = :id and state = 'announced'
  returning true as begun`;

/** Ends it only where it still stands as the caller saw it. */
export const endRow = sql.has('restriction-end')`
  update restriction set state = :to, ended_at = :at, ended_by = :by?, end_reason = :why, end_note = :note?
  where shop_id = :shopId and id = :id and state = :from returning true as ended`;

/** Whether all of this evidence stood in a restriction that has run out, or that an appeal has ended. */
export const hadItsTime = sql.has('restriction-had-its-time')`select true as over from restriction r
  left join restriction_extension x on x.shop_id = r.shop_id and x.restriction_id = r.id
  where r.shop_id = :shopId and r.reason_code = :code
    and r.end_reason in ('time', 'appeal_won', 'appeal_unanswered')
    and :evidence::text[] <@ (r.evidence || coalesce(x.evidence, '{}'))
  limit 1`;

/** Whether the people of service had their one freeze of this shop. */
export const wasFrozenByService = sql.has('restriction-frozen-by-service')`
  select true as before from restriction where shop_id = :shopId and placed_as = 'service' limit 1`;

const extend = statement<never>(
  'restriction-extend',
  `insert into restriction_extension (shop_id, restriction_id, placed_by, from_at, first_until, total_hours,
     until_at, reason, evidence, extended_by, extended_at, document_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

export type NewExtension = {
  readonly until: Date;
  readonly reason: string;
  readonly evidence: readonly string[];
  readonly documentId: string | null;
  readonly by: string;
  readonly at: Date;
};

export async function insertExtension(tx: Tx, of: RestrictionRow, extension: NewExtension): Promise<void> {
  const {
    shop_id: shopId,
    id,
    placed_by: placedBy,
    from_at: from,
    first_until: first,
    total_hours: hours,
  } = of;
  const { until, reason, evidence, documentId, by, at } = extension;
  const span = [shopId, id, placedBy, from, first, hours, until];
  await tx.rows(extend, [...span, reason, evidence, by, at, documentId]);
}

/** The currency of a shop's book. */
export const findBook = sql.row('restriction-book')`select currency from book where shop_id = :shopId`;
