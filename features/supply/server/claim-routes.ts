// Calls about claims, of both sides.
import * as contract from '#features/supply/claim.contract.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry, type HandlerOptions } from '#platform/http/pipeline.ts';
import { addPicture } from './claim-pictures.ts';
import { claimList } from './claims.sql.ts';
import * as claims from './claims.ts';

type Prepare = NonNullable<
  HandlerOptions<typeof contract.claimPicture | typeof contract.houseClaimPicture>['prepare']
>;

/** @param prepare Draws sent pictures anew before a transaction opens. */
export function claimRoutes(registry: Registry, { prepare }: { readonly prepare: Prepare }): void {
  const direct = { direct: true };
  handle(registry, contract.ownClaims, (act) => claims.listOwn(act, act.input), direct);
  handle(registry, contract.openClaim, (act) => claims.open(act, act.input));
  handle(registry, contract.answerClaim, (act) => claims.answer(act, act.input));
  handle(registry, contract.withdrawClaim, (act) => claims.withdraw(act, act.input.id));
  handle(registry, contract.claimPicture, (act) => addPicture(act, act.input.id, act.call.files?.[0]), {
    direct: true,
    prepare,
  });
  handleList(registry, contract.listClaims, {
    sql: claimList,
    present: (rows) => rows.map((row) => claims.presentRow(row)),
  });
  handle(registry, contract.readClaim, (act) => claims.showOne(act, act.input.id), direct);
  handle(registry, contract.openHouseClaim, (act) => claims.open(act, act.input));
  handle(registry, contract.answerHouse, (act) => claims.answer(act, act.input));
  handle(registry, contract.decideClaim, (act) => claims.decide(act, act.input));
  handle(registry, contract.withdrawHouseClaim, (act) => claims.withdraw(act, act.input.id));
  handle(registry, contract.houseClaimPicture, (act) => addPicture(act, act.input.id, act.call.files?.[0]), {
    direct: true,
    prepare,
  });
}
