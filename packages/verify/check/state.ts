// What is remembered of an instance from one check to the next: history that is rewritten later is found by it.
import type { ReceiptKey } from './card.ts';

export type Pinned = {
  readonly origin: string;
  readonly vkey: string;
  readonly size: number;
  /** Base64. */
  readonly root: string;
  /** The signed note: evidence, where the log says something else later. */
  readonly note: string;
  /** Of its newest cosignature, or of the newest seal in it; in seconds. */
  readonly time: number;
  /** When it was seen, in seconds. */
  readonly seen: number;
  readonly policy: string;
  readonly slipVkey: string;
  /** Keys of receipts, so that a receipt can be checked without a connection. */
  readonly receiptKeys: readonly ReceiptKey[];
};

export type State = {
  read(base: string): Promise<Pinned | undefined>;
  write(base: string, pinned: Pinned): Promise<void>;
};
