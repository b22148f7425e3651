// What the card provider says became of a payment: fetched by id, read by its shape, compared with what was asked.
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { PaymentMismatch, type Capture, type PaymentRef } from '#platform/ports/payments.ts';
import { patiently, type CardConfig } from './client.ts';
import { closeSession } from './session.ts';

/** Nothing is booked; a person has to look. */
export class CardMismatch extends PaymentMismatch {
  override readonly name = 'CardMismatch';
}

const id = z.string().check(z.minLength(1), z.maxLength(255));
const idOrMore = z.nullable(z.union([id, z.object({ id })]));
const minor = z.int().check(z.minimum(0));
const metadata = z.record(z.string(), z.string());
const text = z.optional(z.nullable(z.string()));

const charge = z.object({
  id,
  status: z.string(),
  paid: z.boolean(),
  captured: z.boolean(),
  amount_captured: minor,
  currency: z.string(),
  created: z.int(),
  disputed: z.boolean(),
  payment_intent: idOrMore,
  outcome: z.nullable(z.object({ network_status: text, risk_level: text })),
  payment_method_details: z.nullable(
    z.object({
      card: z.optional(
        z.object({
          country: text,
          funding: text,
          last4: text,
          three_d_secure: z.optional(z.nullable(z.object({ result: text }))),
        }),
      ),
    }),
  ),
});

const intent = z.object({
  id,
  status: z.string(),
  amount: minor,
  amount_received: minor,
  currency: z.string(),
  metadata,
  on_behalf_of: idOrMore,
  transfer_data: z.optional(z.nullable(z.object({ destination: idOrMore }))),
  latest_charge: z.nullable(charge),
});

const session = z.object({
  id,
  status: z.nullable(z.string()),
  client_reference_id: z.nullable(z.string()),
  metadata: z.nullable(metadata),
  payment_intent: z.nullable(intent),
});

type Session = z.infer<typeof session>;
type Intent = z.infer<typeof intent>;

type Asking = { readonly client: Stripe; readonly config: CardConfig; readonly now: Date };

/**
 * The capture of a payment; undefined while there is none. A page that nobody has paid on when its checkout is over is
 * closed on this occasion, so that no money comes for stock that is given away.
 *
 * @throws CardMismatch where money was taken that does not fit.
 */
export async function fetchCapture(asking: Asking, payment: PaymentRef): Promise<Capture | undefined> {
  if (payment.ref === '') return undefined;
  let found = await retrieve(asking.client, payment.ref);
  assert(found.client_reference_id === payment.paymentId, 'page', payment);
  assert(found.metadata?.['payment'] === payment.paymentId, 'page', payment);
  if (found.status === 'open' && isOver(found, asking.now)) {
    if (await closeSession(asking.client, found.id)) return undefined;
    found = await retrieve(asking.client, payment.ref);
  }
  const paid = found.payment_intent;
  if (found.status !== 'complete' || paid === null || paid.status !== 'succeeded') return undefined;
  return captureOf(paid, { payment, config: asking.config, shop: found.metadata?.['shop'] });
}

async function retrieve(client: Stripe, ref: string): Promise<Session> {
  const expand = ['payment_intent.latest_charge'];
  return z.parse(session, await patiently(() => client.checkout.sessions.retrieve(ref, { expand })));
}

function isOver({ metadata: kept }: Session, now: Date): boolean {
  const until = Number(kept?.['until'] ?? Number.NaN);
  return now.getTime() >= until * 1000;
}

type Asked = { payment: PaymentRef; config: CardConfig; shop: string | undefined };

function captureOf(paid: Intent, { payment, config, shop }: Asked): Capture {
  const taken = paid.latest_charge;
  const currency = payment.asset.toLowerCase();
  assert(paid.metadata['payment'] === payment.paymentId, 'payment', payment);
  assert(paid.metadata['shop'] === shop && isKept(paid, config.account), 'payee', payment);
  assert(paid.currency === currency, 'currency', payment);
  assert(BigInt(paid.amount_received) === payment.units, 'amount', payment);
  if (taken === null) throw new CardMismatch('charge', payment.paymentId);
  assert(idOf(taken.payment_intent) === paid.id, 'charge', payment);
  assert(taken.status === 'succeeded' && taken.paid && taken.captured, 'charge', payment);
  assert(taken.currency === currency && BigInt(taken.amount_captured) === payment.units, 'charge', payment);
  return {
    paymentId: payment.paymentId,
    providerPayment: paid.id,
    eventId: taken.id,
    asset: payment.asset,
    units: BigInt(paid.amount_received),
    payee: paid.metadata['payment']?.split('.')[0] ?? '',
    at: new Date(taken.created * 1000),
    facts: factsOf(taken),
  };
}

function assert(isRight: boolean, what: string, { paymentId }: PaymentRef): void {
  if (!isRight) throw new CardMismatch(what, paymentId);
}

/** True where the money stays where we asked for it: nothing of it is passed on to another account. */
function isKept(
  { on_behalf_of: behalf, transfer_data: transfer }: Intent,
  account: string | undefined,
): boolean {
  const places = [idOf(behalf), idOf(transfer?.destination ?? null)];
  return places.every((one) => one === undefined || one === account);
}

function idOf(value: z.infer<typeof idOrMore>): string | undefined {
  return typeof value === 'string' ? value : value?.id;
}

/** What proves the payment to a merchant. No number of a card, no name of a brand. */
function factsOf({
  payment_method_details: details,
  outcome,
}: z.infer<typeof charge>): Record<string, string> {
  const card = details?.card;
  const facts: Record<string, string | null | undefined> = {
    card_country: card?.country,
    funding: card?.funding,
    last4: card?.last4,
    three_d_secure: card === undefined ? undefined : (card.three_d_secure?.result ?? 'not_asked'),
    outcome: outcome?.network_status,
    risk: outcome?.risk_level,
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
