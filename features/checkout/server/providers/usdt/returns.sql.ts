// Money on a chain that goes back: what is owed, where to, and the signed transactions that carry it.
import type { Chain } from '#domain/payments/chain.ts';
import { chainReturnMachine, type ChainReturnState } from '#domain/states/chain-return.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { Sent, Signed } from '#platform/chains/chain-port.ts';

// Of what was captured goes back at most that: the counter's check refuses more.
const refund = statement<{ id: string }>(
  'chain-refund',
  `with counted as (
     update chain_address set refunded_units = refunded_units + $4 where chain = $1 and payment_id = $3
     returning address
   )
   insert into chain_return (chain, id, address, kind, units, state, created_at)
   select $1, $2, address, 'refund', $4, 'owed', $5 from counted returning id`,
);

export type NewReturn = {
  readonly id: string;
  readonly paymentId: string;
  readonly units: bigint;
  readonly now: Date;
};

/** SQLSTATE 23514 where it would exceed what was captured; the row of the address is locked by the caller. */
export async function insertRefund(tx: Tx, chain: Chain, one: NewReturn): Promise<void> {
  const { id, paymentId, units, now } = one;
  await tx.rows(refund, [chain, id, paymentId, units, now]);
}

const resting = statement<{ payment_id: string }>(
  'chain-resting',
  `select payment_id from chain_address
   where chain = $1 and received_units > captured_units + returned_units
     and (captured_units > 0
       or (expires_at <= $2 and look_at >= expires_at and received_units - returned_units < units))
   order by address limit 200`,
);

/** Payments with money that is owed back: more than was asked, or less when the chain was read after their time. */
export async function listResting(tx: Tx, chain: Chain, now: Date): Promise<string[]> {
  const rows = await tx.rows(resting, [chain, now]);
  return rows.map(({ payment_id }) => payment_id);
}

const rest = statement<{ id: string }>(
  'chain-rest',
  `with counted as (
     update chain_address set returned_units = returned_units + $4 where chain = $1 and payment_id = $3
     returning address, return_to
   )
   insert into chain_return (chain, id, address, kind, units, to_address, state, created_at)
   select $1, $2, address, 'rest', $4, return_to, case when return_to is null then 'owed' else 'named' end, $5
   from counted returning id`,
);

/** Owes back what an address holds beyond its payment; the row of the address is locked by the caller. */
export async function insertRest(tx: Tx, chain: Chain, one: NewReturn): Promise<void> {
  const { id, paymentId, units, now } = one;
  await tx.rows(rest, [chain, id, paymentId, units, now]);
}

const name = statement<{ id: string }>(
  'chain-name',
  `with placed as (
     update chain_address set return_to = $3 where chain = $1 and payment_id = $2 returning address
   )
   update chain_return r set to_address = $3, state = $5 from placed p
   where r.chain = $1 and r.address = p.address and r.state = any($4::text[]) returning r.id`,
);

/** The buyer says where money of a payment is to go: all that is owed, and all that will be. */
export async function nameReturns(tx: Tx, chain: Chain, paymentId: string, to: string): Promise<void> {
  await tx.rows(name, [
    chain,
    paymentId,
    to,
    chainReturnMachine.moves.name.from,
    chainReturnMachine.moves.name.to,
  ]);
}

export type ReturnRow = {
  id: string;
  address: string;
  units: bigint;
  to_address: string | null;
  state: ChainReturnState;
};

const columns = 'id, address, units, to_address, state';
const find = statement<ReturnRow>(
  'chain-return-find',
  `select ${columns} from chain_return where chain = $1 and id = $2`,
);
const lock = statement<ReturnRow>(
  'chain-return-lock',
  `select ${columns} from chain_return where chain = $1 and id = $2 for update`,
);
const openOnes = statement<ReturnRow>(
  'chain-return-open',
  `select ${columns} from chain_return where chain = $1 and state in ('named', 'sent') order by created_at limit $2`,
);

export function findReturn(tx: Tx, chain: Chain, id: string): Promise<ReturnRow | undefined> {
  return tx.row(find, [chain, id]);
}

export function lockReturn(tx: Tx, chain: Chain, id: string): Promise<ReturnRow | undefined> {
  return tx.row(lock, [chain, id]);
}

/** Returns on their way, the oldest first. */
export function listOpenReturns(tx: Tx, chain: Chain, limit: number): Promise<ReturnRow[]> {
  return tx.rows(openOnes, [chain, limit]);
}

const owed = statement<{ units: bigint }>(
  'chain-owed',
  `select coalesce(sum(r.units), 0)::bigint as units from chain_return r join chain_address a using (chain, address)
   where a.chain = $1 and a.payment_id = $2 and r.kind = 'rest' and r.state <> 'paid'`,
);

/** What of a payment's surplus is not back yet. */
export async function sumOwed(tx: Tx, chain: Chain, paymentId: string): Promise<bigint> {
  return (await tx.row(owed, [chain, paymentId]))?.units ?? 0n;
}

const move = statement<{ id: string }>(
  'chain-return-move',
  `update chain_return set state = $4, paid_at = case when $4 = 'paid' then $5::timestamptz end
   where chain = $1 and id = $2 and state = any($3::text[]) returning id`,
);

/** True where the table has this move from where the return stands. */
export async function moveReturn(
  tx: Tx,
  chain: Chain,
  one: { readonly id: string; readonly move: 'send' | 'settle'; readonly now: Date },
): Promise<boolean> {
  const { from, to } = chainReturnMachine.moves[one.move];
  return (await tx.row(move, [chain, one.id, from, to, one.now])) !== undefined;
}

type SendRow = {
  attempt: number;
  nonce: bigint | null;
  hash: string;
  raw: string;
  valid_until: Date | null;
  signed_at: Date;
};

const sends = statement<SendRow>(
  'chain-sends',
  `select attempt, nonce, encode(hash, 'hex') as hash, raw, valid_until, signed_at from chain_send
   where chain = $1 and return_id = $2 order by attempt`,
);

/** Every transaction that was signed for a return, the first one first. */
export async function listSends(tx: Tx, chain: Chain, returnId: string): Promise<Sent[]> {
  const rows = await tx.rows(sends, [chain, returnId]);
  return rows.map(({ hash, raw, nonce, valid_until, signed_at }) => ({
    hash,
    raw,
    nonce,
    validUntil: valid_until,
    signedAt: signed_at,
  }));
}

const insertOne = statement<never>(
  'chain-send-insert',
  `insert into chain_send (chain, return_id, attempt, signer, nonce, hash, raw, valid_until, signed_at)
   values ($1, $2, $3, $4, $5, decode($6, 'hex'), $7, $8, $9)`,
);

export type NewSend = {
  readonly returnId: string;
  readonly attempt: number;
  readonly signer: string;
  readonly signed: Signed;
  readonly now: Date;
};

export async function insertSend(tx: Tx, chain: Chain, one: NewSend): Promise<void> {
  const { returnId, attempt, signer, signed, now } = one;
  const { nonce, hash, raw, validUntil } = signed;
  await tx.rows(insertOne, [chain, returnId, attempt, signer, nonce, hash, raw, validUntil, now]);
}

const take = statement<{ nonce: bigint }>(
  'chain-nonce',
  `insert into chain_signer as s (chain, address, next_nonce) values ($1, $2, $3 + 1)
   on conflict (chain, address) do update set next_nonce = greatest(s.next_nonce, $3) + 1
   returning next_nonce - 1 as nonce`,
);

/** The signer's next number, at least what the chain says; held until the transaction ends, so that none is left out. */
export async function takeNonce(tx: Tx, chain: Chain, signer: string, least: bigint): Promise<bigint> {
  const taken = await tx.row(take, [chain, signer, least]);
  if (taken === undefined) throw new Error('a signer has no next number');
  return taken.nonce;
}
