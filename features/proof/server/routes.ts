// Calls by which a merchant's phone checks what it is told. All of them only read.
import * as contract from '#features/proof/contract.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { presentBook, presentProof, presentRecord } from './proofs.ts';

export function proofRoutes(registry: Registry): void {
  handle(registry, contract.shopProof, async ({ env, tx, shopId }) => {
    await seeOneMoment(tx);
    return presentProof(env, tx, shopId);
  });
  handle(registry, contract.shopRecord, async ({ env, tx, input, shopId }) => {
    await seeOneMoment(tx);
    return presentRecord(env, tx, { shopId, after: input.after });
  });
  handle(registry, contract.shopBook, async ({ tx, input, shopId }) => {
    await seeOneMoment(tx);
    return presentBook(tx, { shopId, after: BigInt(input.after) });
  });
}
