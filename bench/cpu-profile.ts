// Reads what Node's own profiler wrote: the time of each function, without that of those it called. It is elapsed time:
// on a busy machine a function that waits for a core seems dearer than it is.
import * as z from 'zod/mini';

const cpuProfile = z.object({
  /** Microseconds of the machine's monotonic clock. */
  startTime: z.number(),
  nodes: z.array(
    z.object({ id: z.number(), callFrame: z.object({ functionName: z.string(), url: z.string() }) }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});

export type CpuProfile = z.infer<typeof cpuProfile>;
export type FunctionTime = { readonly function: string; readonly file: string; readonly self_ms: number };
export type FileTime = { readonly file: string; readonly self_ms: number };
export type Span = { readonly fromUs: number; readonly toUs: number };

export function parseProfile(text: string): CpuProfile {
  return z.parse(cpuProfile, JSON.parse(text));
}

/** What the process did between two moments, dearest first. Waiting is left out. */
export function readProfile(profile: CpuProfile, { fromUs, toUs }: Span, root: string) {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const functions = new Map<string, { function: string; file: string; self_ms: number }>();
  const files = new Map<string, number>();
  let at = profile.startTime;
  profile.samples.forEach((id, index) => {
    at += profile.timeDeltas[index] ?? 0;
    const frame = frames.get(id);
    if (frame === undefined || frame.functionName === '(idle)' || at < fromUs || at > toUs) return;
    // A sample stands for the time until the next one.
    const ms = (profile.timeDeltas[index + 1] ?? 0) / 1000;
    const file = frame.url.replace('file://', '').replace(root, '') || '(native)';
    const name = frame.functionName || '(anonymous)';
    const key = `${file} ${name}`;
    const known = functions.get(key) ?? { function: name, file, self_ms: 0 };
    known.self_ms += ms;
    functions.set(key, known);
    files.set(file, (files.get(file) ?? 0) + ms);
  });
  const dearestFirst = (left: { self_ms: number }, right: { self_ms: number }) =>
    right.self_ms - left.self_ms;
  return {
    functions: [...functions.values()].toSorted(dearestFirst) satisfies FunctionTime[],
    files: [...files].map(([file, self_ms]): FileTime => ({ file, self_ms })).toSorted(dearestFirst),
  };
}
