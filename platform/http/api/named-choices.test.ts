import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { isRecord } from '#domain/wire/fields.ts';
import { schemaAt } from '#platform/http/docs-fields.ts';
import { openApiOf } from '#platform/http/openapi.ts';
import { nameChoices } from './named-choices.ts';

const parcel = z.object({ kind: z.literal('parcel'), number: z.string() });
const letter = z.object({ kind: z.literal('old_letter'), pages: z.int() });
const other = z.object({ kind: z.literal('parcel'), weight: z.int() });

const call = (name: string, first: typeof parcel | typeof other) =>
  endpoint({
    name,
    method: 'POST',
    path: `/v1/${name}`,
    actor: 'anyone',
    summary: 'Says what was sent.',
    input: z.object({}),
    output: z.object({ sent: z.nullable(z.discriminatedUnion('kind', [first, letter])) }),
    refuses: [],
  });

const document = openApiOf([call('one', parcel), call('two', parcel), call('three', other)], 'Stockless');
const named = nameChoices(document);
/** Every union of the document, in its order. */
const unions: unknown[] = [];
JSON.stringify(named, (_key, value: unknown) => {
  if (isRecord(value) && 'discriminator' in value) unions.push(value);
  return value;
});

test('each choice is a schema of its own, the same one once, another one of its name under a number', () => {
  const { schemas } = schemaAt(named, 'components');
  expect(Object.keys(schemaAt({ schemas }, 'schemas'))).toEqual([
    'Refusal',
    'Problem',
    'SentParcel',
    'SentOldLetter',
    'SentParcel2',
  ]);
  const letters = '#/components/schemas/SentOldLetter';
  const of = (first: string) => ({
    oneOf: [{ $ref: `#/components/schemas/${first}` }, { $ref: letters }],
    discriminator: {
      propertyName: 'kind',
      mapping: { parcel: `#/components/schemas/${first}`, old_letter: letters },
    },
  });
  expect(unions).toEqual([of('SentParcel'), of('SentParcel'), of('SentParcel2')]);
  expect(schemaAt(named, 'components', 'schemas', 'SentParcel2', 'properties')).toHaveProperty('weight');
});

test('what has no union stays as it is', () => {
  expect(nameChoices({ openapi: '3.1.0', paths: { a: [1, 'b'] } })).toEqual({
    openapi: '3.1.0',
    paths: { a: [1, 'b'] },
    components: { schemas: {} },
  });
});
