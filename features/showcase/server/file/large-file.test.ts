// A file as long as the highest level’s showcase: what is shown and written, and that neither takes long.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listShowcase, undoShowcase } from '#features/showcase/contract.ts';
import { previewShowcaseFile, writeShowcaseFile } from '#features/showcase/file.contract.ts';
import { statement } from '#platform/db/database.ts';
import { header, openApp, streamOf, type App } from '#tools/testing/ledger-app.ts';

const goodsCount = 10_000;
let app: App;
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(1);
  const rows = Array.from(
    { length: goodsCount },
    (_none, at) => `L-${at},Large ${at},,things,SUP-1,10.00,20.00,5,250,,Maker,`,
  );
  await app.importCsv([header, ...rows].join('\n'));
}, 120_000);
afterAll(() => app.close());

const codeOf = (at: number) => `L-${at}`;

test('of ten thousand rows with fifty wrong ones the fifty are told by line, and the others are written once', async () => {
  const { token } = await app.merchant();
  const promote = statement('test-promote', `update shop set level = 'agent'`);
  await app.db.direct.rows(promote, []);
  const isWrong = (at: number) => at % 200 === 100;
  const lines = Array.from({ length: goodsCount }, (_none, at) =>
    isWrong(at) ? `${codeOf(at)},wrong,yes` : `${codeOf(at)},21.00,yes`,
  );
  const text = ['code,price,listed', ...lines].join('\n');
  const times = [performance.now()];
  const report = await app.ask(previewShowcaseFile, {}, { token, stream: streamOf(text) });
  times.push(performance.now());
  expect(report).toMatchObject({ rows: goodsCount, added: goodsCount - 50, refused: 50 });
  const wrongLines = lines.flatMap((_line, at) => (isWrong(at) ? [at + 2] : []));
  expect(report.errors.map(({ line }) => line)).toEqual(wrongLines);
  const [done, same] = await Promise.all(
    [1, 2].map(() => app.ask(writeShowcaseFile, { id: report.id, write: 'good' }, { token })),
  );
  times.push(performance.now());
  expect(done).toMatchObject({ added: goodsCount - 50 });
  expect(same).toEqual(done);
  const again = await app.ask(previewShowcaseFile, {}, { token, stream: streamOf(text) });
  expect(again).toMatchObject({ unchanged: goodsCount - 50, added: 0, refused: 50 });
  times.push(performance.now());
  await app.ask(undoShowcase, { undo_token: done?.undo_token ?? '' }, { token });
  times.push(performance.now());
  expect((await app.ask(listShowcase, {}, { token })).limit).toMatchObject({ rows: 0, listed: 0 });
  const spans = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  for (const span of spans) expect(span, spans.map(Math.round).join(' ms, ')).toBeLessThan(15_000);
}, 120_000);
