// Schemas as types: each kind that contracts use, and an error for what is not known.
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { jsonSchemaOf } from '#platform/http/api/openapi-parts.ts';
import { typeOfSchema } from './type-of.ts';

const typeOf = (shape: z.ZodMiniType) => typeOfSchema(jsonSchemaOf(shape, 'output'));

test.for<[string, z.ZodMiniType]>([
  ['string', z.uuid()],
  ['number', z.int()],
  ['null', z.null()],
  ['unknown', z.unknown()],
  ['"open" | "closed"', z.enum(['open', 'closed'])],
  ['string | null', z.nullable(z.string())],
  ['readonly (string | number)[]', z.array(z.union([z.string(), z.number()]))],
  ['readonly [string, number]', z.tuple([z.string(), z.int()])],
  ['{ readonly [name: string]: boolean }', z.record(z.string(), z.boolean())],
  ['{}', z.object({})],
  [
    '{ readonly id: string; readonly "on-hold"?: true }',
    z.object({ id: z.string(), 'on-hold': z.optional(z.literal(true)) }),
  ],
  [
    '{ readonly kind: "a"; readonly n: number } | { readonly kind: "b" }',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), n: z.int() }),
      z.object({ kind: z.literal('b') }),
    ]),
  ],
])('%s', ([type, shape]) => {
  expect(typeOf(shape)).toBe(type);
});

test('what is not known is an error, not `any`', () => {
  expect(() => typeOfSchema({ $ref: '#/components/schemas/Other' })).toThrow('refers to another');
  expect(() => typeOfSchema({ type: 'date' })).toThrow('no type of TypeScript');
});
