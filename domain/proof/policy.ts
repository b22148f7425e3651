// Which log a reader believes, which witnesses it knows, and how many of them must have signed (C2SP tlog-policy).
import { parseDecimal } from './decimal.ts';
import { ProofFault } from './fault.ts';
import { equalBytes } from './bytes.ts';
import { keyTypes, parseVkey, type KeyType, type Vkey } from './note.ts';

export type PolicyLog = { readonly vkey: Vkey; readonly url: string | undefined };
export type PolicyWitness = {
  /** Its name in this policy, which need not be that of its key. */
  readonly name: string;
  readonly vkey: Vkey;
  readonly url: string | undefined;
};
export type PolicyGroup = {
  readonly name: string;
  /** So many of the members must have signed. */
  readonly least: number;
  readonly members: readonly string[];
};

export type Policy = {
  readonly logs: readonly PolicyLog[];
  readonly witnesses: readonly PolicyWitness[];
  readonly groups: readonly PolicyGroup[];
  /** A witness or a group; undefined where no cosignature is asked for. */
  readonly quorum: string | undefined;
};

const limits = { characters: 256 * 1024, ofEach: 64 };
const noQuorum = 'none';

/** A policy while its lines are read. */
type Draft = {
  readonly logs: PolicyLog[];
  readonly witnesses: PolicyWitness[];
  readonly groups: PolicyGroup[];
  /** What each name that can be a member is a member of: nothing, so far, or one group. */
  readonly isMember: Map<string, boolean>;
  readonly quorums: (string | undefined)[];
};

/** @throws ProofFault `malformed_policy` with the number of the line; `too_large`. */
export function parsePolicy(text: string): Policy {
  if (text.length > limits.characters) throw new ProofFault('too_large');
  // Tabs and newlines are the only control characters of a policy.
  if (/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text)) throw new ProofFault('malformed_policy');
  const draft: Draft = { logs: [], witnesses: [], groups: [], isMember: new Map(), quorums: [] };
  text.split('\n').forEach((line, index) => {
    const [keyword = '', ...items] = line.split(/[ \t]+/).filter((item) => item !== '');
    if (keyword === '' || keyword.startsWith('#')) return;
    if (!readLine(draft, keyword, items)) {
      throw new ProofFault('malformed_policy', { line: String(index + 1) });
    }
  });
  const { logs, witnesses, groups, quorums } = draft;
  const [quorum, ...others] = quorums;
  if (quorums.length === 0 || others.length > 0) throw new ProofFault('malformed_policy');
  if ([logs, witnesses, groups].some(({ length }) => length > limits.ofEach))
    throw new ProofFault('too_large');
  return { logs, witnesses, groups, quorum };
}

/** False where the line is not as it must be. */
function readLine(draft: Draft, keyword: string, items: readonly string[]): boolean {
  if (keyword === 'log') return addLog(draft, items);
  if (keyword === 'witness') return addWitness(draft, items);
  if (keyword === 'group') return addGroup(draft, items);
  return keyword === 'quorum' && addQuorum(draft, items);
}

function addLog({ logs }: Draft, [key = '', url, ...more]: readonly string[]): boolean {
  const vkey = readVkey(key, keyTypes.note);
  if (!vkey || more.length > 0 || isListed(logs, vkey)) return false;
  logs.push({ vkey, url });
  return true;
}

function addWitness(draft: Draft, [name = '', key = '', url, ...more]: readonly string[]): boolean {
  const vkey = readVkey(key, keyTypes.cosignature);
  if (!vkey || more.length > 0 || isListed(draft.witnesses, vkey) || !define(draft, name)) return false;
  draft.witnesses.push({ name, vkey, url });
  return true;
}

function addGroup(draft: Draft, [name = '', many = '', ...members]: readonly string[]): boolean {
  const count = members.length;
  const least = many === 'all' ? count : many === 'any' ? 1 : (parseDecimal(many) ?? 0);
  if (least < 1 || least > count) return false;
  // Each name is in one group at most, so that a witness counts in one way.
  for (const member of members) {
    if (draft.isMember.get(member) !== false) return false;
    draft.isMember.set(member, true);
  }
  if (!define(draft, name)) return false;
  draft.groups.push({ name, least, members });
  return true;
}

function addQuorum({ isMember, quorums }: Draft, [name = '', ...more]: readonly string[]): boolean {
  if (more.length > 0 || (name !== noQuorum && !isMember.has(name))) return false;
  quorums.push(name === noQuorum ? undefined : name);
  return true;
}

function define({ isMember }: Draft, name: string): boolean {
  if (name === '' || name === noQuorum || isMember.has(name)) return false;
  isMember.set(name, false);
  return true;
}

function isListed(list: readonly { readonly vkey: Vkey }[], { publicKey }: Vkey): boolean {
  return list.some(({ vkey }) => equalBytes(vkey.publicKey, publicKey));
}

function readVkey(text: string, type: KeyType): Vkey | undefined {
  try {
    const vkey = parseVkey(text);
    return vkey.type === type ? vkey : undefined;
  } catch (fault) {
    if (fault instanceof ProofFault) return undefined;
    throw fault;
  }
}

/** True where the witnesses of these names are enough. */
export function hasQuorum({ groups, quorum }: Policy, names: ReadonlySet<string>): boolean {
  if (quorum === undefined) return true;
  const signed = new Set(names);
  // Groups name only what is defined before them.
  for (const { name, least, members } of groups) {
    if (members.filter((member) => signed.has(member)).length >= least) signed.add(name);
    else signed.delete(name);
  }
  return signed.has(quorum);
}
