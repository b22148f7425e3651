// Calls of the console's people.
import { operatorLogin, operatorLogout, operatorMe, supplierMe } from '#features/operators/contract.ts';
import { endSession } from '#features/people/server/public.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import { presentOperator, signInOperator } from './operators.ts';

export function operatorsRoutes(house: House): void {
  keepOpen(
    house,
    operatorLogin,
    async ({ world, input, call }) => {
      const asked = { username: input.username, password: input.password, ip: call.ip };
      const { token, expiresAt } = await signInOperator(world, asked);
      return { token, expires_at: expiresAt.toISOString() };
    },
    { direct: true },
  );
  keep(house, operatorMe, ({ tx, world, session }) => presentOperator(tx, world, session), { direct: true });
  keep(house, supplierMe, ({ tx, world, session }) => presentOperator(tx, world, session), { direct: true });
  keepOpen(
    house,
    operatorLogout,
    async ({ world, call }) => ({ ended: call.token !== undefined && (await endSession(world, call.token)) }),
    { direct: true },
  );
}
