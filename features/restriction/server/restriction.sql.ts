// Restrictions: written once, ended once.
import type { Asset } from '#domain/money/money.ts';
import type { HoldCode, RestrictionLevel, RestrictionScope } from '#domain/restriction.ts';
import type { AppealState, EndReason, RestrictionState } from '#domain/states/restriction.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type RestrictionRow = {
  shop_id: bigint;
  id: string;
  reason_code: HoldCode;
  level: RestrictionLevel;
  scope: RestrictionScope;
  total_hours: number;
  reason: string;
  evidence: string[];
  currency: Asset;
  units: bigint | null;
  held_units: bigint | null;
  placed_by: string;
  placed_as: 'risk' | 'service';
  /** The second person of a freeze for suspicion. */
  confirmed_by: string | null;
  /** Of the court or authority. */
  file_no: string | null;
  placed_at: Date;
  from_at: Date;
  /** The end, the extension's where there is one; `first_until` is the one it was placed with. */
  until_at: Date;
  first_until: Date;
  appeal_until: Date;
  state: RestrictionState;
  ended_at: Date | null;
  end_reason: EndReason | null;
  end_note: string | null;
  extended_by: string | null;
  extended_at: Date | null;
  extension_reason: string | null;
  extension_evidence: string[] | null;
  /** The last appeal. */
  appeal_id: string | null;
  appeal_state: AppealState | null;
  appeal_round: number | null;
  decide_by: Date | null;
};

const columns = `r.shop_id, r.id, r.reason_code, r.level, r.scope, r.total_hours, r.reason, r.evidence, r.currency,
  r.units, r.held_units, r.placed_by, r.placed_as, r.confirmed_by, r.file_no, r.placed_at, r.from_at, coalesce(x.until_at, r.until_at) as until_at,
  r.until_at as first_until, r.appeal_until, r.state, r.ended_at, r.end_reason, r.end_note, x.extended_by,
  x.extended_at, x.reason as extension_reason, x.evidence as extension_evidence, a.id as appeal_id,
  a.state as appeal_state, a.round as appeal_round, a.decide_by`;
const source = `restriction r
  left join restriction_extension x on x.shop_id = r.shop_id and x.restriction_id = r.id
  left join lateral (select p.id, p.state, p.round, p.decide_by from appeal p
    where p.shop_id = r.shop_id and p.restriction_id = r.id order by p.round desc limit 1) a on true`;

const find = statement<RestrictionRow>(
  'restriction-find',
  `select ${columns} from ${source} where r.shop_id = $1 and r.id = $2`,
);

export function findRestriction(tx: Tx, shopId: bigint, id: string): Promise<RestrictionRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const standing = statement<RestrictionRow>(
  'restriction-standing',
  `select ${columns} from ${source} where r.shop_id = $1 and r.state in ('announced', 'active')
   order by r.placed_at, r.id limit 500`,
);

/** Those that have not ended, the oldest first. */
export function listStanding(tx: Tx, shopId: bigint): Promise<RestrictionRow[]> {
  return tx.rows(standing, [shopId]);
}

const closed = statement<RestrictionRow>(
  'restriction-closes-account',
  `select ${columns} from ${source}
   where r.shop_id = $1 and r.state = 'active' and r.level = 'account_disabled'
     and coalesce(x.until_at, r.until_at) > $2
   order by r.placed_at, r.id limit 1`,
);

/** What closes the account at this moment; one whose end has come does not hide another. */
export function findClosing(tx: Tx, shopId: bigint, now: Date): Promise<RestrictionRow | undefined> {
  return tx.row(closed, [shopId, now]);
}

const page = statement<RestrictionRow>(
  'restriction-page',
  `select ${columns} from ${source} where r.shop_id = $1 and (not $2 or r.state in ('announced', 'active'))
   order by r.placed_at desc, r.id desc limit $3 offset $4`,
);
const pageCount = statement<{ n: number }>(
  'restriction-page-count',
  `select count(*)::int as n from restriction
   where shop_id = $1 and (not $2 or state in ('announced', 'active'))`,
);

export type Window = { readonly limit: number; readonly offset: number };

export async function listOfShop(tx: Tx, shopId: bigint, isStanding: boolean, { limit, offset }: Window) {
  const rows = await tx.rows(page, [shopId, isStanding, limit, offset]);
  return { rows, total: (await tx.row(pageCount, [shopId, isStanding]))?.n ?? 0 };
}

const insert = statement<never>(
  'restriction-insert',
  `insert into restriction (shop_id, id, reason_code, level, scope, first_hours, total_hours, notice_hours, reason,
     evidence, currency, units, held_units, placed_by, placed_at, from_at, until_at, appeal_until, state,
     placed_as, confirmed_by, file_no)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
);

export type NewRestriction = {
  readonly id: string;
  readonly code: HoldCode;
  readonly level: RestrictionLevel;
  readonly scope: RestrictionScope;
  readonly firstHours: number;
  readonly totalHours: number;
  readonly noticeHours: number;
  readonly reason: string;
  readonly evidence: readonly string[];
  readonly currency: Asset;
  readonly units: bigint | null;
  readonly heldUnits: bigint | null;
  readonly by: string;
  readonly at: Date;
  readonly from: Date;
  readonly until: Date;
  readonly appealUntil: Date;
  readonly state: 'announced' | 'active';
  readonly placedAs: 'risk' | 'service';
  readonly confirmedBy: string | null;
  readonly fileNo: string | null;
};

export async function insertRestriction(tx: Tx, shopId: bigint, row: NewRestriction): Promise<void> {
  await tx.rows(insert, [
    shopId,
    row.id,
    row.code,
    row.level,
    row.scope,
    row.firstHours,
    row.totalHours,
    row.noticeHours,
    row.reason,
    row.evidence,
    row.currency,
    row.units,
    row.heldUnits,
    row.by,
    row.at,
    row.from,
    row.until,
    row.appealUntil,
    row.state,
    row.placedAs,
    row.confirmedBy,
    row.fileNo,
  ]);
}

const begin = statement<{ begun: boolean }>(
  'restriction-begin',
  `update restriction set state = 'active' where shop_id = $1 and id = $2 and state = 'announced'
   returning true as begun`,
);

export async function beginRow(tx: Tx, shopId: bigint, id: string): Promise<boolean> {
  return (await tx.row(begin, [shopId, id])) !== undefined;
}

const end = statement<{ ended: boolean }>(
  'restriction-end',
  `update restriction set state = $4, ended_at = $5, ended_by = $6, end_reason = $7, end_note = $8
   where shop_id = $1 and id = $2 and state = $3 returning true as ended`,
);

export type End = {
  readonly from: RestrictionState;
  readonly to: RestrictionState;
  readonly at: Date;
  /** Null for the clock. */
  readonly by: string | null;
  readonly why: EndReason;
  readonly note: string | null;
};

/** Ends it only where it still stands as the caller saw it. */
export async function endRow(tx: Tx, shopId: bigint, id: string, ending: End): Promise<boolean> {
  const { from, to, at, by, why, note } = ending;
  return (await tx.row(end, [shopId, id, from, to, at, by, why, note])) !== undefined;
}

const over = statement<{ over: boolean }>(
  'restriction-had-its-time',
  `select true as over from restriction r
   left join restriction_extension x on x.shop_id = r.shop_id and x.restriction_id = r.id
   where r.shop_id = $1 and r.reason_code = $2 and r.end_reason in ('time', 'appeal_won', 'appeal_unanswered')
     and $3::text[] <@ (r.evidence || coalesce(x.evidence, '{}'))
   limit 1`,
);

/** Whether all of this evidence stood in a restriction that has run out, or that an appeal has ended. */
export async function hadItsTime(
  tx: Tx,
  shopId: bigint,
  code: HoldCode,
  evidence: readonly string[],
): Promise<boolean> {
  return (await tx.row(over, [shopId, code, evidence])) !== undefined;
}

const frozen = statement<{ before: boolean }>(
  'restriction-frozen-by-service',
  `select true as before from restriction where shop_id = $1 and placed_as = 'service' limit 1`,
);

/** Whether the people of service had their one freeze of this shop. */
export async function wasFrozenByService(tx: Tx, shopId: bigint): Promise<boolean> {
  return (await tx.row(frozen, [shopId])) !== undefined;
}

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
