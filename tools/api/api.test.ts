// What is said of the contract's document: each thing that it lacks, and each change that would break a program.
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { endpoint, type Endpoint } from '#domain/wire/endpoint.ts';
import { schemaAt, type Schema } from '#platform/http/docs-fields.ts';
import { openApiOf, type SentMessage } from '#platform/http/openapi.ts';
import { lintDocument } from './lint.ts';
import { findBreaks, readRelease, releaseOf } from './release.ts';

const parcel = z.object({ kind: z.literal('parcel'), number: z.string() });
const letter = z.object({ kind: z.literal('letter'), pages: z.int() });
const input = z.object({ id: z.string(), sort: z.optional(z.enum(['new', 'old'])) });
const output = z.object({
  name: z.string(),
  state: z.enum(['open', 'closed']),
  items: z.array(z.object({ at: z.nullable(z.string()), count: z.int() })),
  sent: z.discriminatedUnion('kind', [parcel, letter]),
});
const greet = endpoint({
  name: 'greet',
  method: 'POST',
  path: '/v1/greet/{id}',
  actor: 'merchant',
  scope: 'orders.read',
  summary: 'Says what there is about a greeting.',
  input,
  output,
  refuses: ['outOfStock'],
});
const message: SentMessage = {
  type: 'order.paid',
  when: 'An order is paid.',
  shape: z.object({ id: z.string() }),
};
const data = {
  name: 'Ann',
  state: 'open',
  items: [{ at: null, count: 1 }],
  sent: { kind: 'letter', pages: 2 },
};
const options = {
  messages: [message],
  examples: { greet: { input: { id: '7' }, data } },
  baseUrl: 'https://a.example',
};
const documentOf = (call: Endpoint = greet): Schema => openApiOf([call], 'Stockless', options);

const operation = ['paths', '/api/v1/greet/{id}', 'post'];
const answer = [...operation, 'responses', '200', 'content', 'application/json'];

/** The findings where one thing of the document is gone. */
function without(...path: readonly string[]): string[] {
  const document = structuredClone(documentOf());
  const isThere = Reflect.deleteProperty(schemaAt(document, ...path.slice(0, -1)), path.at(-1) ?? '');
  expect(isThere).toBe(true);
  return lintDocument(document);
}

/** The findings where one thing of the document is another. */
function where(value: unknown, ...path: readonly string[]): string[] {
  const document = structuredClone(documentOf());
  Reflect.set(schemaAt(document, ...path.slice(0, -1)), path.at(-1) ?? '', value);
  return lintDocument(document);
}

test('a document with everything has no finding', () => {
  expect(lintDocument(documentOf())).toEqual([]);
});

test.for([
  [['info', 'license'], 'info: has no license'],
  [['info', 'description'], 'info: has no description'],
  [['servers'], 'servers: there is none'],
  [['tags'], 'tags: merchant is not declared'],
  [[...operation, 'operationId'], 'has no operationId'],
  [[...operation, 'summary'], 'has no summary'],
  [[...operation, 'tags'], 'has no tags'],
  [[...operation, 'security'], 'does not say who may call it'],
  [[...operation, 'parameters'], 'does not name the parameter id'],
  [[...answer, 'example'], 'has no example of an answer'],
  [[...operation, 'requestBody', 'content', 'application/json', 'example'], 'has no example of a request'],
  [['components', 'responses', 'Problem422', 'content', 'application/problem+json'], 'answers 422 without'],
  [['webhooks', 'order.paid', 'post', 'summary'], 'webhook order.paid: has no summary'],
] as const)('a document without %s is not whole', ([path, said]) => {
  const findings = without(...path);
  expect(findings.filter((one) => one.includes(said))).not.toEqual([]);
});

test('a call that only goes well is not whole: what is refused and what fails is missing', () => {
  const { 200: fine, ...failures } = schemaAt(documentOf(), ...operation, 'responses');
  const refused = Object.entries(failures).filter(([status]) => status.startsWith('4'));
  const said = (kept: object) => where({ 200: fine, ...kept }, ...operation, 'responses');
  expect(said(Object.fromEntries(refused))).toEqual([expect.stringContaining('has no response of 5xx')]);
  expect(said({})).toHaveLength(2);
});

test('an example that does not fit, a union that is told apart by nothing, and a repeated name are found', () => {
  const wrong = { code: 200, msg: 'ok', data: { ...data, state: 'ajar' } };
  expect(where(wrong, ...answer, 'example')).toEqual([
    expect.stringContaining('example of its answer does not fit'),
  ]);
  const document = structuredClone(documentOf());
  const body = schemaAt(document, ...answer, 'schema');
  const [accepted] = z.parse(z.array(z.record(z.string(), z.unknown())), body['oneOf']);
  Reflect.deleteProperty(schemaAt(accepted, 'properties', 'data', 'properties', 'sent'), 'discriminator');
  expect(lintDocument(document)).toEqual([
    expect.stringContaining('is told apart by kind and has no discriminator'),
  ]);
  const twice = { ...schemaAt(documentOf(), ...operation) };
  expect(where({ post: twice }, 'paths', '/api/v1/again/{id}')).toEqual([
    expect.stringContaining('have the operationId greet together'),
  ]);
  const problem = where(
    { code: 'x' },
    'components',
    'responses',
    'Problem503',
    'content',
    'application/problem+json',
    'example',
  );
  expect(problem).toEqual(['response Problem503: its example is no problem']);
});

type Change = Partial<Pick<Endpoint, 'path' | 'scope' | 'input' | 'output'>>;
const before = releaseOf(documentOf());
const breaksOf = (change: Change) => findBreaks(before, releaseOf(documentOf({ ...greet, ...change })));

test.for<[name: string, change: Change]>([
  ['a field that may be sent', { input: z.extend(input, { note: z.optional(z.string()) }) }],
  ['a word that is taken', { input: z.extend(input, { sort: z.optional(z.enum(['new', 'old', 'size'])) }) }],
  [
    'a group that may be sent, with fields of its own',
    { input: z.extend(input, { by: z.optional(z.object({ name: z.string() })) }) },
  ],
  ['a field that is answered', { output: z.extend(output, { note: z.string() }) }],
  ['a word that is answered', { output: z.extend(output, { state: z.enum(['open', 'closed', 'lost']) }) }],
])('%s more breaks nothing', ([, change]) => {
  expect(breaksOf(change)).toEqual([]);
});

test.for<[said: string, change: Change]>([
  ['is gone', { path: '/v1/greets/{id}' }],
  ['needs the scope wallet.read, it was orders.read', { scope: 'wallet.read' }],
  ['the input sort is gone', { input: z.omit(input, { sort: true }) }],
  ['the input sort is required now', { input: z.extend(input, { sort: z.enum(['new', 'old']) }) }],
  ['the input note is required now', { input: z.extend(input, { note: z.string() }) }],
  ['the input sort takes "old" no longer', { input: z.extend(input, { sort: z.optional(z.enum(['new'])) }) }],
  ['the answer name is gone', { output: z.omit(output, { name: true }) }],
  ['the answer name may be missing now', { output: z.extend(output, { name: z.optional(z.string()) }) }],
  ['the answer name may be null now', { output: z.extend(output, { name: z.nullable(z.string()) }) }],
  ['the answer sent may be null now', { output: z.extend(output, { sent: z.nullable(output.shape.sent) }) }],
  [
    'the answer sent.pages is gone',
    {
      output: z.extend(output, {
        sent: z.discriminatedUnion('kind', [parcel, z.omit(letter, { pages: true })]),
      }),
    },
  ],
  ['the answer name may be integer now', { output: z.extend(output, { name: z.int() }) }],
  [
    'the answer items[].count is gone',
    { output: z.extend(output, { items: z.array(z.object({ at: z.nullable(z.string()) })) }) },
  ],
])('a program would break where %s', ([said, change]) => {
  expect(breaksOf(change)).toEqual([expect.stringContaining(said)]);
});

test('a message or one of its fields that is gone breaks its receiver, and a file that is no release is none', () => {
  const { messages } = before;
  expect(Object.keys(messages)).toEqual(['order.paid']);
  expect(findBreaks(before, { ...before, messages: {} })).toEqual(['webhook order.paid: is gone']);
  expect(findBreaks(before, { ...before, messages: { 'order.paid': {} } })).toEqual([
    'webhook order.paid: the answer id is gone',
  ]);
  expect(readRelease(JSON.stringify(before))).toEqual(before);
  expect(() => readRelease('{}')).toThrow('no release');
});
