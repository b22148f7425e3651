// Which signed head is shown: the longest that enough witnesses have signed too.
import { parsePolicy, hasQuorum, type Policy } from '#domain/proof/policy.ts';
import { formatNote, parseNote } from '#domain/proof/note.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './log.sql.ts';

type Shown = { readonly size: number; readonly root: Buffer; readonly note: string; readonly at: Date };

/** Lengths that are looked at together for one that enough witnesses signed, and how often. */
const sizesAtOnce = 100;
const turnsMax = 100;
const longest = Number.MAX_SAFE_INTEGER;

/** What a head is shown by: our key, the witnesses and our address. */
export type Showing = Pick<Environment, 'recordKeys' | 'witnesses' | 'baseUrl'>;

/** The keys of the record as a policy of C2SP: our own, the witnesses, and how many must have signed. */
export function policyOf({ recordKeys, witnesses, baseUrl }: Showing): string {
  return `log ${recordKeys.log.vkey} ${new URL('/log', baseUrl).href}\n${witnesses.policyText}`;
}

/** The head that is shown: the longest with a quorum, however far back. Undefined before there is one. */
export async function findShown(tx: Tx, env: Showing): Promise<Shown | undefined> {
  const policy = parsePolicy(policyOf(env));
  const most = policy.quorum === undefined ? longest : await longestWithQuorum(tx, policy);
  const [row] = most === undefined ? [] : await sql.newestCheckpoints(tx, { most, limit: 1 });
  if (row === undefined) return undefined;
  const { text } = parseNote(row.note);
  const ownLine = row.note.slice(text.length + 1);
  const note = formatNote(text, [ownLine, ...(row.lines ?? [])]);
  return { size: Number(row.size), root: row.root, note, at: row.at };
}

async function longestWithQuorum(tx: Tx, policy: Policy): Promise<number | undefined> {
  let most = longest;
  for (let turn = 0; turn < turnsMax; turn += 1) {
    const rows = await sql.cosignedSizes(tx, { most, limit: sizesAtOnce });
    const found = rows.find(({ names }) => hasQuorum(policy, new Set(names)));
    if (found !== undefined) return Number(found.size);
    if (rows.length < sizesAtOnce) return undefined;
    most = Number(rows.at(-1)?.size ?? 1n) - 1;
  }
  return undefined;
}
