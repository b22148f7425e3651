/** Which indexes PostgreSQL can answer a statement with: asked of its planner, without running anything. */
import type { Client } from 'pg';
import { roleNames } from '#platform/db/database.ts';
import type { NamedText } from './list-statements.ts';

/** An index, and the statements whose plan names it. */
export type IndexUse = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Tables without rows give no reason to choose one of two indexes. So the planner is asked several times, each time without
 * one of its other ways, and what it chose in any of them counts.
 */
const ways = [
  'set enable_sort = on; set enable_bitmapscan = on; set enable_hashjoin = on; set enable_mergejoin = on',
  'set enable_sort = off; set enable_bitmapscan = off; set enable_hashjoin = on; set enable_mergejoin = on',
  'set enable_sort = off; set enable_bitmapscan = off; set enable_hashjoin = off; set enable_mergejoin = off',
];

/** Asks as each role of the application: under row level security an index may be out of reach that its owner can use. */
export async function readPlans(client: Client, texts: readonly NamedText[]): Promise<IndexUse> {
  const used = new Map<string, Set<string>>();
  for (const role of Object.values(roleNames)) {
    await client.query(`reset all; set role ${role}; set stockless.shop = '1'; set enable_seqscan = off`);
    let asked = texts;
    for (const way of ways) {
      await client.query(way);
      // What this role may not do, or PostgreSQL does not take, is not asked again.
      asked = await askAll(client, asked, used);
    }
  }
  await client.query('reset all; reset role');
  return used;
}

/** Adds what the plans name; gives the statements that PostgreSQL planned. */
async function askAll(
  client: Client,
  asked: readonly NamedText[],
  used: Map<string, Set<string>>,
): Promise<NamedText[]> {
  const taken: NamedText[] = [];
  for (const one of asked) {
    const names = await indexesOf(client, one.text);
    if (names === undefined) continue;
    taken.push(one);
    for (const name of names) used.set(name, (used.get(name) ?? new Set<string>()).add(one.name));
  }
  return taken;
}

async function indexesOf(client: Client, text: string): Promise<Set<string> | undefined> {
  try {
    const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
    const found = new Set<string>();
    collectNames(rows, found);
    return found;
  } catch {
    return undefined;
  }
}

function collectNames(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const one of node) collectNames(one, found);
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      const names: unknown[] = key === 'Conflict Arbiter Indexes' && Array.isArray(value) ? value : [value];
      if (key === 'Index Name' || key === 'Conflict Arbiter Indexes') addTexts(names, found);
      else collectNames(value, found);
    }
  }
}

function addTexts(values: readonly unknown[], found: Set<string>): void {
  for (const value of values) if (typeof value === 'string') found.add(value);
}
