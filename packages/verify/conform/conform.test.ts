// The checks of trust from outside: an instance that keeps them passes, and each that it breaks is named by its number.
import { afterEach, expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { postingKinds } from '#domain/ledger/postings.ts';
import { limits as allLimits } from '#domain/limits.ts';
import { fees as plainFees, now, openHonest, optionsFor } from '../testing/honest.ts';
import { startRecord, type Instance } from '../testing/log-rig.ts';
import { conform, type Conformed } from './conform.ts';

let instance: Instance | undefined;
afterEach(async () => {
  await instance?.close();
  instance = undefined;
});

const fees = {
  ...plainFees,
  payouts: [{ type: 'bank', fee: '0.50' }],
  deposits: { fee: '0.00', needed: false },
};
const { depositCapMajor, depositFirstDays, depositUnverifiedMajor } = allLimits;
const limits = { depositCapMajor, depositFirstDays, depositUnverifiedMajor };
const postings = Object.entries(postingKinds).map(([kind, { debit, credit }]) => ({ kind, debit, credit }));
const entity = { brand: 'Lamp Lane', legal_name: 'Lamp Lane Ltd', country: 'SG' };
const page = (text: string, language = 'en') =>
  `<html lang="${language}"><body><a href="/trust/safety">!</a>${text.repeat(60)}</body></html>`;

type Changed = { rules?: object; entity?: object; fees?: object; files?: Record<string, string | undefined> };

async function open(changed: Changed = {}): Promise<Instance> {
  const rules = { v: 1, postings, limits, ...changed.rules };
  const served = { ...fees, ...changed.fees };
  const named = { ...entity, ...changed.entity };
  const record = startRecord().doc('fees', served, { time: now - 600 });
  record.doc('rules', rules, { time: now - 600 }).doc('entity', named, { time: now - 600 });
  for (let shop = 0; shop < 300; shop += 1) record.act('shop.opened', now - 500);
  record.seal(now - 300);
  const opened = await openHonest(record);
  opened.files.set('/fees.json', JSON.stringify(served));
  opened.files.set(
    '/api/v1/trust/entity',
    JSON.stringify({ code: 200, msg: 'ok', data: { ...named, terms: {} } }),
  );
  for (const path of ['', '/terms', '/fees', '/entity', '/figures', '/ranking']) {
    opened.files.set(`/trust${path}`, page(`What everybody may read ${path}. `));
  }
  for (const language of languages) {
    opened.files.set(`/${language}/trust/safety`, page(`We never ask (${language}). `, language));
  }
  for (const [path, text] of Object.entries(changed.files ?? {})) {
    if (text === undefined) opened.files.delete(path);
    else opened.files.set(path, text);
  }
  instance = opened;
  return opened;
}

async function lookAt(id: string, changed: Changed = {}): Promise<Conformed | undefined> {
  const served = await open(changed);
  const { checks } = await conform(optionsFor(served));
  await served.close();
  return checks.find((one) => one.id === id);
}

test('an instance that keeps them passes all checks', async () => {
  const served = await open();
  served.witnessed = served.checkpoint();
  const result = await conform(optionsFor(served));
  expect(result.checks.filter(({ pass }) => pass !== true)).toEqual([]);
  expect(result).toMatchObject({ ok: true, passed: 11, failed: 0, skipped: 0, url: served.url });
});

test('T03: a posting that unlocks, verifies or taxes a wallet is named', async () => {
  for (const kind of ['wallet_unlock', 'verification_fee', 'level_upgrade', 'income_tax']) {
    const rules = { postings: [...postings, { kind, debit: 'shop_available', credit: 'commission' }] };
    expect(await lookAt('T03', { rules })).toMatchObject({ pass: false });
  }
  expect(await lookAt('T03', { rules: { postings: [] } })).toMatchObject({ pass: false });
});

test('T09: limits without a cap of deposits', async () => {
  const { depositCapMajor: _cap, ...rest } = limits;
  expect(await lookAt('T09', { rules: { limits: rest } })).toMatchObject({
    pass: false,
    why: 'The limits on record have no depositCapMajor: deposits are not capped.',
  });
});

test('T13: a payout without a fee, or a deposit that is needed', async () => {
  expect(await lookAt('T13', { fees: { payouts: [{ type: 'bank' }] } })).toMatchObject({ pass: false });
  expect(await lookAt('T13', { fees: { deposits: { fee: '0.00', needed: true } } })).toMatchObject({
    pass: false,
  });
});

test("T25: a name that borrows a third party's mark", async () => {
  expect(await lookAt('T25', { entity: { brand: 'Face-b00k Lamps' } })).toMatchObject({ pass: false });
});

test('T26: a page that asks for a password, or has nothing to read, and a file that is missing', async () => {
  const locked = { '/trust/fees': page('<input type="password">Please sign in to read this. ') };
  expect(await lookAt('T26', { files: locked })).toMatchObject({ pass: false });
  expect(await lookAt('T26', { files: { '/trust': '<html><script>app()</script></html>' } })).toMatchObject({
    pass: false,
  });
  expect(await lookAt('T26', { files: { '/trust/terms': undefined } })).toMatchObject({ pass: false });
});

test('T27: a notice that is missing, not translated, or not linked', async () => {
  const none = Object.fromEntries(languages.map((language) => [`/${language}/trust/safety`, undefined]));
  expect(await lookAt('T27', { files: none })).toMatchObject({ pass: false });
  const same = { '/ja/trust/safety': page('We never ask (en). ', 'ja') };
  expect(await lookAt('T27', { files: same })).toMatchObject({
    why: 'The notice is not translated: two languages have the same text.',
  });
  const unlinked = { '/trust/terms': page('Terms for everybody. ').replace('/trust/safety', '/') };
  expect(await lookAt('T27', { files: unlinked })).toMatchObject({ pass: false });
});

test('T29: an entry with a text that may be about a person', async () => {
  const served = await open();
  served.recorder.add({
    kind: 'doc',
    name: 'report',
    time: now - 60,
    from: now - 60,
    version: 'for ann@example.com',
    sha256: [...served.recorder.docs.keys()][0] ?? '',
  });
  const { checks } = await conform(optionsFor(served));
  expect(checks.find(({ id }) => id === 'T29')).toMatchObject({ pass: false });
});

test('where the record is wrong, nothing that it says is looked at', async () => {
  const served = await open();
  served.answers.set('/log/tile/0/000', { status: 404, body: '' });
  const result = await conform(optionsFor(served));
  expect(result).toMatchObject({ ok: false, passed: 0 });
  expect(result.checks.find(({ id }) => id === 'T23')).toMatchObject({ pass: false });
  expect(result.checks.find(({ id }) => id === 'T03')).toMatchObject({ pass: null });
});
