// The payout port: what everyone who sends money for us must do. Nothing here is called inside a transaction.
import type { Money } from '#domain/money/money.ts';

/** Where money goes, as the sender needs it: this is the only place where a whole number leaves the platform. */
export type PayoutTo = {
  readonly kind: 'address' | 'iban' | 'account';
  readonly number: string;
  readonly name: string;
  readonly bankName: string;
  readonly branchNumber: string;
  readonly bic: string;
  readonly country: string;
};

export type PayoutOrder = Money & {
  /** Our id, and the key: asked again under it, the sender moves the money once. */
  readonly payoutId: string;
  readonly channel: string;
  readonly to: PayoutTo;
};

/** What has become of a payout. `returned` comes after `paid`: the receiving bank sent it back. */
export type PayoutNews =
  | { readonly state: 'accepted' }
  | { readonly state: 'paid'; readonly reference: string }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'returned'; readonly reference: string; readonly reason: string };

export type PayoutSender = {
  readonly name: string;
  /** True where it can send by this channel: what nobody sends is not offered. */
  pays(channel: string): boolean;
  send(order: PayoutOrder): Promise<PayoutNews>;
  /** Asks what became of a payout; undefined where it was never heard of. */
  fetch(payoutId: string): Promise<PayoutNews | undefined>;
  /** Reads a signed message; undefined where signature, stamp or shape are not right. */
  read(body: Buffer, signature: string | undefined): { payoutId: string; news: PayoutNews } | undefined;
};

/** The sender of an instance that has none: nothing is offered by it, and what was asked for before waits. */
export const noPayouts: PayoutSender = {
  name: 'none',
  pays: () => false,
  send: ({ channel }) => Promise.reject(new Error(`nobody sends payouts on ${channel}`)),
  fetch: () => Promise.resolve(undefined),
  read: () => undefined,
};
