/** What programs rely on, reduced to what would break them: calls, their fields and messages, one line a field. */
import { isRecord } from '#domain/wire/fields.ts';
import {
  fieldOf,
  fieldsOf,
  isSchema,
  listAt,
  schemaAt,
  textAt,
  type Schema,
} from '#platform/http/docs-fields.ts';
import { scopeOf } from '#platform/http/docs-hooks.ts';
import { operationsOf } from './lint.ts';

/** The type of each field by its path; one that must be there, or always is, ends in `!`. */
export type Fields = Readonly<Record<string, string>>;

export type ReleasedCall = { readonly scope: string; readonly input: Fields; readonly output: Fields };

export type Release = {
  readonly version: string;
  /** By method and path. */
  readonly calls: Readonly<Record<string, ReleasedCall>>;
  /** The fields of webhooks, by their type. */
  readonly messages: Readonly<Record<string, Fields>>;
};

/** The release that a document is. Only what programs with a key call: other calls come and go with our own apps. */
export function releaseOf(document: Schema): Release {
  const calls = operationsOf(document).flatMap(({ at, facts }) => {
    const scope = scopeOf(facts);
    return scope === undefined
      ? []
      : [[at, { scope, input: inputOf(facts), output: outputOf(facts) }] as const];
  });
  const messages = Object.entries(schemaAt(document, 'webhooks')).map(([type, methods]) => {
    const schema = schemaAt(methods, 'post', 'requestBody', 'content', 'application/json', 'schema');
    return [type, named(fieldsOf(schema))] as const;
  });
  return {
    version: textAt(schemaAt(document, 'info'), 'version'),
    calls: Object.fromEntries(calls),
    messages: Object.fromEntries(messages),
  };
}

function inputOf(facts: Schema): Fields {
  const parameters = listAt(facts, 'parameters').filter(isSchema);
  const asked = parameters.map((one) =>
    fieldOf(textAt(one, 'name'), schemaAt(one, 'schema'), one['required'] === true),
  );
  const content = schemaAt(facts, 'requestBody', 'content');
  const [type = ''] = Object.keys(content);
  return named([...asked, ...fieldsOf(schemaAt(content, type, 'schema'))]);
}

function outputOf(facts: Schema): Fields {
  const schema = schemaAt(facts, 'responses', '200', 'content', 'application/json', 'schema');
  const [accepted] = listAt(schema, 'oneOf');
  return named(fieldsOf(schemaAt(accepted, 'properties', 'data')));
}

function named(fields: ReturnType<typeof fieldsOf>): Fields {
  return Object.fromEntries(
    fields.map(({ path, type, isRequired }) => [path === '' ? '.' : path, `${type}${isRequired ? '!' : ''}`]),
  );
}

/** What of a later release breaks a program that was written for an earlier one: empty where nothing does. */
export function findBreaks(before: Release, after: Release): string[] {
  const calls = Object.entries(before.calls).flatMap(([at, old]) => {
    const now = after.calls[at];
    if (now === undefined) return [`${at}: is gone`];
    return [
      ...(now.scope === old.scope ? [] : [`${at}: needs the scope ${now.scope}, it was ${old.scope}`]),
      ...inputBreaks(old.input, now.input).map((what) => `${at}: ${what}`),
      ...outputBreaks(old.output, now.output).map((what) => `${at}: ${what}`),
    ];
  });
  const messages = Object.entries(before.messages).flatMap(([type, old]) => {
    const now = after.messages[type];
    if (now === undefined) return [`webhook ${type}: is gone`];
    return outputBreaks(old, now).map((what) => `webhook ${type}: ${what}`);
  });
  return [...calls, ...messages];
}

const isRequired = (type: string): boolean => type.endsWith('!');
const choicesOf = (type: string): string[] => type.replace(/!$/, '').split(' or ');

/** Whatever was sent is taken still: fields stay, none becomes required, and no value is refused that was taken. */
function inputBreaks(old: Fields, now: Fields): string[] {
  const gone = Object.keys(old)
    .filter((field) => now[field] === undefined)
    .map((field) => `the input ${field} is gone`);
  const changed = Object.entries(now).flatMap(([field, type]) => {
    const was = old[field];
    const isNeeded = isRequired(type) && !(was !== undefined && isRequired(was));
    const needed = isNeeded && !hasOptionalParent(field, now) ? [`the input ${field} is required now`] : [];
    const lost = was === undefined ? [] : choicesOf(was).filter((one) => !choicesOf(type).includes(one));
    return [...needed, ...lost.map((one) => `the input ${field} takes ${one} no longer`)];
  });
  return [...gone, ...changed];
}

/** A field within a new one that may be left out is nobody's duty. */
function hasOptionalParent(field: string, fields: Fields): boolean {
  const parts = field.split('.');
  return parts.slice(0, -1).some((_, at) => {
    const parent = parts
      .slice(0, at + 1)
      .join('.')
      .replace(/(?:\[\])+$/, '');
    const type = fields[parent];
    return type !== undefined && !isRequired(type);
  });
}

/** Whatever was answered is answered still; a list of words may have new ones. */
function outputBreaks(old: Fields, now: Fields): string[] {
  return Object.entries(old).flatMap(([field, was]) => {
    const type = now[field];
    if (type === undefined) return [`the answer ${field} is gone`];
    const optional = isRequired(was) && !isRequired(type) ? [`the answer ${field} may be missing now`] : [];
    const known = choicesOf(was);
    const hasWords = known.some((one) => one.startsWith('"'));
    const fresh = choicesOf(type).filter((one) => !known.includes(one) && !(hasWords && one.startsWith('"')));
    return [...optional, ...fresh.map((one) => `the answer ${field} may be ${one} now`)];
  });
}

/** A release as it was written to its file. @throws where the file is none. */
export function readRelease(text: string): Release {
  const read: unknown = JSON.parse(text);
  if (!isRelease(read)) throw new Error('this file is no release of the contract');
  return read;
}

function isRelease(value: unknown): value is Release {
  if (!isRecord(value) || typeof value['version'] !== 'string') return false;
  return isRecord(value['calls']) && isRecord(value['messages']);
}
