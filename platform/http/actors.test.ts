import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { endpoint, type Actor } from '#domain/wire/endpoint.ts';
import type { Session } from '#platform/session.ts';
import { readActor } from './actors.ts';
import { handle, type Registry } from './pipeline.ts';

const callOf = <A extends Actor>(actor: A) =>
  endpoint({
    name: actor,
    method: 'GET',
    path: `/${actor}`,
    actor,
    summary: 'Says whose it is.',
    input: z.object({}),
    output: z.object({ of: z.string() }),
    refuses: [],
  });

const proof = { personId: randomUUID(), roles: ['owner'], tokenHash: Buffer.alloc(32) };
const merchant: Session = { ...proof, actor: 'merchant', shopId: 7n };
const operator: Session = { ...proof, actor: 'operator' };
const supplier: Session = { ...proof, actor: 'supplier', supplierId: randomUUID() };

test('an act knows its shop, supplier and roles by the actor that its contract names', () => {
  const { personId } = proof;
  expect(readActor('merchant', merchant)).toEqual({ session: merchant, personId, shopId: 7n });
  expect(readActor('operator', operator)).toEqual({ session: operator, personId, roles: ['owner'] });
  expect(readActor('supplier', supplier)).toMatchObject({ supplierId: supplier.supplierId });
  expect(readActor('anyone', merchant)).toEqual({});
});

test.for([
  ['merchant', undefined],
  ['merchant', operator],
  ['operator', supplier],
  ['supplier', merchant],
] as const)('an act of a %s is never done with the session of another', ([actor, session]) => {
  expect(() => readActor(actor, session)).toThrow('noAuthentication');
});

test('an act that reads what its actor has not does not compile', () => {
  // Checked by the compiler: each line below must be an error, or the check of types fails.
  const wrong = (registry: Registry) => {
    handle(registry, callOf('merchant'), async ({ shopId }) => ({ of: shopId.toString() }));
    // @ts-expect-error -- nobody has signed in: there is no shop
    handle(registry, callOf('anyone'), async ({ shopId }) => ({ of: String(shopId) }));
    // @ts-expect-error -- a hook is authenticated by its signature, not by a session
    handle(registry, callOf('hook'), async ({ session }) => ({ of: String(session) }));
    // @ts-expect-error -- a person of the console has no shop
    handle(registry, callOf('operator'), async ({ shopId }) => ({ of: String(shopId) }));
    // @ts-expect-error -- a merchant has no supplier
    handle(registry, callOf('merchant'), async ({ supplierId }) => ({ of: String(supplierId) }));
    // @ts-expect-error -- whose rows a merchant's call touches is known by the session
    handle(registry, callOf('merchant'), async () => ({ of: '' }), { across: 'console' });
  };
  // @ts-expect-error -- a merchant without a shop is no identity
  const shopless: Session = { ...proof, actor: 'merchant' };
  expect([typeof wrong, shopless.shopId]).toEqual(['function', undefined]);
});
