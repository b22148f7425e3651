// Calls of devices that sign. Secrets take long to check and their tries count whatever becomes of the rest, so changes
// open their own transactions.
import * as contract from '#features/devices/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { createDevice, presentDevices, removeDevice, retainDevice, type DeviceParts } from './devices.ts';
import { presentMandates } from './mandates.ts';
import { askCreation } from './passkeys.ts';

export function deviceRoutes(registry: Registry, parts: DeviceParts): void {
  const direct = { direct: true };
  handle(registry, contract.listDevices, (act) => presentDevices(act), direct);
  handle(
    registry,
    contract.listMandates,
    ({ tx, shopId, input }) => presentMandates(tx, shopId, input.after),
    direct,
  );
  handle(
    registry,
    contract.beginSigningPasskey,
    ({ env, tx, shopId, personId }) => askCreation(env, tx, { shopId, personId }),
    direct,
  );
  handle(registry, contract.addDevice, (act) => createDevice(act, act.input, parts), direct);
  handle(registry, contract.removeDevice, (act) => removeDevice(act, act.input), direct);
  handle(registry, contract.retainDevice, (act) => retainDevice(act, act.input), direct);
}
