/** The calls of programs as a file of TypeScript: what `packages/client` is typed by. */
import path from 'node:path';
import { apiBase, commonRefusals } from '#domain/wire/endpoint.ts';
import { keysOf } from '#domain/keys.ts';
import { refusals } from '#domain/wire/errors.ts';
import { isSchema, listAt, schemaAt, textAt, type Schema } from '#platform/http/docs-fields.ts';
import { scopeOf } from '#platform/http/docs-hooks.ts';
import { root } from '../programs.ts';
import { operationsOf } from './lint.ts';
import { typeOfSchema } from './type-of.ts';

export const clientFile = path.join(root, 'packages/client/calls.gen.ts');

type ProgramCall = { readonly at: string; readonly facts: Schema; readonly scope: string };

/** The text of `clientFile` for this document: the calls that a key opens, and the messages that are sent. */
export function writeClientCalls(document: Schema): string {
  const calls = operationsOf(document).flatMap(({ at, facts }): ProgramCall[] => {
    const scope = scopeOf(facts);
    return scope === undefined ? [] : [{ at, facts, scope }];
  });
  const version = textAt(schemaAt(document, 'info'), 'version');
  return `// Made by npm run api from the contracts. Every call that a key opens, with its types, and every message that is sent.

/** The version of the contract that these types are of. */
export const apiVersion = ${JSON.stringify(version)};

/** The code of each refusal by its name. */
export const refusalCodes = {
${keysOf(refusals)
  .map((key) => `  ${key}: ${refusals[key].code},`)
  .join('\n')}
} as const;

export type RefusalName = keyof typeof refusalCodes;

/** What any call may be refused with. */
export const commonRefusals = [${commonRefusals.map((key) => `'${key}'`).join(', ')}] as const;

/** How each call is made. \`once\`: it takes an idempotency key. \`scope\`: what its key must be for. \`refusals\`: besides the common ones. */
export const calls = {
${calls.map(lineOf).join('\n')}
} as const;

/** What each call is sent and what it answers. */
export type Calls = {
${calls.map(typesOf).join('\n')}
};

/** The messages that a shop's addresses are sent. */
export type Messages = {
${Object.entries(schemaAt(document, 'webhooks'))
  .map(([type, one]) => messageOf(type, one))
  .join('\n')}
};
`;
}

function lineOf({ at, facts, scope }: ProgramCall): string {
  const [method = '', address = ''] = at.split(' ');
  const path = address.slice(apiBase.length);
  const isOnce = listAt(facts, 'parameters').some(
    (one) => isSchema(one) && one['name'] === 'Idempotency-Key',
  );
  const name = textAt(facts, 'operationId');
  const common: readonly string[] = commonRefusals;
  const refused = listAt(facts, 'x-refusals')
    .filter(isSchema)
    .map((one) => textAt(one, 'key'))
    .filter((key) => !common.includes(key));
  const words = [...new Set(refused)].map((key) => `'${key}'`).join(', ');
  return `  ${name}: { name: '${name}', method: '${method}', path: '${path}', scope: '${scope}', once: ${isOnce}, refusals: [${words}] },`;
}

function typesOf({ facts }: ProgramCall): string {
  const answer = schemaAt(facts, 'responses', '200', 'content', 'application/json', 'schema');
  const [accepted] = listAt(answer, 'oneOf');
  return [
    `  /** ${textAt(facts, 'summary')} */`,
    `  ${textAt(facts, 'operationId')}: {`,
    `    input: ${inputOf(facts)};`,
    `    output: ${typeOfSchema(schemaAt(accepted, 'properties', 'data'))};`,
    `  };`,
  ].join('\n');
}

function inputOf(facts: Schema): string {
  return typeOfSchema(inputSchemaOf(facts));
}

/** Fields of the address, of the query and of the body are one input. */
export function inputSchemaOf(facts: Schema): Schema {
  const parameters = listAt(facts, 'parameters').filter(isSchema);
  const asked = parameters.filter((one) => one['in'] === 'path' || one['in'] === 'query');
  const body = schemaAt(facts, 'requestBody', 'content', 'application/json', 'schema');
  const properties = Object.fromEntries(asked.map((one) => [textAt(one, 'name'), schemaAt(one, 'schema')]));
  const needed = asked.filter((one) => one['required'] === true).map((one) => textAt(one, 'name'));
  return {
    type: 'object',
    properties: { ...properties, ...schemaAt(body, 'properties') },
    required: [...needed, ...listAt(body, 'required')],
  };
}

function messageOf(type: string, one: unknown): string {
  const schema = schemaAt(one, 'post', 'requestBody', 'content', 'application/json', 'schema');
  return `  /** ${textAt(schemaAt(one, 'post'), 'summary')} */\n  '${type}': ${typeOfSchema(schema)};`;
}
