// What an email to a buyer shows besides its words: the order as its page shows it, and its pictures.
import type { EmailKind } from '#domain/notifications/emails.ts';
import { limits } from '#domain/limits.ts';
import { languageOf, defaultLanguage } from '#domain/text/language.ts';
import { readMailedOrders, type MailedOrder } from '#features/checkout/server/public.ts';
import { drawForMail } from '#features/notifications/server/mail/pictures.ts';
import type { Environment } from '#platform/environment.ts';
import type { MailPicture } from '#platform/ports/mail.ts';
import type { EmailRow } from './emails.sql.ts';

export type Shown = {
  readonly order: MailedOrder | undefined;
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
export const unpaidKinds: readonly EmailKind[] = [
  'payment_open',
  'payment_expired',
  'payment_returned',
  'payment_twice',
];

/** The orders that these emails show, by their ids: the page of each says the same. */
export function readShownOrders(
  env: Environment,
  shopId: bigint,
  rows: readonly EmailRow[],
): Promise<ReadonlyMap<string, MailedOrder>> {
  const asked = rows
    .filter(({ kind, number }) => looks[kind] !== undefined && number !== null)
    .map((row) => ({ orderId: row.checkout_id, language: languageOf(row.lang) ?? defaultLanguage }));
  return readMailedOrders({ env, tx: env.db.direct, shopId, now: env.clock.now() }, asked);
}

/** What this email shows besides its words; its pictures are drawn now. */
export async function drawShown(
  env: Environment,
  row: EmailRow,
  order: MailedOrder | undefined,
): Promise<Shown> {
  if (unpaidKinds.includes(row.kind)) return nothingShown;
  const cid = (name: string) => `${name}.${row.id}@${new URL(env.baseUrl).hostname}`;
  const logo = await drawForMail(env.files, { url: row.logo_url, cid: cid('logo'), kind: 'logo' });
  const pictures = new Map<string, MailPicture>();
  for (const { id, image } of order?.lines.slice(0, limits.mailLinesMax) ?? []) {
    const picture = await drawForMail(env.files, { url: image?.url, cid: cid(`line-${id}`), kind: 'line' });
    if (picture !== undefined) pictures.set(id, picture);
  }
  return { order, logo, pictures };
}
