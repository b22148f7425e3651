// Does what was asked for and says how it went.
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { receiptKeysOf, type ReceiptKey } from '../check/card.ts';
import { verifyEd25519 } from '../check/ed25519.ts';
import { Failure, sentenceOf, UsageError } from '../check/failure.ts';
import { makeReader } from '../check/fetching.ts';
import type { Check, Report } from '../check/report.ts';
import { parseJson } from '../check/shape.ts';
import { verifyInstance, type VerifyOptions } from '../check/verify.ts';
import { conform } from '../conform/conform.ts';
import { checkBundle } from '../evidence/bundle.ts';
import { checkReceipt } from '../evidence/receipt.ts';
import { readZip } from '../evidence/zip.ts';
import { checkShop } from '../shop/shop.ts';
import { readCommand, usage, type Command } from './arguments.ts';
import { sha256 } from './sha256.ts';
import { openShopStates, openStateFolder, readAllPinned } from './state-folder.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { version } from './version.ts';
import { runNotary } from './witness.ts';

export async function runCommand(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await runOne(readCommand(words, terminal.env), terminal);
  } catch (error) {
    terminal.err(sentenceOf(error));
    if (error instanceof UsageError) {
      terminal.err('stockless-verify --help says how it is used.');
      return 2;
    }
    if (error instanceof Failure) return 1;
    throw error;
  }
}

async function runOne(command: Command, terminal: Terminal): Promise<ExitCode> {
  switch (command.name) {
    case 'help':
      terminal.out(usage);
      return 0;
    case 'version':
      terminal.out(version);
      return 0;
    case 'check':
      return await runCheck(command, terminal);
    case 'conform':
      return await runConform(command, terminal);
    case 'bundle':
      return await runBundle(command, terminal);
    case 'receipt':
      return await runReceipt(command, terminal);
    case 'witness':
      return await runNotary(command, terminal);
  }
}

type Typed<Name extends Command['name']> = Extract<Command, { readonly name: Name }>;

const now = () => Math.floor(Date.now() / 1_000);

async function runCheck(command: Typed<'check'>, terminal: Terminal): Promise<ExitCode> {
  const { base, state, token, isJson } = command;
  const options = optionsFor(base);
  const shops = state === undefined ? undefined : openShopStates(state, base);
  const report = await verifyInstance({
    ...options,
    ...(token === undefined ? {} : { more: (log) => checkShop(log, { ...options, token, memory: shops }) }),
    state: state === undefined ? undefined : openStateFolder(state),
    ...(isJson ? {} : { onCheck: (check: Check) => terminal.out(lineOf(check)) }),
    ...(terminal.isTerminal ? { onProgress: (done, of) => terminal.err(`${done} of ${of} entries`) } : {}),
  });
  return sayReport(report, isJson, terminal);
}

function optionsFor(base: string): VerifyOptions {
  const reader = makeReader({ fetch, wait: (ms) => wait(ms) });
  return { base, reader, verify: verifyEd25519, hash: sha256, now: now() };
}

/** A list of checks is what is read of it: it is JSON always. */
async function runConform({ base }: Typed<'conform'>, terminal: Terminal): Promise<ExitCode> {
  const result = await conform(optionsFor(base));
  terminal.out(JSON.stringify(result, null, 2));
  const wrong = result.checks.find(({ pass }) => pass === false);
  if (wrong === undefined) return 0;
  terminal.err(`${wrong.id}: ${wrong.why}`);
  return 1;
}

async function runBundle({ file, isJson }: Typed<'bundle'>, terminal: Terminal): Promise<ExitCode> {
  const files = readZip(await readGiven(file));
  const onCheck = isJson ? undefined : (check: Check) => terminal.out(lineOf(check));
  const report = await checkBundle(files, { verify: verifyEd25519, hash: sha256, now: now() }, onCheck);
  return sayReport(report, isJson, terminal);
}

async function runReceipt(command: Typed<'receipt'>, terminal: Terminal): Promise<ExitCode> {
  const keys = await readKeys(command);
  const text = (await readGiven(command.file)).toString('utf8');
  const receipt = await checkReceipt(text, { keys, verify: verifyEd25519, hash: sha256 });
  if (command.isJson) terminal.out(JSON.stringify({ ok: true, ...receipt }, null, 2));
  else {
    const { issuer, order, shop, total, currency, time } = receipt;
    terminal.out(
      `Genuine: ${issuer} signed order ${order} of the shop ${shop}, ${total} ${currency}, paid ${time}.`,
    );
  }
  return 0;
}

async function readKeys({ keys, state }: Typed<'receipt'>): Promise<readonly ReceiptKey[]> {
  if (keys !== undefined) {
    const text = (await readGiven(keys)).toString('utf8');
    return receiptKeysOf(parseJson(text, keys));
  }
  if (state === undefined)
    throw new UsageError('Which keys? --keys FILE, or the --state FOLDER of an earlier check.');
  return (await readAllPinned(state)).flatMap(({ receiptKeys }) => receiptKeys);
}

async function readGiven(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`The file cannot be read: ${sentenceOf(error)}.`);
  }
}

const lineOf = ({ name, ok, sentence }: Check) => `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${sentence}`;

function sayReport(report: Report, isJson: boolean, terminal: Terminal): ExitCode {
  if (isJson) {
    terminal.out(JSON.stringify(report, null, 2));
  } else {
    for (const note of report.notes) terminal.out(`note ${note}`);
    if (report.ok) terminal.out(report.sentence);
  }
  if (report.ok) return 0;
  terminal.err(report.sentence);
  return 1;
}
