// Runs a notary until it is told to end.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sentenceOf, UsageError } from '../check/failure.ts';
import { WitnessError } from '../witness/error.ts';
import { runWitness, type RunningWitness } from '../witness/witness.ts';
import type { Command } from './arguments.ts';
import type { ExitCode, Terminal } from './terminal.ts';

type WitnessCommand = Extract<Command, { readonly name: 'witness' }>;

export async function runNotary(command: WitnessCommand, { out }: Pick<Terminal, 'out'>): Promise<ExitCode> {
  const running = await start(command, out);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await running.close();
  return 0;
}

async function start(command: WitnessCommand, print: (line: string) => void): Promise<RunningWitness> {
  const { folder, host, port, key: name, logs, policy, page } = command;
  try {
    const named = policy === undefined ? logs : await readFile(policy, 'utf8');
    return await runWitness({ folder, host, port, name, logs: named, pageFile: page ?? pageBeside(), print });
  } catch (error) {
    if (error instanceof WitnessError || isOfSystem(error)) throw new UsageError(sentenceOf(error));
    throw error;
  }
}

/** A port in use, a folder that cannot be written, a file that is not there. */
const isOfSystem = (error: unknown) => error instanceof Error && 'code' in error;

/** The verifier's page is part of the package: it lies beside the command. */
function pageBeside(): string | undefined {
  const file = path.join(import.meta.dirname, 'page.html');
  return existsSync(file) ? file : undefined;
}
