// What the senders of chains were asked for, and the transactions that were signed for it.
import type { Chain } from '#domain/payments/chain.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { Sent, Signed } from '#platform/chains/chain-port.ts';

export type ChainPayoutRow = {
  id: string;
  chain: Chain;
  to_address: string;
  units: bigint;
  state: 'asked' | 'sent' | 'paid';
  hash: string | null;
  nonce: bigint | null;
};

const columns = `id, chain, to_address, units, state, encode(hash, 'hex') as hash, nonce`;

const insert = statement<never>(
  'payout-chain-insert',
  `insert into payout_chain (id, chain, to_address, units, state, created_at) values ($1, $2, $3, $4, 'asked', $5)
   on conflict (id) do nothing`,
);
const find = statement<ChainPayoutRow>(
  'payout-chain-find',
  `select ${columns} from payout_chain where id = $1`,
);
const lock = statement<ChainPayoutRow>(
  'payout-chain-lock',
  `select ${columns} from payout_chain where id = $1 for update`,
);

type Asked = Pick<ChainPayoutRow, 'id' | 'chain' | 'to_address' | 'units'>;

/** Keeps what was asked for, once. */
export async function insertAsked(tx: Tx, one: Asked, now: Date): Promise<void> {
  await tx.rows(insert, [one.id, one.chain, one.to_address, one.units, now]);
}

export function findAsked(tx: Tx, id: string): Promise<ChainPayoutRow | undefined> {
  return tx.row(find, [id]);
}

export function lockAsked(tx: Tx, id: string): Promise<ChainPayoutRow | undefined> {
  return tx.row(lock, [id]);
}

const sends = statement<Omit<Signed, 'validUntil'> & { signed_at: Date; valid_until: Date | null }>(
  'payout-chain-sends',
  `select encode(hash, 'hex') as hash, raw, nonce, valid_until, signed_at from payout_send where id = $1
   order by attempt`,
);

/** Every transaction that was signed for a payout, the first one first. */
export async function listSigned(tx: Tx, id: string): Promise<Sent[]> {
  const rows = await tx.rows(sends, [id]);
  return rows.map(({ hash, raw, nonce, valid_until, signed_at }) => ({
    hash,
    raw,
    nonce,
    validUntil: valid_until,
    signedAt: signed_at,
  }));
}

const reserve = statement<never>('payout-chain-reserve', 'update payout_chain set nonce = $2 where id = $1');

export async function reserveNonce(tx: Tx, id: string, nonce: bigint | null): Promise<void> {
  await tx.rows(reserve, [id, nonce]);
}

const take = statement<{ nonce: bigint }>(
  'payout-chain-nonce',
  `insert into payout_signer as s (chain, address, next_nonce) values ($1, $2, $3 + 1)
   on conflict (chain, address) do update set next_nonce = greatest(s.next_nonce, $3) + 1
   returning next_nonce - 1 as nonce`,
);

/** The signer's next number, at least what the chain says; held until the transaction ends, so that none is left out. */
export async function takeNonce(tx: Tx, chain: Chain, signer: string, least: bigint): Promise<bigint> {
  const taken = await tx.row(take, [chain, signer, least]);
  if (taken === undefined) throw new Error('a signer has no next number');
  return taken.nonce;
}

const insertOne = statement<never>(
  'payout-chain-signed',
  `with kept as (
     insert into payout_send (id, attempt, chain, signer, nonce, hash, raw, valid_until, signed_at)
     values ($1, $2, $3, $4, $5, decode($6, 'hex'), $7, $8, $9)
   )
   update payout_chain set state = 'sent', nonce = null where id = $1 and state in ('asked', 'sent')`,
);

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
  await tx.rows(insertOne, [id, attempt, chain, signer, nonce, hash, raw, validUntil, now]);
}

const paid = statement<never>(
  'payout-chain-paid',
  `update payout_chain set state = 'paid', hash = decode($2, 'hex'), paid_at = $3 where id = $1 and state = 'sent'`,
);

export async function markPaid(tx: Tx, id: string, hash: string, now: Date): Promise<void> {
  await tx.rows(paid, [id, hash, now]);
}
