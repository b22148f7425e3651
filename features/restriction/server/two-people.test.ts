// What takes two people, what service may do for a day, and the copies of a statement.
import { createHash, randomUUID } from 'node:crypto';
import canonicalize from 'canonicalize';
import { consoleToken } from '#testing/door.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shopIdOf } from '#domain/wire/ids.ts';
import { recordNumbersOf } from '#features/proof/server/acts.ts';
import { addWaiting } from '#features/proof/server/sequencer.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import * as op from '#features/restriction/console.contract.ts';
import { addAppeal, statementCopy } from '#features/restriction/contract.ts';
import { channelPay } from '#features/deposits/contract.ts';
import type { TestShop } from '#testing/test-app.ts';
import { readRestrictionDocument } from '#features/restriction/document.contract.ts';
import { sqlState, statement as sql } from '#platform/db/database.ts';
import {
  evidence,
  numberOf,
  objection,
  openRestrictions,
  ownId,
  reason,
  type Rig,
} from '#testing/restrictions.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openRestrictions();
});
afterAll(() => rig.app.close());

const password = 'right-horse-battery-7';

async function personOf(role: 'service' | 'risk'): Promise<string> {
  const username = `${role}-${randomUUID().slice(0, 8)}`;
  await makeOperator(rig.env, { username, password, name: role, roles: [role] });
  return consoleToken(rig.app, { username, password });
}

const propose = async (shop: TestShop) =>
  rig.app.ask(
    op.proposeRestriction,
    {
      shop: shop.shopId,
      level: 'wallet_frozen',
      reason,
      evidence,
      until: rig.days(5),
      document_id: await rig.document(shop),
    },
    { token: await rig.by.first(), onceKey: randomUUID() },
  );

const decide = async (id: string, as = rig.by.second, verdict: 'confirmed' | 'declined' = 'confirmed') =>
  rig.app.call(op.decideProposal, { id, verdict }, { token: await as() });

test('a freeze for suspicion holds nothing until another person confirms it', async () => {
  const shop = await rig.shopWith('80.00');
  const alone = { level: 'wallet_frozen', code: 'H04' } as const;
  expect(await rig.tryPlace(shop, alone)).toMatchObject({ code: 405, data: { reason: 'two_people' } });
  const { id } = await propose(shop);
  expect(await rig.walletOf(shop)).toMatchObject({ available: '80.00', holds: [] });
  expect(await decide(id, rig.by.first)).toMatchObject({ code: 409, data: { reason: 'same_person' } });
  expect(await rig.walletOf(shop)).toMatchObject({ available: '80.00' });
  expect(await decide(id)).toMatchObject({ code: 200, data: { held: '80.00' } });
  expect(await rig.walletOf(shop)).toMatchObject({ available: '0.00', held: '80.00' });
  expect(await decide(id)).toMatchObject({ code: 203, data: { reason: 'decided' } });
});

test('a proposal that waited three days cannot be confirmed, and another one can be made', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await propose(shop);
  await rig.pass(3.1);
  expect(await decide(id)).toMatchObject({ code: 203, data: { reason: 'over' } });
  const again = await propose(shop);
  expect(await decide(again.id)).toMatchObject({ code: 200 });
});

test('of thirty who confirm at once one does, and the wallet is held once', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await propose(shop);
  const token = await rig.by.second();
  const said = await Promise.all(
    Array.from({ length: 30 }, () =>
      rig.app.call(op.decideProposal, { id, verdict: 'confirmed' }, { token, onceKey: randomUUID() }),
    ),
  );
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await rig.walletOf(shop)).toMatchObject({ held: '80.00', available: '0.00' });
});

test('the database refuses a freeze for suspicion of one person, and an order of a court without its number', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop);
  const copy = (changes: string) =>
    sql<never>(
      `test-copy-${randomUUID()}`,
      `insert into restriction (shop_id, id, reason_code, level, scope, first_hours, total_hours, notice_hours, reason,
         evidence, currency, units, held_units, placed_by, placed_at, from_at, until_at, appeal_until, state,
         placed_as, file_no)
       select r.shop_id, $3, h.code, h.level, h.scope, h.first_hours, h.total_hours, h.notice_hours, r.reason,
         r.evidence, r.currency, 1, 0, r.placed_by, r.placed_at, r.from_at, ${changes}
       from restriction r, hold_reason h where r.shop_id = $1 and r.id = $2 and h.level = 'wallet_frozen' and h.code = $4`,
    );
  const tried = async (code: string, changes: string) => {
    try {
      await rig.env.db.transaction((tx) =>
        tx.rows(copy(changes), [numberOf(shop), ownId(id), randomUUID(), code]),
      );
      return 'none';
    } catch (error) {
      return sqlState(error);
    }
  };
  const day = `r.from_at + interval '24 hours', r.appeal_until, 'active'`;
  expect(await tried('H04', `${day}, 'risk', null`)).toBe('23514');
  expect(await tried('H06', `${day}, 'risk', null`)).toBe('23514');
  expect(await tried('H03', `${day}, 'risk', 'F-12'`)).toBe('23514');
  expect(
    await tried('H03', `r.from_at + interval '25 hours', r.appeal_until, 'active', 'service', null`),
  ).toBe('23514');
  expect(await tried('H06', `${day}, 'risk', 'F-12'`)).toBe('none');
  const week = `r.from_at + interval '73 hours', r.appeal_until, 'active'`;
  expect(await tried('H06', `${week}, 'risk', 'F-12'`)).toBe('23514');
  expect(await tried('H03', `${day}, 'service', null`)).toBe('none');
  expect(await tried('H03', `${day}, 'service', null`)).toBe('23505');
});

test('service freezes a wallet for a day, once; its money is free when the day is over', async () => {
  const shop = await rig.shopWith('80.00');
  const token = await personOf('service');
  const ask = { shop: shop.shopId, reason, evidence: ['Sign-in from a new country at 03:12'] };
  expect(await rig.app.call(op.placeRestriction, rig.asked(shop), { token })).toMatchObject({ code: 409 });
  const frozen = await rig.app.ask(op.freezeWallet, ask, { token, onceKey: randomUUID() });
  expect(frozen).toMatchObject({ held: '80.00', until: rig.days(1) });
  expect(await rig.app.call(op.freezeWallet, ask, { token, onceKey: randomUUID() })).toMatchObject({
    code: 203,
    data: { reason: 'frozen_before' },
  });
  await rig.pass(1.001);
  expect(await rig.walletOf(shop)).toMatchObject({ available: '80.00', held: '0.00' });
});

test('an order of a court names its file, and the refusals carry the whole statement with its place in the log', async () => {
  const shop = await rig.shopWith('80.00');
  const court = { level: 'wallet_frozen', code: 'H06', until: rig.days(2) } as const;
  expect(await rig.tryPlace(shop, court)).toMatchObject({ code: 403, data: { field: 'file_no' } });
  expect(await rig.tryPlace(shop, { file_no: 'F-2026/12' })).toMatchObject({
    code: 405,
    data: { field: 'file_no' },
  });
  const { id } = await rig.place(shop, { ...court, file_no: 'F-2026/12' });
  expect(await rig.statement(shop, ownId(id))).toMatchObject({ file_no: 'F-2026/12' });
  await addWaiting(rig.app.composed.env);
  const deposit = { step: 'quote', channel_id: 'TRX/USDT', amount: '20.00' } as const;
  const numbers = await recordNumbersOf(rig.app.composed.env.db.direct, shopIdOf(shop.shopId) ?? 0n, [
    ownId(id),
  ]);
  const logIndex = numbers.get(ownId(id))?.first;
  expect(logIndex).toBeGreaterThanOrEqual(0);
  const said = await rig.app.call(channelPay, deposit, { token: await rig.app.merchant(shop) });
  expect(said).toMatchObject({
    code: 450,
    data: { restriction: { id: ownId(id), code: 'H06', scope: 'wallet', reason, evidence, logIndex } },
  });
});

test('a hold for named orders is never more than their buyers could get back', async () => {
  const shop = await rig.shopWith('80.00');
  const over = { level: 'withdrawal_prohibited', code: 'H05', amount: '1.00' } as const;
  expect(await rig.tryPlace(shop, over)).toMatchObject({
    code: 405,
    data: { reason: 'exposure', max: '0.00' },
  });
  const wrong = { code: 'H07', amount: '80.01' } as const;
  expect(await rig.tryPlace(shop, wrong)).toMatchObject({
    code: 405,
    data: { reason: 'exposure', max: '80.00' },
  });
});

test('the statement can be kept as JSON whose checksum anybody recomputes, and as a PDF in every language', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop);
  const token = await rig.app.merchant(shop);
  const json = await rig.app.ask(statementCopy, { id: ownId(id), format: 'json' }, { token });
  const shape = z.object({ statement: z.record(z.string(), z.unknown()), sha256: z.string() });
  const read = z.parse(shape, JSON.parse(Buffer.from(json.base64, 'base64').toString()));
  expect(read.statement).toMatchObject({ id: ownId(id), reason, evidence, amount: '50.00' });
  expect(read.sha256).toBe(
    createHash('sha256')
      .update(canonicalize(read.statement) ?? '')
      .digest('hex'),
  );
  for (const language of ['en', 'ja', 'zh-Hant', 'ko', 'vi']) {
    const pdf = await rig.app.ask(statementCopy, { id: ownId(id), format: 'pdf' }, { token, language });
    const bytes = Buffer.from(pdf.base64, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  const other = await rig.app.merchant(await rig.shopWith('0.00'));
  const foreign = { id: ownId(id), format: 'json' } as const;
  expect(await rig.app.call(statementCopy, foreign, { token: other })).toMatchObject({ code: 404 });
});

test('the console reads a restriction with who wrote it, and sees it in lists with what waits', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop);
  const mine = await rig.app.ask(op.restrictionOf, { id }, { token: await rig.by.first() });
  expect(mine).toMatchObject({ is_yours: true, can_extend: false, reason, placed_by: { name: 'Owner' } });
  const theirs = await rig.app.ask(op.restrictionOf, { id }, { token: await rig.by.second() });
  expect(theirs).toMatchObject({ is_yours: false, can_extend: true, shop: { id: shop.shopId } });
  expect(theirs.shop.name).toMatch(/\S/);
  const token = await rig.by.second();
  const ask = { filters: { shop: shop.shopId } };
  const { list } = await rig.app.ask(op.listAllRestrictions, ask, { token });
  expect(list).toMatchObject([
    { id, shop: theirs.shop, state: 'active', amount: '50.00', has_appeal: false },
  ]);
  const appealed = { restriction_id: ownId(id), text: objection };
  await rig.app.ask(addAppeal, appealed, { token: await rig.app.merchant(shop), onceKey: randomUUID() });
  const queue = await rig.app.ask(op.appealQueue, {}, { token });
  expect(queue.list.find((one) => one.restriction === id)).toMatchObject({
    is_yours: false,
    shop: theirs.shop,
  });
});

test('a wallet, an account or an order of a court over 72 hours takes two people and a kept document, whatever the reason', async () => {
  const shop = await rig.shopWith('80.00');
  const other = await rig.shopWith('0.00');
  const year = { level: 'wallet_frozen', code: 'H06', file_no: 'AZ 1', until: rig.days(300) } as const;
  const all = [
    year,
    { ...year, level: 'account_disabled' },
    { ...year, level: 'withdrawal_prohibited', amount: '80.00' },
  ] as const;
  for (const over of all) {
    const said = await rig.tryPlace(shop, over);
    expect(said).toMatchObject({ code: 405, data: { field: 'code', reason: 'two_people' } });
  }
  const ask = { shop: shop.shopId, ...year, reason, evidence };
  const tried = async (document?: string) =>
    rig.app.call(
      op.proposeRestriction,
      { ...ask, ...(document === undefined ? {} : { document_id: document }) },
      { token: await rig.by.first(), onceKey: randomUUID() },
    );
  expect(await tried()).toMatchObject({ code: 403, data: { field: 'document_id' } });
  expect(await tried(await rig.document(other))).toMatchObject({ code: 404 });
  const document = await rig.document(shop);
  expect((await tried(document)).code).toBe(200);
  const { list } = await rig.app.ask(op.proposalQueue, {}, { token: await rig.by.second() });
  const waiting = list.find(({ shop: { id } }) => id === shop.shopId);
  expect(waiting?.shop.name).toMatch(/\S/);
  expect(waiting).toMatchObject({ code: 'H06', document_id: document, file_no: 'AZ 1' });
  const paper = await rig.app.ask(
    readRestrictionDocument,
    { id: document },
    { token: await rig.by.second() },
  );
  expect(paper.mime).toMatch(/^image\//);
  expect(Buffer.from(paper.content, 'base64').length).toBeGreaterThan(50);
  expect(await rig.walletOf(shop)).toMatchObject({ held: '0.00' });
  expect(await decide(waiting?.id ?? '', rig.by.first)).toMatchObject({ code: 409 });
  expect(await decide(waiting?.id ?? '')).toMatchObject({ code: 200, data: { held: '80.00' } });
});

test('the amount of a proposal is checked when it is proposed, by the field, and not first when it is confirmed', async () => {
  const shop = await rig.shopWith('80.00');
  const asked = { shop: shop.shopId, code: 'H06', file_no: 'AZ 2', reason, evidence } as const;
  const document = await rig.document(shop);
  const tried = async (over: { level: 'withdrawal_prohibited' | 'wallet_frozen'; amount?: string }) =>
    rig.app.call(
      op.proposeRestriction,
      { ...asked, ...over, until: rig.days(300), document_id: document },
      { token: await rig.by.first(), onceKey: randomUUID() },
    );
  const level = 'withdrawal_prohibited';
  const wrong = { code: 405, data: { field: 'amount' } };
  expect(await tried({ level, amount: '80.0' })).toMatchObject({ ...wrong, data: { reason: 'scale' } });
  expect(await tried({ level, amount: '80.005' })).toMatchObject({ ...wrong, data: { reason: 'scale' } });
  expect(await tried({ level, amount: '0.00' })).toMatchObject({ ...wrong, data: { reason: 'amount' } });
  expect(await tried({ level })).toMatchObject({ code: 403, data: { field: 'amount' } });
  expect(await tried({ level: 'wallet_frozen', amount: '1.00' })).toMatchObject({
    ...wrong,
    data: { reason: 'not_here' },
  });
  expect(await tried({ level, amount: '80.00' })).toMatchObject({ code: 200 });
});

test('a freeze of three days is extended beyond them only with a document', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop, { level: 'wallet_frozen', code: 'H03', until: rig.days(3) });
  const longer = { until: rig.days(6) };
  expect(await rig.tryExtend(id, longer)).toMatchObject({ code: 403, data: { field: 'document_id' } });
  const document = await rig.document(shop);
  expect(await rig.tryExtend(id, { ...longer, document_id: document })).toMatchObject({ code: 200 });
});
