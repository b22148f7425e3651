// What the shop sees of emails about carts: those that were sent, the orders that came from them, and the switch.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { assetOf, formatUnits } from '#domain/money/money.ts';
import type { Language } from '#domain/text/language.ts';
import { addDays } from '#domain/time.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { toPage } from '#domain/wire/page.ts';
import type { listReminders } from '#features/reminders/contract.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { isOffered, type Context } from './ask.ts';
import * as sql from './reminders.sql.ts';

type Own = Context & { readonly shopId: bigint };

const stored = z.array(z.object({ goods_id: z.string(), qty: z.int(), title: z.string() }));

export async function listSent(
  { tx, shopId, now }: Own,
  language: Language,
  input: InputOf<typeof listReminders>,
): Promise<GivenOf<typeof listReminders>> {
  const { kind, page, page_size: size } = input;
  const after = addDays(now, -limits.reminderKeepDays);
  const asked = { shopId, after, ...(kind === 'all' ? {} : { isOrdered: true }) };
  const [rows, counted, isOn, { currency }] = await Promise.all([
    sql.list(tx, { ...asked, language, limit: size + 1, offset: (page - 1) * size }),
    sql.count(tx, { shopId, after }),
    isOffered(tx, shopId),
    shopOf(tx, shopId),
  ]);
  const asset = assetOf(currency);
  const list = rows.map(({ id, sent_at, lines, order_id: orderId, number, total_units: units }) => ({
    id,
    sent_at,
    lines: z.parse(stored, JSON.parse(lines)),
    order:
      orderId === null || number === null || units === null
        ? null
        : { id: orderId, number: orderNumberOf(shopId, number), amount: formatUnits(units, asset) },
  }));
  const { sent = 0, ordered = 0 } = counted ?? {};
  return { ...toPage(list, input, null), is_on: isOn, currency, sent, ordered };
}

/** Those that wait are looked at when they are due: switched off, they are deleted then. */
export async function choose({ tx, shopId, now }: Own, isOn: boolean): Promise<{ is_on: boolean }> {
  await sql.setChoice(tx, { shopId, isOn, at: now });
  return { is_on: isOn };
}
