// The slip: what the platform says of a wallet, under its signature, with every answer about it. A phone saves them; a slip
// that a later seal contradicts is evidence on paper.
import { fromHex, toHex } from './bytes.ts';
import { ProofFault } from './fault.ts';

export type Slip = {
  readonly origin: string;
  /** The shop's code. */
  readonly shop: string;
  /** The last row of the book, and its hash. */
  readonly seq: bigint;
  readonly head: Uint8Array;
  /** In smallest units. */
  readonly pending: bigint;
  readonly available: bigint;
  readonly held: bigint;
  readonly withdrawing: bigint;
  readonly receivable: bigint;
  readonly currency: string;
  /** How many acts about the shop there were. */
  readonly acts: number;
  /** Milliseconds since 1970. */
  readonly time: number;
};

const version = 'stockless.slip/v1';

/** The text that is signed as a note, with its last newline. */
export function formatSlip(slip: Slip): string {
  const { pending, available, held, withdrawing, receivable, currency } = slip;
  return [
    version,
    slip.origin,
    slip.shop,
    `${slip.seq} ${toHex(slip.head)}`,
    `${pending} ${available} ${held} ${withdrawing} ${receivable} ${currency}`,
    String(slip.acts),
    String(slip.time),
    '',
  ].join('\n');
}

const amount = String.raw`(\d{1,19})`;
const headLine = /^(\d{1,19}) ([0-9a-f]{64})$/;
const amountsLine = new RegExp(`^${Array(5).fill(amount).join(' ')} ([A-Z0-9]{3,8})$`);

/**
 * @param text Of a note whose signature was checked.
 * @throws ProofFault `malformed_slip`.
 */
export function parseSlip(text: string): Slip {
  const [first, origin = '', shop = '', head = '', amounts = '', acts = '', time = ''] = text.split('\n');
  const [, seq = '', hash = ''] = headLine.exec(head) ?? [];
  const [, pending = '', available = '', held = '', withdrawing = '', receivable = '', currency = ''] =
    amountsLine.exec(amounts) ?? [];
  if (first !== version || seq === '' || pending === '') throw new ProofFault('malformed_slip');
  const slip: Slip = {
    origin,
    shop,
    seq: BigInt(seq),
    head: fromHex(hash),
    pending: BigInt(pending),
    available: BigInt(available),
    held: BigInt(held),
    withdrawing: BigInt(withdrawing),
    receivable: BigInt(receivable),
    currency,
    acts: Number(acts),
    time: Number(time),
  };
  if (formatSlip(slip) !== text) throw new ProofFault('malformed_slip');
  return slip;
}
