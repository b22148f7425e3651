// A witness in a folder of its own, over real HTTP, and a log for it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { toHex, utf8 } from '#domain/proof/bytes.ts';
import { sha256 } from '#domain/proof/hash.ts';
import { addCheckpointPath, formatAddCheckpoint } from '#domain/proof/witness-request.ts';
import { growLog, type GrownLog } from '#testing/grown-log.ts';
import { runWitness, type RunningWitness, type WitnessOptions } from '../witness/witness.ts';

export const origin = 'shop.example/log';
export const originHash = toHex(sha256(utf8(origin)));
export const log = growLog(origin);
/** The same log as it could be shown to somebody else: other entries from the eighth on. */
export const fork = growLog(origin, ' as others see it', 8);

const refusedList = z.object({ origin: z.literal(origin), list: z.array(z.string()) });

export type WitnessRig = {
  readonly folder: string;
  readonly witness: () => RunningWitness;
  /** The newest time of the witness's clock, which goes on by a minute with each look. */
  readonly seconds: () => number;
  readonly restart: (options?: Partial<WitnessOptions>) => Promise<RunningWitness>;
  readonly post: (
    body: string | Uint8Array<ArrayBuffer>,
  ) => Promise<{ status: number; type: string | null; body: string }>;
  readonly submit: (
    oldSize: number,
    size: number,
    of?: GrownLog,
  ) => Promise<{ status: number; type: string | null; body: string }>;
  readonly get: (at: string) => Promise<{ status: number; body: string; headers: Headers }>;
  /** Names of refused heads. */
  readonly refused: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export async function openWitnessRig(): Promise<WitnessRig> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stockless-witness-'));
  let seconds = 1_700_000_000;
  let isOpen = false;
  const start = async (options: Partial<WitnessOptions> = {}) => {
    const started = await runWitness({
      folder,
      host: '127.0.0.1',
      port: 0,
      name: 'witness.example/w1',
      logs: [log.key.text],
      now: () => (seconds += 60),
      print: () => undefined,
      ...options,
    });
    isOpen = true;
    return started;
  };
  let witness = await start();
  const stop = async () => {
    if (isOpen) await witness.close();
    isOpen = false;
  };

  const rig: WitnessRig = {
    folder,
    witness: () => witness,
    seconds: () => seconds,
    async restart(options) {
      await stop();
      witness = await start(options);
      return witness;
    },
    async post(body) {
      const answer = await fetch(`${witness.url}/${addCheckpointPath}`, { method: 'POST', body });
      return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
    },
    async submit(oldSize, size, of = log) {
      const proof = await of.prove(Math.min(oldSize, size), size);
      return await rig.post(formatAddCheckpoint({ oldSize, proof, checkpoint: of.head(size) }));
    },
    async get(at) {
      const answer = await fetch(`${witness.url}/${at}`);
      return { status: answer.status, body: await answer.text(), headers: answer.headers };
    },
    async refused() {
      const { body } = await rig.get(`${originHash}/refused`);
      return z.parse(refusedList, JSON.parse(body)).list;
    },
    async close() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
  return rig;
}
