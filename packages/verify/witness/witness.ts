// A witness, or notary: it signs the heads of logs that only grow, and keeps those of a log that does not (C2SP tlog-witness).
// Its word is worth something where somebody else runs it than the log. https://c2sp.org/tlog-witness
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { ProofFault } from '#domain/proof/fault.ts';
import { keyTypes, parseVkey, type Vkey } from '#domain/proof/note.ts';
import { parsePolicy } from '#domain/proof/policy.ts';
import { answerRequest } from './answers.ts';
import { WitnessError } from './error.ts';
import { lockFolder } from './folder.ts';
import { openWitnessKey } from './key.ts';
import { openWitnessedLog, type WitnessedLog } from './witnessed-log.ts';

export type WitnessOptions = {
  /** Holds the key, what was signed last of each log, and what was refused. */
  readonly folder: string;
  /** `127.0.0.1` where nobody else may reach it. */
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Such as `notary.example/w1`: it is part of the key, and stays as it is. */
  readonly name: string;
  /** The keys of the logs, or the text of a policy that names them. */
  readonly logs: string | readonly string[];
  /** An HTML file for `/`, such as the page of the verifier. */
  readonly pageFile?: string | undefined;
  /** Seconds since 1970. */
  readonly now?: () => number;
  readonly print?: (line: string) => void;
};

export type RunningWitness = {
  /** The key that policies name. */
  readonly vkey: string;
  readonly url: string;
  /** Ends after what is being signed was answered. */
  readonly close: () => Promise<void>;
};

const requestMs = 10_000;

/**
 * Runs until it is closed.
 * @throws WitnessError in a sentence, where it cannot start: a folder in use, a key or a signed head that is not its own, no
 * log.
 */
export async function runWitness(options: WitnessOptions): Promise<RunningWitness> {
  const { folder, host, port, name, pageFile } = options;
  const print = options.print ?? ((line) => void process.stdout.write(`${line}\n`));
  const now = options.now ?? (() => Math.floor(Date.now() / 1_000));
  const vkeys = readLogs(options.logs);
  const unlock = await lockFolder(folder);
  try {
    const key = await openWitnessKey(folder, name);
    const origins = new Set(vkeys.map((vkey) => vkey.name));
    const logs = new Map<string, WitnessedLog>();
    for (const origin of origins) {
      const keys = vkeys.filter((vkey) => vkey.name === origin);
      const log = await openWitnessedLog({ folder, origin, keys, key, now });
      logs.set(log.originHash, log);
    }
    const page = pageFile === undefined ? undefined : await readFile(pageFile);
    const server = createServer((request, response) => {
      void answerRequest({ logs, key, page, print }, request, response);
    });
    server.requestTimeout = requestMs;
    server.headersTimeout = requestMs;
    const bound = await listen(server, host, port);
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
    print(`${key.text}`);
    print(`Signs ${[...origins].join(', ')} at ${url}`);
    return {
      vkey: key.text,
      url,
      close: async () => {
        await close(server);
        await Promise.all([...logs.values()].map((log) => log.settled()));
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function readLogs(logs: string | readonly string[]): Vkey[] {
  try {
    const vkeys =
      typeof logs === 'string' ? parsePolicy(logs).logs.map(({ vkey }) => vkey) : logs.map(parseVkey);
    if (vkeys.length > 0 && vkeys.every(({ type }) => type === keyTypes.note)) return vkeys;
  } catch (error) {
    if (!(error instanceof ProofFault)) throw error;
  }
  throw new WitnessError(
    'A witness needs keys of logs: <name>+<id>+<key>, or a policy with lines "log <key>".',
  );
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
