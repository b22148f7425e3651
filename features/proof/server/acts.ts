// Acts of a shop against the record: for tests, and for whoever reconciles the books.
import { equalBytes } from '#domain/proof/bytes.ts';
import { readEntries } from '#features/audit/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import * as log from './log.sql.ts';
import { entryOfAct } from './sequencer.ts';

const actsAtOnce = 1_000;

/** Numbers in the record of the first and the last act about each subject; none for what it does not have yet. */
export async function recordNumbersOf(
  tx: Tx,
  shopId: bigint,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, { readonly first: number; readonly last: number }>> {
  if (subjects.length === 0) return new Map();
  const rows = await log.numbersOf(tx, { shopId, subjects });
  return new Map(rows.map(({ subject, first, last }) => [subject, { first, last }]));
}

/**
 * What of a shop's acts is not as the record has it: a number that is missing, an act that was changed since, one that was
 * added after a later one. Acts that still wait are not looked at. Gives nothing where all is right.
 */
export async function checkActs(tx: Tx, shopId: bigint): Promise<string[]> {
  const problems: string[] = [];
  let seq = 0n;
  for (;;) {
    const acts = await readEntries(tx, { shopId, after: seq, limit: actsAtOnce });
    const until = acts.at(-1)?.seq ?? seq;
    const places = await log.placesOfActs(tx, { shopId, after: seq, until });
    const bodies = new Map(places.map(({ act_seq: no, body }) => [no, body]));
    for (const act of acts) {
      if (act.seq !== seq + 1n) problems.push(`act ${seq + 1n} is missing`);
      const body = bodies.get(act.seq);
      const own = entryOfAct({ ...act, shop_id: shopId }).body;
      if (body !== undefined && !equalBytes(body, own)) problems.push(`act ${act.seq} was changed`);
      seq = act.seq;
    }
    if (acts.length < actsAtOnce) break;
  }
  const logged = await log.countLogged(tx, shopId);
  if (BigInt(logged) > seq) problems.push(`the record has ${logged} acts, there are ${seq}`);
  return problems.slice(0, 20);
}
