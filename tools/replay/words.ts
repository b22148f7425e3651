// The words of the command line.

export type Words = {
  readonly file: string;
  readonly limit?: number;
  /** Where the report is written; undefined writes none. */
  readonly report?: string;
  /** A server that runs elsewhere, without a slash at the end; undefined starts one for the run. */
  readonly base?: string;
  /** Kills the server and its database while orders come in; of a cluster its workers and its coordinator. */
  readonly isChaos: boolean;
  /** Trades on a cluster of Citus instead of the packaged PostgreSQL. */
  readonly isSpread: boolean;
};

export const usage =
  'usage: npm run replay -- FILE.csv.gz [--limit N] [--report OUT.json] [--base URL] [--chaos] [--citus]';

/** Words that make no sense; the message says which. */
export class WrongWords extends Error {}

/** @throws WrongWords naming the word that cannot be. */
export function readWords(words: readonly string[]): Words {
  const given = { file: '', limit: '', report: '', base: '', isChaos: false, isSpread: false };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--chaos') given.isChaos = true;
    else if (word === '--citus') given.isSpread = true;
    else if (word === '--limit') given.limit = valueOf(word, rest);
    else if (word === '--report') given.report = valueOf(word, rest);
    else if (word === '--base') given.base = valueOf(word, rest);
    else if (word.startsWith('-')) throw new WrongWords(`there is no option ${word}`);
    else if (given.file !== '') throw new WrongWords(`one file at a time: ${given.file} or ${word}`);
    else given.file = word;
  }
  if (given.file === '') throw new WrongWords('the file of invoices is missing');
  if (given.base !== '' && given.isChaos)
    throw new WrongWords('--chaos kills a server of its own, so it cannot go with --base');
  if (given.base !== '' && given.isSpread)
    throw new WrongWords('--citus starts a cluster of its own, so it cannot go with --base');
  return {
    file: given.file,
    isChaos: given.isChaos,
    isSpread: given.isSpread,
    ...(given.limit === '' ? {} : { limit: countOf(given.limit) }),
    ...(given.report === '' ? {} : { report: given.report }),
    ...(given.base === '' ? {} : { base: addressOf(given.base) }),
  };
}

function valueOf(option: string, rest: string[]): string {
  const value = rest.shift();
  if (value === undefined || value === '' || value.startsWith('--'))
    throw new WrongWords(`${option} needs a value`);
  return value;
}

function countOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new WrongWords(`--limit must be a whole number above 0, and is ${text}`);
  return Number(text);
}

function addressOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new WrongWords(`--base must be an http address, and is ${text}`);
  return text.replace(/\/+$/, '');
}
