// Rows of claims between suppliers and the platform.
import type { ClaimKind, ClaimSide } from '#domain/states/supplier-claim.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';

export type ClaimRow = RowOf<typeof findClaim>;

const columns = `c.id, c.supplier_id, s.code as supplier_code, s.name as supplier_name, c.shop_id, c.order_id, c.n, o.number,
  c.side, c.kind, c.currency, c.units, c.cap_units, c.text, c.state, c.opened_by, w.name as opener_name, c.opened_at,
  c.answer_by, c.answer, c.answered_by, c.answered_at, c.decide_by, c.decided_units, c.decision, c.decided_by,
  d.name as decider_name, c.decided_at`;
const from = `supplier_claim c join supplier s on s.id = c.supplier_id
  join shop_order o on o.shop_id = c.shop_id and o.id = c.order_id
  join operator w on w.id = c.opened_by left join operator d on d.id = c.decided_by`;

export const findClaim = sql.row('supply-claim')<{ opener_name: string; decided_by: string | null }>`
  select ${columns} from ${from} where c.id = :id`;

export const lockClaim = sql.row('supply-claim-lock')<{ opener_name: string; decided_by: string | null }>`
  select ${columns} from ${from} where c.id = :id for update of c`;

export const ownClaimRows = sql.rows('supply-claims-own')<{ opener_name: string; decided_by: string | null }>`
  select ${columns} from ${from} where c.supplier_id = :supplierId and (:isAll
    or c.state in ('open', 'answered'))
  order by c.opened_at desc, c.id desc limit :limit offset :offset`;

export const claimList: ListSql<ClaimRow> = {
  name: 'supply-claims',
  select: columns,
  from,
  id: 'c.id',
  sorts: { opened: { sql: 'c.opened_at', type: 'timestamptz' } },
  filters: {
    state: 'c.state',
    side: 'c.side',
    kind: 'c.kind',
    supplier: (text) => ({ sql: 's.code = $1', values: [text.toUpperCase()] }),
    opened: 'c.opened_at',
  },
};

const insert = statement<never>(
  'supply-claim-open',
  `insert into supplier_claim (id, supplier_id, shop_id, order_id, n, side, kind, currency, units, cap_units, text, state,
     opened_by, opened_at, answer_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'open', $12, $13, $14)`,
);

export type NewClaim = {
  readonly id: string;
  readonly supplierId: string;
  readonly shopId: bigint;
  readonly orderId: string;
  readonly n: number;
  readonly side: ClaimSide;
  readonly kind: ClaimKind;
  readonly currency: string;
  readonly units: bigint;
  readonly capUnits: bigint;
  readonly text: string;
  readonly by: string;
  readonly at: Date;
  readonly answerBy: Date;
};

/** @throws 23505 where a claim of this side about this parcel stands. */
export async function insertClaim(tx: Tx, one: NewClaim): Promise<void> {
  const { id, supplierId, shopId, orderId, n, side, kind, currency, units, capUnits, text } = one;
  const about = [id, supplierId, shopId, orderId, n, side, kind, currency, units, capUnits, text];
  await tx.rows(insert, [...about, one.by, one.at, one.answerBy]);
}

/** `by` null: nobody answered in time. False where somebody did. */
export const answerRow = sql.has('supply-claim-answer')`
  update supplier_claim set state = 'answered', answer = :answer?, answered_by = :by?, answered_at = :at,
    decide_by = :decideBy
  where id = :id and state = 'open' returning id`;

export const decideRow = sql.has('supply-claim-decide')`
  update supplier_claim set state = case when :units::bigint = 0 then 'refused' else 'settled' end,
    decided_units = :units,
    decision = :text, decided_by = :by, decided_at = :at, ended_at = :at
  where id = :id and state = 'answered' returning id`;

export const withdrawRow = sql.has('supply-claim-withdraw')`
  update supplier_claim set state = 'withdrawn', ended_at = :at
  where id = :id and state in ('open', 'answered') returning id`;

/** False where all places are taken. The claim is locked. */
export const takePlace = sql.has('supply-claim-place')`
  insert into supplier_claim_file (claim_id, place, shop_id, file_id, by_whom, at)
  select :claimId, p.place, :shopId, :fileId, :side, :at from generate_series(1, 6) as p (place)
  where not exists (select from supplier_claim_file f where f.claim_id = :claimId and f.place = p.place)
  order by p.place limit 1 on conflict do nothing returning place`;

export const picturesOfClaims = sql.rows('supply-claim-pictures')`
  select claim_id, shop_id, file_id, by_whom from supplier_claim_file where claim_id = any(:ids::uuid[])
  order by claim_id, place`;

export type ClaimedParcel = RowOf<typeof parcelOf>;

const parcelOf = sql.rows('supply-claim-parcel')<{ cap_units: bigint }>`
  select p.shop_id, p.order_id, p.n, p.supplier_id, o.currency, p.cost_units + p.ship_fee_units
    as cap_units, p.shipped_at
  from parcel p join shop_order o on o.shop_id = p.shop_id and o.id = p.order_id
  where p.shop_id = :shopId and (:orderId?::uuid is null or p.order_id = :orderId?)
    and (:number?::int is null or o.number = :number?)
    and (:n?::int is null or p.n = :n?) and (:supplierId?::uuid is null or p.supplier_id = :supplierId?)
  order by p.n limit 2`;

/** At most two: one is the parcel that was meant, two are not clear. */
export function claimedParcels(
  tx: Tx,
  asked: {
    shopId: bigint;
    orderId?: string;
    number?: number;
    n?: number | undefined;
    supplierId: string | undefined;
  },
): Promise<ClaimedParcel[]> {
  const { shopId, orderId = null, number = null, n = null, supplierId = null } = asked;
  return parcelOf(tx, { shopId, orderId, number, n, supplierId });
}
