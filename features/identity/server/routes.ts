// Calls of identity: the merchant's, and the reviewers'.
import { refuse } from '#domain/errors.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import { decideIdentity, listIdentities, takeIdentity } from '#features/identity/console.contract.ts';
import { myIdentity, sendIdentity } from '#features/identity/contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { applyIdentity, kindOf } from './apply.ts';
import { decideApplication, listWaiting, takeApplication } from './review.ts';
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
    ({ tx, session, now, call }) => presentIdentity(tx, shopIdOf(session), { now, language: call.language }),
    { direct: true },
  );
  keep(
    house,
    listIdentities,
    ({ world, tx, input, session }) => listWaiting({ world, tx, by: session.personId }, input),
    { direct: true },
  );
  keep(house, takeIdentity, ({ world, tx, input, session }) =>
    takeApplication({ world, tx, by: session.personId }, input.id),
  );
  keep(house, decideIdentity, ({ world, tx, input, session }) =>
    decideApplication({ world, tx, by: session.personId }, input),
  );
}

function shopIdOf(session: Session): bigint {
  if (session.shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return session.shopId;
}
