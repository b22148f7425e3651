// A day computed again in the browser: fetched only when somebody asks for it, for it is a lot of code and a lot of data.
import { verifyDay, type Verdict } from '#domain/ads/verify.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { adLog, adSeeds } from '#features/promotion/log.contract.ts';
import type { Client } from '#ui/calls/api.ts';

type Part = OutputOf<typeof adLog>;
export type DayFile = Pick<Part, 'format' | 'root' | 'log' | 'offers' | 'bills'>;
type Progress = (done: number, total: number) => void;

/** The whole log of a day as the shop may see it, fetched part after part: what the file for `verify-ads` has in it. */
export async function fetchDay(client: Client, day: string, onProgress: Progress): Promise<DayFile> {
  let file: DayFile | undefined;
  for (;;) {
    const after = file?.log.at(-1)?.n ?? 0;
    const part: Part = await client.call(adLog, { day, after });
    file = file === undefined ? part : { ...file, log: [...file.log, ...part.log] };
    onProgress(file.log.length, part.root.entries);
    if (!part.has_more || part.log.length === 0) break;
  }
  const { format, root, log, offers, bills } = file;
  return { format, root, log, offers, bills };
}

/**
 * Decides every page of the day again, and holds the promise and the end of the log against what was published for
 * everybody: a log made for this shop alone would not be the same.
 */
export async function checkDay(client: Client, file: DayFile): Promise<Verdict> {
  const { root } = file;
  const { list } = await client.call(adSeeds, {});
  const published = list.find((one) => one.day === root.day);
  if (published !== undefined) {
    if (published.commit !== root.commit) return differs('seed', published.commit, root.commit);
    if (published.head !== root.head) return differs('end', published.head, root.head);
  }
  return verifyDay(file);
}

function differs(fault: 'seed' | 'end', expected: string, found: string): Verdict {
  return { ok: false, fault, n: null, subject: 'root', expected, found };
}
