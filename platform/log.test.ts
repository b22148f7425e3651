import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from './db/database.ts';
import { makeLog } from './log.ts';
import { openTestPipeline, type TestPipeline } from './testing/pipeline.ts';

let pipeline: TestPipeline;
beforeAll(async () => {
  pipeline = await openTestPipeline();
});
afterAll(() => pipeline.close());

test('an error of the database is logged with its place and without what stood in the row', async () => {
  const { direct } = pipeline.db;
  const tries = [
    statement<never>('log-bad', `select '{"secret": "anna@shop.example'::text::json`),
    statement<never>('log-uuid', `select 'anna@shop.example'::text::uuid`),
    statement<never>(
      'log-twice',
      `insert into rate values ('anna@shop.example', 'epoch', 1), ('anna@shop.example', 'epoch', 1)`,
    ),
    statement<never>('log-null', `insert into rate values ('anna@shop.example', null, 1)`),
  ];
  for (const one of tries) {
    const lines: string[] = [];
    const log = makeLog('error', { write: (line: string) => void lines.push(line) });
    await direct.rows(one, []).catch((error: unknown) => log.error({ error }, 'bug'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('anna@');
    expect(lines[0]).toMatch(/"code":"(?:22P02|23505|23502)"/);
    expect(lines[0]).toContain('"stack"');
  }
});

test('an error of ours is logged whole', () => {
  const lines: string[] = [];
  const log = makeLog('error', { write: (line: string) => void lines.push(line) });
  log.error({ error: Object.assign(new Error('no field "x"'), { detail: 'kept' }) }, 'bug');
  expect(lines[0]).toContain('no field \\"x\\"');
  expect(lines[0]).toContain('"detail":"kept"');
});
