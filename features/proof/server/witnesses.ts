// Asks witnesses to sign the newest head, and notes how each answered.
import { proveConsistency } from '#domain/proof/tree.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { sha256 } from './hash.ts';
import * as log from './log.sql.ts';
import { openNodes } from './nodes.ts';
import { cosign } from './witness-client.ts';

const longest = Number.MAX_SAFE_INTEGER;

/** A witness that failed is left alone for so long, twice as long each time. */
const restFirstMs = 4_000;
const restMostMs = 300_000;

/** Until when witnesses that failed are left alone, by name: of one node, lost with it. */
export type Rests = Map<string, { readonly untilMs: number; readonly ms: number }>;

/** Does nothing where there is no witness, or where all of them have signed the newest head. */
export async function askWitnesses(env: Environment, rests: Rests = new Map()): Promise<void> {
  const { list } = env.witnesses;
  if (list.length === 0) return;
  await acrossShops('jobs', async () => {
    const { direct } = env.db;
    const [newest] = await log.newestCheckpoints(direct, { most: longest, limit: 1 });
    if (newest === undefined) return;
    const size = Number(newest.size);
    const nowMs = env.clock.now().getTime();
    const missing = list.filter(
      ({ name }) => !(newest.names ?? []).includes(name) && (rests.get(name)?.untilMs ?? 0) <= nowMs,
    );
    if (missing.length === 0) return;
    const known = new Map((await log.readWitnesses(direct)).map((row) => [row.name, Number(row.size)]));
    const { signed, failed } = await cosign({
      checkpoint: newest.note,
      witnesses: missing,
      oldSizeOf: (name) => known.get(name) ?? 0,
      prove: (oldSize) => proveConsistency(oldSize, size, openNodes(direct, size), sha256),
    });
    const at = env.clock.now();
    for (const { name, line } of signed) {
      rests.delete(name);
      await log.saveCosignature(direct, { size, name, line, at });
      await log.saveWitness(direct, { name, size, at, failedAt: null, failure: '' });
    }
    for (const { name, failure } of failed) {
      const ms = Math.min((rests.get(name)?.ms ?? restFirstMs / 2) * 2, restMostMs);
      rests.set(name, { untilMs: at.getTime() + ms, ms });
      env.log.warn({ witness: name, failure }, 'a witness did not sign');
      await log.saveWitness(direct, {
        name,
        size: 0,
        at: null,
        failedAt: at,
        failure: failure.slice(0, 200),
      });
    }
  });
}
