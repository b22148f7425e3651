// Asks a carrier over HTTP what happened to parcels. Its answer is a stranger's: it is cut off when it is too large or
// too slow, and every event has the right shape or is left out.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { PollConfig } from './config.ts';
import { reportsOf } from './reports.ts';
import type { CarrierReport } from '#platform/ports/carriers.ts';

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
    const reports = reportsOf(config, JSON.parse(await readCapped(answer)));
    if (reports === undefined) throw new Error('the carrier sent no list of events');
    return reports;
  };
}

async function readCapped(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    const bytes = z.parse(z.instanceof(Uint8Array), chunk);
    size += bytes.length;
    if (size > limits.carrierAnswerBytesMax) throw new Error('the carrier’s answer is too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
