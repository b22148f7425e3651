// Parts of the document that many calls share: schemas, what goes wrong, and how a shape becomes JSON Schema.
import { toJSONSchema } from 'zod';
import type * as z from 'zod/mini';
import { currentVersion } from '#domain/wire/api-version.ts';
import { commonRefusals, type Actor, type Endpoint } from '#domain/wire/endpoint.ts';
import { refusals, type RefusalKey } from '#domain/wire/errors.ts';
import { httpStatusOf, titleOf } from '#domain/wire/http-status.ts';
import { keysOf } from '#domain/keys.ts';
import { problem, problemAddress, problemType } from './problem.ts';

export type Schema = Record<string, unknown>;

/** A shape as JSON Schema 2020-12, without naming that on every one. Unions that a field tells apart say which. */
export function jsonSchemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...schema } = toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'record') nameKeys(jsonSchema);
      if (def.type !== 'union' || !('discriminator' in def)) return;
      jsonSchema['discriminator'] = { propertyName: def.discriminator };
    },
  });
  return schema;
}

/** A record of words that are known has a property for each of them. */
function nameKeys(schema: Schema): void {
  const { required, additionalProperties: value } = schema;
  if (!Array.isArray(required) || value === undefined) return;
  const names = required.filter((name) => typeof name === 'string');
  Object.assign(schema, { properties: Object.fromEntries(names.map((name) => [name, value] as const)) });
  delete schema['propertyNames'];
  delete schema['additionalProperties'];
}

const tags: Readonly<Record<Actor, string>> = {
  anyone: 'Calls that need no token: the shops’ pages, and signing in.',
  merchant: 'Calls of merchants. Those that name a scope are open to their programs, with a key.',
  supplier: 'Calls of suppliers’ programs, with a key of the console.',
  operator: 'Calls of the console.',
  hook: 'Messages of other systems: payment providers and carriers.',
};

/** The tags that these calls have, each with what it means. */
export function tagsOf(endpoints: readonly Endpoint[]): Schema[] {
  const used = new Set(endpoints.map(({ actor }) => actor));
  return keysOf(tags)
    .filter((name) => used.has(name))
    .map((name) => ({ name, description: tags[name] }));
}

/** Said before a call begins: a body that is too large, of another type, or not to be read. */
const transportStatuses = [400, 413, 415];

/** The statuses of 400 and above that a call may answer with. */
export function failureStatuses(refuses: readonly RefusalKey[]): number[] {
  const own = [...refuses, ...commonRefusals].map(httpStatusOf);
  return [...new Set([...own, ...transportStatuses])].toSorted((one, other) => one - other);
}

/** The responses of a call that failed, as references. */
export function failuresOf({ refuses }: Pick<Endpoint, 'refuses'>): Schema {
  const named = failureStatuses(refuses).map(
    (status) => [String(status), { $ref: `#/components/responses/Problem${status}` }] as const,
  );
  return Object.fromEntries(named);
}

/** What `failuresOf` refers to: to a key a problem, to anybody else the envelope (HTTP 200 for what is refused). */
export function failureResponses(baseUrl: string): Schema {
  const statuses = new Set([...keysOf(refusals).map(httpStatusOf), ...transportStatuses]);
  const made = [...statuses]
    .toSorted((one, other) => one - other)
    .map((status) => {
      const keys = keysOf(refusals).filter((key) => httpStatusOf(key) === status);
      const key = keys[0] ?? 'badRequest';
      const schema = { $ref: '#/components/schemas/Problem' };
      const response = {
        description: keys.length === 0 ? titleOf(key) : keys.map((one) => titleOf(one)).join('. '),
        ...(status === 429 || status === 503 ? { headers: retryHeader } : {}),
        content: {
          [problemType]: { schema, example: exampleOf(key, status, baseUrl) },
          'application/json': { schema: { $ref: '#/components/schemas/Refusal' } },
        },
      };
      return [`Problem${status}`, response] as const;
    });
  return Object.fromEntries(made);
}

const retryHeader = {
  'Retry-After': { description: 'Seconds until the next try.', schema: { type: 'integer', minimum: 1 } },
};

function exampleOf(key: RefusalKey, status: number, baseUrl: string): Schema {
  return {
    code: refusals[key].code,
    type: problemAddress(baseUrl, key),
    title: titleOf(key),
    status,
    detail: `${titleOf(key)}.`,
    instance: '019cadf2-6d00-7000-8000-3f2a9c1b5d7e',
    reason: key,
    fields: [],
  };
}

/** Headers of every answer to a key. */
export const programHeaders = {
  'RateLimit-Policy': {
    description: 'What a key may call: q calls in w seconds.',
    schema: { type: 'string', examples: ['"key";q=120;w=60'] },
  },
  RateLimit: {
    description: 'What is left: r calls, and all of them again in t seconds.',
    schema: { type: 'string', examples: ['"key";r=119;t=42'] },
  },
  'Stockless-Version': {
    description: 'The version that the answer is made at.',
    schema: { type: 'string', examples: [currentVersion] },
  },
};

/** Of calls that a key opens. */
export const versionParameter = {
  name: 'Stockless-Version',
  in: 'header',
  required: false,
  description: 'Another version than that of the key, for this call.',
  schema: { type: 'string', format: 'date' },
};

export function sharedSchemas(): Schema {
  return { Refusal: refusalSchema(), Problem: jsonSchemaOf(problem, 'output') };
}

function refusalSchema(): Schema {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', enum: Object.values(refusals).map(({ code }) => code) },
      msg: { type: 'string' },
      data: {
        type: 'object',
        required: ['reason', 'request_id'],
        properties: { reason: { type: 'string' }, request_id: { type: 'string' }, field: { type: 'string' } },
      },
    },
  };
}
