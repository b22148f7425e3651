// The contract as OpenAPI 3.1, made from the endpoints that the server keeps.
import { currentVersion } from '#domain/wire/api-version.ts';
import { apiBase, commonRefusals, type Endpoint } from '#domain/wire/endpoint.ts';
import { refusals } from '#domain/wire/errors.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { errors } from '#locales/en/errors.ts';
import {
  failureResponses,
  failuresOf,
  jsonSchemaOf,
  programHeaders,
  sharedSchemas,
  tagsOf,
  versionParameter,
  type Schema,
} from './api/openapi-parts.ts';

/** What a call is sent and answers, as it was recorded. */
export type CallExample = { readonly input: unknown; readonly data: unknown };

export type DocumentOptions = {
  readonly messages?: readonly SentMessage[];
  /** By the names of calls. */
  readonly examples?: Readonly<Record<string, CallExample>>;
  /** Where this instance is reached. */
  readonly baseUrl?: string;
};

/** A message that is sent to merchants' programs. */
export type SentMessage = {
  readonly type: string;
  readonly when: string;
  readonly shape: Endpoint['output'];
};

/** What others may program against. The calls of the console are for its own pages: nobody else is told of them. */
export function isPublished({ actor, scope }: Endpoint): boolean {
  return (actor !== 'operator' && actor !== 'supplier') || scope !== undefined;
}

/** The whole document: `/openapi.json`. */
export function openApiOf(
  endpoints: Iterable<Endpoint>,
  brand: string,
  { messages = [], examples = {}, baseUrl = '' }: DocumentOptions = {},
): Schema {
  const paths: Record<string, Schema> = {};
  const all = [...endpoints];
  for (const endpoint of all) {
    const path = apiBase + endpoint.path;
    const operation = operationOf(endpoint, examples[endpoint.name]);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: currentVersion,
      description:
        'Every answer is {code, msg, data}: 200 is success, other codes are in the catalogue. To callers with a key what is refused is a problem (RFC 9457) under a real HTTP status instead.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: baseUrl === '' ? '/' : baseUrl }],
    tags: tagsOf(all),
    paths,
    ...(messages.length === 0 ? {} : { webhooks: webhooksOf(messages) }),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization' },
        /** Of a program: made by a supplier in the console or by a merchant under Settings, Developers. */
        key: { type: 'http', scheme: 'bearer' },
      },
      schemas: sharedSchemas(),
      responses: failureResponses(baseUrl),
    },
    'x-errors': Object.entries(refusals).map(([key, facts]) => ({
      key,
      code: facts.code,
      reaction: facts.reaction,
    })),
  };
}

function operationOf(endpoint: Endpoint, example: CallExample | undefined): Schema {
  const input = jsonSchemaOf(endpoint.input, 'input');
  const isOpen = endpoint.actor === 'anyone' || endpoint.actor === 'hook';
  const isForm = endpoint.body === 'multipart';
  const outside = endpoint.method === 'GET' || (endpoint.body !== undefined && !isForm);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.actor],
    security: isOpen ? [] : securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint, input, outside, example),
      ...onceHeader(endpoint),
      ...(endpoint.scope === undefined ? [] : [versionParameter]),
    ],
    ...(outside ? fileBody(endpoint) : { requestBody: formOrJson(endpoint, input, example) }),
    responses: {
      200: {
        description: endpoint.scope === undefined ? 'Answered' : 'Answered. To a key never a refusal.',
        ...(endpoint.scope === undefined ? {} : { headers: programHeaders }),
        ...jsonBody(envelopeOf(endpoint), example && { code: 200, msg: 'ok', data: example.data }),
      },
      ...failuresOf(endpoint),
    },
    'x-refusals': [...endpoint.refuses, ...commonRefusals].map((key) => ({
      code: refusals[key].code,
      key,
      meaning: errors[key],
    })),
  };
}

/** Messages by their type; what they are signed with is a header, and any 2xx says that one was taken. */
function webhooksOf(messages: readonly SentMessage[]): Schema {
  const text = { type: 'string' };
  const header = (name: string) => ({ name, in: 'header', required: true, schema: text });
  const parameters = ['Stockless-Signature', 'Stockless-Event-Id', 'Stockless-Event-Type'].map(header);
  return Object.fromEntries(
    messages.map(({ type, when, shape }) => [
      type,
      {
        post: {
          operationId: type,
          summary: when,
          // The receiver knows the sender by the signature.
          security: [],
          parameters,
          requestBody: jsonBody(jsonSchemaOf(shape, 'output')),
          responses: { '2XX': { description: 'Taken. Every other answer is asked again later.' } },
        },
      },
    ]),
  );
}

/** Each entry is a way in of its own. */
function securityOf({ scope }: Endpoint): Schema[] {
  return scope === undefined ? [{ token: [] }] : [{ token: [] }, { key: [scope] }];
}

function propertiesOf(schema: Schema): Record<string, unknown> {
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null ? { ...properties } : {};
}

function parametersOf(
  endpoint: Endpoint,
  input: Schema,
  all: boolean,
  example: CallExample | undefined,
): Schema[] {
  const sent = fieldsOf(example?.input);
  const required = Array.isArray(input['required']) ? input['required'] : [];
  return Object.entries(propertiesOf(input)).flatMap(([name, schema]) => {
    const inPath = isInPath(endpoint.path, name);
    if (!inPath && !all) return [];
    const shown = Object.hasOwn(sent, name) ? { example: sent[name] } : {};
    const place = inPath ? 'path' : 'query';
    return [{ name, in: place, required: inPath || required.includes(name), schema, ...shown }];
  });
}

function onceHeader(endpoint: Endpoint): Schema[] {
  if (endpoint.once === undefined) return [];
  const schema = { type: 'string', minLength: 8, maxLength: 128 };
  return [{ name: 'Idempotency-Key', in: 'header', required: endpoint.once === true, schema }];
}

function isInPath(path: string, name: string): boolean {
  return path.includes(`{${name}}`);
}

function withoutPath(input: Schema, path: string): Schema {
  const properties = Object.entries(propertiesOf(input)).filter(([name]) => !isInPath(path, name));
  const required = Array.isArray(input['required']) ? input['required'] : [];
  return {
    ...input,
    properties: Object.fromEntries(properties),
    required: required.filter((name) => typeof name === 'string' && !isInPath(path, name)),
  };
}

function formOrJson(endpoint: Endpoint, input: Schema, example: CallExample | undefined): Schema {
  const fields = withoutPath(input, endpoint.path);
  // What has no field that must be there may come without a body.
  const required = listOf(fields['required']).length > 0;
  if (endpoint.body !== 'multipart') {
    const sent = Object.entries(fieldsOf(example?.input)).filter(([name]) => !isInPath(endpoint.path, name));
    return { required, ...jsonBody(fields, example && Object.fromEntries(sent)) };
  }
  const file = { type: 'string', format: 'binary' };
  const properties = propertiesOf(fields);
  const named = listOf(fields['required']);
  for (const [name, count] of Object.entries(endpoint.files ?? {})) {
    properties[name] = count === 'many' ? { type: 'array', items: file } : file;
    if (count === 'one') named.push(name);
  }
  const schema = { ...fields, properties, required: named };
  return { required: named.length > 0, content: { 'multipart/form-data': { schema } } };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? Array.from(value) : [];
}

function jsonBody(schema: Schema, example?: unknown): Schema {
  const shown = example === undefined ? {} : { example };
  return { content: { 'application/json': { schema, ...shown } } };
}

function fileBody(endpoint: Endpoint): Schema {
  if (endpoint.body === undefined) return {};
  const type = endpoint.body === 'csv' ? 'text/csv' : 'application/json';
  return {
    requestBody: { required: true, content: { [type]: { schema: { type: 'string', format: 'binary' } } } },
  };
}

function envelopeOf(endpoint: Endpoint): Schema {
  const data = jsonSchemaOf(endpoint.output, 'output');
  const accepted = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: 200 }, msg: { type: 'string' }, data },
  };
  return { oneOf: [accepted, { $ref: '#/components/schemas/Refusal' }] };
}
