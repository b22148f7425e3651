// What a phone remembers of its checks, in a database of the browser. It stays when the merchant signs out: whoever could make
// a phone forget could write history again.
import { createStore, del, get, set } from 'idb-keyval';
import { isRecord } from '#domain/wire/fields.ts';
import type { Answers, CheckResult, Pinned } from '#domain/proof/check.ts';

/** What the last check said, for screens. */
export type Shown = Pick<
  CheckResult,
  'verdict' | 'findings' | 'seal' | 'notaries' | 'time' | 'hasOtherPolicy'
> & {
  /** When this phone checked, in milliseconds. */
  readonly at: number;
  /** Who can be told: of the trust card, as it was then. */
  readonly contacts: Contacts;
  /** The newest document of the reserves, whose SHA-256 was checked; null where there is none. */
  readonly reserve: unknown;
};

export type Contacts = {
  readonly company: string;
  readonly country: string;
  readonly support: string | null;
  /** Bodies that decide disputes, and witnesses, with an address where one is named. */
  readonly mediators: readonly Contact[];
  readonly notaries: readonly Contact[];
};
export type Contact = { readonly name: string; readonly url: string | null };

/** Evidence: what was served when a check failed, and what was known before. It stays until the merchant lays it aside. */
export type Failure = Shown & {
  /** The row that is another one than before, with both, where one was found. */
  readonly row: { readonly before: unknown; readonly after: unknown } | null;
  readonly answers: Answers;
};

export type SavedProof = {
  readonly version: 1;
  readonly pinned: Pinned | null;
  readonly shown: Shown | null;
  readonly failure: Failure | null;
  /** When an answer came last that could be judged, and when one was last asked for, in milliseconds. */
  readonly triedAt: number;
};

/** What the evidence file is made of besides: everything as it was served. */
export type SavedEvidence = {
  readonly acts: readonly unknown[];
  readonly rows: readonly unknown[];
  /** Heads of the record, the oldest first. */
  readonly heads: readonly string[];
  /** `/v1/shop/proof`, the oldest first. */
  readonly seals: readonly unknown[];
};

export type ProofSession = { readonly token: string; readonly owner: string };

export type ProofStore = {
  readonly read: (owner: string) => Promise<SavedProof | undefined>;
  readonly write: (owner: string, saved: SavedProof) => Promise<void>;
  readonly readEvidence: (owner: string) => Promise<SavedEvidence>;
  readonly writeEvidence: (owner: string, evidence: SavedEvidence) => Promise<void>;
  /** Who is signed in, so that a push can be followed by a check. */
  readonly session: () => Promise<ProofSession | undefined>;
  readonly saveSession: (session: ProofSession | undefined) => Promise<void>;
};

export const proofStore = { database: 'stockless-proof', store: 'proof' } as const;
const noEvidence: SavedEvidence = { acts: [], rows: [], heads: [], seals: [] };
const sessionKey = 'session';

export function openProofStore(): ProofStore {
  const store = !('indexedDB' in globalThis) ? (pageStore ??= memoryStore()) : browserStore();
  return {
    read: async (owner) => {
      const saved = await store.get(`proof:${owner}`);
      return isSaved(saved) ? saved : undefined;
    },
    write: (owner, saved) => store.set(`proof:${owner}`, saved),
    readEvidence: async (owner) => {
      const saved = await store.get(`evidence:${owner}`);
      return isEvidence(saved) ? saved : noEvidence;
    },
    writeEvidence: (owner, evidence) => store.set(`evidence:${owner}`, evidence),
    session: async () => {
      const saved = await store.get(sessionKey);
      return isSession(saved) ? saved : undefined;
    },
    saveSession: (session) =>
      session === undefined ? store.del(sessionKey) : store.set(sessionKey, session),
  };
}

type KeyStore = {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly del: (key: string) => Promise<void>;
};

function browserStore(): KeyStore {
  const database = createStore(proofStore.database, proofStore.store);
  return {
    get: (key) => get<unknown>(key, database),
    set: (key, value) => set(key, value, database),
    del: (key) => del(key, database),
  };
}

/** Lives as long as the page, where the browser has no database for it. */
let pageStore: KeyStore | undefined;

function memoryStore(): KeyStore {
  const values = new Map<string, unknown>();
  return {
    get: (key) => Promise.resolve(values.get(key)),
    set: (key, value) => {
      values.set(key, structuredClone(value));
      return Promise.resolve();
    },
    del: (key) => {
      values.delete(key);
      return Promise.resolve();
    },
  };
}

const isSaved = (value: unknown): value is SavedProof =>
  isRecord(value) && value['version'] === 1 && 'pinned' in value && 'shown' in value && 'failure' in value;
const isEvidence = (value: unknown): value is SavedEvidence =>
  isRecord(value) && ['acts', 'rows', 'heads', 'seals'].every((name) => Array.isArray(value[name]));
const isSession = (value: unknown): value is ProofSession =>
  isRecord(value) && typeof value['token'] === 'string' && typeof value['owner'] === 'string';
