// What entries must be together, and what is served beside them: each lie is named in one sentence.
import { afterEach, expect, test } from 'vitest';
import {
  check,
  day,
  fees,
  honestRecord,
  hour,
  now,
  script,
  wrongIn,
  openHonest,
  type Memory,
} from '../testing/honest.ts';
import { period, startRecord, type Instance, type Recorder } from '../testing/log-rig.ts';

let instance: Instance | undefined;
afterEach(async () => {
  await instance?.close();
  instance = undefined;
});

async function open(record?: Recorder): Promise<Instance> {
  instance = await openHonest(record);
  return instance;
}

test('a document that was dropped, or changed, is named', async () => {
  const served = await open();
  const [hash = ''] = served.recorder.docs.keys();
  served.answers.set(`/log/docs/${hash}`, { status: 404, body: '' });
  expect(await wrongIn(served)).toMatch(/^doc: The document "fees" .* is on record and is not served/);
  served.answers.set(`/log/docs/${hash}`, { body: '{"version":1}' });
  expect(await wrongIn(served)).toMatch(/^doc: The document "fees" .* is not the one on record/);
});

test('other fees for one visitor are found', async () => {
  const served = await open();
  let visits = 0;
  served.answers.set('/fees.json', () => {
    visits += 1;
    const dearer = { ...fees, commission: [{ level: 'level1', bps: 900 }] };
    return visits === 2 ? { body: JSON.stringify(dearer) } : undefined;
  });
  expect(await check(served)).toMatchObject({ ok: true });
  expect(await wrongIn(served)).toMatch(/^served: \/fees\.json serves other fees than those on record/);
});

test('new fees that count too soon are found, and those announced in time are not', async () => {
  const dearer = { ...fees, version: 2 };
  const soon = honestRecord().doc('fees', dearer, { time: now - 60, from: now + 14 * day });
  expect(await wrongIn(await open(soon))).toMatch(/^notice: New fees .* less than 15 days ahead\.$/);
  await instance?.close();
  const later = honestRecord().doc('fees', dearer, { time: now - 60, from: now + 16 * day });
  expect(await check(await open(later))).toMatchObject({ ok: true });
});

test('acts that are not on record, and those of no shop, make the sum wrong', async () => {
  const kept = honestRecord().seal(now - 30, { acts: 1 });
  expect(await wrongIn(await open(kept))).toMatch(
    /^acts: Seal 4 counts 653 acts .* the record has 652 .* not put on record/,
  );
  await instance?.close();
  const none = honestRecord().seal(now - 30, { acts: -1 });
  expect(await wrongIn(await open(none))).toMatch(/^acts: .*those of no shop, or a shop was left out\.$/);
});

test('shops that were left out, or made up, are found; one that is closed may be counted or not', async () => {
  const less = await open(honestRecord().seal(now - 30, { shops: -1 }));
  expect(await wrongIn(less)).toMatch(
    /^shops: Seal 4 has 299 shops, and the record says that 299 and the platform are there .* left out\.$/,
  );
  await instance?.close();
  expect(await wrongIn(await open(honestRecord().seal(now - 30, { shops: 1 })))).toBe('');
  await instance?.close();
  expect(await wrongIn(await open(honestRecord().seal(now - 30, { shops: 2 })))).toMatch(
    /^shops: .* made up\.$/,
  );
});

test('seals are numbered, and count what is there', async () => {
  expect(await wrongIn(await open(honestRecord().seal(now - 30, { no: 9 })))).toMatch(
    /^seal: .*should have the number 4/,
  );
  await instance?.close();
  const ahead = honestRecord().seal(now - 30, { upto: 5 });
  expect(await wrongIn(await open(ahead))).toMatch(/^seal: .*which did not stand in the record/);
});

test('an act that was dated back is found by the seal before it', async () => {
  const served = await open(honestRecord().act('restriction.placed', now - 300 - 121));
  expect(await wrongIn(served)).toMatch(/^time: Entry 658 says .* the time of a seal: it was dated back\.$/);
  await instance?.close();
  expect(await check(await open(honestRecord().act('restriction.placed', now - 300 - 119)))).toMatchObject({
    ok: true,
  });
});

test('an act that was dated back is found by the checkpoint that was seen before it', async () => {
  const served = await open();
  const memory: Memory = {};
  await check(served, memory);
  served.recorder.act('restriction.placed', now - 60 - 121);
  expect(await wrongIn(served, memory)).toMatch(
    /^time: .*a checkpoint that was seen here: it was dated back/,
  );
});

test('an entry from the future is found', async () => {
  expect(await wrongIn(await open(honestRecord().act('view', now + 300)))).toMatch(
    /^time: .*is in the future\.$/,
  );
});

test('a stale checkpoint is found, and a stale seal', async () => {
  const served = await open();
  served.signedAt = now - 3 * hour;
  expect(await wrongIn(served)).toMatch(/^stale: The newest checkpoint was cosigned at .* 3 hours ago/);
  await instance?.close();
  const old = startRecord()
    .act('shop.opened', now - 9 * hour)
    .seal(now - 8 * hour);
  expect(await wrongIn(await open(old))).toMatch(/^stale: The newest seal is of .* 8 hours ago/);
});

test('a script that was changed for one phone is found', async () => {
  const served = await open();
  served.answers.set('/assets/app.js', ({ headers }) =>
    headers['user-agent'] === 'node' ? { body: `${script}steal();\n` } : undefined,
  );
  expect(await wrongIn(served)).toMatch(
    /^build: The file \/assets\/app\.js is not the one of the build on record/,
  );
});

test('public figures tell no more than the record has, or are named', async () => {
  const record = startRecord();
  record.act('record.begun', Date.parse('2026-05-01T00:00:00Z') / 1_000);
  for (let one = 0; one < 7; one += 1) {
    record.act('restriction.placed', Date.parse('2026-06-10T00:00:00Z') / 1_000 + one);
  }
  record.act('appeal.decided', Date.parse('2026-06-11T00:00:00Z') / 1_000);
  const served = await open(record.doc('fees', fees, { time: now - day }));
  const tell = (month: object) =>
    served.files.set(
      '/trust/figures.json',
      JSON.stringify({ few: 5, days: period('2026-01-01', '2026-04-01'), months: [month] }),
    );
  const month = (cases: number | null, decided: object[] = []) =>
    period('2026-06-01', '2026-07-01', { holds: [{ cases }], appeals: { decided } });
  const figuresOf = async () => (await check(served)).checks.find(({ name }) => name === 'figures');
  for (const honest of [month(7), month(null), month(7, [{ of: ['upheld'], cases: null }])]) {
    tell(honest);
    expect(await figuresOf()).toMatchObject({
      ok: true,
      sentence: '1 periods tell no more than the record has.',
    });
  }
  tell(month(8));
  expect(await figuresOf()).toMatchObject({
    code: 'figures',
    sentence: 'The figures of 2026-06-01 to 2026-06-30 tell 8 restrictions or more, and the record has 7.',
  });
  tell(month(7, [{ of: ['upheld'], cases: 6 }]));
  expect(await figuresOf()).toMatchObject({ ok: false, code: 'figures' });
  tell(month(7, [{ of: ['unanswered'], cases: 6 }]));
  expect(await figuresOf()).toMatchObject({ ok: true });
});

test('a pause of payouts that is not on record is found', async () => {
  const served = await open(honestRecord().act('payout.paused', now - 250));
  const tell = (secondsAgo: number) => {
    const since = new Date((now - secondsAgo) * 1_000).toISOString();
    const data = { open: { reason: 'maintenance', since }, earlier: [] };
    served.files.set('/api/v1/trust/pauses', JSON.stringify({ code: 200, msg: 'ok', data }));
  };
  tell(250);
  expect(await wrongIn(served)).toBe('');
  tell(599);
  expect(await wrongIn(served)).toBe('');
  tell(601);
  expect(await wrongIn(served)).toMatch(
    /^acts: Payouts were paused at .* and the record has no act about it\.$/,
  );
});
