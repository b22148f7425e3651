// Calls of identity: the merchant's, and the reviewers'.
import { refuse } from '#domain/wire/errors.ts';
import { prepareFiles } from '#features/files/server/public.ts';
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
import type { Session } from '#platform/session.ts';
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
    ({ env, tx, input, session, call }) =>
      applyIdentity({
        env,
        tx,
        shopId: shopIdOf(session),
        personId: session.personId,
        input,
        files: call.files ?? [],
      }),
    { prepare: ({ call }) => prepareFiles(call.files, kindOf) },
  );
  handle(
    registry,
    myIdentity,
    ({ env, tx, session, now, call }) => {
      const { identityKeepDays: keepDays } = env.policy;
      return presentIdentity(tx, shopIdOf(session), { now, language: call.language, keepDays });
    },
    { direct: true },
  );
  handle(
    registry,
    listIdentities,
    ({ env, tx, input, session }) => listWaiting({ env, tx, by: session.personId }, input),
    { direct: true },
  );
  handle(registry, takeIdentity, ({ env, tx, input, session, audit }) =>
    takeApplication({ env, tx, by: session.personId, audit }, input.id),
  );
  // Direct: the look is on record before the picture is drawn.
  handle(
    registry,
    lookAtIdentity,
    ({ env, input, session, audit }) => lookAt({ env, by: session.personId, audit, input }),
    { direct: true },
  );
  recallRoutes(registry);
  handle(registry, decideIdentity, ({ env, tx, input, session, audit }) =>
    decideApplication({ env, tx, by: session.personId, audit }, input),
  );
}

function recallRoutes(registry: Registry): void {
  handle(registry, listIdentityRecalls, ({ tx, session }) => listRecalls({ tx, by: session.personId }), {
    direct: true,
  });
  handle(registry, askIdentityRecall, ({ env, tx, input, session, audit }) =>
    askRecall({ env, tx, by: session.personId, audit }, input),
  );
  handle(registry, agreeIdentityRecall, ({ env, tx, input, session, audit }) =>
    agreeToRecall({ env, tx, by: session.personId, audit, roles: session.roles }, input),
  );
}

function shopIdOf(session: Session): bigint {
  if (session.shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return session.shopId;
}
