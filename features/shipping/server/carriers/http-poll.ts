// Asks a carrier over HTTP what happened to parcels. Its answer is a stranger's: it is cut off when it is too large or
// too slow, and every event has the right shape or is refused.
import { limits } from '#domain/limits.ts';
import type { PollConfig } from './config.ts';
import { isErrorAnswer, reportsOf } from './reports.ts';
import type { CarrierBatch } from '#platform/ports/carriers.ts';
import { readCappedText } from '#platform/read-capped.ts';

/** @throws Error where the carrier does not answer, says no or of an error, or sends what is no list. */
export function httpPoll(
  config: PollConfig,
): (trackings: readonly string[], since: Date) => Promise<CarrierBatch> {
  return async (trackings, since) => {
    const url = config.url
      .replaceAll('{trackings}', trackings.map(encodeURIComponent).join(','))
      .replaceAll('{since}', encodeURIComponent(since.toISOString()));
    const answer = await fetch(url, {
      headers: { [config.header]: config.token, accept: 'application/json' },
      // Where it leads elsewhere, the token would go along.
      redirect: 'error',
      signal: AbortSignal.timeout(limits.carrierAnswerMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`the carrier answered ${answer.status}`);
    }
    const said: unknown = JSON.parse(await readCappedText(answer, limits.carrierAnswerBytesMax));
    const batch = reportsOf(config, said);
    if (batch === undefined) throw new Error('the carrier sent no list of events');
    // With events beside it, an error is of parcels that the carrier does not know.
    if (batch.reports.length === 0 && isErrorAnswer(config, said))
      throw new Error('the carrier answered an error');
    return batch;
  };
}
