// An honest instance for tests, and the whole check of it.
import { sha256 } from '../command/sha256.ts';
import { verifyEd25519 } from '../check/ed25519.ts';
import { makeReader } from '../check/fetching.ts';
import type { Report } from '../check/report.ts';
import type { Pinned } from '../check/state.ts';
import { verifyInstance, type VerifyOptions } from '../check/verify.ts';
import { openInstance, startRecord, type Instance, type Recorder } from './log-rig.ts';

export const now = 1_790_000_000;
export const hour = 3_600;
export const day = 24 * hour;
export const fees = { version: 1, currency: 'USD', commission: [{ level: 'level1', bps: 500 }] };
export const script = 'console.log("shop");\n';
const ranking = { version: 1, order: ['match', 'price'] };
const scriptSha256 = Buffer.from(sha256(Buffer.from(script))).toString('hex');

/** Some 700 entries: two full bundles, one that is not, and three seals. */
export function honestRecord(at: number = now): Recorder {
  const record = startRecord();
  record.doc('fees', fees, { time: at - 30 * day });
  record.doc('ranking', ranking, { time: at - 30 * day });
  record.doc('build', { files: { '/assets/app.js': scriptSha256 } }, { time: at - 30 * day });
  for (let shop = 0; shop < 300; shop += 1) record.act('shop.opened', at - 3 * hour + shop);
  record.act('shop.closed', at - 2 * hour - 600);
  record.seal(at - 2 * hour);
  for (let one = 0; one < 350; one += 1) record.act('payout.asked', at - 2 * hour + one);
  record.seal(at - hour);
  record.act('restriction.placed', at - hour + 5);
  return record.seal(at - 300);
}

export async function openHonest(record: Recorder = honestRecord(), at: number = now): Promise<Instance> {
  const opened = await openInstance(record, at - 60);
  opened.files.set('/fees.json', JSON.stringify(fees));
  opened.files.set('/ranking.json', JSON.stringify({ code: 200, msg: 'ok', data: ranking }));
  opened.files.set('/assets/app.js', script);
  return opened;
}

export type Memory = { pinned?: Pinned };

export function optionsFor({ url }: Instance, memory: Memory = {}): VerifyOptions {
  return {
    base: url,
    reader: makeReader({ fetch, wait: () => Promise.resolve(), timeoutMs: 5_000 }),
    verify: verifyEd25519,
    hash: sha256,
    now,
    wait: () => Promise.resolve(),
    state: {
      read: () => Promise.resolve(memory.pinned),
      write: (_base, pinned) => {
        memory.pinned = pinned;
        return Promise.resolve();
      },
    },
  };
}

export const check = (served: Instance, memory?: Memory): Promise<Report> =>
  verifyInstance(optionsFor(served, memory));

/** The one thing that is wrong, by its code and its sentence. */
export async function wrongIn(served: Instance, memory: Memory = {}): Promise<string> {
  const { checks } = await check(served, memory);
  const wrong = checks.filter(({ ok }) => !ok).map(({ code, sentence }) => `${code}: ${sentence}`);
  return wrong.join(' AND ');
}
