// What an email says besides its words: the values of its sentences, its list of facts, and where its button leads.
import { orderNumberOf } from '#domain/wire/ids.ts';
import type { Language } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import type { EmailKind } from '#domain/notifications/emails.ts';
import { formatUnits, isAsset } from '#domain/money/money.ts';
import { paidBack } from '#domain/money/paid.ts';
import { addDays } from '#domain/time.ts';
import { orderTokenOf } from '#features/checkout/server/public.ts';
import { formatMoney } from '#locales/format-money.ts';
import type { EmailWords } from '#locales/emails.ts';
import { sayIn, type Values } from '#locales/say.ts';
import type { Environment } from '#platform/environment.ts';
import type { Fact } from '#features/notifications/server/mail/blocks.ts';
import type { EmailRow } from './emails.sql.ts';

export type Place = Pick<Environment, 'baseUrl' | 'secret'> & {
  readonly shopId: bigint;
  readonly language: Language;
};

export function valuesOf(row: EmailRow, { shopId, language }: Place): Values {
  return {
    name: row.buyer_name,
    shop: row.shop_name,
    no: row.number === null ? '' : orderNumberOf(shopId, row.number),
    ...ofKind(row, language),
  };
}

/** The values of its own sentences. */
function ofKind(row: EmailRow, language: Language): Values {
  // In the money that was paid: what a refund of this part of the price gives back.
  const charge = { units: row.charged_units, priceUnits: row.total_units };
  const amount = (units: bigint | null) =>
    moneyIn(language, paidBack(charge, row.refunded_units, units ?? 0n), row.charged_asset);
  // A deadline ends at a minute: a day alone would be over too early, or too late, where its reader lives.
  const by = (at: Date | null | undefined) => (at === null || at === undefined ? '' : momentIn(language, at));
  switch (row.kind) {
    case 'order_paid':
    case 'payment_returned':
    case 'payment_twice':
      return { amount: moneyIn(language, row.charged_units, row.charged_asset) };
    case 'payment_open':
      return {
        amount: moneyIn(language, row.charged_units, row.charged_asset),
        by: momentIn(language, row.expires_at),
      };
    case 'order_delivered':
      return { by: by(row.window_ends_at) };
    case 'order_late':
      return { by: dayOf(language, promisedOf(row)) };
    case 'order_cancelled':
      return {
        why: row.cancel_kind ?? 'other',
        amount: moneyIn(language, row.cancelled_units ?? row.charged_units, row.charged_asset),
      };
    case 'refund_sent':
      return { amount: moneyIn(language, row.refund_units ?? 0n, row.refund_asset ?? row.currency) };
    case 'case_approved':
      return { sends: row.needs_return === true ? 'yes' : 'no', by: by(row.due_at) };
    case 'case_offer':
      return { amount: amount(row.offer_units), by: by(row.due_at) };
    case 'case_rejected':
      return { reason: row.answer_text ?? '', by: by(row.due_at) };
    case 'case_inspected':
      return {
        deducted: (row.deduct_units ?? 0n) > 0n ? 'yes' : 'no',
        amount: amount(row.deduct_units),
        reason: row.deduct_text ?? '',
        by: by(row.due_at),
      };
    case 'case_decided':
      return { result: row.decision ?? 'other', reason: row.decision_text ?? '' };
    case 'withdrawal_received':
      return { at: row.declared_at === null ? '' : momentIn(language, row.declared_at) };
    default:
      return { by: by(row.due_at) };
  }
}

/** The end of the days that were promised; undefined before the order was confirmed. */
export function promisedOf(row: Pick<EmailRow, 'confirmed_at' | 'days'>): Date | undefined {
  return row.confirmed_at === null || row.days === null ? undefined : addDays(row.confirmed_at, row.days);
}

/** The list below the sentences: what is copied by hand, or proves something. */
export function factsOf(row: EmailRow, words: EmailWords, { shopId, language }: Place): Fact[] {
  const facts: (readonly [string, string])[] = [];
  if (row.number !== null) facts.push([words.orderNumber, orderNumberOf(shopId, row.number)]);
  if (row.kind === 'order_shipped')
    for (const parcel of row.parcels) facts.push([words.parcel, sayIn(language, words.parcelValue, parcel)]);
  if (row.kind === 'payment_open') facts.push(...paymentFacts(row, words));
  if (row.kind === 'withdrawal_received') facts.push(...declaredFacts(row, words));
  return facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
}

function paymentFacts(row: EmailRow, words: EmailWords): (readonly [string, string])[] {
  const { instructions } = row;
  const amount = isAsset(row.charged_asset)
    ? `${formatUnits(row.charged_units, row.charged_asset)} ${row.charged_asset}`
    : '';
  if (instructions?.kind === 'bank') {
    return [
      [words.payAmount, amount],
      [words.payReference, instructions.reference],
      [words.payHolder, instructions.holder],
      [words.payAccount, instructions.account],
      [words.payBic, instructions.bic],
      [words.payBank, instructions.bank],
    ];
  }
  if (instructions?.kind !== 'chain') return [];
  return [
    [words.payAmount, amount],
    [words.payNetwork, instructions.network === 'tron' ? 'TRON (TRC-20)' : 'Ethereum (ERC-20)'],
    [words.payAddress, instructions.address],
  ];
}

function declaredFacts(row: EmailRow, words: EmailWords): (readonly [string, string])[] {
  const lines = row.declared_lines ?? [];
  return [
    [words.legalName, row.legal_name],
    [words.declaredBy, row.declared_by ?? ''],
    [words.declaredAt, row.declared_at?.toISOString() ?? ''],
    [words.declaredFor, lines.map(({ code, title, qty }) => `${qty} × ${title} (${code})`).join('; ')],
    [words.digest, row.digest?.toString('hex') ?? ''],
  ];
}

export type Links = { readonly action: string; readonly receipt: string; readonly stop: string };

export function linksOf(row: EmailRow, { shopId, language, baseUrl, secret }: Place): Links {
  const token = orderTokenOf(shopId, row.checkout_id, secret);
  const shop = `${baseUrl}${inLanguage(language, `/s/${row.handle}`)}`;
  const order = `${shop}/order/${token}`;
  return {
    action: actionOf(row.kind, { shop, order, payment: `${shop}/payment/${token}` }),
    receipt: `${order}/receipt`,
    stop: `${baseUrl}/emails/stop/${token}`,
  };
}

function actionOf(kind: EmailKind, to: { shop: string; order: string; payment: string }): string {
  if (kind === 'payment_expired') return to.shop;
  return kind === 'payment_open' || kind === 'payment_returned' || kind === 'payment_twice'
    ? to.payment
    : to.order;
}

function moneyIn(language: Language, units: bigint, currency: string): string {
  return isAsset(currency) ? formatMoney(language, formatUnits(units, currency), currency) : '';
}

/** A promise is kept by the day. */
function dayOf(language: Language, at: Date | undefined): string {
  if (at === undefined) return '';
  return formIn(language, 'day').format(at);
}

/** A day, or from one day to another. */
export function daysOf(language: Language, from: string | Date, to: string | Date = from): string {
  return formIn(language, 'days').formatRange(new Date(from), new Date(to));
}

/** With the zone, because nobody can know the reader's. */
function momentIn(language: Language, at: Date): string {
  return formIn(language, 'moment').format(at);
}

const forms = {
  day: { dateStyle: 'long', timeZone: 'UTC' },
  days: { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' },
  moment: {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making one takes as long as the rest of the email. */
const made = new Map<string, Intl.DateTimeFormat>();

function formIn(language: Language, name: keyof typeof forms): Intl.DateTimeFormat {
  const key = `${language} ${name}`;
  const form = made.get(key) ?? new Intl.DateTimeFormat(language, forms[name]);
  made.set(key, form);
  return form;
}
