// Calls of identity: the merchant's, and the reviewers'.
import { prepareFiles } from '#features/files/server/public.ts';
import {
  addIdentityAppeal,
  decideIdentityAppeal,
  listIdentityAppeals,
  openIdentityAppeal,
} from '#features/identity/appeal.contract.ts';
import {
  decideIdentity,
  listIdentities,
  lookAtIdentity,
  takeIdentity,
} from '#features/identity/console.contract.ts';
import { myIdentity, sendIdentity } from '#features/identity/contract.ts';
import {
  agreeIdentityRecall,
  askIdentityRecall,
  listIdentityRecalls,
} from '#features/identity/recall.contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { listAppeals, openAppeal, presentRefusal } from './appeal-view.ts';
import { appealIdentity, decideAppeal } from './appeals.ts';
import { applyIdentity, kindOf } from './apply.ts';
import { decideApplication } from './decide.ts';
import { lookAt } from './looks.ts';
import { agreeToRecall, askRecall, listRecalls } from './recall.ts';
import { listWaiting, takeApplication } from './review.ts';
import { presentIdentity } from './status.ts';

export function identityRoutes(registry: Registry): void {
  handle(
    registry,
    sendIdentity,
    ({ env, tx, input, shopId, personId, call }) =>
      applyIdentity({
        env,
        tx,
        shopId,
        personId,
        input,
        files: call.files ?? [],
      }),
    { prepare: ({ call }) => prepareFiles(call.files, kindOf) },
  );
  handle(
    registry,
    myIdentity,
    ({ env, tx, shopId, now, call }) => {
      const { identityKeepDays: keepDays } = env.policy;
      const asking = { now, language: call.language, keepDays, refusalOf: presentRefusal };
      return presentIdentity(tx, shopId, asking);
    },
    { direct: true },
  );
  handle(
    registry,
    listIdentities,
    ({ env, tx, input, personId }) => listWaiting({ env, tx, by: personId }, input),
    { direct: true },
  );
  handle(registry, takeIdentity, ({ env, tx, input, personId, audit }) =>
    takeApplication({ env, tx, by: personId, audit }, input.id),
  );
  // Direct: the look is on record before the picture is drawn.
  handle(
    registry,
    lookAtIdentity,
    ({ env, input, personId, audit }) => lookAt({ env, by: personId, audit, input }),
    { direct: true },
  );
  recallRoutes(registry);
  appealRoutes(registry);
  handle(registry, decideIdentity, ({ env, tx, input, personId, audit }) =>
    decideApplication({ env, tx, by: personId, audit }, input),
  );
}

function appealRoutes(registry: Registry): void {
  handle(registry, addIdentityAppeal, ({ env, tx, input, shopId, personId }) =>
    appealIdentity({ env, tx, shopId, personId }, input),
  );
  handle(
    registry,
    listIdentityAppeals,
    ({ env, tx, input, personId }) => listAppeals({ env, tx, by: personId }, input),
    { direct: true },
  );
  handle(registry, openIdentityAppeal, ({ env, tx, input, personId, audit }) =>
    openAppeal({ env, tx, by: personId, audit }, input.id),
  );
  handle(registry, decideIdentityAppeal, ({ env, tx, input, personId, audit }) =>
    decideAppeal({ env, tx, by: personId, audit }, input),
  );
}

function recallRoutes(registry: Registry): void {
  handle(registry, listIdentityRecalls, ({ tx, personId }) => listRecalls({ tx, by: personId }), {
    direct: true,
  });
  handle(registry, askIdentityRecall, ({ env, tx, input, personId, audit }) =>
    askRecall({ env, tx, by: personId, audit }, input),
  );
  handle(registry, agreeIdentityRecall, ({ env, tx, input, personId, roles, audit }) =>
    agreeToRecall({ env, tx, by: personId, audit, roles }, input),
  );
}
