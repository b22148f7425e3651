// Calls about claims, of both sides.
import type { Endpoint } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import * as contract from '#features/supply/claim.contract.ts';
import { keepList } from '#platform/http/listing.ts';
import { keep, type Act, type House, type Keeping } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { addPicture } from './claim-pictures.ts';
import { claimList } from './claims.sql.ts';
import * as claims from './claims.ts';

type Asked<E extends Endpoint> = Act<E> & { session: Session };

function supplierGround<E extends Endpoint>(act: Asked<E>) {
  const { world, tx, now, session, audit } = act;
  const { supplierId, personId } = session;
  if (supplierId === undefined) throw refuse('insufficientPermissions', { reason: 'no_supplier' });
  return { world, tx, now, audit, personId, supplierId };
}

function houseGround<E extends Endpoint>(act: Asked<E>): claims.ClaimGround {
  const { world, tx, now, session, audit } = act;
  return { world, tx, now, audit, personId: session.personId, supplierId: undefined };
}

type Prepare = NonNullable<Keeping<typeof contract.claimPicture>['prepare']>;

/** @param prepare Draws sent pictures anew before a transaction opens. */
export function claimRoutes(house: House, { prepare }: { readonly prepare: Prepare }): void {
  const direct = { direct: true };
  keep(house, contract.ownClaims, (act) => claims.listOwn(supplierGround(act), act.input), direct);
  keep(house, contract.openClaim, (act) => claims.open(supplierGround(act), act.input));
  keep(house, contract.answerClaim, (act) => claims.answer(supplierGround(act), act.input));
  keep(house, contract.withdrawClaim, (act) => claims.withdraw(supplierGround(act), act.input.id));
  keep(
    house,
    contract.claimPicture,
    (act) => addPicture(supplierGround(act), act.input.id, act.call.files?.[0]),
    { direct: true, prepare },
  );
  keepList(house, contract.listClaims, {
    sql: claimList,
    present: (rows) => rows.map((row) => claims.presentRow(row)),
  });
  keep(house, contract.readClaim, (act) => claims.showOne(houseGround(act), act.input.id), direct);
  keep(house, contract.openHouseClaim, (act) => claims.open(houseGround(act), act.input));
  keep(house, contract.answerHouse, (act) => claims.answer(houseGround(act), act.input));
  keep(house, contract.decideClaim, (act) => claims.decide(houseGround(act), act.input));
  keep(house, contract.withdrawHouseClaim, (act) => claims.withdraw(houseGround(act), act.input.id));
  keep(
    house,
    contract.houseClaimPicture,
    (act) => addPicture(houseGround(act), act.input.id, act.call.files?.[0]),
    { direct: true, prepare },
  );
}
