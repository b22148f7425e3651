// What a person of the console may call is what the privilege table says for their roles, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasRight, operatorRoles } from '#domain/rights.ts';
import { openTestTown, type TestTown } from '#apps/server/testing.ts';
import { openSession } from '#features/people/server/public.ts';

let town: TestTown;
beforeAll(async () => {
  town = await openTestTown();
});
afterAll(() => town.close());

const operatorCalls = () =>
  [...town.composed.house.kept.values()].filter(({ endpoint }) => endpoint.actor === 'operator');

test('every call of operators names a right', () => {
  expect(operatorCalls().filter(({ endpoint }) => endpoint.right === undefined)).toEqual([]);
  expect(operatorCalls().length).toBeGreaterThan(40);
});

test.each(operatorRoles)(
  'as %s, what the table does not allow is refused before it is read',
  async (role) => {
    const { world } = town.composed;
    const personId = world.random.id(world.clock.now());
    const person = {
      actor: 'operator',
      personId,
      roles: [role],
      shopId: undefined,
      supplierId: undefined,
    } as const;
    const { token } = await world.db.transaction((tx) => openSession(tx, world, person));
    for (const { endpoint } of operatorCalls()) {
      const { right } = endpoint;
      if (right === undefined) throw new Error(endpoint.name);
      const { code, data } = await town.call(endpoint, {}, { token });
      const isRefused = code === 409 && JSON.stringify(data).includes('"role"');
      expect([endpoint.name, isRefused]).toEqual([endpoint.name, !hasRight([role], right)]);
    }
  },
);
