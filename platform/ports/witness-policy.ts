// The witnesses of an instance, out of the policy that its operator wrote.
import { readFileSync } from 'node:fs';
import { ProofFault } from '#domain/proof/fault.ts';
import { formatVkey } from '#domain/proof/note.ts';
import { parsePolicy, type Policy } from '#domain/proof/policy.ts';
import type { Witnesses } from './witnesses.ts';

/** @throws Error that says what the file must be. */
export function readWitnessesFile(file: string): Witnesses {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`must name a file that can be read; ${file} cannot`);
  }
  return readWitnesses(text);
}

/**
 * @param text A policy (https://c2sp.org/tlog-policy). Its lines of logs and its comments are left out: the log is our own.
 * @throws Error that names the line that is wrong.
 */
export function readWitnesses(text: string): Witnesses {
  const policy = parse(text);
  const wrong = policy.witnesses.find(({ url }) => url !== undefined && !isAddress(url));
  if (wrong) throw new Error(`must give ${wrong.name} an address that begins with https:// or http://`);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:#|log[ \t])/.test(line));
  return {
    policyText: `${lines.join('\n')}\n`,
    list: policy.witnesses.map(({ name, vkey, url }) => ({ name, vkey: formatVkey(vkey), url })),
  };
}

function parse(text: string): Policy {
  try {
    return parsePolicy(text);
  } catch (fault) {
    if (!(fault instanceof ProofFault)) throw fault;
    const line = fault.facts['line'];
    const where = line === undefined ? 'it has no quorum line, or two' : `line ${line} is not right`;
    throw new Error(`must be a policy as https://c2sp.org/tlog-policy describes it: ${where}`, {
      cause: fault,
    });
  }
}

function isAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
