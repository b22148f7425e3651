// Suppliers with what events say of them, their contracts and their bank accounts.
import { statement, type Tx } from '#platform/db/database.ts';
import type { ListSql } from '#platform/db/listing.ts';

export type SupplierRow = {
  id: string;
  code: string;
  name: string;
  country: string;
  ship_fee_units: bigint;
  dispatch_days: number;
  is_affiliated: boolean;
  has_contract: boolean;
  open_claims: number;
};

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

const find = statement<SupplierRow>('supply-supplier', `select ${columns} from supplier s where s.id = $1`);

export function findSupplier(tx: Tx, id: string): Promise<SupplierRow | undefined> {
  return tx.row(find, [id]);
}

export type ServiceRow = {
  supplier_id: string;
  parcels: number;
  sent: number;
  on_time: number;
  cancelled: number;
  returned: number;
};

// Of parcels whose day to be sent has come: in time is the carrier's acceptance, not a click.
const service = statement<ServiceRow>(
  'supply-service',
  `select p.supplier_id, count(*)::int as parcels,
     count(*) filter (where p.shipped_at is not null)::int as sent,
     count(*) filter (where p.shipped_at <= p.ship_by)::int as on_time,
     count(*) filter (where p.state = 'cancelled')::int as cancelled,
     count(*) filter (where p.shipped_at is not null and exists (
       select from return_case c join return_line l on l.shop_id = c.shop_id and l.case_id = c.id
       where c.shop_id = p.shop_id and c.order_id = p.order_id and c.state = 'refunded' and c.fault = 'supplier'
         and l.supplier_id = p.supplier_id))::int as returned
   from parcel p
   where p.supplier_id = any($1::uuid[]) and p.created_at >= $2 and p.ship_by is not null
     and (p.ship_by < $3 or p.shipped_at is not null or p.state = 'cancelled')
   group by p.supplier_id`,
);

export function readService(tx: Tx, ids: readonly string[], since: Date, now: Date): Promise<ServiceRow[]> {
  return tx.rows(service, [ids, since, now]);
}

export type ContractRow = {
  version: number;
  legal_name: string;
  registration: string;
  address: string;
  ship_fee_units: bigint;
  dispatch_days: number;
  return_days: number;
  return_rules: string;
  payment_days: number;
  is_affiliated: boolean;
  maker_name: string;
  made_at: Date;
  from_at: Date;
  applied_at: Date | null;
};

const contracts = statement<ContractRow>(
  'supply-contracts',
  `select c.version, c.legal_name, c.registration, c.address, c.ship_fee_units, c.dispatch_days, c.return_days,
     c.return_rules, c.payment_days, c.is_affiliated, w.name as maker_name, c.made_at, c.from_at, c.applied_at
   from supplier_contract c join operator w on w.id = c.made_by where c.supplier_id = $1 order by c.version desc limit 20`,
);

export function readContracts(tx: Tx, supplierId: string): Promise<ContractRow[]> {
  return tx.rows(contracts, [supplierId]);
}

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

export type DueContract = {
  supplier_id: string;
  ship_fee_units: bigint;
  dispatch_days: number;
  is_affiliated: boolean;
};

const apply = statement<DueContract>(
  'supply-contracts-apply',
  `update supplier_contract set applied_at = $1 where applied_at is null and from_at <= $1
   returning supplier_id, ship_fee_units, dispatch_days, is_affiliated`,
);

export function applyContracts(tx: Tx, at: Date): Promise<DueContract[]> {
  return tx.rows(apply, [at]);
}

export type AccountRow = {
  id: string;
  supplier_id: string;
  holder: string;
  sealed: Buffer;
  tail: string;
  is_iban: boolean;
  bic: string;
  state: 'proposed' | 'confirmed' | 'dropped' | 'replaced';
  made_by: string;
  maker_name: string;
  made_at: Date;
  checker_name: string | null;
  usable_at: Date | null;
};

const accountColumns = `a.id, a.supplier_id, a.holder, a.sealed, a.tail, a.is_iban, a.bic, a.state, a.made_by,
  w.name as maker_name, a.made_at, c.name as checker_name, a.usable_at`;
const accountFrom = `supplier_account a join operator w on w.id = a.made_by left join operator c on c.id = a.confirmed_by`;

const accounts = statement<AccountRow>(
  'supply-accounts',
  `select ${accountColumns} from ${accountFrom} where a.supplier_id = $1 order by a.made_at desc, a.id desc limit 20`,
);

export function readAccounts(tx: Tx, supplierId: string): Promise<AccountRow[]> {
  return tx.rows(accounts, [supplierId]);
}

const accountLock = statement<AccountRow>(
  'supply-account-lock',
  `select ${accountColumns} from ${accountFrom} where a.id = $1 for update of a`,
);

export function lockAccount(tx: Tx, id: string): Promise<AccountRow | undefined> {
  return tx.row(accountLock, [id]);
}

const addAccountRow = statement<never>(
  'supply-account-add',
  `insert into supplier_account (id, supplier_id, holder, sealed, tail, is_iban, bic, state, made_by, made_at)
   values ($1, $2, $3, $4, $5, $6, $7, 'proposed', $8, $9)`,
);

/** @throws 23505 where one waits already. */
export async function addAccount(
  tx: Tx,
  row: Pick<AccountRow, 'id' | 'supplier_id' | 'holder' | 'sealed' | 'tail' | 'is_iban' | 'bic'>,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const { id, supplier_id, holder, sealed, tail, is_iban, bic } = row;
  await tx.rows(addAccountRow, [id, supplier_id, holder, sealed, tail, is_iban, bic, by, at]);
}

const replace = statement<never>(
  'supply-account-replace',
  `update supplier_account set state = 'replaced', ended_at = $2 where supplier_id = $1 and state = 'confirmed'`,
);
const confirm = statement<never>(
  'supply-account-confirm',
  `update supplier_account set state = 'confirmed', confirmed_by = $2, confirmed_at = $3, usable_at = $4
   where id = $1 and state = 'proposed'`,
);

/** The account is locked and proposed; the one before it ends in the same moment. */
export async function confirmAccount(
  tx: Tx,
  { id, supplier_id }: Pick<AccountRow, 'id' | 'supplier_id'>,
  { by, at, usableAt }: { by: string; at: Date; usableAt: Date },
): Promise<void> {
  await tx.rows(replace, [supplier_id, at]);
  await tx.rows(confirm, [id, by, at, usableAt]);
}

const drop = statement<never>(
  'supply-account-drop',
  `update supplier_account set state = 'dropped', ended_at = $2 where id = $1 and state = 'proposed'`,
);

export async function dropAccount(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.rows(drop, [id, at]);
}
