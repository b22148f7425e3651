// The deposit port: whoever receives merchants' own money for us, on a chain or at a bank. Nothing here is called
// inside a transaction but `placeOf`, which only computes.
import type { Chain } from '#domain/payments/chain.ts';
import type { Asset, Money } from '#domain/money/money.ts';

/** Where money is to be sent, shown to the merchant as it is. */
export type DepositPlace =
  | { readonly address: string }
  | {
      readonly holder: string;
      readonly iban: string;
      readonly bic: string;
      readonly bankName: string;
      /** What the sender writes: it says whose money it is. */
      readonly reference: string;
    };

export type PlaceRequest = {
  /** `tron`, `ethereum` or `bank`. */
  readonly channel: string;
  /** The deposit with its shop: the same one always has the same place, and no other one has it. */
  readonly depositId: string;
  /** The deposit's number, which a bank transfer carries. */
  readonly no: string;
  /** The merchant's own number, for ways on which the place is the merchant's and not the deposit's. */
  readonly account?: number;
  /** What is sent: at a bank each currency has an account of its own. */
  readonly currency?: Asset;
};

/** Money that a chain or bank shows as arrived. */
export type DepositFact = Money & {
  /** 64 hexadecimal digits in small letters; at a bank the line of the statement. */
  readonly hash: string;
  /** Which output of the transaction. */
  readonly part: number;
  /** Blocks on top of it; a bank's booking has one. */
  readonly confirmations: number;
  /** The line of a statement that it is. */
  readonly lineId?: string;
};

/** A way on which every merchant has an address for ever, which is watched whether anything was asked for or not. */
export type OwnAddresses = {
  readonly chain: Chain;
  readonly contract: string;
  /** The public account key that every address is derived from. */
  readonly xpub: string;
  /** Blocks until a transfer is final, as a rule. */
  readonly needed: number;
};

export type DepositSource = {
  /** True where only test money moves on this channel. */
  readonly isTest: (channel: string) => boolean;
  /** Undefined where a channel has a place a deposit. */
  readonly own: (channel: string) => OwnAddresses | undefined;
  /** Undefined where this instance has no such way in: no key or no account is configured, or nobody watches it now. */
  placeOf(ask: PlaceRequest): DepositPlace | undefined;
  /** Everything that has arrived at a place so far. */
  look(channel: string, place: DepositPlace): Promise<readonly DepositFact[]>;
  /** In test data: somebody sends this much there. Gives the transaction's hash. */
  readonly send?: (channel: string, place: DepositPlace, money: Money) => Promise<string>;
};

/** What identifies a place among all others. */
export function placeKeyOf(place: DepositPlace): string {
  return 'address' in place ? place.address.toLowerCase() : place.reference.toLowerCase();
}

/** The source of an instance that has none: no way in is offered. */
export const noDeposits: DepositSource = {
  isTest: () => false,
  own: () => undefined,
  placeOf: () => undefined,
  look: () => Promise.resolve([]),
};
