// An email to a buyer: its sentences, what it shows of the order, and why it was sent.
import { languageOf } from '#domain/text/language.ts';
import { linesOfAddress } from '#domain/geo/postal-address.ts';
import { isRefusable } from '#domain/notifications/emails.ts';
import { isPersonName, isPlainText } from '#domain/identity/person-name.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { formatMoney } from '#locales/format-money.ts';
import { emailWords, type EmailWords } from '#locales/emails.ts';
import { sayIn } from '#locales/say.ts';
import type { MailedOrder } from '#features/checkout/server/public.ts';
import { accentOf } from '#features/notifications/server/mail/colors.ts';
import type { Fact, MailLine, MailSum } from '#features/notifications/server/mail/blocks.ts';
import { frameMail, sentenceOf, type MailContent } from '#features/notifications/server/mail/frame.ts';
import type { Email } from '#platform/ports/mail.ts';
import type { Environment } from '#platform/environment.ts';
import { daysOf, factsOf, linksOf, valuesOf, type Place } from './email-facts.ts';
import { looks, nothingShown, unpaidKinds, type Shown } from './email-shown.ts';
import type { EmailRow } from './emails.sql.ts';

/** Puts an email into the words of its buyer. The same row and order always give the same email. */
export function emailOf(
  row: EmailRow,
  shopId: bigint,
  env: Pick<Environment, 'baseUrl' | 'secret' | 'brand'>,
  shown: Shown = nothingShown,
): Email {
  const language = languageOf(row.lang) ?? 'en';
  const place: Place = { shopId, language, baseUrl: env.baseUrl, secret: env.secret };
  const links = linksOf(row, place);
  const isUnpaid = unpaidKinds.includes(row.kind);
  return frameMail(
    {
      env,
      language,
      address: row.to_email,
      id: row.id,
      stop: isRefusable(row.kind) ? links.stop : undefined,
    },
    {
      content: contentOf({ row, place, links, brand: env.brand.name }, shown),
      sender: isUnpaid
        ? { name: env.brand.name }
        : { name: row.shop_name, face: { accent: accentOf(row.theme), logo: shown.logo?.cid } },
      pictures: [...(shown.logo === undefined ? [] : [shown.logo]), ...shown.pictures.values()],
    },
  );
}

type Written = {
  readonly row: EmailRow;
  readonly place: Place;
  readonly links: ReturnType<typeof linksOf>;
  readonly brand: string;
};

function contentOf({ row, place, links, brand }: Written, shown: Shown): MailContent {
  const { language } = place;
  const words = emailWords(language);
  const kind = words.kinds[row.kind];
  const values = valuesOf(row, place);
  const say = (text: string, more = {}) => sayIn(language, text, { ...values, ...more });
  const sentence = (text: string, url: string) => sentenceOf(language, text, { ...values, url });
  const isUnpaid = unpaidKinds.includes(row.kind);
  return {
    subject: say(kind.subject),
    greeting: isGreeted(row) ? say(words.greeting) : words.greetingPlain,
    paragraphs: say(kind.body)
      .split(/\n\s*\n/)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    amount: isLarge(row) ? String(values['amount'] ?? '') : undefined,
    facts: [
      ...factsOf(withParcels(row, shown), words, place),
      ...arrivalOf(row, shown.order, { words, place }),
    ],
    ...orderOf(row, shown, { words, place }),
    action: {
      text: kind.action,
      url: links.action,
      plain: say(words.open, { action: kind.action, url: links.action }),
    },
    links: row.kind === 'order_paid' ? [sentence(words.receipt, links.receipt)] : [],
    footer: [
      say(words.why),
      ...(isUnpaid ? [] : [say(words.sentFor, { brand })]),
      ...(row.kind === 'payment_expired' ? [] : [words.secret]),
      ...(isRefusable(row.kind) ? [sentence(words.stop, links.stop)] : []),
    ],
  };
}

/** Parcels by the names of their carriers, as the page of the order has them. */
function withParcels(row: EmailRow, { order }: Shown): EmailRow {
  if (order === undefined) return row;
  const parcels = order.parcels.flatMap(({ carrier, tracking, state }) =>
    carrier === null || tracking === null || state === 'cancelled' ? [] : [{ carrier, tracking }],
  );
  return { ...row, parcels };
}

function isGreeted({ kind, buyer_name: name }: EmailRow): boolean {
  return !unpaidKinds.includes(kind) && isPersonName(name);
}

/** Mails that are about one sum; the sum of a purchase stands below its parts. */
function isLarge({ kind }: EmailRow): boolean {
  return kind === 'order_cancelled' || kind === 'refund_sent' || kind === 'case_offer';
}

type Said = { readonly words: EmailWords; readonly place: Place };

function arrivalOf(row: EmailRow, order: MailedOrder | undefined, { words, place }: Said): Fact[] {
  const { language } = place;
  if (row.kind === 'order_delivered' && order?.delivered_at)
    return [{ name: words.deliveredOn, value: daysOf(language, order.delivered_at) }];
  if (!order?.arrival || looks[row.kind]?.arrival === undefined) return [];
  return [{ name: words.arrival, value: daysOf(language, order.arrival.from, order.arrival.to) }];
}

function orderOf(
  { kind }: EmailRow,
  { order, pictures }: Shown,
  { words, place }: Said,
): Pick<MailContent, 'lines' | 'more' | 'sum' | 'address'> {
  const look = looks[kind];
  if (order === undefined || look === undefined) return {};
  const { language } = place;
  const money = moneyOf(language, order.currency);
  const more = order.lines.length - limits.mailLinesMax;
  const lines = order.lines.slice(0, limits.mailLinesMax).map(({ id, title, qty, amount }): MailLine => ({
    title,
    qty,
    amount: look.lines === 'priced' ? money(amount) : undefined,
    picture: pictures.get(id)?.cid,
  }));
  const address = look.address === undefined ? [] : addressOf(order);
  return {
    lines,
    more: more > 0 ? sayIn(language, words.moreLines, { count: more }) : undefined,
    sum: sumOf(order, look.sum, { words, money }),
    address: address.length === 0 ? undefined : { name: words.shipTo, lines: address },
  };
}

const moneyOf = (language: Place['language'], currency: string) => (amount: string) =>
  isAsset(currency) ? formatMoney(language, amount, currency) : '';

type Priced = { readonly words: EmailWords; readonly money: (amount: string) => string };

function sumOf(
  order: MailedOrder,
  kind: 'paid' | 'refunded' | undefined,
  { words, money }: Priced,
): MailSum | undefined {
  const { currency } = order;
  if (kind === undefined || !isAsset(currency)) return undefined;
  const units = (amount: string) => parseUnits(amount, currency) ?? 0n;
  const part = (name: string, amount: string) => ({ name, value: money(amount), units: units(amount) });
  if (kind === 'refunded') {
    const kept = units(order.total) - units(order.refunded);
    return {
      parts: [
        part(words.refunded, order.refunded),
        ...(kept > 0n ? [part(words.notRefunded, formatUnits(kept, currency))] : []),
      ],
      total: { name: words.paid, value: money(order.total) },
    };
  }
  return {
    parts: [
      part(words.items, order.goods_total),
      part(words.delivery, order.shipping),
      ...(units(order.tax) > 0n ? [part(words.tax, order.tax)] : []),
    ],
    total: { name: words.total, value: money(order.total) },
  };
}

/** Where it goes; nothing where a line of it could be read as somebody's message. */
function addressOf({ to }: MailedOrder): string[] {
  const lines = linesOfAddress(to);
  if (!lines.every(isPlainText)) return [];
  return isPersonName(to.name) ? [to.name, ...lines] : lines;
}
