// The payment port: what every provider's adapter must do. Nothing here is called inside a transaction.
import type { Asset } from '#domain/money.ts';

export type OpenPayment = {
  readonly paymentId: string;
  readonly asset: Asset;
  readonly units: bigint;
  /** Who is to be paid: the shop. */
  readonly payee: string;
  readonly returnUrl: string;
};

/** What a provider says of money that it took. */
export type Capture = {
  readonly paymentId: string;
  readonly providerPayment: string;
  readonly eventId: string;
  readonly asset: string;
  readonly units: bigint;
  readonly payee: string;
  readonly at: Date;
};

export type ProviderMessage =
  | { readonly kind: 'captured'; readonly capture: Capture }
  | { readonly kind: 'ignored'; readonly eventId: string; readonly reason: string };

export type PaymentProvider = {
  readonly name: string;
  /** Opens a payment under our id; opening twice gives the same one. */
  open(payment: OpenPayment): Promise<{ url: string }>;
  /** Reads a signed message; undefined where signature, stamp or shape are not right. */
  read(body: Buffer, signature: string | undefined): ProviderMessage | undefined;
  /** Asks what became of a payment: for messages that were lost. Undefined while nothing was captured. */
  fetch(paymentId: string): Promise<Capture | undefined>;
  /** Gives money back under our refund id; the same id twice moves it once. */
  refund(refund: { refundId: string; paymentId: string; units: bigint }): Promise<'paid' | 'pending'>;
};
