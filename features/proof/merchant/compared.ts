// Codes of other phones that contradicted this one: they are evidence, and stay with it.
import { createStore, get, set } from 'idb-keyval';
import { proofStore } from '#features/proof/ui/check/store.ts';

const comparedMax = 20;

export async function readCompared(owner: string): Promise<string[]> {
  if (typeof indexedDB === 'undefined') return [];
  const saved: unknown = await get(keyOf(owner), createStore(proofStore.database, proofStore.store));
  return Array.isArray(saved) ? saved.filter((one) => typeof one === 'string') : [];
}

export async function addCompared(owner: string, code: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  const before = await readCompared(owner);
  if (before.includes(code)) return;
  const database = createStore(proofStore.database, proofStore.store);
  await set(keyOf(owner), [...before, code].slice(-comparedMax), database);
}

const keyOf = (owner: string): string => `compared:${owner}`;
