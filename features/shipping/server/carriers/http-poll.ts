// Asks a carrier over HTTP what happened to parcels. Its answer is a stranger's: it is cut off when it is too large or
// too slow, and every event has the right shape or is left out.
import { limits } from '#domain/limits.ts';
import type { PollConfig } from './config.ts';
import { reportsOf } from './reports.ts';
import type { CarrierReport } from '#platform/ports/carriers.ts';
import { readCappedText } from '#platform/read-capped.ts';

/** @throws Error where the carrier does not answer, says no, or sends what is no list. */
export function httpPoll(
  config: PollConfig,
): (trackings: readonly string[], since: Date) => Promise<readonly CarrierReport[]> {
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
    const reports = reportsOf(config, JSON.parse(await readCappedText(answer, limits.carrierAnswerBytesMax)));
    if (reports === undefined) throw new Error('the carrier sent no list of events');
    return reports;
  };
}
