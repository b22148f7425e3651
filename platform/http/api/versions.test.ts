// A program is answered in the shapes of its version, however many versions came after it.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiVersions, currentVersion } from '#domain/wire/api-version.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import {
  apiHistory,
  downgradeOutput,
  hasChanged,
  upgradeInput,
  versionOf,
  type ApiHistory,
} from './versions.ts';

const greet = endpoint({
  name: 'greet',
  method: 'POST',
  path: '/v1/greet',
  actor: 'merchant',
  scope: 'orders.read',
  summary: 'Says a name back.',
  input: z.object({ name: z.string() }),
  output: z.object({ name: z.string(), letters: z.int() }),
  refuses: [],
});

/** The second version called `nick` a name and counted nothing; the third changes nothing that is seen. */
const history: ApiHistory = {
  versions: ['2026-11-28', '2027-02-01', '2027-05-01'],
  changes: [
    {
      version: '2027-02-01',
      call: 'greet',
      input: (input) => {
        const { nick, ...rest } = fieldsOf(input);
        return { ...rest, name: nick };
      },
      output: (data) => ({ nick: fieldsOf(data)['name'] }),
    },
    { version: '2027-05-01', call: 'greet', input: (input) => input, output: (data) => data },
  ],
};

let pipeline: TestPipeline;
let registry: Registry;
beforeAll(async () => {
  pipeline = await openTestPipeline({
    authenticate: () => (token) =>
      Promise.resolve({
        actor: 'merchant',
        personId: randomUUID(),
        roles: ['owner'],
        shopId: 7n,
        tokenHash: Buffer.alloc(32),
        ...(token === 'person' ? {} : { scopes: ['orders.read'], version: token }),
      }),
    open: (opened) => {
      registry = { ...opened, history };
      handle(registry, greet, ({ input: { name } }) => Promise.resolve({ name, letters: name.length }));
    },
  });
});
afterAll(() => pipeline.close());

/** The call as it comes over HTTP: its fields are whatever the caller's version has. */
async function ask(input: unknown, token: string, version?: string) {
  const facts = {
    token,
    version,
    onceKey: undefined,
    ip: '127.0.0.1',
    language: 'en',
    requestId: 'one',
  } as const;
  const answer = await registry.kept.get('greet')?.answer({ input, ...facts });
  return { ...answer, body: z.parse(z.looseObject({ code: z.int() }), JSON.parse(answer?.text ?? '{}')) };
}

test('a key goes on in the shapes of its day, and a header asks for others for one call', async () => {
  expect(await ask({ nick: 'Ann' }, '2026-11-28')).toMatchObject({
    version: '2026-11-28',
    body: { code: 200, msg: 'ok', data: { nick: 'Ann' } },
  });
  const newest = { code: 200, msg: 'ok', data: { name: 'Ann', letters: 3 } };
  // What changed nothing leaves the answer as it is, to the last sign.
  const [second, third, person] = [
    await ask({ name: 'Ann' }, '2027-02-01'),
    await ask({ name: 'Ann' }, '2026-11-28', '2027-05-01'),
    await ask({ name: 'Ann' }, 'person'),
  ];
  expect([second.body, third.body, person.body]).toEqual([newest, newest, newest]);
  expect([second.text, third.text]).toEqual([person.text, person.text]);
  expect([second.version, third.version, person.version]).toEqual(['2027-02-01', '2027-05-01', undefined]);
});

test('an older shape is no shape of a newer version, and a version that there is none of is refused', async () => {
  expect((await ask({ nick: 'Ann' }, '2027-05-01')).body).toMatchObject({
    code: 403,
    data: { field: 'name', reason: 'missing' },
  });
  expect((await ask({ name: 'Ann' }, '2026-11-28', '2026-01-01')).body).toMatchObject({
    code: 405,
    data: { field: 'stockless-version', reason: 'unknown_version' },
  });
  // People's apps come with the server: the header is nothing to them.
  expect((await ask({ name: 'Ann' }, 'person', '2026-01-01')).body).toMatchObject({ code: 200 });
});

test('whatever changed, what an old caller sent and got is what each change in its turn makes of it', () => {
  const dates = ['2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'];
  const change = fc.record({ version: fc.constantFrom(...dates), call: fc.constantFrom('greet', 'other') });
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 12 }),
      fc.constantFrom('2026-11-28', ...dates),
      (found, version) => {
        const marks = found
          .toSorted((one, other) => one.version.localeCompare(other.version))
          .map((one, index) => ({ ...one, mark: `${one.version}/${index}` }));
        const changes = marks.map(({ mark, ...one }) => ({
          ...one,
          input: (text: unknown) => `${String(text)}>${mark}`,
          output: (text: unknown) => `${String(text)}<${mark}`,
        }));
        const of = { versions: ['2026-11-28', ...dates], changes };
        const at = { call: 'greet', version };
        const due = marks
          .filter((one) => one.call === 'greet' && one.version > version)
          .map(({ mark }) => mark);
        expect(upgradeInput(at, 'in', of)).toBe(['in', ...due].join('>'));
        expect(downgradeOutput(at, 'out', of)).toBe(['out', ...due.toReversed()].join('<'));
        expect(hasChanged(at, of)).toBe(due.length > 0);
        // Nobody but programs has a version.
        expect(upgradeInput({ ...at, version: undefined }, 'in', of)).toBe('in');
      },
    ),
  );
});

test('versions are dates in their order, and every change belongs to one of them', () => {
  expect(apiVersions.toSorted()).toEqual([...apiVersions]);
  for (const version of apiVersions) expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
  expect(apiHistory.versions).toEqual([...apiVersions]);
  for (const { version } of apiHistory.changes) expect(apiHistory.versions).toContain(version);
  expect(versionOf({ scopes: ['orders.read'] }, undefined)).toBe(currentVersion);
});
