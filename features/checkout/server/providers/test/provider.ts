// The test payment provider: it captures, signs its messages, and may send them late, twice or not at all.
// It lives in this process but keeps to the other side of the port. Only for databases of test data.
import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { isAsset, type Asset } from '#domain/money/money.ts';
import { addMinutes } from '#domain/time.ts';
import type { Capture, IncomingMessage, PaymentProvider } from '#platform/ports/payments.ts';
import { isSigned, sign, signatureHeader } from '#platform/ports/signature.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './provider.sql.ts';

export const testProviderName = 'test';

type Parts = Pick<Environment, 'db' | 'clock' | 'baseUrl'> & {
  /** Active webhook secrets, the one that signs first. */
  readonly secrets: readonly string[];
};

/** Takes a signed message to the platform; true where it was acknowledged. */
export type Deliver = (body: Buffer, signature: string) => Promise<boolean>;

export type WebhookManner = 'normal' | 'twice' | 'late' | 'lost';

export type TestProvider = PaymentProvider & {
  /** Where its messages go; set once when the platform is composed. */
  deliverTo(deliver: Deliver): void;
  /** Captures a payment that `open` named, and sends its message in the given manner. */
  pay(ref: string, manner: WebhookManner): Promise<OpenRef>;
  lookUp(ref: string): Promise<OpenRef & { refunded: bigint; isCaptured: boolean }>;
  /** Sends what is due and was not acknowledged; gives how many messages were. */
  redeliver(): Promise<number>;
};

/** What the provider knows of an opened payment: it stands in its reference, sealed. */
export type OpenRef = {
  readonly paymentId: string;
  readonly asset: Asset;
  readonly units: bigint;
  readonly payee: string;
};

const message = z.object({
  id: z.string(),
  type: z.literal('payment.captured'),
  payment: z.string(),
  provider_payment: z.string(),
  asset: z.string(),
  units: z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
  payee: z.string(),
  at: z.iso.datetime(),
});

/** A message that is late comes after this. */
const lateMinutes = 1;

const facts = {
  name: testProviderName,
  method: 'test',
  grade: 'test',
  waitMinutes: limits.reservationMinutes,
  takes: () => true,
} as const;

export function makeTestProvider(parts: Parts): TestProvider {
  const { db, clock, secrets } = parts;
  const [secret = ''] = secrets;
  let deliver: Deliver = () => Promise.resolve(false);
  let acknowledged: string[] = [];

  async function send(payment: sql.TestPayment): Promise<boolean> {
    const body = Buffer.from(JSON.stringify(messageOf(payment)));
    const isTaken = await deliver(body, sign(body, secret, clock.now()));
    if (isTaken) acknowledged.push(payment.id);
    return isTaken;
  }

  async function flush(): Promise<void> {
    const ids = acknowledged;
    acknowledged = [];
    if (ids.length > 0) await sql.markDelivered(db.direct, { ids });
  }

  const urlOf = (payment: OpenRef) => `${parts.baseUrl}/s/${payment.payee}/pay/${sealRef(payment, secret)}`;

  return {
    ...facts,
    deliverTo(to) {
      deliver = to;
    },
    at: urlOf,
    open: (payment) =>
      Promise.resolve({
        ref: payment.paymentId,
        instructions: { kind: 'redirect', url: urlOf(payment) },
      }),
    read: (message) => readMessage(message, secrets, clock.now()),
    async fetch({ paymentId }) {
      const found = await sql.findPayment(db.direct, { id: paymentId });
      return found === undefined ? undefined : captureOf(found);
    },
    async refund({ refundId, payment, units }) {
      const { paymentId } = payment;
      await sql.refundOnce(db.direct, { id: refundId, paymentId, units, at: clock.now() });
      return 'paid';
    },
    async pay(ref, manner) {
      const opened = readRef(ref, secret);
      const now = clock.now();
      const payment = {
        id: opened.paymentId,
        asset: opened.asset,
        units: opened.units,
        event_id: `evt_${opened.paymentId}`,
        captured_at: now,
      };
      const due = manner === 'lost' ? null : addMinutes(now, manner === 'late' ? lateMinutes : 0);
      await sql.captureOnce(db.direct, { ...payment, deliverAt: due });
      if (manner === 'lost' || manner === 'late') return opened;
      const stored = { ...payment, refunded: 0n, delivered: false };
      await Promise.all(manner === 'twice' ? [send(stored), send(stored)] : [send(stored)]);
      return opened;
    },
    async lookUp(ref) {
      const opened = readRef(ref, secret);
      const found = await sql.findPayment(db.direct, { id: opened.paymentId });
      return { ...opened, refunded: found?.refunded ?? 0n, isCaptured: found !== undefined };
    },
    async redeliver() {
      await flush();
      const waiting = await sql.listUndelivered(db.direct, { now: clock.now() });
      const taken = await Promise.all(waiting.map(send));
      await flush();
      return taken.filter(Boolean).length;
    },
  };
}

function messageOf(payment: sql.TestPayment) {
  return {
    id: payment.event_id,
    type: 'payment.captured',
    payment: payment.id,
    provider_payment: `test_${payment.id}`,
    asset: payment.asset,
    units: payment.units.toString(),
    payee: payment.id.split('.')[0] ?? '',
    at: payment.captured_at.toISOString(),
  };
}

function captureOf(payment: sql.TestPayment): Capture {
  return {
    paymentId: payment.id,
    providerPayment: `test_${payment.id}`,
    eventId: payment.event_id,
    asset: payment.asset,
    units: payment.units,
    payee: payment.id.split('.')[0] ?? '',
    at: payment.captured_at,
  };
}

function readMessage({ body, header }: IncomingMessage, secrets: readonly string[], now: Date) {
  if (!isSigned(body, header(signatureHeader), secrets, now)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  const parsed = z.safeParse(message, value);
  if (!parsed.success) return undefined;
  const { id, payment, provider_payment, asset, units, payee, at } = parsed.data;
  const capture = {
    paymentId: payment,
    providerPayment: provider_payment,
    eventId: id,
    asset,
    units: BigInt(units),
    payee,
    at: new Date(at),
  };
  return { kind: 'captured' as const, capture };
}

/** `<shop>.<uuid>.<asset>.<units>.<payee>.<seal>`: nothing is stored until somebody pays. */
function sealRef({ paymentId, asset, units, payee }: OpenRef, secret: string): string {
  const open = `${paymentId}.${asset}.${units}.${payee}`;
  return `${open}.${sealOf(open, secret)}`;
}

function sealOf(open: string, secret: string): string {
  return createHmac('sha256', secret).update(`ref|${open}`).digest('base64url').slice(0, 22);
}

function readRef(ref: string, secret: string): OpenRef {
  const [shop = '', id = '', asset = '', units = '', payee = '', seal = ''] = ref.split('.');
  const open = `${shop}.${id}.${asset}.${units}.${payee}`;
  const isOurs = seal === sealOf(open, secret) && readRoutedId(`${shop}.${id}`) !== undefined;
  if (!isOurs || !isAsset(asset)) throw refuse('recordNotFound', { reason: 'payment' });
  return { paymentId: `${shop}.${id}`, asset, units: BigInt(units), payee };
}
