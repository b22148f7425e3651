// A provider's own account of our money, brought into our tables in steps that may be done again.
import { limits } from '#domain/limits.ts';
import { addHours, addMinutes } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import type { LineSpan, ProviderLine } from '#platform/ports/payments.ts';
import * as sql from './feed.sql.ts';

export type Feed = {
  readonly name: string;
  readonly lines: (span: LineSpan) => Promise<readonly ProviderLine[]>;
};

/**
 * Reads what is new. The lines first, then up to when they are whole: a look that is cut off is done again.
 *
 * @returns up to when everything is here.
 * @throws where the provider does not answer: then nothing is compared.
 */
export async function importLines(tx: Tx, { name, lines }: Feed, now: Date): Promise<Date> {
  const known = await sql.getCompleteUntil(tx, name);
  if (known !== undefined && known > addMinutes(now, -limits.reconFeedMinutes)) return known;
  let completeUntil = known ?? addHours((await sql.firstCapture(tx, name)) ?? now, -1);
  for (let step = 0; step < limits.reconFeedStepsMax && completeUntil < now; step += 1) {
    // A line may be shown a moment after it was made.
    const from = addMinutes(completeUntil, -limits.reconFeedTwiceMinutes);
    const next = addHours(completeUntil, limits.reconFeedStepHours);
    const until = next < now ? next : now;
    await sql.addLines(tx, name, await lines({ from, until }), now);
    await sql.saveCompleteUntil(tx, { provider: name, until });
    completeUntil = until;
  }
  return completeUntil;
}
