// Calls about the domain of a shop.
import * as contract from '#features/domains/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { addDomain, lookNow, presentState, takeOff } from './domains.ts';

/** Direct where DNS is asked or a password: both take long, and hold no connection meanwhile. */
const direct = { direct: true };

export function domainRoutes(registry: Registry): void {
  handle(registry, contract.readDomain, (act) => presentState(act, act.tx));
  handle(registry, contract.addDomain, (act) => addDomain(act, act.input), direct);
  handle(registry, contract.checkDomain, (act) => lookNow(act), direct);
  handle(
    registry,
    contract.removeDomain,
    async (act) => {
      await takeOff(act, act.input);
      return presentState(act);
    },
    direct,
  );
}
