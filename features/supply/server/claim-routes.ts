// Calls about claims, of both sides.
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import * as contract from '#features/supply/claim.contract.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Act, type Registry, type HandlerOptions } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { addPicture } from './claim-pictures.ts';
import { claimList } from './claims.sql.ts';
import * as claims from './claims.ts';

type Asked<E extends Endpoint> = Act<E> & { session: Session };

function supplierContext<E extends Endpoint>(act: Asked<E>) {
  const { env, tx, now, session, audit } = act;
  const { supplierId, personId } = session;
  if (supplierId === undefined) throw refuse('insufficientPermissions', { reason: 'no_supplier' });
  return { env, tx, now, audit, personId, supplierId };
}

function platformContext<E extends Endpoint>(act: Asked<E>): claims.ClaimContext {
  const { env, tx, now, session, audit } = act;
  return { env, tx, now, audit, personId: session.personId, supplierId: undefined };
}

type Prepare = NonNullable<HandlerOptions<typeof contract.claimPicture>['prepare']>;

/** @param prepare Draws sent pictures anew before a transaction opens. */
export function claimRoutes(registry: Registry, { prepare }: { readonly prepare: Prepare }): void {
  const direct = { direct: true };
  handle(registry, contract.ownClaims, (act) => claims.listOwn(supplierContext(act), act.input), direct);
  handle(registry, contract.openClaim, (act) => claims.open(supplierContext(act), act.input));
  handle(registry, contract.answerClaim, (act) => claims.answer(supplierContext(act), act.input));
  handle(registry, contract.withdrawClaim, (act) => claims.withdraw(supplierContext(act), act.input.id));
  handle(
    registry,
    contract.claimPicture,
    (act) => addPicture(supplierContext(act), act.input.id, act.call.files?.[0]),
    { direct: true, prepare },
  );
  handleList(registry, contract.listClaims, {
    sql: claimList,
    present: (rows) => rows.map((row) => claims.presentRow(row)),
  });
  handle(registry, contract.readClaim, (act) => claims.showOne(platformContext(act), act.input.id), direct);
  handle(registry, contract.openHouseClaim, (act) => claims.open(platformContext(act), act.input));
  handle(registry, contract.answerHouse, (act) => claims.answer(platformContext(act), act.input));
  handle(registry, contract.decideClaim, (act) => claims.decide(platformContext(act), act.input));
  handle(registry, contract.withdrawHouseClaim, (act) => claims.withdraw(platformContext(act), act.input.id));
  handle(
    registry,
    contract.houseClaimPicture,
    (act) => addPicture(platformContext(act), act.input.id, act.call.files?.[0]),
    { direct: true, prepare },
  );
}
