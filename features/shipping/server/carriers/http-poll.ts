// Asks a carrier over HTTP what happened to parcels. Its answer is a stranger's: it is cut off when it is too large or
// too slow, and every event has the right shape or is left out.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { PollConfig } from './config.ts';
import type { CarrierReport } from '#platform/ports/carriers.ts';

const text = z.string().check(z.maxLength(300));

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
    const list = valueAt(JSON.parse(await readCapped(answer)), config.list);
    if (!Array.isArray(list)) throw new Error('the carrier sent no list of events');
    return list.flatMap((event: unknown) => reportOf(config, event));
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

function reportOf({ fields, codes }: PollConfig, event: unknown): CarrierReport[] {
  const read = (field: string | undefined) => {
    const value = field === undefined ? undefined : valueAt(event, field);
    const found = text.safeParse(typeof value === 'number' ? String(value) : value);
    return found.success ? found.data : undefined;
  };
  const tracking = read(fields.tracking)?.toUpperCase();
  const said = read(fields.code) ?? '';
  const code = Object.hasOwn(codes, said) ? codes[said] : undefined;
  const at = new Date(read(fields.at) ?? '');
  if (tracking === undefined || code === undefined || Number.isNaN(at.getTime())) return [];
  const own = read(fields.event_id);
  // Without a name of its own an event is told from others by what it says.
  const made = createHash('sha256')
    .update(`${tracking}|${code}|${at.toISOString()}`)
    .digest('hex')
    .slice(0, 40);
  return [
    {
      event_id: own === undefined ? made : own.slice(0, 80),
      tracking,
      code,
      at: at.toISOString(),
      place: read(fields.place)?.slice(0, 120),
      raw: read(fields.raw),
    },
  ];
}

function valueAt(value: unknown, path: string): unknown {
  let at = value;
  for (const name of path === '' ? [] : path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = Reflect.get(at, name);
  }
  return at;
}
