// Calls of people. `login` and `me` need the shop as well and are kept by its room.
import { logout } from '#features/people/contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import { endSession } from './sessions.ts';

export function peopleRoutes(house: House): void {
  keep(
    house,
    logout,
    async ({ world, call }) => ({ ended: call.token !== undefined && (await endSession(world, call.token)) }),
    { direct: true },
  );
}
