// The calls of merchants about their programs.
import * as contract from '#features/webhooks/contract.ts';
import * as proposals from '#features/webhooks/proposals.contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import * as hooks from './hooks.ts';
import { createKey, endKey, presentKeys } from './keys.ts';
import { confirm, decline } from './proposals/decide.ts';
import { presentProposals } from './proposals/list.ts';
import { propose } from './proposals/propose.ts';

export function hookRoutes(registry: Registry): void {
  handleKeys(registry);
  handleProposals(registry);
  const direct = { direct: true };
  handle(registry, contract.listHooks, (act) => hooks.presentHooks(act), direct);
  // Passwords are checked before a transaction opens, and their tries count whatever becomes of it.
  handle(registry, contract.addHook, (act) => hooks.createHook(act, act.input), direct);
  handle(registry, contract.rotateHookSecret, (act) => hooks.rotateSecret(act, act.input), direct);
  handle(registry, contract.changeHook, (act) => hooks.changeHook(act, act.input));
  handle(registry, contract.removeHook, async (act) => ({
    removed: await hooks.removeHook(act, act.input.id),
  }));
  handle(registry, contract.testHook, (act) => hooks.testHook(act, act.input));
  handle(registry, contract.listDeliveries, (act) => hooks.presentDeliveries(act, act.input), direct);
  handle(registry, contract.replayDelivery, async (act) => ({
    replayed: await hooks.replayOne(act, act.input),
  }));
  handle(registry, contract.replayHook, (act) => hooks.replaySince(act, act.input));
}

function handleKeys(registry: Registry): void {
  const direct = { direct: true };
  handle(
    registry,
    contract.listApiKeys,
    (act) => {
      const { tx, shopId, now } = act;
      return presentKeys(tx, shopId, now);
    },
    direct,
  );
  handle(registry, contract.makeApiKey, (act) => createKey(act, act.input), direct);
  handle(registry, contract.revokeApiKey, async (act) => ({
    revoked: await endKey(act, act.input.id),
  }));
}

function handleProposals(registry: Registry): void {
  const direct = { direct: true };
  handle(registry, proposals.proposeChange, (act) => propose(act, act.input));
  handle(registry, proposals.listProposals, (act) => presentProposals(act, act.input), direct);
  // The call that makes the change opens a transaction of its own.
  handle(registry, proposals.confirmProposal, (act) => confirm(registry, act, act.input), direct);
  handle(registry, proposals.declineProposal, async (act) => ({
    declined: await decline(act, act.input.id),
  }));
}
