import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { fieldsOf, isRecord } from '#domain/wire/fields.ts';
import { root } from '#tools/programs.ts';
import { dropShapes } from './lean-contracts.ts';

const contract = `import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
export const sorts = ['new', 'old'] as const;
export const item = z.object({ id: z.string().check(z.minLength(1)) });
const page = { page: z.int() };
export const listThings = endpoint({
  name: 'listThings',
  method: 'POST',
  path: '/v1/things',
  actor: 'merchant',
  summary: 'All, and what they are.',
  once: 'optional',
  input: z.object({ sort: z.enum(sorts), ...page }),
  output: z.object({ list: z.array(item) }),
  refuses: ['illegalRequest'],
});
`;

test('of a contract the screens have the address alone; its shapes go where nothing names them', () => {
  const lean = dropShapes(contract, parseSync('contract.ts', contract).program.body);
  expect(parseSync('contract.ts', lean).errors).toEqual([]);
  const call = lean.slice(lean.indexOf('endpoint({'));
  for (const kept of ["name: 'listThings'", "path: '/v1/things'", "actor: 'merchant'", "once: 'optional'"])
    expect(call).toContain(kept);
  expect(call).not.toMatch(/\bz\.|summary|refuses|input|output/);
  expect(lean).toContain("sorts = ['new', 'old'] as const");
  expect(lean).toContain('item = /* @__PURE__ */ (() => (z.object(');
  expect(lean).toContain('page = /* @__PURE__ */ (() => (');
});

/** What a schema is made of, as far down as it goes. */
function* partsOf(schema: unknown, seen = new Set<unknown>()): Generator<string> {
  if ((typeof schema !== 'object' && typeof schema !== 'function') || schema === null || seen.has(schema))
    return;
  seen.add(schema);
  const own: unknown = Reflect.get(schema, '_zod');
  const def: unknown = isRecord(own) ? own['def'] : schema;
  if (isRecord(def)) {
    for (const name of ['type', 'check']) if (typeof def[name] === 'string') yield def[name];
    for (const below of Object.values(def)) yield* partsOf(below, seen);
  }
  if (Array.isArray(def)) for (const below of def) yield* partsOf(below, seen);
}

test('no answer is changed by being read: without its schema a screen has the same', async () => {
  const files = globSync('features/*/*contract.ts', { cwd: root });
  const outputs = new Map<string, string[]>();
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(path.join(root, file)).href);
    for (const call of Object.values(fieldsOf(module)))
      if (isRecord(call) && typeof call['path'] === 'string')
        outputs.set(`${file}: ${String(call['name'])}`, [...partsOf(call['output'])]);
  }
  expect(outputs.size).toBeGreaterThan(300);
  // The server has written the defaults and taken the blanks away: only what turns one value into another would be missed.
  const changing = new Set(['catch', 'transform', 'pipe']);
  const wrong = [...outputs].filter(([, parts]) => parts.some((part) => changing.has(part)));
  expect(wrong.map(([call]) => call)).toEqual([]);
  // The walk sees what is inside: the defaults of an ask.
  const { listShowcase } = await import('#features/showcase/contract.ts');
  expect([...partsOf(listShowcase.input)]).toEqual(expect.arrayContaining(['default', 'overwrite']));
});
