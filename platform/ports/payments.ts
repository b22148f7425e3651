// The payment port: what every provider's adapter must do. Nothing here is called inside a transaction.
import type { Asset, Money } from '#domain/money/money.ts';
import type { EvidenceGrade, PaymentMethod } from '#domain/payments/payment-methods.ts';

/** Its money is what the buyer is charged. */
export type OpenPayment = Money & {
  /** `<shop>.<uuid>`: ours, one a checkout. */
  readonly paymentId: string;
  /** Who is to be paid: the shop's handle. */
  readonly payee: string;
  /** Where a provider sends the buyer back to: safe to load again. */
  readonly returnUrl: string;
  readonly language: string;
  readonly email: string;
  readonly expiresAt: Date;
  /** The reference under which it was opened before, where that page has ended unpaid. */
  readonly endedRef?: string | undefined;
};

/** What the buyer has to do now. */
export type Instructions =
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'chain';
      readonly network: 'tron' | 'ethereum';
      /** Of this payment alone. */
      readonly address: string;
      /** The token's contract. */
      readonly contract: string;
    }
  | {
      readonly kind: 'bank';
      readonly holder: string;
      readonly bank: string;
      /** IBAN or account number as it is written down. */
      readonly account: string;
      readonly bic: string;
      /** What the transfer must say. */
      readonly reference: string;
    };

/** An opened payment. The reference is the adapter's own; it is kept and given back with every later question. */
export type Opened = { readonly ref: string; readonly instructions: Instructions };

/** A payment as it is asked about: `ref` is empty where it was never opened. */
export type PaymentRef = Money & { readonly paymentId: string; readonly ref: string };

/** What a provider says of money that it took. */
export type Capture = {
  readonly paymentId: string;
  readonly providerPayment: string;
  readonly eventId: string;
  readonly asset: string;
  readonly units: bigint;
  readonly payee: string;
  readonly at: Date;
  /** What else it says that proves the payment, for the merchant to read: a card's country, a block, a value date. */
  readonly facts?: Readonly<Record<string, string>>;
};

/** A provider's message as it came in: nothing of it counts before its adapter has read it. */
export type IncomingMessage = {
  readonly body: Buffer;
  /** A header by its name in small letters; undefined where it did not come. */
  readonly header: (name: string) => string | undefined;
  /** What the address that it was sent to says, for a provider that signs nothing: only it was told. */
  readonly token?: string | undefined;
};

/** What is stored of a message: nothing of it names a person. */
type StoredMessage = {
  readonly eventId: string;
  /** What the provider calls it, such as `PAYMENT.CAPTURE.COMPLETED`. */
  readonly event: string;
  /** Ids, amounts and times, as the message has them. */
  readonly facts: Readonly<Record<string, string>>;
};

export type ProviderMessage =
  | { readonly kind: 'captured'; readonly capture: Capture }
  /** Something happened to a payment: what, is fetched by its id and never believed from the message. */
  | (StoredMessage & {
      readonly kind: 'check';
      /** Empty where the message names only the provider's own id of the capture. */
      readonly paymentId: string;
      readonly providerPayment?: string;
      /** The page that it is of, where the message says it: money may come on one that was replaced. */
      readonly ref?: string;
      /** What `fetch` would find, by what was read for this message already. */
      readonly fetch?: (payment: PaymentRef) => Promise<Capture | undefined>;
      /** A buyer's bank asks the money back: the merchant is to know. */
      readonly about?: 'dispute';
    })
  | (StoredMessage & { readonly kind: 'ignored'; readonly reason: string });

export type RefundRequest = Money & {
  readonly refundId: string;
  readonly payment: PaymentRef;
  /** The provider's own id of the capture. */
  readonly providerPayment: string;
  /** Where the buyer wants it, for ways to pay that do not know: an address, an IBAN; empty where none was given. */
  readonly to: string;
};

export type PaymentProgress = {
  /** Seen at all. */
  readonly units: bigint;
  /** Of that, what can no longer be undone. */
  readonly finalUnits: bigint;
  readonly confirmations?: number;
  readonly needed?: number;
};

/** One line of the account that a provider keeps for us: what its messages tell has to be found there. */
export type ProviderLine = {
  /** The provider's own name of the line, the same however often it is read. */
  readonly id: string;
  readonly kind: 'capture' | 'refund' | 'dispute' | 'fee' | 'payout' | 'other';
  /** What it is of: the provider's own id of a capture, our id of a refund. */
  readonly ref: string;
  readonly asset: Asset;
  /** In the money of the payment: above zero what came, below zero what left. */
  readonly units: bigint;
  readonly at: Date;
};

/** From `from` on, and before `until`: spans that meet have no line twice and none between them. */
export type LineSpan = { readonly from: Date; readonly until: Date };

export type PaymentProvider = {
  /** Unique in the instance; stands in every payment's row. */
  readonly name: string;
  readonly method: PaymentMethod;
  readonly grade: EvidenceGrade;
  /** The headers that prove who sent a message: they are kept beside it. */
  readonly proofHeaders?: readonly string[];
  /** True where a message is read by asking the provider: whoever sends many that are not its own is not read any more. */
  readonly asksToRead?: boolean;
  /** Minutes that a checkout waits for its money. */
  readonly waitMinutes: number;
  /** Minutes more for money that was sent in time and is on its way: a transfer of a bank. */
  readonly graceMinutes?: number;
  /** True where the adapter can take this payment; the page does not offer it otherwise. */
  takes(payment: Money & { readonly country: string }): boolean;
  /** Where the buyer pays, for a provider that need not be asked first. */
  at?(payment: OpenPayment): string;
  /** Opens a payment under our id; opening twice gives the same one, and after a page that ended one new one. */
  open(payment: OpenPayment): Promise<Opened>;
  /**
   * Reads a message; undefined where signature, stamp or shape are not right. A provider may have to be asked whether a
   * message is its own.
   *
   * @throws Error where it was asked and did not answer: the message is refused, and comes again.
   */
  read(message: IncomingMessage): ProviderMessage | undefined | Promise<ProviderMessage | undefined>;
  /**
   * Asks what became of a payment: for messages that were lost. Undefined while nothing was captured.
   *
   * @throws PageEnded where nobody can pay on its page any more, though its time is not over; PaymentMismatch.
   */
  fetch(payment: PaymentRef): Promise<Capture | undefined>;
  /** True where a page that ended is replaced: money may come on more than one, and what is too much is refunded. */
  readonly replacesPages?: boolean;
  /** Ends the page of a payment that was paid on another one, as far as the provider can. */
  close?(payment: PaymentRef): Promise<void>;
  /** What has arrived of a payment that comes in pieces or is not final yet. */
  progress?(payment: PaymentRef): Promise<PaymentProgress | undefined>;
  /** Holds its configuration against the world before anybody pays. Throws where the instance must not start. */
  start?(): Promise<void>;
  /** Looks for what nobody tells of, every few seconds: new blocks. Several at once do no harm. */
  look?(): Promise<number>;
  /** Every line of its account that it made in a span, for reconciliation; absent where it keeps none for us. */
  lines?(span: LineSpan): Promise<readonly ProviderLine[]>;
  /** Minutes after which a line is surely shown, for an account that shows them late. */
  readonly linesLateMinutes?: number;
  /** True where `lines` leave out fees and what was sent to our bank: they are compared, but their sum is no balance. */
  readonly linesOmitPayouts?: boolean;
  /** For a way without such an account: throws where nobody can be asked now, so that nothing was compared. */
  reach?(): Promise<void>;
  /** Where captures go that it finds by itself, also those that come late: each until it was taken once. */
  connect?(onCapture: (capture: Capture) => Promise<void>): void;
  /** What is wrong with a place that a refund is to go to; absent where money goes back by itself. */
  placeFault?(to: string): string | undefined;
  /** The buyer says where money goes that is owed back beside refunds: too much, too little or too late. */
  returnTo?(payment: PaymentRef, to: string): Promise<void>;
  /** Gives money back under our refund id; the same id twice moves it once. `pending` is asked again later. */
  refund(refund: RefundRequest): Promise<'paid' | 'pending'>;
};

/** A provider took money that does not fit what was asked. Nothing is booked; a person has to look. */
export class PaymentMismatch extends Error {
  override readonly name: string = 'PaymentMismatch';
  readonly what: string;
  constructor(what: string, paymentId: string) {
    super(`the provider's ${what} does not fit the payment ${paymentId}`);
    this.what = what;
  }
}

/** Nobody can pay on a payment's page any more: it is forgotten, and the next one is opened when the buyer asks for it. */
export class PageEnded extends Error {
  override readonly name: string = 'PageEnded';
  constructor(paymentId: string) {
    super(`the page of the payment ${paymentId} has ended`);
  }
}

/** A provider cannot give money back the way it came. It is tried again, and the buyer may name another place. */
export class RefundRefused extends Error {
  override readonly name: string = 'RefundRefused';
}

/** The ways to pay of this instance, in the order in which buyers see them. */
export type Payments = readonly PaymentProvider[];

/** @throws Error where the instance no longer has the provider of a payment: its configuration lost one. */
export function providerNamed(payments: Payments, name: string): PaymentProvider {
  const found = payments.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no payment provider is called ${name}`);
  return found;
}
