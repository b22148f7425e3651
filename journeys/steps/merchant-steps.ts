// What journeys need of a merchant and do not look at: a phone of theirs, a sign-in, money, a verified identity.
import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod/mini';
import type { IdentityField } from '#domain/identity/identity.ts';
import { apiBase, type Endpoint } from '#domain/wire/endpoint.ts';
import {
  decideIdentity,
  listIdentities,
  lookAtIdentity,
  takeIdentity,
} from '#features/identity/console.contract.ts';
import { sendIdentity } from '#features/identity/contract.ts';
import { consoleToken } from '#testing/door.ts';
import { payOrders } from '#features/orders/contract.ts';
import { labelParcels, listParcels } from '#features/shipping/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { carrierCode, operator, staff, supplier } from '../app-facts.ts';
import { stockShop, type App, type Shop } from '../app.ts';
import { openPage } from '../people.ts';
import { buyOne } from './trade-steps.ts';

/** Of every merchant that `makeShop` makes. */
export const password = 'right-horse-battery-6';
export const pin = '482915';
export const legalName = 'Ida Berg';

type Phone = { readonly page: Page; readonly troubles: () => readonly string[] };

/** A phone that is signed in, and what went wrong on it: errors of the page, answers of 5xx. */
export async function openPhone(browser: Browser, app: App, token?: string): Promise<Phone> {
  const origins = [
    { origin: app.url, localStorage: token === undefined ? [] : [{ name: 'token', value: token }] },
  ];
  // The service worker would answer from what it keeps; here every answer is the platform's.
  const { page } = await openPage(browser, {
    storageState: { cookies: [], origins },
    serviceWorkers: 'block',
    timezoneId: 'Europe/London',
  });
  return { page, troubles: listen(page) };
}

/** Notes on a page what nobody should ever see there. */
function listen(page: Page): () => readonly string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(`${page.url()}: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 500) found.push(`${response.url()}: ${response.status()}`);
  });
  return () => found;
}

export async function operatorToken({ ask }: App): Promise<string> {
  return consoleToken({ ask }, operator);
}

/** A new session of the shop's merchant: the one before may have ended while the clock moved. */
export async function signInAgain({ ask }: App, username: string): Promise<string> {
  return (await ask(login, { username, password })).token;
}

export async function setPin({ ask }: App, token: string): Promise<void> {
  await ask(updatePayPassword, { password, new: pin, confirm: pin }, token);
}

type Earned = {
  /** Good then: the one before has ended. */
  readonly token: string;
  readonly goodsId: string;
  /** Of the buyer's link to the order. */
  readonly orderToken: string;
};

/** Sells one piece and lets the time pass until its money is free. */
export async function earn(
  app: App,
  { shop, username, price }: { shop: Shop; username: string; price: string },
): Promise<Earned> {
  const row = { code: `EARN-${username}`, title: 'Walnut tray', cost: '8.00', stock: 9 };
  const [item] = await stockShop(app, await operatorToken(app), { shop, rows: [row], price });
  const goodsId = item?.goods_id ?? '';
  const { orderId, orderToken } = await buyOne(app, shop, goodsId);
  await app.ask(payOrders, { order_ids: [orderId] }, shop.token);
  const tracking = `TRK-${username}`;
  await ship(app, tracking);
  await app.advance(1);
  await app.scan(tracking, 'delivered');
  await app.advance(20);
  return { token: await signInAgain(app, username), goodsId, orderToken };
}

async function ship(app: App, tracking: string): Promise<void> {
  const token = await consoleToken(app, supplier);
  const { list } = await app.ask(listParcels, { state: 'to_ship' }, token);
  const parcels = list.map(({ id }) => ({ id, carrier: carrierCode, tracking }));
  await app.ask(labelParcels, { parcels }, token);
  for (const code of ['accepted', 'in_transit'] as const) await app.scan(tracking, code);
}

/** The merchant shows who they are, and a reviewer finds it right. */
export async function verify(app: App, token: string): Promise<void> {
  await sendPapers(app, token);
  await decidePapers(app);
}

export async function sendPapers(app: App, token: string): Promise<void> {
  const facts = {
    kind: 'person',
    country: 'DE',
    doc_type: 'passport',
    id_number: 'L01X00T47',
    full_name: legalName,
    birth_date: '1990-05-17',
    phone: '+49 151 2345678',
    consent: 'true',
  };
  const answer = await sendForm(app, sendIdentity, { words: facts, token, picture: 'front' });
  expect(answer, JSON.stringify(answer.data)).toMatchObject({ code: 200 });
}

/** A reviewer decides about each field of what waits: all of it right but for one. */
export async function decidePapers(app: App, wrong?: IdentityField): Promise<void> {
  const by = await consoleToken(app, staff.reviewer);
  const { list } = await app.ask(listIdentities, {}, by);
  for (const { id } of list) {
    const { fields, documents } = await app.ask(takeIdentity, { id }, by);
    for (const { field, position } of documents)
      await app.ask(lookAtIdentity, { id, field, position, reason: 'decide' }, by);
    const said = fields.map((field) =>
      field === wrong
        ? { field, is_right: false as const, reason: 'mismatch' as const }
        : { field, is_right: true as const },
    );
    await app.ask(decideIdentity, { id, fields: said }, by);
  }
}

type Sent = {
  readonly words: Readonly<Record<string, string>>;
  readonly token: string;
  /** The name of a part that is to be a picture. */
  readonly picture?: string;
};

/** A call whose body is a form of words and files. */
export async function sendForm(app: App, endpoint: Endpoint, { words, token, picture }: Sent) {
  const form = new FormData();
  for (const [name, text] of Object.entries(words)) form.append(name, text);
  if (picture !== undefined) {
    form.append(picture, new Blob([await pngBytes()], { type: 'image/png' }), `${picture}.png`);
  }
  const headers = { authorization: token, 'idempotency-key': randomUUID() };
  const response = await fetch(app.url + apiBase + endpoint.path, { method: 'POST', headers, body: form });
  return z.parse(envelope, await response.json());
}

const envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

let shade = 0;

/** A picture that is not the same as any before. */
async function pngBytes(): Promise<Uint8Array<ArrayBuffer>> {
  shade += 1;
  const background = { r: shade % 256, g: 99, b: 40 };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return new Uint8Array(bytes);
}
