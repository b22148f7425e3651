// Rows of claims between suppliers and the platform.
import type { ClaimKind, ClaimSide, ClaimState } from '#domain/states/supplier-claim.ts';
import type { Asset } from '#domain/money/money.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { ListSql } from '#platform/db/listing.ts';

export type ClaimRow = {
  id: string;
  supplier_id: string;
  supplier_code: string;
  supplier_name: string;
  shop_id: bigint;
  order_id: string;
  n: number;
  number: number;
  side: ClaimSide;
  kind: ClaimKind;
  currency: Asset;
  units: bigint;
  cap_units: bigint;
  text: string;
  state: ClaimState;
  opened_by: string;
  opener_name: string;
  opened_at: Date;
  answer_by: Date;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
  decide_by: Date | null;
  decided_units: bigint | null;
  decision: string | null;
  decided_by: string | null;
  decider_name: string | null;
  decided_at: Date | null;
};

const columns = `c.id, c.supplier_id, s.code as supplier_code, s.name as supplier_name, c.shop_id, c.order_id, c.n, o.number,
  c.side, c.kind, c.currency, c.units, c.cap_units, c.text, c.state, c.opened_by, w.name as opener_name, c.opened_at,
  c.answer_by, c.answer, c.answered_by, c.answered_at, c.decide_by, c.decided_units, c.decision, c.decided_by,
  d.name as decider_name, c.decided_at`;
const from = `supplier_claim c join supplier s on s.id = c.supplier_id
  join shop_order o on o.shop_id = c.shop_id and o.id = c.order_id
  join operator w on w.id = c.opened_by left join operator d on d.id = c.decided_by`;

const find = statement<ClaimRow>('supply-claim', `select ${columns} from ${from} where c.id = $1`);
const lock = statement<ClaimRow>(
  'supply-claim-lock',
  `select ${columns} from ${from} where c.id = $1 for update of c`,
);

export function findClaim(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  return tx.row(find, [id]);
}

export function lockClaim(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  return tx.row(lock, [id]);
}

const own = statement<ClaimRow>(
  'supply-claims-own',
  `select ${columns} from ${from} where c.supplier_id = $1 and ($2 or c.state in ('open', 'answered'))
   order by c.opened_at desc, c.id desc limit $3 offset $4`,
);

export function ownClaimRows(
  tx: Tx,
  supplierId: string,
  { isAll, limit, offset }: { isAll: boolean; limit: number; offset: number },
): Promise<ClaimRow[]> {
  return tx.rows(own, [supplierId, isAll, limit, offset]);
}

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

const answer = statement<{ id: string }>(
  'supply-claim-answer',
  `update supplier_claim set state = 'answered', answer = $2, answered_by = $3, answered_at = $4, decide_by = $5
   where id = $1 and state = 'open' returning id`,
);

/** `by` null: nobody answered in time. False where somebody did. */
export async function answerRow(
  tx: Tx,
  id: string,
  said: { answer: string | null; by: string | null; at: Date; decideBy: Date },
): Promise<boolean> {
  return (await tx.row(answer, [id, said.answer, said.by, said.at, said.decideBy])) !== undefined;
}

const decide = statement<{ id: string }>(
  'supply-claim-decide',
  `update supplier_claim set state = case when $2::bigint = 0 then 'refused' else 'settled' end, decided_units = $2,
     decision = $3, decided_by = $4, decided_at = $5, ended_at = $5
   where id = $1 and state = 'answered' returning id`,
);

export async function decideRow(
  tx: Tx,
  id: string,
  said: { units: bigint; text: string; by: string; at: Date },
): Promise<boolean> {
  return (await tx.row(decide, [id, said.units, said.text, said.by, said.at])) !== undefined;
}

const withdraw = statement<{ id: string }>(
  'supply-claim-withdraw',
  `update supplier_claim set state = 'withdrawn', ended_at = $2
   where id = $1 and state in ('open', 'answered') returning id`,
);

export async function withdrawRow(tx: Tx, id: string, at: Date): Promise<boolean> {
  return (await tx.row(withdraw, [id, at])) !== undefined;
}

const place = statement<{ place: number }>(
  'supply-claim-place',
  `insert into supplier_claim_file (claim_id, place, shop_id, file_id, by_whom, at)
   select $1, p.place, $2, $3, $4, $5 from generate_series(1, 6) as p (place)
   where not exists (select from supplier_claim_file f where f.claim_id = $1 and f.place = p.place)
   order by p.place limit 1 on conflict do nothing returning place`,
);

/** False where all places are taken. The claim is locked. */
export async function takePlace(
  tx: Tx,
  one: { claimId: string; shopId: bigint; fileId: string; side: ClaimSide; at: Date },
): Promise<boolean> {
  return (await tx.row(place, [one.claimId, one.shopId, one.fileId, one.side, one.at])) !== undefined;
}

const pictures = statement<{ claim_id: string; shop_id: bigint; file_id: string; by_whom: ClaimSide }>(
  'supply-claim-pictures',
  `select claim_id, shop_id, file_id, by_whom from supplier_claim_file where claim_id = any($1::uuid[])
   order by claim_id, place`,
);

export function picturesOfClaims(tx: Tx, ids: readonly string[]) {
  return tx.rows(pictures, [ids]);
}

export type ClaimedParcel = {
  shop_id: bigint;
  order_id: string;
  n: number;
  supplier_id: string;
  currency: Asset;
  cap_units: bigint;
  shipped_at: Date | null;
};

const parcelOf = statement<ClaimedParcel>(
  'supply-claim-parcel',
  `select p.shop_id, p.order_id, p.n, p.supplier_id, o.currency, p.cost_units + p.ship_fee_units as cap_units, p.shipped_at
   from parcel p join shop_order o on o.shop_id = p.shop_id and o.id = p.order_id
   where p.shop_id = $1 and ($2::uuid is null or p.order_id = $2) and ($3::int is null or o.number = $3)
     and ($4::int is null or p.n = $4) and ($5::uuid is null or p.supplier_id = $5)
   order by p.n limit 2`,
);

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
  return tx.rows(parcelOf, [shopId, orderId, number, n, supplierId]);
}
