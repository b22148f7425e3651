// A test app with a second reviewer, and what it takes to become verified: for tests of every room that asks for it.
import sharp from 'sharp';
import { openTestApp, type TestShop, type TestApp } from './test-app.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import type { IdentityField, RejectionReason } from '#domain/identity/identity.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { operatorRoles } from '#domain/rights.ts';
import {
  decideIdentity,
  listIdentities,
  lookAtIdentity,
  takeIdentity,
} from '#features/identity/console.contract.ts';
import { myIdentity, sendIdentity } from '#features/identity/contract.ts';
import { consoleToken } from './door.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import type { CallFile } from '#platform/http/multipart.ts';

export type Input = RequestOf<typeof sendIdentity>;

export const anna: Input = {
  kind: 'person',
  country: 'DE',
  doc_type: 'id_card',
  id_number: 'L01X00T47',
  full_name: 'Anna Müller',
  birth_date: '1990-05-17',
  document_ends_on: '2030-01-31',
  phone: '+49 151 2345678',
  consent: true,
};

let shade = 0;

/** A picture that is not the same as any before. */
export async function picture(field: string): Promise<CallFile> {
  shade += 1;
  const background = { r: shade % 256, g: 99, b: Math.floor(shade / 256) };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return { field, name: `${field}.png`, bytes };
}

export const bothSides = () => Promise.all([picture('front'), picture('back')]);

export type Rig = Awaited<ReturnType<typeof openIdentityApp>>;

export async function openIdentityApp(ask: Parameters<typeof openTestApp>[0] = {}) {
  const app = await openTestApp(ask);
  const password = 'right-horse-battery-7';
  const name = 'second-reviewer';
  await makeOperator(app.composed.env, { username: name, password, name: 'Rita', roles: operatorRoles });
  return {
    app,
    reviewer: async () => consoleToken(app, { username: name, password }),
    ...actsOf(app, async () => consoleToken(app, { username: name, password })),
  };
}

type No = { readonly field: IdentityField; readonly reason: RejectionReason };
type Said = RequestOf<typeof decideIdentity>['fields'][number];

function saidOf(field: IdentityField, reasons: readonly No[], verdict: 'verified' | 'rejected'): Said {
  const reason = verdict === 'rejected' ? reasons.find((one) => one.field === field)?.reason : undefined;
  return reason === undefined ? { field, is_right: true } : { field, is_right: false, reason };
}

function actsOf(app: TestApp, reviewer: () => Promise<string>) {
  const send = async (shop: TestShop, more: Partial<Input> = {}, files?: CallFile[]) =>
    app.call(
      sendIdentity,
      { ...anna, ...more },
      { token: await app.merchant(shop), files: files ?? (await bothSides()) },
    );
  const mine = async (shop: TestShop) => app.ask(myIdentity, {}, { token: await app.merchant(shop) });
  const waiting = async () =>
    (await app.ask(listIdentities, { page_size: 100 }, { token: await reviewer() })).list;
  const idOf = async (shop: TestShop) =>
    (await waiting()).find((one) => one.shop.id === shop.shopId)?.id ?? 'none';
  const take = async (shop: TestShop) =>
    app.ask(takeIdentity, { id: await idOf(shop) }, { token: await reviewer() });
  const decide = async (shop: TestShop, verdict: 'verified' | 'rejected', reasons: readonly No[] = []) => {
    const { id, fields: keys, documents } = await take(shop);
    for (const { field, position } of verdict === 'verified' ? documents : [])
      await app.ask(lookAtIdentity, { id, field, position, reason: 'decide' }, { token: await reviewer() });
    const fields = keys.map((field) => saidOf(field, reasons, verdict));
    return app.ask(decideIdentity, { id, fields, note: '' }, { token: await reviewer() });
  };
  return {
    send,
    mine,
    waiting,
    idOf,
    take,
    decide,
    numberOf: (shop: TestShop) => shopIdOf(shop.shopId) ?? 0n,
  };
}
