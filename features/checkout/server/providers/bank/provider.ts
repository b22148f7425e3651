// Paying by bank transfer: the buyer writes a reference, and what the bank's own statement says of it is the payment.
import { limits } from '#domain/limits.ts';
import { placeOf, readPlace, shareBack } from '#domain/payments/money-back.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import type { Tx } from '#platform/db/database.ts';
import type {
  Capture,
  OpenPayment,
  Opened,
  PaymentProvider,
  RefundRequest,
} from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import {
  draftReturn,
  madeReference,
  findByPayment,
  findCompleted,
  insertReference,
  insertReturns,
  lockByPayment,
  nameAsBuyer,
  readBankConfig,
  readGivenBack,
  readOfRefunds,
  readParts,
  type BankAccount,
  type BankConfig,
  type CompletedRow,
  type ReferenceRow,
} from '#features/bank/server/public.ts';

export const bankProviderName = 'bank';

export type BankParts = Pick<Environment, 'db' | 'clock' | 'random' | 'secret'>;
/**
 * The way to pay by transfer. Nothing is asked of a bank: `fetch` tells what imported statements say, and a refund is
 * `pending` until a statement shows that it was sent.
 */
export function makeBankProvider(parts: BankParts, config: BankConfig): PaymentProvider {
  const { accounts } = readBankConfig(config);
  const { db } = parts;
  const accountOf = (asset: string) => accounts.find(({ currency }) => currency === asset);
  return {
    name: bankProviderName,
    method: 'bank',
    grade: 'B',
    waitMinutes: limits.bankWaitHours * 60,
    graceMinutes: limits.bankGraceHours * 60,
    takes: ({ asset, units }) => units > 0n && accountOf(asset) !== undefined,
    async open(payment) {
      const account = accountOf(payment.asset);
      if (account === undefined) throw new Error(`there is no bank account in ${payment.asset}`);
      return instructionsOf(account, await openReference(parts, payment, account));
    },
    placeFault: (to) => (readPlace(to) === '' ? 'checksum' : undefined),
    // A bank sends no messages: its statements are brought by people.
    read: () => undefined,
    async fetch({ paymentId }) {
      const found = await findCompleted(db.direct, paymentId);
      return found === undefined ? undefined : captureOf(found);
    },
    async progress({ paymentId }) {
      const found = await findByPayment(db.direct, paymentId);
      if (found === undefined || found.received_units === 0n) return undefined;
      return { units: found.received_units, finalUnits: found.received_units };
    },
    refund: (ask) => db.transaction((tx) => giveBack(parts, tx, ask)),
  };
}

function instructionsOf({ holder, bank, account, bic }: BankAccount, reference: string): Opened {
  return { ref: reference, instructions: { kind: 'bank', holder, bank, account, bic, reference } };
}

/** References that are tried before something must be wrong: two of 30 bits hardly ever meet. */
const triesMax = 8;

async function openReference(
  { db, clock, secret }: BankParts,
  payment: OpenPayment,
  { account }: BankAccount,
): Promise<string> {
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const known = await findByPayment(db.direct, payment.paymentId);
    if (known !== undefined) return sameAs(known, payment);
    const named = attempt === 0 ? payment.paymentId : `${payment.paymentId}|${attempt}`;
    const reference = madeReference('pay', secret, named);
    const isMade = await insertReference(db.direct, {
      reference,
      paymentId: payment.paymentId,
      account,
      currency: payment.asset,
      units: payment.units,
      at: clock.now(),
      expiresAt: payment.expiresAt,
    });
    if (isMade) return reference;
  }
  throw new Error('no reference was free');
}

function sameAs(known: ReferenceRow, { asset, units }: OpenPayment): string {
  if (known.currency === asset && known.units === units) return known.reference;
  throw new Error('the payment was opened before with another amount');
}

function captureOf(found: CompletedRow): Capture {
  const shop = found.payment_id.split('.')[0] ?? '';
  return {
    paymentId: found.payment_id,
    // Unique in the instance: the bank's entry in its account.
    providerPayment: `${found.entry_key}@${found.account.slice(-6)}`,
    eventId: found.line_id,
    asset: found.currency,
    units: found.units,
    payee: shop,
    // When the platform learnt of it: a value date of last week must not end what the buyer may do for an hour.
    at: found.completed_at ?? found.created_at,
    facts: {
      value_date: found.valued_on,
      account: `•••• ${found.account.slice(-4)}`,
      reference: found.reference,
      ...(found.entry_ref === '' ? {} : { entry: found.entry_ref }),
      ...(found.other_name === '' ? {} : { payer: maskName(found.other_name) }),
    },
  };
}

/** The first letter of every word: enough to know one's customer again, too little to be a list of names. */
export function maskName(name: string): string {
  return name
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => `${Array.from(word)[0] ?? ''}…`)
    .join(' ');
}

/**
 * A refund goes to the accounts that the payment came from, as the statement names them. Only where it names none the
 * buyer's own word counts; without that it waits until two people find out.
 */
async function giveBack(parts: BankParts, tx: Tx, ask: RefundRequest): Promise<'paid' | 'pending'> {
  const { paymentId } = ask.payment;
  if (readRoutedId(paymentId) === undefined) throw new Error('the payment has no shop');
  const payment = await lockByPayment(tx, paymentId);
  if (payment === undefined || payment.completed_line === null)
    throw new Error('a payment that never came cannot go back');
  const before = await readOfRefunds(tx, [ask.refundId]);
  if (before.length === 0) await enterRefund(parts, tx, ask, payment);
  else if (before.every(({ state }) => state === 'paid')) return 'paid';
  else if (readPlace(ask.to) !== '') await nameAsBuyer(tx, ask.refundId, readPlace(ask.to));
  return 'pending';
}

async function enterRefund(
  { random, clock, secret }: BankParts,
  tx: Tx,
  ask: RefundRequest,
  { reference, currency }: ReferenceRow,
): Promise<void> {
  const now = clock.now();
  const given = await readGivenBack(tx, reference);
  const before = new Map(given.map(({ to_account: account, units }) => [account, units]));
  const came = await readParts(tx, reference);
  const list = shareBack(came, before, ask.units).map(({ payer, units }, part) => {
    const draft = { id: random.id(now), kind: 'refund' as const, currency, units };
    return draftReturn(secret, { ...draft, refundId: ask.refundId, part, reference }, placeOf(payer, ask.to));
  });
  await insertReturns(tx, list, now);
}
