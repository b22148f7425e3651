// What a hostile client puts where a contract wants something else, and an input around it that gets as far as it can.
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { schemaOf } from './inputs.ts';

type Schema = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** An input with one wrong value in it, and where that is; `isAgain` where the one before had the same value there. */
export type Hostile = { readonly at: string; readonly input: unknown; readonly isAgain: boolean };

/** Values of fields, by name, that lead to something: without them most calls end at the first thing not found. */
export type Real = Readonly<Record<string, unknown>>;

/** A tree deeper than any contract, as JSON brings it. */
function makeDeep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = { x: value };
  return value;
}
const deep = makeDeep(2_000);
const long = 'x'.repeat(200_000);

/** Texts that a database, a regular expression or a file name may trip over. */
const texts = ['a\u0000b', '\ud800', '', ' ', '\u202e', "'; --", '%00', '١٢'];
const numbers = [1e15, 2 ** 31, Number.MAX_SAFE_INTEGER, -1, 0.5, 1e308];
const others = [null, true, [], {}, [[null]], deep, long];

/** Every field of a call with every hostile value, one at a time, the rest as the contract wants it. */
export function hostileInputsOf(endpoint: Endpoint, real: Real): Hostile[] {
  const schema = schemaOf(endpoint);
  const base = sampleOf(schema, { isWhole: false, real });
  const full = sampleOf(schema, { isWhole: true, real });
  const whole = [null, [], 'x', 1, deep, { ...asSchema(base), __proto__: { role: 'owner' }, extra: deep }];
  return [
    { at: '(none)', input: base, isAgain: false },
    { at: '(all)', input: full, isAgain: false },
    ...whole.map((input) => ({ at: '(whole)', input, isAgain: false })),
    ...pathsOf(schema, []).flatMap(({ path, schema: field }) =>
      valuesOf(field).flatMap((value) => [
        { at: path.join('.'), input: withValue(base, path, value), isAgain: false },
        ...(isSame(base, full)
          ? []
          : [{ at: path.join('.'), input: withValue(full, path, value), isAgain: true }]),
      ]),
    ),
  ];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Inputs with each of these ids in each field of that form, the rest as the contract wants it, whole and short in turn. */
export function inputsWithIds(endpoint: Endpoint, ids: readonly string[]): unknown[] {
  const schema = schemaOf(endpoint);
  const samples = [false, true].map((isWhole) => sampleOf(schema, { isWhole, real: {} }));
  return pathsOf(schema, [])
    .filter(
      ({ path, schema: field }) => field['type'] === 'string' && (isId(path) || field['format'] === 'uuid'),
    )
    .flatMap(({ path, schema: field }) =>
      ids
        .filter((id) => field['format'] !== 'uuid' || !id.includes('.'))
        .map((id, index) => withValue(samples[index % 2], path, id)),
    );
}

/** `id`, `goods_id`, an id in a list of `ids`. */
function isId(path: Path): boolean {
  const names = path.filter((step) => typeof step === 'string');
  return /(?:^|_)ids?$/.test(names.at(-1) ?? '');
}

type Field = { readonly path: Path; readonly schema: Schema };

/** Every field anywhere in an input, lists and objects included; the first of a list stands for all. */
function pathsOf(schema: Schema, path: Path): Field[] {
  const own = path.length === 0 ? [] : [{ path, schema }];
  const inner = Object.entries(asSchema(schema['properties'])).flatMap(([name, field]) =>
    pathsOf(asSchema(field), [...path, name]),
  );
  const items = schema['items'] === undefined ? [] : pathsOf(asSchema(schema['items']), [...path, 0]);
  const options = optionsOf(schema).flatMap((option) => pathsOf(option, path).slice(1));
  return [...own, ...inner, ...items, ...options];
}

function valuesOf(schema: Schema): unknown[] {
  const sizes = [schema, ...optionsOf(schema)];
  const fitted = sizes.flatMap((one) => texts.map((text) => fit(text, one)));
  // What the contract itself calls the least and the most must be storable.
  const ends = sizes.flatMap((one) => [one['minimum'], one['maximum']]).filter((end) => end !== undefined);
  const inQuery = numbers.map(String);
  return [...new Set<unknown>([...texts, ...fitted, ...numbers, ...ends, ...inQuery, ...others])];
}

/** A text as long as the field asks for, with the hostile part in it. */
function fit(text: string, schema: Schema): string {
  const least = numberAt(schema, 'minLength', 0);
  const most = numberAt(schema, 'maxLength', 1e9);
  return text.padEnd(Math.min(least, 10_000), 'a').slice(0, most);
}

function withValue(input: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') return [withValue(Array.isArray(input) ? input[0] : {}, rest, value)];
  const facts = asSchema(input);
  return { ...facts, [step]: withValue(facts[step], rest, value) };
}

type Sampling = { readonly isWhole: boolean; readonly real: Real };

/** The plainest input that fits; `isWhole` fills what may be left out too. */
function sampleOf(schema: Schema, how: Sampling): unknown {
  if (schema['const'] !== undefined) return schema['const'];
  if (schema['default'] !== undefined && !how.isWhole) return schema['default'];
  const [choice] = listOf(schema['enum']);
  if (choice !== undefined) return choice;
  const [option] = optionsOf(schema);
  if (option !== undefined) return sampleOf(option, how);
  const kind = schema['type'];
  if (kind === 'object') return objectOf(schema, how);
  if (kind === 'array') {
    const count = Math.max(how.isWhole ? 1 : 0, numberAt(schema, 'minItems', 0));
    return Array.from({ length: count }, () => sampleOf(asSchema(schema['items']), how));
  }
  if (kind === 'boolean') return true;
  if (kind === 'integer' || kind === 'number') return Math.max(1, numberAt(schema, 'minimum', 1));
  return textOf(schema);
}

function objectOf(schema: Schema, how: Sampling): Record<string, unknown> {
  const required = listOf(schema['required']);
  const fields = Object.entries(asSchema(schema['properties'])).filter(
    ([name]) => how.isWhole || required.includes(name),
  );
  return Object.fromEntries(
    fields.map(([name, field]) => [name, how.real[name] ?? sampleOf(asSchema(field), how)]),
  );
}

/** What fits the patterns that contracts use most. */
const samples = [
  '12.34',
  'GB',
  'USD',
  'en',
  '482915',
  'some-name',
  '2026-03-02',
  'SUP-1',
  `9gx2k.${randomUUID()}`,
];

function textOf(schema: Schema): string {
  if (schema['format'] === 'uuid') return randomUUID();
  if (schema['format'] === 'date-time') return '2026-03-02T09:00:00.000Z';
  if (schema['format'] === 'date') return '2026-03-02';
  if (schema['format'] === 'email') return 'anna@shop.example';
  const pattern = patternOf(schema);
  const fitting = pattern === undefined ? undefined : samples.find((text) => pattern.test(text));
  const least = numberAt(schema, 'minLength', 1);
  return fitting ?? 'words of somebody'.slice(0, numberAt(schema, 'maxLength', 1e9)).padEnd(least, 'a');
}

function patternOf({ pattern }: Schema): RegExp | undefined {
  return typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
}

function optionsOf(schema: Schema): Schema[] {
  return [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].map(asSchema);
}

function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? Array.from(value) : [];
}

function numberAt(schema: Schema, name: string, otherwise: number): number {
  const value = schema[name];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : otherwise;
}
