// What somebody typed after `stockless-verify`.
import { parseArgs } from 'node:util';
import { baseOf } from '../check/card.ts';
import { sentenceOf, UsageError } from '../check/failure.ts';

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'version' }
  | {
      readonly name: 'check';
      readonly base: string;
      readonly token: string | undefined;
      readonly state: string | undefined;
      readonly isJson: boolean;
    }
  | { readonly name: 'conform'; readonly base: string; readonly isJson: boolean }
  | { readonly name: 'bundle'; readonly file: string; readonly isJson: boolean }
  | {
      readonly name: 'receipt';
      readonly file: string;
      readonly keys: string | undefined;
      readonly state: string | undefined;
      readonly isJson: boolean;
    }
  | {
      readonly name: 'witness';
      readonly folder: string;
      readonly host: string;
      readonly port: number;
      readonly key: string;
      readonly logs: readonly string[];
      readonly policy: string | undefined;
      readonly page: string | undefined;
    };

export const usage = `stockless-verify URL [--json] [--as TOKEN] [--state FOLDER]
  Checks an instance: its card, the signed head of its record, every entry, the seals, the documents,
  the public figures, the files that it serves, and what its notaries have seen.
    --as TOKEN       also looks at one shop, as its phone does; STOCKLESS_TOKEN in the environment does the same
    --state FOLDER   remembers what was seen, and finds history that is rewritten until the next time
    --json           one JSON document instead of lines

stockless-verify bundle FILE [--json]
  Checks an evidence file (ZIP) without a connection.

stockless-verify receipt FILE [--keys FILE] [--state FOLDER] [--json]
  Checks a buyer's receipt without a connection. Keys: a key set (/.well-known/jwks.json), the document "keys"
  of a record, or what an earlier check left in the state folder.

stockless-verify witness --name NAME [--log VKEY …] [--policy FILE] [--folder FOLDER] [--host HOST] [--port PORT] [--page FILE]
  Runs a notary (C2SP tlog-witness): cosigns heads of logs that only grow, and keeps those that do not.

stockless-verify conform URL [--json]
  The checks of trust that need no account.

Exit code: 0 all is right, 1 something is wrong (the last line says what), 2 the command was not understood.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

/** @throws UsageError */
export function readCommand(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Command {
  const { values, positionals } = parseWords(words);
  const [first = '', second, ...rest] = positionals;
  if (values.help || (positionals.length === 0 && !values.version)) return { name: 'help' };
  if (values.version) return { name: 'version' };
  if (rest.length > 0) throw new UsageError(`There is a word too many: ${rest.join(' ')}.`);
  const isJson = values.json;
  if (first === 'witness') return readWitness(values, second);
  if (first === 'bundle') return { name: first, file: fileOf(second, first), isJson };
  if (first === 'receipt') {
    return { name: first, file: fileOf(second, first), keys: values.keys, state: values.state, isJson };
  }
  if (first === 'conform') return { name: first, base: addressOf(second ?? ''), isJson };
  if (second !== undefined) throw new UsageError(`There is no command ${first}.`);
  const named = values.as ?? env['STOCKLESS_TOKEN'] ?? '';
  const token = named === '' ? undefined : named;
  return { name: 'check', base: addressOf(first), token, state: values.state, isJson };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        help: { ...flag, short: 'h' },
        version: { ...flag, short: 'V' },
        json: flag,
        as: text,
        state: text,
        keys: text,
        folder: text,
        host: text,
        port: text,
        name: text,
        log: { type: 'string', multiple: true },
        policy: text,
        page: text,
      },
    });
  } catch (error) {
    throw new UsageError(sentenceOf(error));
  }
}

type Values = ReturnType<typeof parseWords>['values'];

function readWitness(values: Values, second: string | undefined): Command {
  if (second !== undefined) throw new UsageError(`There is a word too many: ${second}.`);
  const { name: key, log: logs = [], policy } = values;
  if (key === undefined || !/^[^\s+]+$/u.test(key)) {
    throw new UsageError('A witness needs a name without spaces and plus signs: --name notary.example/w1.');
  }
  if (logs.length === 0 && policy === undefined)
    throw new UsageError('Which log? --log VKEY or --policy FILE.');
  const port = Number(values.port ?? '8710');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError('--port is a number from 0 to 65535.');
  const { folder = 'stockless-witness', host = '127.0.0.1', page } = values;
  return { name: 'witness', folder, host, port, key, logs, policy, page };
}

function fileOf(file: string | undefined, command: string): string {
  if (file === undefined) throw new UsageError(`Which file? stockless-verify ${command} FILE.`);
  return file;
}

function addressOf(typed: string): string {
  const base = typed === '' || typed.startsWith('-') ? undefined : baseOf(typed);
  if (base === undefined)
    throw new UsageError(`This is no address: ${typed === '' ? 'none was given' : typed}.`);
  return base;
}
