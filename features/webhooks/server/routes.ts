// The calls of merchants about their programs.
import * as contract from '#features/webhooks/contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import { groundOf } from './ground.ts';
import * as hooks from './hooks.ts';
import { createKey, endKey, presentKeys } from './keys.ts';

export function hookRoutes(house: House): void {
  keepKeys(house);
  const direct = { direct: true };
  keep(house, contract.listHooks, (act) => hooks.presentHooks(groundOf(act)), direct);
  // Passwords are checked before a transaction opens, and their tries count whatever becomes of it.
  keep(house, contract.addHook, (act) => hooks.createHook(groundOf(act), act.input), direct);
  keep(house, contract.rotateHookSecret, (act) => hooks.rotateSecret(groundOf(act), act.input), direct);
  keep(house, contract.changeHook, (act) => hooks.changeHook(groundOf(act), act.input));
  keep(house, contract.removeHook, async (act) => ({
    removed: await hooks.removeHook(groundOf(act), act.input.id),
  }));
  keep(house, contract.testHook, (act) => hooks.pingHook(groundOf(act), act.input.id));
  keep(house, contract.listDeliveries, (act) => hooks.presentDeliveries(groundOf(act), act.input), direct);
  keep(house, contract.replayDelivery, async (act) => ({
    replayed: await hooks.replayOne(groundOf(act), act.input),
  }));
  keep(house, contract.replayHook, (act) => hooks.replaySince(groundOf(act), act.input));
}

function keepKeys(house: House): void {
  const direct = { direct: true };
  keep(
    house,
    contract.listApiKeys,
    (act) => {
      const { tx, shopId, now } = groundOf(act);
      return presentKeys(tx, shopId, now);
    },
    direct,
  );
  keep(house, contract.makeApiKey, (act) => createKey(groundOf(act), act.input), direct);
  keep(house, contract.revokeApiKey, async (act) => ({
    revoked: await endKey(groundOf(act), act.input.id),
  }));
}
