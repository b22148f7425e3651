// The reserves of an instance that trades: once a day on record, public, and an incident where something is missing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPrivateKey, sign } from 'node:crypto';
import { openReconciliation, type FinancePerson, type ReconRig } from '#testing/reconciliation.ts';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { formatNote, parseVkey, signatureLine } from '#domain/proof/note.ts';
import { utf8 } from '#domain/proof/bytes.ts';
import { attestationText } from '#domain/record/attestation.ts';
import { addHours } from '#domain/time.ts';
import { noAddresses } from '#features/deposits/server/public.ts';
import { sealAll } from '#features/proof/server/seal.ts';
import { addWaiting } from '#features/proof/server/sequencer.ts';
import { attestReserve } from '#features/reconciliation/reserve.contract.ts';
import { publicRecord } from '#features/trust/record.contract.ts';
import { statement } from '#platform/db/database.ts';
import { openNoteKey } from '#platform/ports/record-keys.ts';
import { makeSigningKey } from '#platform/ports/receipt-keys.ts';
import { reportReserves } from './report.ts';

const auditorKey = makeSigningKey();
const auditor = openNoteKey('audit.example', auditorKey);

let rig: ReconRig;
let finance: FinancePerson;

beforeAll(async () => {
  rig = await openReconciliation({ auditorKeys: [auditor.vkey] });
  finance = await rig.person();
  const shop = await rig.app.makeShop('Reserved');
  const goods = await rig.app.makeGoods([{ code: 'RS-1', cost: '10.00', stock: 50 }]);
  await rig.app.list(shop, goods, '24.60');
  for (let sale = 0; sale < 3; sale += 1) await rig.app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
});
afterAll(() => rig.close());

const read = () => rig.app.ask(publicRecord, {});
async function report() {
  const document = await reportReserves(rig.env, noAddresses);
  await addWaiting(rig.env);
  return document;
}

test('without a seal there is no report; with one what is there is public, by label', async () => {
  expect(await report()).toBeUndefined();
  expect((await read()).reserve).toBeNull();
  await rig.look();
  await sealAll(rig.env);
  const document = await report();
  expect(document?.currencies).toEqual([
    {
      currency: 'USD',
      owed: '73.80',
      held: '73.80',
      proved_on_chain: '0.00',
      attested_by: '0.00',
      claimed: '73.80',
      cover_bps: 10_000,
    },
  ]);
  // What the provider has said, not what our books say.
  expect(document?.places).toMatchObject([{ place: 'card:test', amount: '73.80', label: 'claimed' }]);
  const shown = await read();
  expect(shown.reserve?.document).toEqual(document);
  expect(shown.owed).toMatchObject([{ currency: 'USD', buyers: '73.80', merchants: '0.00' }]);
  expect((await rig.look()).differences).toBe(0);
});

const notes = async (
  amount: string,
  over: { key?: typeof auditorKey; origin?: string; seal?: number } = {},
) => {
  const origin = over.origin ?? rig.env.recordKeys.log.name;
  const at = rig.env.clock.now();
  const text = attestationText({ origin, seal: over.seal ?? 1, currency: 'USD', amount, at });
  const key = over.key ?? auditorKey;
  const signature = sign(null, utf8(text), createPrivateKey({ key, format: 'jwk' }));
  const { keyId, name } = parseVkey(openNoteKey('audit.example', key).vkey);
  return { text, note: formatNote(text, [signatureLine(name, keyId, signature)]) };
};

const send = (note: string) => rig.app.call(attestReserve, { note });

test('an auditor’s note is part of the next report; nobody else’s is taken, nor one about another record or seal', async () => {
  const { note, text } = await notes('50.00');
  expect(await send(note)).toMatchObject({
    code: 200,
    data: { amount: '50.00', seal: 1, auditor: auditor.vkey },
  });
  expect(await send(note)).toMatchObject({ code: 200 });
  const reasons = [];
  for (const wrong of [
    (await notes('50.00', { key: makeSigningKey() })).note,
    note.replace(text, text.replace('50.00', '60.00')),
    (await notes('50.00', { origin: 'other.example/log' })).note,
    (await notes('50.00', { seal: 99 })).note,
    (await notes('51.00')).note,
    'no note',
  ]) {
    const { code, data } = await send(wrong);
    reasons.push([
      code,
      typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined,
    ]);
  }
  expect(reasons.map(([, reason]) => reason)).toEqual([
    'signature',
    'signature',
    'origin',
    'seal',
    'changed',
    'signature',
  ]);
  rig.app.clock.set(addHours(rig.app.clock.now(), 1));
  const document = await report();
  expect(document?.currencies[0]).toMatchObject({ attested_by: '50.00', claimed: '23.80', held: '73.80' });
  expect(document?.attestations).toMatchObject([{ by: auditor.vkey, amount: '50.00', note }]);
});

test('what is missing is an incident and public at once, and over when it is there again', async () => {
  await rig.query(
    'update testpay_payment set units = units - 2000 where id = (select min(id) from testpay_payment)',
  );
  rig.app.clock.set(addHours(rig.app.clock.now(), 1));
  await rig.look();
  const document = await report();
  expect(document?.currencies[0]).toMatchObject({ owed: '73.80', held: '53.80', cover_bps: 7_289 });
  expect((await read()).reserve?.document.currencies[0]?.cover_bps).toBe(7_289);
  await rig.look();
  const state = await rig.state(finance);
  expect(state.places).toContainEqual(
    expect.objectContaining({
      place: 'reserve:USD',
      expected: '73.80',
      actual: '53.80',
      difference: '-20.00',
    }),
  );
  expect(state.incidents[0]?.items.map(({ place }) => place)).toContain('reserve:USD');
  expect(state.paused).not.toBeNull();
  await rig.query(
    'update testpay_payment set units = units + 2000 where id = (select min(id) from testpay_payment)',
  );
  rig.app.clock.set(addHours(rig.app.clock.now(), 1));
  await rig.look();
  await report();
  await rig.look();
  expect((await rig.state(finance)).incidents[0]?.state).toBe('closed');
});

test('nobody changes or removes a report or an auditor’s note', async () => {
  const { direct } = rig.env.db;
  for (const table of ['reserve_report', 'reserve_attestation']) {
    for (const text of [`delete from ${table}`, `update ${table} set currency = 'EUR'`]) {
      const tried = direct.rows(statement(`test-${text.slice(0, 30)}`, text), []);
      await expect(tried).rejects.toThrow(/permission denied/);
    }
  }
});

test('the timer reports once a day, however often an instance starts', async () => {
  const reports = async () =>
    (await rig.query('select count(distinct at)::int as n from reserve_report')).rows[0]?.['n'];
  const before = await reports();
  for (let start = 0; start < 3; start += 1) {
    await setPlatformTimers(rig.app.composed, { ranks: false });
    await rig.app.composed.runner.runDue();
  }
  expect(await reports()).toBe(before);
  rig.app.clock.set(addHours(rig.app.clock.now(), 25));
  await rig.app.composed.runner.runDue();
  expect(await reports()).toBe(Number(before) + 1);
});
