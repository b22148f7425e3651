// What the adapter asks of a chain. Everything a reader gives was checked against the chain itself: contract, receiver,
// success, and that its block is final.

/** A transfer of our token to one of our addresses, in a final block. */
export type ChainTransfer = {
  /** 64 hexadecimal digits in small letters. */
  readonly hash: string;
  /** Which log: of its block on Ethereum, of its transaction on TRON. */
  readonly index: number;
  readonly to: string;
  readonly from: string;
  readonly units: bigint;
  readonly block: bigint;
  /** 64 digits, where the chain's answers name it. */
  readonly blockHash?: string;
  readonly at: Date;
};

export type Watched = {
  readonly address: string;
  /** Every block up to this one was read for it. */
  readonly seenBlock: bigint;
};

/** What has arrived at an address and is not final yet. */
export type Newer = { readonly units: bigint; readonly confirmations: number | undefined };

export type ChainReader = {
  /** @throws WrongChain where chain, contract or decimals are not what is configured; NodeFault where nobody answers. */
  check(): Promise<void>;
  /** The newest block that can no longer be undone. */
  readonly finalBlock: () => Promise<bigint>;
  /** Transfers in final blocks up to `until`, and up to which block they were read. */
  transfers(
    watched: readonly Watched[],
    until: bigint,
  ): Promise<{ transfers: readonly ChainTransfer[]; seenBlock: bigint }>;
  /** Addresses that one question names. */
  readonly atOnce: number;
  newer(watched: Watched, finalBlock: bigint): Promise<Newer>;
  /** Blocks until a transfer is final, as a rule. */
  readonly needed: number;
};

/**
 * What a chain says of a transaction that somebody names, for one receiver. `waiting`: it pays there and is not final yet.
 * `wrong_token`, `wrong_receiver`: it is one of another token or to somebody else.
 */
export type Looked = 'found' | 'waiting' | 'failed' | 'wrong_token' | 'wrong_receiver' | 'unknown';

/** One of the two nodes that deposits are read from. What one says alone is believed for small amounts only. */
export type ChainSource = {
  readonly reader: ChainReader;
  /** @throws NodeFault where the node does not answer. */
  lookUp(hash: string, address: string): Promise<Looked>;
};

/** A transaction that is signed: sending it twice moves the money once. */
export type Signed = {
  readonly hash: string;
  readonly raw: string;
  readonly nonce: bigint | null;
  /** After this time no block takes it in; null where that never happens. */
  readonly validUntil: Date | null;
};

export type Sent = Signed & { readonly signedAt: Date };

export type TransferRequest = {
  readonly to: string;
  readonly units: bigint;
  /** A sending that is stuck: the new one takes its place, so that only one of them can happen. */
  readonly instead?: Sent;
  /** Whose money it is: a signer outside of this process signs one transfer for each. */
  readonly id?: string;
  /** The most that the network may take, in its own smallest units. */
  readonly feeMax?: bigint;
};

export type Prepared = {
  /** The least number the chain accepts for the signer's next transaction; undefined where it does not number them. */
  readonly nonce: bigint | undefined;
  sign(nonce: bigint | null): Promise<Signed>;
};

/**
 * `unseen`: no node has it. `waiting`: in a block that is not final. `stuck`: no block wants it at its fee.
 * `void`: it can no longer happen, and did not.
 */
export type Fate = 'unseen' | 'waiting' | 'stuck' | 'paid' | 'void';

export type ChainSender = {
  /** The address that refunds come from. */
  readonly from: string;
  /** @throws NodeFault where the node or the signer's balance does not allow it now. */
  prepare(ask: TransferRequest): Promise<Prepared>;
  /** @throws NodeRefusal where the node does not want it, also because it has it; NodeFault where it does not answer. */
  broadcast(raw: string): Promise<void>;
  /** What became of the sendings of one refund, together. */
  fateOf(sendings: readonly Sent[], ask: TransferRequest): Promise<Fate>;
};
