// Money on a chain that goes back: what is owed, where to, and the signed transactions that carry it.
import type { Chain } from '#domain/payments/chain.ts';
import { chainReturnMachine } from '#domain/states/chain-return.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { Sent, Signed } from '#platform/chains/chain-port.ts';

// Of what was captured goes back at most that: the counter's check refuses more.
/** SQLSTATE 23514 where it would exceed what was captured; the row of the address is locked by the caller. */
export const insertRefund = sql.run('chain-refund')`with counted as (
    update chain_address set refunded_units = refunded_units + :units where chain = :chain
      and payment_id = :paymentId
    returning address
  )
  insert into chain_return (chain, id, address, kind, units, state, created_at)
  select :chain, :id, address, 'refund', :units, 'owed', :now from counted returning id`;

const resting = sql.rows('chain-resting')`select payment_id from chain_address
  where chain = :chain and received_units > captured_units + returned_units
    and (captured_units > 0
      or (expires_at <= :now and look_at >= expires_at and received_units - returned_units < units))
  order by address limit 200`;

/** Payments with money that is owed back: more than was asked, or less when the chain was read after their time. */
export async function listResting(tx: Tx, chain: Chain, now: Date): Promise<string[]> {
  const rows = await resting(tx, { chain, now });
  return rows.map(({ payment_id }) => payment_id);
}

/** Owes back what an address holds beyond its payment; the row of the address is locked by the caller. */
export const insertRest = sql.run('chain-rest')`with counted as (
    update chain_address set returned_units = returned_units + :units where chain = :chain
      and payment_id = :paymentId
    returning address, return_to
  )
  insert into chain_return (chain, id, address, kind, units, to_address, state, created_at)
  select :chain, :id, address, 'rest', :units, return_to, case when return_to is null then 'owed' else
    'named' end, :now
  from counted returning id`;

const name = sql.run('chain-name')`with placed as (
    update chain_address set return_to = :to where chain = :chain and payment_id = :paymentId
      returning address
  )
  update chain_return r set to_address = :to, state = :state from placed p
  where r.chain = :chain and r.address = p.address and r.state = any(:from::text[]) returning r.id`;

/** The buyer says where money of a payment is to go: all that is owed, and all that will be. */
export async function nameReturns(tx: Tx, chain: Chain, paymentId: string, to: string): Promise<void> {
  await name(tx, {
    chain,
    paymentId,
    to,
    from: chainReturnMachine.moves.name.from,
    state: chainReturnMachine.moves.name.to,
  });
}

const columns = 'id, address, units, to_address, state';
export const findReturn = sql.row('chain-return-find')`
  select ${columns} from chain_return where chain = :chain and id = :id`;

export const lockReturn = sql.row('chain-return-lock')`
  select ${columns} from chain_return where chain = :chain and id = :id for update`;

/** Returns on their way, the oldest first. */
export const listOpenReturns = sql.rows('chain-return-open')`
  select ${columns} from chain_return where chain = :chain and state in ('named', 'sent')
    order by created_at limit :limit`;

const owed = sql.row('chain-owed')`
  select coalesce(sum(r.units), 0)::bigint as units from chain_return r
    join chain_address a using (chain, address)
  where a.chain = :chain and a.payment_id = :paymentId and r.kind = 'rest' and r.state <> 'paid'`;

/** What of a payment's surplus is not back yet. */
export async function sumOwed(tx: Tx, chain: Chain, paymentId: string): Promise<bigint> {
  return (await owed(tx, { chain, paymentId }))?.units ?? 0n;
}

const move = sql.row('chain-return-move')`
  update chain_return set state = :to, paid_at = case when :to = 'paid' then :now::timestamptz end
  where chain = :chain and id = :id and state = any(:from::text[]) returning id`;

/** True where the table has this move from where the return stands. */
export async function moveReturn(
  tx: Tx,
  chain: Chain,
  one: { readonly id: string; readonly move: 'send' | 'settle'; readonly now: Date },
): Promise<boolean> {
  const { from, to } = chainReturnMachine.moves[one.move];
  return (await move(tx, { chain, id: one.id, from, to, now: one.now })) !== undefined;
}

const sends = sql.rows('chain-sends')<{ hash: string }>`
  select attempt, nonce, encode(hash, 'hex') as hash, raw, valid_until, signed_at from chain_send
  where chain = :chain and return_id = :returnId order by attempt`;

/** Every transaction that was signed for a return, the first one first. */
export async function listSends(tx: Tx, chain: Chain, returnId: string): Promise<Sent[]> {
  const rows = await sends(tx, { chain, returnId });
  return rows.map(({ hash, raw, nonce, valid_until, signed_at }) => ({
    hash,
    raw,
    nonce,
    validUntil: valid_until,
    signedAt: signed_at,
  }));
}

const insertOne = sql.run('chain-send-insert')`
  insert into chain_send (chain, return_id, attempt, signer, nonce, hash, raw, valid_until, signed_at)
  values (:chain, :returnId, :attempt, :signer, :nonce?, decode(:hash, 'hex'), :raw, :validUntil?, :now)`;

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
  await insertOne(tx, { chain, returnId, attempt, signer, nonce, hash, raw, validUntil, now });
}

const take = sql.row('chain-nonce')<{ nonce: bigint }>`
  insert into chain_signer as s (chain, address, next_nonce) values (:chain, :signer, :least + 1)
  on conflict (chain, address) do update set next_nonce = greatest(s.next_nonce, :least) + 1
  returning next_nonce - 1 as nonce`;

/** The signer's next number, at least what the chain says; held until the transaction ends, so that none is left out. */
export async function takeNonce(tx: Tx, chain: Chain, signer: string, least: bigint): Promise<bigint> {
  const taken = await take(tx, { chain, signer, least });
  if (taken === undefined) throw new Error('a signer has no next number');
  return taken.nonce;
}
