/** Starts the programs that the tools are made of, so that a signal to the tool reaches them and nothing is left. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

/** The top folder of the platform. */
export const root = path.dirname(import.meta.dirname);

export type Ended = { code: number; said: string; seconds: number };

const saidMax = 400_000;
const running = new Set<ChildProcess>();
let isListening = false;
let wasInterrupted = false;

/** Runs a program of Node with its words in the foreground and gives back its exit code. */
export async function runProgram(words: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: 'inherit' });
  return await ending(child);
}

/** Runs a program of Node quietly and gives back what it said. */
export async function runQuietly(words: string[], env: NodeJS.ProcessEnv = process.env): Promise<Ended> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const keep = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-saidMax);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await ending(child);
  return { code, said, seconds: (performance.now() - startedAt) / 1_000 };
}

/** The exit code, 128 + n for a program that was ended by signal n. After a signal nothing more is started. */
async function ending(child: ChildProcess): Promise<number> {
  listen();
  running.add(child);
  if (wasInterrupted) child.kill('SIGTERM');
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) =>
        resolve(signal ? 128 + os.constants.signals[signal] : (code ?? 1)),
      );
    });
  } finally {
    running.delete(child);
  }
}

/** The tool itself goes on to its end after a signal, so that it can put away what it made. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] satisfies NodeJS.Signals[]) {
    process.on(signal, () => {
      wasInterrupted = true;
      for (const child of running) child.kill('SIGTERM');
    });
  }
}
