// Suppliers with what events say of them, their contracts and their bank accounts.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';

export type SupplierRow = RowOf<typeof findSupplier>;

const columns = `s.id, s.code, s.name, s.country, s.ship_fee_units, s.dispatch_days, s.is_affiliated,
  exists (select from supplier_contract c where c.supplier_id = s.id) as has_contract,
  (select count(*)::int from supplier_claim c where c.supplier_id = s.id and c.state in ('open', 'answered')) as open_claims`;

export const supplierList: ListSql<SupplierRow> = {
  name: 'supply-suppliers',
  select: columns,
  from: 'supplier s',
  id: 's.id',
  sorts: { name: { sql: 's.name', type: 'text' } },
  filters: {
    country: (text) => ({ sql: 's.country = $1', values: [text.toUpperCase()] }),
    affiliated: 's.is_affiliated',
    no_contract: '(not exists (select from supplier_contract c where c.supplier_id = s.id))',
  },
  search: (text) => [
    { sql: 's.code = $1', values: [text.toUpperCase()] },
    { sql: 'starts_with(lower(s.name), $1)', values: [text.toLowerCase()] },
  ],
};

export const findSupplier = sql.row('supply-supplier')<{ open_claims: number }>`
  select ${columns} from supplier s where s.id = :id`;

// Of parcels whose day to be sent has come: in time is the carrier's acceptance, not a click.
export const readService = sql.rows('supply-service')`select p.supplier_id, count(*)::int as parcels,
    count(*) filter (where p.shipped_at is not null)::int as sent,
    count(*) filter (where p.shipped_at <= p.ship_by)::int as on_time,
    count(*) filter (where p.state = 'cancelled')::int as cancelled,
    count(*) filter (where p.shipped_at is not null and exists (
      select from return_case c join return_line l on l.shop_id = c.shop_id and l.case_id = c.id
      where c.shop_id = p.shop_id and c.order_id = p.order_id and c.state = 'refunded'
        and c.fault = 'supplier'
        and l.supplier_id = p.supplier_id))::int as returned
  from parcel p
  where p.supplier_id = any(:ids::uuid[]) and p.created_at >= :since and p.ship_by is not null
    and (p.ship_by < :now or p.shipped_at is not null or p.state = 'cancelled')
  group by p.supplier_id`;

export type ContractRow = RowOf<typeof readContracts>;

export const readContracts = sql.rows('supply-contracts')`
  select c.version, c.legal_name, c.registration, c.address, c.ship_fee_units, c.dispatch_days, c.return_days,
    c.return_rules, c.payment_days, c.is_affiliated, w.name as maker_name, c.made_at, c.from_at, c.applied_at
  from supplier_contract c join operator w on w.id = c.made_by where c.supplier_id = :supplierId
    order by c.version desc limit 20`;

const insert = statement<never>(
  'supply-contract-add',
  `insert into supplier_contract (supplier_id, version, legal_name, registration, address, old_fee_units, ship_fee_units,
     dispatch_days, return_days, return_rules, payment_days, is_affiliated, made_by, made_at, from_at)
   select $1, coalesce((select max(version) from supplier_contract where supplier_id = $1), 0) + 1,
     $2, $3, $4, s.ship_fee_units, $5, $6, $7, $8, $9, $10, $11, $12, $13 from supplier s where s.id = $1`,
);

export type NewContract = Omit<ContractRow, 'version' | 'maker_name' | 'applied_at'> & {
  readonly supplierId: string;
  readonly by: string;
};

/** @throws 23505 where another version waits. */
export async function addContract(tx: Tx, row: NewContract): Promise<void> {
  const terms = [row.ship_fee_units, row.dispatch_days, row.return_days, row.return_rules, row.payment_days];
  await tx.rows(insert, [
    row.supplierId,
    row.legal_name,
    row.registration,
    row.address,
    ...terms,
    row.is_affiliated,
    row.by,
    row.made_at,
    row.from_at,
  ]);
}

export const applyContracts = sql.rows('supply-contracts-apply')`
  update supplier_contract set applied_at = :at where applied_at is null and from_at <= :at
  returning supplier_id, ship_fee_units, dispatch_days, is_affiliated`;

export type AccountRow = RowOf<typeof readAccounts>;

const accountColumns = `a.id, a.supplier_id, a.holder, a.sealed, a.tail, a.is_iban, a.bic, a.state, a.made_by,
  w.name as maker_name, a.made_at, c.name as checker_name, a.usable_at`;
const accountFrom = `supplier_account a join operator w on w.id = a.made_by left join operator c on c.id = a.confirmed_by`;

export const readAccounts = sql.rows('supply-accounts')<{ maker_name: string }>`
  select ${accountColumns} from ${accountFrom} where a.supplier_id = :supplierId
    order by a.made_at desc, a.id desc limit 20`;

export const lockAccount = sql.row('supply-account-lock')<{ maker_name: string }>`
  select ${accountColumns} from ${accountFrom} where a.id = :id for update of a`;

/** @throws 23505 where one waits already. */
export const addAccount = sql.run('supply-account-add')`
  insert into supplier_account (id, supplier_id, holder, sealed, tail, is_iban, bic, state, made_by, made_at)
  values (:id, :supplier_id, :holder, :sealed, :tail, :is_iban, :bic, 'proposed', :by, :at)`;

const replace = sql.run('supply-account-replace')`
  update supplier_account set state = 'replaced', ended_at = :at where supplier_id = :supplierId
    and state = 'confirmed'`;
const confirm = sql.run('supply-account-confirm')`
  update supplier_account set state = 'confirmed', confirmed_by = :by, confirmed_at = :at, usable_at =
    :usableAt
  where id = :id and state = 'proposed'`;

/** The account is locked and proposed; the one before it ends in the same moment. */
export async function confirmAccount(
  tx: Tx,
  { id, supplier_id }: Pick<AccountRow, 'id' | 'supplier_id'>,
  { by, at, usableAt }: { by: string; at: Date; usableAt: Date },
): Promise<void> {
  await replace(tx, { supplierId: supplier_id, at });
  await confirm(tx, { id, by, at, usableAt });
}

export const dropAccount = sql.run('supply-account-drop')`
  update supplier_account set state = 'dropped', ended_at = :at where id = :id and state = 'proposed'`;
