// What an email to a buyer shows besides its words: the order as its page shows it, and its pictures.
import type { EmailKind } from '#domain/notifications/emails.ts';
import { limits } from '#domain/limits.ts';
import { languageOf, defaultLanguage } from '#domain/text/language.ts';
import { readByLink, type BuyerOrder } from '#features/checkout/server/public.ts';
import { drawForMail } from '#features/notifications/server/mail/pictures.ts';
import type { Environment } from '#platform/environment.ts';
import type { MailPicture } from '#platform/ports/mail.ts';
import type { EmailRow } from './emails.sql.ts';

/** Of the order that a mail is about: what its page says too, in the currency that was paid. */
export type ShownOrder = Pick<
  BuyerOrder,
  | 'lines'
  | 'goods_total'
  | 'shipping'
  | 'tax'
  | 'total'
  | 'refunded'
  | 'currency'
  | 'arrival'
  | 'delivered_at'
  | 'to'
  | 'parcels'
>;

export type Shown = {
  readonly order: ShownOrder | undefined;
  readonly logo: MailPicture | undefined;
  /** By the number of the line; lines without a picture have none. */
  readonly pictures: ReadonlyMap<string, MailPicture>;
};

export const nothingShown: Shown = { order: undefined, logo: undefined, pictures: new Map() };

type Look = {
  readonly lines?: 'priced' | 'plain';
  readonly sum?: 'paid' | 'refunded';
  readonly address?: true;
  readonly arrival?: true;
};

/**
 * What each kind shows. A kind that is not here is bare words and a button: before a payment nothing of a shop or a
 * buyer is shown, because such a mail can be made to go to anyone, and a receipt of a declaration has its own lines.
 */
export const looks: Partial<Record<EmailKind, Look>> = {
  order_paid: { lines: 'priced', sum: 'paid', address: true, arrival: true },
  order_shipped: { lines: 'plain', address: true, arrival: true },
  order_delivered: { lines: 'plain', address: true },
  order_late: { lines: 'plain', address: true, arrival: true },
  order_cancelled: { lines: 'plain', sum: 'refunded' },
  refund_sent: { lines: 'plain', sum: 'refunded' },
  case_received: { lines: 'plain' },
  case_approved: { lines: 'plain' },
  case_offer: { lines: 'plain' },
  case_rejected: { lines: 'plain' },
  case_escalated: { lines: 'plain' },
  case_inspected: { lines: 'plain' },
  case_decided: { lines: 'plain' },
  case_closed: { lines: 'plain' },
  review_invited: { lines: 'plain' },
  chat_answered: { lines: 'plain' },
};

/** Before anybody has paid, an email can be made to go to anyone: nothing that its sender typed is in it. */
export const unpaidKinds: readonly EmailKind[] = ['payment_open', 'payment_expired', 'payment_returned'];

/** Reads what this email shows. The page of the order says the same, because it is asked in the same way. */
export async function readShown(env: Environment, shopId: bigint, row: EmailRow): Promise<Shown> {
  if (unpaidKinds.includes(row.kind)) return nothingShown;
  const cid = (name: string) => `${name}.${row.id}@${new URL(env.baseUrl).hostname}`;
  const logo = await drawForMail(env.files, { url: row.logo_url, cid: cid('logo'), kind: 'logo' });
  if (looks[row.kind] === undefined || row.number === null) return { ...nothingShown, logo };
  const ask = {
    env,
    tx: env.db.direct,
    shopId,
    now: env.clock.now(),
    call: { language: languageOf(row.lang) ?? defaultLanguage },
    casesOf: async () => ({ cases: [], withdrawals: [] }),
  };
  const order = await readByLink(ask, row.checkout_id);
  const pictures = new Map<string, MailPicture>();
  for (const { id, image } of order.lines.slice(0, limits.mailLinesMax)) {
    const picture = await drawForMail(env.files, { url: image?.url, cid: cid(`line-${id}`), kind: 'line' });
    if (picture !== undefined) pictures.set(id, picture);
  }
  return { order, logo, pictures };
}
