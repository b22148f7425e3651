// The deposit port: whoever receives merchants' own money for us, on a chain or at a bank. Nothing here is called
// inside a transaction but `placeOf`, which only computes.
import type { Asset } from '#domain/money.ts';

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

export type PlaceAsk = {
  /** `tron`, `ethereum` or `bank`. */
  readonly channel: string;
  /** The deposit with its shop: the same one always has the same place, and no other one has it. */
  readonly depositId: string;
  /** The deposit's number, which a bank transfer carries. */
  readonly no: string;
};

/** Money that a chain or bank shows as arrived. */
export type DepositFact = {
  /** 64 hexadecimal digits in small letters. */
  readonly hash: string;
  /** Which output of the transaction. */
  readonly part: number;
  readonly asset: Asset;
  readonly units: bigint;
  /** Blocks on top of it; a bank's booking has one. */
  readonly confirmations: number;
};

export type DepositSource = {
  readonly isTest: boolean;
  /** Undefined where this instance has no such way in: no key or no account is configured. */
  placeOf(ask: PlaceAsk): DepositPlace | undefined;
  /** Everything that has arrived at a place so far. */
  look(channel: string, place: DepositPlace): Promise<readonly DepositFact[]>;
  /** In test data: somebody sends this much there. Gives the transaction's hash. */
  readonly send?: (
    channel: string,
    place: DepositPlace,
    money: { asset: Asset; units: bigint },
  ) => Promise<string>;
};

/** What identifies a place among all others. */
export function placeKeyOf(place: DepositPlace): string {
  return 'address' in place ? place.address.toLowerCase() : place.reference.toLowerCase();
}
