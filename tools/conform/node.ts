/** A server as an operator starts one, and its first operator, for tests with programs that are not ours. */
import path from 'node:path';
import { freePorts, run, type Run, type Variables } from '../../promises/rigs/real-instance.ts';
import type { Credentials } from '../replay/acts/people.ts';

export type ServingNode = {
  readonly base: string;
  readonly process: Run;
  /** Its settings, for the commands of an operator. */
  readonly variables: Variables;
};

/**
 * Starts a server of test data, with these settings and no others.
 *
 * @param folder Its data is kept below.
 * @throws Error with what it said where it ends before it serves.
 */
export async function startNode(folder: string, more: Variables): Promise<ServingNode> {
  const port = await freePorts();
  const variables = { INSTANCE: 'test', PORT: String(port), DATA_DIR: path.join(folder, 'data'), ...more };
  const process = run('tools/serve.ts', variables);
  await process.waitFor(/Ready in/);
  return { base: `http://127.0.0.1:${port}`, process, variables };
}

/** Makes a person of the console with every right by the operator's command. */
export async function addOperator({ variables }: Pick<ServingNode, 'variables'>): Promise<Credentials> {
  const said = await runToEnd('tools/operator.ts', variables, ['add', 'operator']);
  const [, password] = /^Password\s+(\S+)/m.exec(said) ?? [];
  if (password === undefined) throw new Error(`the command gave no password: ${said}`);
  return { username: 'operator', password };
}

/** Runs a command and gives what it said. @throws Error where it does not end with 0. */
export async function runToEnd(
  program: string,
  variables: Variables,
  words: readonly string[] = [],
): Promise<string> {
  const running = run(program, variables, words);
  if ((await running.ended) !== 0) throw new Error(`${program} failed: ${running.said()}`);
  return running.said();
}
