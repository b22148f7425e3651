// Choices that a field tells apart get names of their own: generators of clients find a choice by its name alone.
import { isRecord } from '#domain/wire/fields.ts';
import type { Schema } from './openapi-parts.ts';

/** The document with every choice of a union in `components.schemas`, by the name of its field and its word. */
export function nameChoices(document: Schema): Schema {
  const named: Record<string, unknown> = {};
  const whole = nameWithin(document, { named, hint: '' });
  const { components, ...rest } = isRecord(whole) ? whole : {};
  const kept = isRecord(components) ? components : {};
  const schemas = isRecord(kept['schemas']) ? kept['schemas'] : {};
  return { ...rest, components: { ...kept, schemas: { ...schemas, ...named } } };
}

type Naming = {
  readonly named: Record<string, unknown>;
  /** The field that holds the union. */
  readonly hint: string;
};

/** Words of JSON Schema that name no field. */
const keywords = new Set([
  'properties',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  'additionalProperties',
  'schema',
]);

function nameWithin(value: unknown, naming: Naming): unknown {
  if (Array.isArray(value)) return value.map((one) => nameWithin(one, naming));
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const isField = !keywords.has(key) && !/^\d+$/.test(key);
      return [key, nameWithin(one, isField ? { ...naming, hint: key } : naming)] as const;
    }),
  );
  const { discriminator, oneOf } = inner;
  if (!isRecord(discriminator) || !Array.isArray(oneOf)) return inner;
  const field = discriminator['propertyName'];
  return typeof field === 'string' ? withNames(inner, { field, oneOf }, naming) : inner;
}

type Union = { readonly field: string; readonly oneOf: readonly unknown[] };

function withNames(schema: Schema, { field, oneOf }: Union, { named, hint }: Naming): Schema {
  const mapping: Record<string, string> = {};
  const choices = oneOf.map((choice) => {
    const word = wordOf(choice, field);
    if (word === undefined) return choice;
    const name = freeName(named, pascal(hint) + pascal(word), choice);
    named[name] = choice;
    mapping[word] = `#/components/schemas/${name}`;
    return { $ref: mapping[word] };
  });
  return { ...schema, oneOf: choices, discriminator: { propertyName: field, mapping } };
}

function wordOf(choice: unknown, field: string): string | undefined {
  const properties = isRecord(choice) ? choice['properties'] : undefined;
  const facts = isRecord(properties) ? properties[field] : undefined;
  const word = isRecord(facts) ? facts['const'] : undefined;
  return typeof word === 'string' ? word : undefined;
}

/** The name where nothing else has it, else with a number: the same choice in two calls is one schema. */
function freeName(named: Readonly<Record<string, unknown>>, wish: string, choice: unknown): string {
  const text = JSON.stringify(choice);
  const isFree = (name: string) => named[name] === undefined || JSON.stringify(named[name]) === text;
  let name = wish;
  for (let n = 2; !isFree(name); n += 1) name = `${wish}${n}`;
  return name;
}

function pascal(text: string): string {
  return text.replaceAll(/(?:^|[^A-Za-z0-9]+)([a-z0-9])/gi, (_all, first: string) => first.toUpperCase());
}
