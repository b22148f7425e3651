// Calls of identity: the merchant's, and the reviewers'.
import { refuse } from '#domain/errors.ts';
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
import { keep, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { applyIdentity, kindOf } from './apply.ts';
import { decideApplication } from './decide.ts';
import { lookAt } from './looks.ts';
import { agreeToRecall, askRecall, listRecalls } from './recall.ts';
import { listWaiting, takeApplication } from './review.ts';
import { presentIdentity } from './status.ts';

export function identityRoutes(house: House): void {
  keep(
    house,
    sendIdentity,
    ({ world, tx, input, session, call }) =>
      applyIdentity({
        world,
        tx,
        shopId: shopIdOf(session),
        personId: session.personId,
        input,
        files: call.files ?? [],
      }),
    { prepare: ({ call }) => prepareFiles(call.files, kindOf) },
  );
  keep(
    house,
    myIdentity,
    ({ world, tx, session, now, call }) => {
      const { identityKeepDays: keepDays } = world.policy;
      return presentIdentity(tx, shopIdOf(session), { now, language: call.language, keepDays });
    },
    { direct: true },
  );
  keep(
    house,
    listIdentities,
    ({ world, tx, input, session }) => listWaiting({ world, tx, by: session.personId }, input),
    { direct: true },
  );
  keep(house, takeIdentity, ({ world, tx, input, session, audit }) =>
    takeApplication({ world, tx, by: session.personId, audit }, input.id),
  );
  // Direct: the look is on record before the picture is drawn.
  keep(
    house,
    lookAtIdentity,
    ({ world, input, session, audit }) => lookAt({ world, by: session.personId, audit, input }),
    { direct: true },
  );
  recallRoutes(house);
  keep(house, decideIdentity, ({ world, tx, input, session, audit }) =>
    decideApplication({ world, tx, by: session.personId, audit }, input),
  );
}

function recallRoutes(house: House): void {
  keep(house, listIdentityRecalls, ({ tx, session }) => listRecalls({ tx, by: session.personId }), {
    direct: true,
  });
  keep(house, askIdentityRecall, ({ world, tx, input, session, audit }) =>
    askRecall({ world, tx, by: session.personId, audit }, input),
  );
  keep(house, agreeIdentityRecall, ({ world, tx, input, session, audit }) =>
    agreeToRecall({ world, tx, by: session.personId, audit, roles: session.roles }, input),
  );
}

function shopIdOf(session: Session): bigint {
  if (session.shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return session.shopId;
}
