// The contract as OpenAPI 3.1, made from the endpoints that the server keeps.
import { toJSONSchema } from 'zod';
import { apiBase, commonRefusals, type Endpoint } from '#domain/wire/endpoint.ts';
import { refusals } from '#domain/wire/errors.ts';
import { errors } from '#locales/en/errors.ts';

type Schema = Record<string, unknown>;

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
  messages: readonly SentMessage[] = [],
): Schema {
  const paths: Record<string, Schema> = {};
  for (const endpoint of endpoints) {
    const path = apiBase + endpoint.path;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1',
      description: 'Every answer is {code, msg, data}: 200 is success, other codes are in the catalogue.',
    },
    paths,
    ...(messages.length === 0 ? {} : { webhooks: webhooksOf(messages) }),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization' },
        /** Of a program: made by a supplier in the console or by a merchant under Settings, Developers. */
        key: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Refusal: refusalSchema() },
    },
    'x-errors': Object.entries(refusals).map(([key, facts]) => ({
      key,
      code: facts.code,
      reaction: facts.reaction,
    })),
  };
}

function operationOf(endpoint: Endpoint): Schema {
  const input = jsonSchemaOf(endpoint.input);
  const isOpen = endpoint.actor === 'anyone' || endpoint.actor === 'hook';
  const isForm = endpoint.body === 'multipart';
  const outside = endpoint.method === 'GET' || (endpoint.body !== undefined && !isForm);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.actor],
    ...(isOpen ? {} : { security: securityOf(endpoint) }),
    parameters: [...parametersOf(endpoint, input, outside), ...onceHeader(endpoint)],
    ...(outside ? fileBody(endpoint) : { requestBody: formOrJson(endpoint, input) }),
    responses: { 200: { description: 'Answered', ...jsonBody(envelopeOf(endpoint)) } },
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
          parameters,
          requestBody: jsonBody(toJSONSchema(shape, { io: 'output', unrepresentable: 'any' })),
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

function jsonSchemaOf(schema: Endpoint['input']): Schema {
  return toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

function propertiesOf(schema: Schema): Record<string, unknown> {
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null ? { ...properties } : {};
}

function parametersOf(endpoint: Endpoint, input: Schema, all: boolean): Schema[] {
  const required = Array.isArray(input['required']) ? input['required'] : [];
  return Object.entries(propertiesOf(input)).flatMap(([name, schema]) => {
    const inPath = endpoint.path.includes(`{${name}}`);
    if (!inPath && !all) return [];
    return [{ name, in: inPath ? 'path' : 'query', required: inPath || required.includes(name), schema }];
  });
}

function onceHeader(endpoint: Endpoint): Schema[] {
  if (endpoint.once === undefined) return [];
  const schema = { type: 'string', minLength: 8, maxLength: 128 };
  return [{ name: 'Idempotency-Key', in: 'header', required: endpoint.once === true, schema }];
}

function withoutPath(input: Schema, path: string): Schema {
  const isOutside = (name: string) => path.includes(`{${name}}`);
  const properties = Object.entries(propertiesOf(input)).filter(([name]) => !isOutside(name));
  const required = Array.isArray(input['required']) ? input['required'] : [];
  return {
    ...input,
    properties: Object.fromEntries(properties),
    required: required.filter((name) => typeof name === 'string' && !isOutside(name)),
  };
}

function formOrJson(endpoint: Endpoint, input: Schema): Schema {
  const fields = withoutPath(input, endpoint.path);
  if (endpoint.body !== 'multipart') return jsonBody(fields);
  const file = { type: 'string', format: 'binary' };
  const properties = propertiesOf(fields);
  const required = listOf(fields['required']);
  for (const [name, count] of Object.entries(endpoint.files ?? {})) {
    properties[name] = count === 'many' ? { type: 'array', items: file } : file;
    if (count === 'one') required.push(name);
  }
  return { content: { 'multipart/form-data': { schema: { ...fields, properties, required } } } };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? Array.from(value) : [];
}

function jsonBody(schema: Schema): Schema {
  return { content: { 'application/json': { schema } } };
}

function fileBody(endpoint: Endpoint): Schema {
  if (endpoint.body === undefined) return {};
  const type = endpoint.body === 'csv' ? 'text/csv' : 'application/json';
  return { requestBody: { content: { [type]: { schema: { type: 'string', format: 'binary' } } } } };
}

function envelopeOf(endpoint: Endpoint): Schema {
  const data = toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any' });
  const accepted = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: 200 }, msg: { type: 'string' }, data },
  };
  return { oneOf: [accepted, { $ref: '#/components/schemas/Refusal' }] };
}

function refusalSchema(): Schema {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', minimum: 201, maximum: 501 },
      msg: { type: 'string' },
      data: {
        type: 'object',
        required: ['reason', 'request_id'],
        properties: { reason: { type: 'string' }, request_id: { type: 'string' }, field: { type: 'string' } },
      },
    },
  };
}
