/** What a reader and a generator of clients need of the document: a finding for each thing that is missing. */
import { fromJSONSchema } from 'zod';
import { isRecord } from '#domain/wire/fields.ts';
import { isSchema, listAt, schemaAt, textAt, type Schema } from '#platform/http/docs-fields.ts';
import { scopeOf } from '#platform/http/docs-hooks.ts';

const problemType = 'application/problem+json';

type Operation = { readonly at: string; readonly facts: Schema };

/** Findings as `place: what is wrong`, in the order of the document. */
export function lintDocument(document: Schema): string[] {
  const operations = operationsOf(document);
  return [
    ...findRepeated(operations),
    ...lintHead(document, operations),
    ...operations.flatMap((operation) => lintOperation(document, operation)),
    ...lintWebhooks(document),
    ...lintUnions(document, '#'),
    ...lintResponses(document),
  ];
}

/** Every call of the document, with its method and path. */
export function operationsOf(document: Schema): Operation[] {
  return Object.entries(schemaAt(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).flatMap(([method, facts]) =>
      isSchema(facts) ? [{ at: `${method.toUpperCase()} ${path}`, facts }] : [],
    ),
  );
}

function findRepeated(operations: readonly Operation[]): string[] {
  const places = Map.groupBy(operations, ({ facts }) => textAt(facts, 'operationId'));
  return [...places].flatMap(([id, all]) => {
    if (id === '') return all.map(({ at }) => `${at}: has no operationId`);
    return all.length > 1
      ? [`${all.map(({ at }) => at).join(', ')}: have the operationId ${id} together`]
      : [];
  });
}

function lintHead(document: Schema, operations: readonly Operation[]): string[] {
  const info = schemaAt(document, 'info');
  const declared = listAt(document, 'tags').filter(isSchema);
  const undescribed = declared.filter((tag) => textAt(tag, 'description') === '');
  const used = new Set(operations.flatMap(({ facts }) => listAt(facts, 'tags')));
  const names = declared.map((tag) => textAt(tag, 'name'));
  return [
    ...(['title', 'version', 'description'] as const)
      .filter((key) => textAt(info, key) === '')
      .map((key) => `info: has no ${key}`),
    ...(textAt(schemaAt(info, 'license'), 'name') === '' ? ['info: has no license'] : []),
    ...(listAt(document, 'servers').length === 0 ? ['servers: there is none'] : []),
    ...undescribed.map((tag) => `tags: ${textAt(tag, 'name')} has no description`),
    ...[...used]
      .filter((tag) => !names.some((name) => name === tag))
      .map((tag) => `tags: ${String(tag)} is not declared`),
  ];
}

function lintOperation(document: Schema, { at, facts }: Operation): string[] {
  const say = (what: string) => `${at}: ${what}`;
  const isOpenToKeys = scopeOf(facts) !== undefined;
  return [
    ...(textAt(facts, 'summary').length < 10 ? [say('has no summary')] : []),
    ...(listAt(facts, 'tags').length === 0 ? [say('has no tags')] : []),
    ...(Array.isArray(facts['security']) ? [] : [say('does not say who may call it')]),
    ...lintFailures(document, facts).map(say),
    ...lintParameters(at, facts).map(say),
    ...(isOpenToKeys ? lintExamples(facts).map(say) : []),
  ];
}

/** 4xx and 5xx are there, each with a problem. */
function lintFailures(document: Schema, facts: Schema): string[] {
  const failures = Object.entries(schemaAt(facts, 'responses')).filter(([status]) => Number(status) >= 400);
  const statuses = failures.map(([status]) => status);
  const missing = ['4', '5'].filter((first) => !statuses.some((status) => status.startsWith(first)));
  const bare = failures.filter(([, response]) => {
    const content = schemaAt(resolve(document, response), 'content', problemType, 'schema');
    return Object.keys(content).length === 0;
  });
  return [
    ...missing.map((first) => `has no response of ${first}xx`),
    ...bare.map(([status]) => `answers ${status} without ${problemType}`),
  ];
}

/** What stands in the path is a parameter, and every parameter has a schema. */
function lintParameters(at: string, facts: Schema): string[] {
  const parameters = listAt(facts, 'parameters').filter(isSchema);
  const named = parameters.filter((one) => textAt(one, 'in') === 'path').map((one) => textAt(one, 'name'));
  const inPath = [...at.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [
    ...inPath.filter((name) => !named.includes(name)).map((name) => `does not name the parameter ${name}`),
    ...parameters
      .filter((one) => !isSchema(one['schema']))
      .map((one) => `the parameter ${textAt(one, 'name')} has no schema`),
  ];
}

/** A recorded answer is there, and what is shown fits the schema beside it. */
function lintExamples(facts: Schema): string[] {
  const asked = schemaAt(facts, 'requestBody', 'content', 'application/json');
  const answered = schemaAt(facts, 'responses', '200', 'content', 'application/json');
  const parameters = listAt(facts, 'parameters').filter(isSchema);
  const pairs: readonly (readonly [name: string, body: Schema])[] = [
    ['request', asked],
    ['answer', answered],
    ...parameters.map((one) => [`parameter ${textAt(one, 'name')}`, one] as const),
  ];
  const missing = [
    ...(Object.hasOwn(answered, 'example') ? [] : ['has no example of an answer']),
    ...(Object.hasOwn(asked, 'schema') && !Object.hasOwn(asked, 'example')
      ? ['has no example of a request']
      : []),
  ];
  const wrong = pairs.flatMap(([name, body]) =>
    Object.hasOwn(body, 'example') && !fits(firstOf(schemaAt(body, 'schema')), body['example'])
      ? [`the example of its ${name} does not fit the schema`]
      : [],
  );
  return [...missing, ...wrong];
}

/** Of an answer, the one that went well: the other refers to a schema elsewhere in the document. */
function firstOf(schema: Schema): Schema {
  const [first] = listAt(schema, 'oneOf');
  return isSchema(first) ? first : schema;
}

/** True where the value is what the JSON Schema says. */
export function fits(schema: Schema, value: unknown): boolean {
  return fromJSONSchema({ ...schema }).safeParse(value).success;
}

function lintWebhooks(document: Schema): string[] {
  return Object.entries(schemaAt(document, 'webhooks')).flatMap(([type, methods]) => {
    const facts = schemaAt(methods, 'post');
    const missing = ['operationId', 'summary'].filter((key) => textAt(facts, key) === '');
    const silent = Array.isArray(facts['security']) ? [] : ['security'];
    return [...missing, ...silent].map((key) => `webhook ${type}: has no ${key}`);
  });
}

/** Objects that one field of words tells apart say which field that is. */
function lintUnions(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => lintUnions(one, `${at}/${index}`));
  if (!isSchema(value)) return [];
  const below = Object.entries(value).flatMap(([key, one]) =>
    key === 'example' || key === 'examples' ? [] : lintUnions(one, `${at}/${key}`),
  );
  const field = tellingField(value);
  const named = textAt(schemaAt(value, 'discriminator'), 'propertyName');
  if (field === undefined || named !== '') return below;
  return [`${at}: is told apart by ${field} and has no discriminator`, ...below];
}

/** The field whose words differ in every choice; undefined where there is none, or where a choice is no object. */
function tellingField(schema: Schema): string | undefined {
  const choices = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')].filter(isSchema);
  const [first] = choices;
  if (first === undefined || choices.length < 2) return undefined;
  return Object.keys(schemaAt(first, 'properties')).find((name) => {
    const words = choices.map((choice) => wordsAt(choice, name));
    const all = words.flat();
    return words.every((own) => own.length > 0) && new Set(all).size === all.length;
  });
}

function wordsAt(choice: Schema, name: string): string[] {
  if (!listAt(choice, 'required').includes(name)) return [];
  const field = schemaAt(choice, 'properties', name);
  const values = Object.hasOwn(field, 'const') ? [field['const']] : listAt(field, 'enum');
  return values.filter((value) => typeof value === 'string');
}

/** The problems of the document are problems. */
function lintResponses(document: Schema): string[] {
  const schema = schemaAt(document, 'components', 'schemas', 'Problem');
  return Object.entries(schemaAt(document, 'components', 'responses')).flatMap(([name, response]) => {
    const body = schemaAt(response, 'content', problemType);
    return fits(schema, body['example']) ? [] : [`response ${name}: its example is no problem`];
  });
}

/** What a reference within the document refers to; the value itself where it is none. */
function resolve(document: Schema, value: unknown): Schema {
  if (!isSchema(value)) return {};
  const reference = textAt(value, '$ref');
  return reference === '' ? value : schemaAt(document, ...reference.replace(/^#\//, '').split('/'));
}
