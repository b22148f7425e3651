// How far the demonstration world has come, beside the data: a start that was killed is gone on with.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const shape = z.object({
  /** The moment that the world ends at. */
  now: z.iso.datetime(),
  /** The plan that is being followed; another one cannot go on from here. */
  plan: z.string(),
  /** True once people, goods and shops are there. */
  isOpened: z.boolean(),
  /** Deeds of the plan that are done. */
  deedsDone: z.int(),
  isFinished: z.boolean(),
  /** When the rates of exchange were last entered. */
  ratesAt: z.optional(z.iso.datetime()),
  /** Handles of the shops. */
  handles: z.record(z.string(), z.string()),
  /** Links of the orders while they are needed. */
  orders: z.record(z.string(), z.string()),
  /** Secrets of second factors of the shops while they are on. */
  factors: z._default(z.record(z.string(), z.string()), {}),
  /** An invitation for whoever looks at the demonstration. */
  invitation: z.nullable(z.object({ code: z.string(), until: z.iso.datetime() })),
});

export type Progress = z.infer<typeof shape>;

function fileIn(folder: string): string {
  return path.join(folder, 'demo.json');
}

/** What was noted; undefined where nothing was, or nothing that can be read. */
export function readProgress(folder: string): Progress | undefined {
  const file = fileIn(folder);
  if (!existsSync(file)) return undefined;
  try {
    return z.parse(shape, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Written whole or not at all, for its user alone: whoever reads links and secrets can use them. */
export function writeProgress(folder: string, progress: Progress): void {
  mkdirSync(folder, { recursive: true });
  const file = fileIn(folder);
  writeFileSync(`${file}.part`, JSON.stringify(progress), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
