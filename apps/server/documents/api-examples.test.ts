// Examples of the contract are calls that were made. `API_EXAMPLES=write npm test -- --unit api-examples` records them anew.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { findUnknownFields } from '#platform/http/api/unknown-fields.ts';
import { isPublished, type CallExample } from '#platform/http/openapi.ts';
import { makeNormalizer } from '#testing/normalize-example.ts';
import { addressOf, programInputs } from '#testing/program-calls.ts';
import { openProgramShop, type ProgramShop } from '#testing/program-shop.ts';
import { examples } from './api-examples.gen.ts';

const file = path.join(import.meta.dirname, 'api-examples.gen.ts');
const accepted = z.object({ code: z.literal(200), msg: z.string(), data: z.unknown() });

let shop: ProgramShop;
let calls: Endpoint[];
/** Those of the file, or those that were recorded anew a moment ago. */
let shown: Readonly<Record<string, CallExample>> = examples;
beforeAll(async () => {
  shop = await openProgramShop();
  calls = [...shop.app.composed.registry.kept.values()]
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => isPublished(endpoint) && endpoint.scope !== undefined);
});
afterAll(() => shop.app.close());

async function record(): Promise<Record<string, CallExample>> {
  const answers: Record<string, unknown> = {};
  const recorded: Record<string, CallExample> = {};
  const normalize = makeNormalizer({
    'http://127.0.0.1:4000': 'https://shop.example',
    '127.0.0.1:4000': 'shop.example',
    [shop.who.shop.username]: 'ann',
    [shop.who.shop.handle]: 'lamps-of-leeds',
    [shop.who.shop.shopId.toUpperCase()]: '9GX2K',
    [shop.who.shop.shopId]: '9gx2k',
  });
  for (const [name, given] of Object.entries(programInputs(shop))) {
    const endpoint = calls.find((one) => one.name === name);
    if (endpoint === undefined) throw new Error(`${name} is no call of programs`);
    const input = typeof given === 'function' ? given(answers) : given;
    const answer = await shop.app.composed.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, input),
      headers: { authorization: `Bearer ${endpoint.actor === 'supplier' ? shop.supplierKey : shop.key}` },
      ...(endpoint.method === 'POST' ? { payload: input } : {}),
    });
    const read = z.safeParse(accepted, answer.json());
    expect([name, answer.statusCode, read.success ? '' : answer.body]).toEqual([name, 200, '']);
    answers[name] = read.data?.data;
    recorded[name] = z.parse(example, normalize({ input, data: read.data?.data }));
  }
  return recorded;
}

const example = z.object({ input: z.unknown(), data: z.unknown() });

test('every call of programs is made with keys of all scopes and answers', async () => {
  const recorded = await record();
  expect(Object.keys(recorded).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  if (process.env['API_EXAMPLES'] !== 'write') return;
  shown = recorded;
  const text = JSON.stringify(recorded, null, 2);
  writeFileSync(
    file,
    '// Made by apps/server/documents/api-examples.test.ts: calls of programs as they were recorded.\n' +
      "import type { CallExample } from '#platform/http/openapi.ts';\n\n" +
      `export const examples: Readonly<Record<string, CallExample>> = ${text};\n`,
  );
});

test('every example that is shown is what the contract takes and answers today, to the last field', () => {
  for (const { name, input, output } of calls) {
    const one = shown[name];
    expect([name, one !== undefined]).toEqual([name, true]);
    const [asked, answered] = [z.safeParse(input, one?.input), z.safeParse(output, one?.data)];
    expect([name, asked.error?.issues ?? [], answered.error?.issues ?? []]).toEqual([name, [], []]);
    expect([name, findUnknownFields(input, one?.input)]).toEqual([name, []]);
    expect([name, findUnknownFields(output, one?.data)]).toEqual([name, []]);
  }
});
