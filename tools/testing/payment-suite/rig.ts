// What the suite of behaviours needs of a provider and its double: a page that a buyer pays on, and money that goes back.
import type { OpenPayment, PaymentProvider, PaymentRef } from '#platform/ports/payments.ts';
import type { virtualClock } from '#platform/ports/clock.ts';
import type { Trouble } from '../card-double/trouble.ts';

/** What a dishonest or broken page takes in the place of what was asked. */
export type WrongMoney = { readonly units?: bigint; readonly currency?: string; readonly payment?: string };

export type SeenRefund = {
  readonly id: string;
  readonly refundId: string | undefined;
  readonly units: bigint;
};

export type PaymentRig = {
  readonly provider: PaymentProvider;
  readonly clock: ReturnType<typeof virtualClock>;
  /** The beginnings of the lines of its calls: `POST /v2/payments`. */
  readonly calls: { readonly open: string; readonly fetch: string; readonly refund: string };
  trouble(trouble: Trouble): void;
  /** The lines of every call that came. */
  lines(): string[];
  /** As after the time that the provider remembers keys. */
  forgetKeys(): void;
  /** True where a page is forgotten after a while: who asks for it is told that it has ended. */
  readonly forgetsPages?: boolean;
  /** A buyer pays on the page of this reference, where it still takes them. */
  pay(ref: string, wrong?: WrongMoney): void;
  /** How often money was taken on a page. */
  countCaptures(ref: string): number;
  /** How many pages there are for a payment of ours. */
  countPages(paymentId: string): number;
  /** Refunds of a capture that moved money or are about to, oldest first. */
  refundsOf(providerPayment: string): SeenRefund[];
  /** What becomes of new refunds. */
  setRefunds(state: 'paid' | 'pending' | 'failed'): void;
  settleRefund(id: string, state: 'paid' | 'failed'): void;
  stop(): Promise<void>;
};

export const rigStart = new Date('2026-03-02T09:00:00.000Z');
let count = 0;

/** A payment that nobody has opened yet, due in half an hour. */
export function paymentOf(rig: Pick<PaymentRig, 'clock'>, over: Partial<OpenPayment> = {}): OpenPayment {
  count += 1;
  return {
    paymentId: `9gx2k.01956d2e-0000-7000-8000-${String(count).padStart(12, '0')}`,
    asset: 'EUR',
    units: 4999n,
    payee: 'mara',
    returnUrl: 'https://shop.example/s/mara/payment/token',
    language: 'en',
    email: 'anna@shop.example',
    expiresAt: new Date(rig.clock.now().getTime() + 30 * 60_000),
    ...over,
  };
}

export async function openOne(rig: PaymentRig, over: Partial<OpenPayment> = {}) {
  const asked = paymentOf(rig, over);
  const opened = await rig.provider.open(asked);
  const { paymentId, asset, units } = asked;
  const ref: PaymentRef = { paymentId, asset, units, ref: opened.ref };
  return { asked, opened, ref };
}

/** A payment that a buyer has paid, with its capture. */
export async function payOne(rig: PaymentRig, over: Partial<OpenPayment> = {}) {
  const made = await openOne(rig, over);
  rig.pay(made.ref.ref);
  const capture = await rig.provider.fetch(made.ref);
  if (capture === undefined) throw new Error('nothing was captured');
  const back = (units: bigint, refundId = `refund-${(count += 1)}`) =>
    rig.provider.refund({
      refundId,
      payment: made.ref,
      providerPayment: capture.providerPayment,
      asset: made.ref.asset,
      units,
      to: '',
    });
  return { ...made, capture, back, refunds: () => rig.refundsOf(capture.providerPayment) };
}

export function passMinutes(rig: Pick<PaymentRig, 'clock'>, minutes: number): void {
  rig.clock.set(new Date(rig.clock.now().getTime() + minutes * 60_000));
}
