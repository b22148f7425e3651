// Plausible input for any call, made from its contract: what a curious person with a token would try.
import fc from 'fast-check';
import { toJSONSchema } from 'zod';
import type { Endpoint } from '#domain/wire/endpoint.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Values worth trying in a field: `lines.id`, else `id`; `uuid` and `text` serve those that have none of their own. */
export type Pools = Readonly<Record<string, readonly unknown[]>>;

export function schemaOf(endpoint: Endpoint): Schema {
  return toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
}

/** Inputs that fit the contract's shape, with values of the pools where their names are known. */
export function inputsOf(endpoint: Endpoint, pools: Pools): fc.Arbitrary<unknown> {
  return valueOf(schemaOf(endpoint), '', pools);
}

/** A field of an input, anywhere in it: `items.sale_price`. */
export type Field = { readonly path: string; readonly name: string; readonly schema: Schema };

/** Every field of a call's input that is not itself a list or an object. */
export function fieldsOf(endpoint: Endpoint): Field[] {
  return fieldsIn(schemaOf(endpoint), []);
}

function fieldsIn(schema: Schema, path: readonly string[]): Field[] {
  const inner = Object.entries(asSchema(schema['properties'])).flatMap(([name, property]) =>
    fieldsIn(asSchema(property), [...path, name]),
  );
  if (inner.length > 0) return inner;
  if (schema['items'] !== undefined) return fieldsIn(asSchema(schema['items']), path);
  return path.length === 0 ? [] : [{ path: path.join('.'), name: path.at(-1) ?? '', schema }];
}

function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : otherwise;
}

function valueOf(schema: Schema, name: string, pools: Pools): fc.Arbitrary<unknown> {
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (schema['type'] === 'object') return objectOf(schema, name, pools);
  if (schema['type'] === 'array') return arrayOf(schema, name, pools);
  const pool = pools[name] ?? pools[name.split('.').at(-1) ?? ''];
  return pool === undefined ? plainOf(schema, pools) : fc.constantFrom(...pool);
}

function plainOf(schema: Schema, pools: Pools): fc.Arbitrary<unknown> {
  const choices = listOf(schema['enum']);
  if (choices.length > 0) return fc.constantFrom(...choices);
  const options = listOf(schema['anyOf']).map(asSchema);
  if (options.length > 0) return fc.oneof(...options.map((option) => valueOf(option, '', pools)));
  if (schema['type'] === 'boolean') return fc.boolean();
  if (schema['type'] === 'integer' || schema['type'] === 'number') {
    const min = numberOf(schema['minimum'], -3);
    return fc.integer({ min, max: Math.max(min, Math.min(numberOf(schema['maximum'], 50), min + 50)) });
  }
  return textOf(schema, pools);
}

function textOf(schema: Schema, pools: Pools): fc.Arbitrary<unknown> {
  if (schema['format'] === 'uuid')
    return fc.constantFrom(...(pools['uuid'] ?? []), '019f0000-0000-7000-8000-000000000000');
  if (schema['format'] === 'date-time')
    return fc.constantFrom('2026-03-01T00:00:00.000Z', '2026-03-09T12:00:00.000Z');
  return fc.constantFrom(...(pools['text'] ?? ['Some words']));
}

function objectOf(schema: Schema, parent: string, pools: Pools): fc.Arbitrary<unknown> {
  const required = new Set(listOf(schema['required']));
  const properties = Object.entries(asSchema(schema['properties']));
  const fields = properties.map(([name, property]): [string, fc.Arbitrary<unknown>] => {
    const value = valueOf(asSchema(property), parent === '' ? name : `${parent}.${name}`, pools);
    // What may be left out mostly is: one wrong field of many would keep every call from being tried.
    const seldom = fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: value },
    );
    return [name, required.has(name) ? value : seldom];
  });
  // What is left out is not sent: JSON has no undefined.
  return fc
    .record(Object.fromEntries(fields), { noNullPrototype: true })
    .map((sent) => Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)));
}

function arrayOf(schema: Schema, name: string, pools: Pools): fc.Arbitrary<unknown> {
  const minLength = numberOf(schema['minItems'], 0);
  const item = valueOf(asSchema(schema['items']), name, pools);
  return fc.array(item, { minLength, maxLength: Math.min(numberOf(schema['maxItems'], 3), minLength + 2) });
}
