// Calls of the console about the record.
import { announceDocument, recordState } from '#features/proof/console.contract.ts';
import { sealLeaves } from '#features/proof/auditor.contract.ts';
import { refuse } from '#domain/wire/errors.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { announceDocument as announce, type DocumentSource } from './documents.ts';
import { claimPieces } from './seal.sql.ts';
import { presentState } from './state.ts';

/** @param documents Who makes what is put on record. */
export function recordConsoleRoutes(registry: Registry, documents: readonly DocumentSource[]): void {
  handle(
    registry,
    recordState,
    ({ env, tx }) => acrossShops('trust', () => presentState(env, tx, documents)),
    { direct: true },
  );
  handle(
    registry,
    sealLeaves,
    async ({ tx, input, audit }) => {
      const [piece, next] = await claimPieces(tx, { ...input });
      if (piece === undefined) throw refuse('recordNotFound', { field: 'no', reason: 'seal' });
      audit({ subject: `seal ${input.no}`, why: `piece ${piece.piece}` });
      return { leaves: piece.bytes.toString('base64'), next: next?.piece ?? null };
    },
    { direct: true },
  );
  handle(registry, announceDocument, async ({ env, tx, input, audit }) => {
    const from = new Date(input.from);
    const { version, sha256 } = await announce(env, tx, { name: input.document, from, sources: documents });
    audit({ subject: input.document, after: { version, from: input.from, sha256 } });
    return { version, from, sha256 };
  });
}
