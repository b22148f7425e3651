// A JSON Schema as rows to be read: one row a field, nested ones by their path.
import { amountPattern } from '#domain/money/money.ts';

export type Schema = Readonly<Record<string, unknown>>;

export type Field = {
  /** `list[].price`; empty where the value itself is no object. */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** What bounds the value, in words. */
  readonly notes: readonly string[];
};

/** Deeper fields than any contract has: a schema that contains itself ends here. */
const depthMax = 8;

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function schemaAt(value: unknown, ...path: readonly string[]): Schema {
  let at = value;
  for (const key of path) at = isSchema(at) ? at[key] : undefined;
  return isSchema(at) ? at : {};
}

export function listAt(value: Schema, key: string): readonly unknown[] {
  const list = value[key];
  return Array.isArray(list) ? list : [];
}

export function textAt(value: Schema, key: string): string {
  const text = value[key];
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}

/** Every field of an object's schema, in its order; one row without a path for anything else. */
export function fieldsOf(schema: Schema): Field[] {
  const below = nestedOf(schema, '', 0);
  if (below.length > 0 || typesOf(schema).includes('object')) return below;
  return Object.keys(schema).length === 0 ? [] : [fieldOf('', schema, true)];
}

/** The row of one value. */
export function fieldOf(path: string, schema: Schema, isRequired: boolean): Field {
  return { path, type: typeOf(schema), isRequired, notes: notesOf(bared(schema)) };
}

function nestedOf(schema: Schema, prefix: string, depth: number): Field[] {
  if (depth > depthMax) return [];
  const choices = choicesOf(schema).filter((choice) => !isNull(choice));
  if (choices.length > 0) return fieldsOfChoices(choices.map((choice) => nestedOf(choice, prefix, depth)));
  const required = listAt(schema, 'required');
  return Object.entries(schemaAt(schema, 'properties')).flatMap(([name, value]) => {
    if (!isSchema(value)) return [];
    const path = `${prefix}${name}`;
    return [fieldOf(path, value, required.includes(name)), ...belowOf(value, path, depth)];
  });
}

/** The fields of a value that is one of several objects: what only some of them have may be missing. */
function fieldsOfChoices(choices: readonly (readonly Field[])[]): Field[] {
  const byPath = Map.groupBy(choices.flat(), ({ path }) => path);
  return [...byPath].map(([path, fields]) => ({
    path,
    type: [...new Set(fields.map(({ type }) => type))].join(' or '),
    isRequired: fields.length === choices.length && fields.every(({ isRequired }) => isRequired),
    notes: fields[0]?.notes ?? [],
  }));
}

function belowOf(value: Schema, path: string, depth: number): Field[] {
  let inner = bared(value);
  let place = path;
  while (typesOf(inner).includes('array')) {
    inner = bared(schemaAt(inner, 'items'));
    place += '[]';
  }
  const named = nestedOf(inner, `${place}.`, depth + 1);
  const other = schemaAt(inner, 'additionalProperties');
  if (Object.keys(other).length === 0) return named;
  const key = `${place}.{key}`;
  return [...named, fieldOf(key, other, false), ...belowOf(other, key, depth + 1)];
}

function choicesOf(schema: Schema): Schema[] {
  return [...listAt(schema, 'anyOf'), ...listAt(schema, 'oneOf')].filter(isSchema);
}

function isNull(schema: Schema): boolean {
  return schema['type'] === 'null';
}

/** A schema without its "or null": where only one choice is left, that one. */
function bared(schema: Schema): Schema {
  const choices = choicesOf(schema).filter((choice) => !isNull(choice));
  const [only, ...more] = choices;
  return only === undefined || more.length > 0 ? schema : bared(only);
}

function typeOf(schema: Schema): string {
  const choices = choicesOf(schema);
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(' or ');
  if (Object.hasOwn(schema, 'const')) return JSON.stringify(schema['const']);
  const values = listAt(schema, 'enum');
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' or ');
  const format = textAt(schema, 'format');
  const names = typesOf(schema).map((type) => {
    if (type === 'array') return `list of ${typeOf(schemaAt(schema, 'items'))}`;
    return format !== '' && type !== 'null' ? `${type} (${format})` : type;
  });
  return names.length === 0 ? 'anything' : names.join(' or ');
}

/** A type is one name or a list of them, such as `["string", "null"]`. */
function typesOf(schema: Schema): string[] {
  const { type } = schema;
  const types = Array.isArray(type) ? type : [type];
  return types.filter((one) => typeof one === 'string');
}

const bounds = {
  minimum: 'at least',
  maximum: 'at most',
  minLength: 'characters, at least',
  maxLength: 'characters, at most',
  minItems: 'entries, at least',
  maxItems: 'entries, at most',
} as const;

/** Bounds that only say "a number this language can hold" are left out, and so are patterns of known formats. */
function notesOf(schema: Schema): string[] {
  const notes = Object.entries(bounds).flatMap(([key, words]) => {
    const value = schema[key];
    const isSaid = typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
    return isSaid ? [`${words} ${value}`] : [];
  });
  const pattern = textAt(schema, 'format') === '' ? textAt(schema, 'pattern') : '';
  if (pattern !== '') notes.push(patternWords(pattern));
  if (Object.hasOwn(schema, 'default')) notes.push(`${JSON.stringify(schema['default'])} where left out`);
  return notes;
}

/** Amounts are everywhere, so they are said in words. */
function patternWords(pattern: string): string {
  if (pattern === amountPattern.source) return 'an amount in major units';
  if (pattern.replace('^-?', '^') === amountPattern.source)
    return 'an amount in major units, may be below zero';
  return `matches ${pattern}`;
}
