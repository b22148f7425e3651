// What the senders of chains were asked for, and the transactions that were signed for it.
import type { Chain } from '#domain/payments/chain.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { Sent, Signed } from '#platform/chains/chain-port.ts';

export type ChainPayoutRow = RowOf<typeof findAsked>;

const columns = `id, chain, to_address, units, state, encode(hash, 'hex') as hash, nonce`;

const lock = sql.row('payout-chain-lock')`select ${columns} from payout_chain where id = :id for update`;

/** Keeps what was asked for, once. */
export const insertAsked = sql.run('payout-chain-insert')`
  insert into payout_chain (id, chain, to_address, units, state, created_at)
    values (:id, :chain, :to_address, :units, 'asked', :now)
  on conflict (id) do nothing`;

export const findAsked = sql.row('payout-chain-find')`select ${columns} from payout_chain where id = :id`;

export function lockAsked(tx: Tx, id: string): Promise<ChainPayoutRow | undefined> {
  return lock(tx, { id });
}

const sends = sql.rows('payout-chain-sends')<{ hash: string }>`
  select encode(hash, 'hex') as hash, raw, nonce, valid_until, signed_at from payout_send where id = :id
  order by attempt`;

/** Every transaction that was signed for a payout, the first one first. */
export async function listSigned(tx: Tx, id: string): Promise<Sent[]> {
  const rows = await sends(tx, { id });
  return rows.map(({ hash, raw, nonce, valid_until, signed_at }) => ({
    hash,
    raw,
    nonce,
    validUntil: valid_until,
    signedAt: signed_at,
  }));
}

export const reserveNonce = sql.run('payout-chain-reserve')`
  update payout_chain set nonce = :nonce? where id = :id`;

const take = sql.row('payout-chain-nonce')<{ nonce: bigint }>`
  insert into payout_signer as s (chain, address, next_nonce) values (:chain, :signer, :least + 1)
  on conflict (chain, address) do update set next_nonce = greatest(s.next_nonce, :least) + 1
  returning next_nonce - 1 as nonce`;

/** The signer's next number, at least what the chain says; held until the transaction ends, so that none is left out. */
export async function takeNonce(tx: Tx, chain: Chain, signer: string, least: bigint): Promise<bigint> {
  const taken = await take(tx, { chain, signer, least });
  if (taken === undefined) throw new Error('a signer has no next number');
  return taken.nonce;
}

const insertOne = sql.run('payout-chain-signed')`with kept as (
    insert into payout_send (id, attempt, chain, signer, nonce, hash, raw, valid_until, signed_at)
    values (:id, :attempt, :chain, :signer, :nonce?, decode(:hash, 'hex'), :raw, :validUntil?, :now)
  )
  update payout_chain set state = 'sent', nonce = null where id = :id and state in ('asked', 'sent')`;

export type NewSigned = {
  readonly id: string;
  readonly attempt: number;
  readonly chain: Chain;
  readonly signer: string;
  readonly signed: Signed;
  readonly now: Date;
};

/** Keeps a signed transaction, before anybody else has it. */
export async function insertSigned(tx: Tx, one: NewSigned): Promise<void> {
  const { hash, raw, nonce, validUntil } = one.signed;
  const { id, attempt, chain, signer, now } = one;
  await insertOne(tx, { id, attempt, chain, signer, nonce, hash, raw, validUntil, now });
}

export const markPaid = sql.run('payout-chain-paid')`
  update payout_chain set state = 'paid', hash = decode(:hash, 'hex'), paid_at = :now where id = :id
    and state = 'sent'`;
