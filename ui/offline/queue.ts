// Acts of a person that may wait for a connection: kept on the phone, sent once, forgotten when they are answered.
import type { QueryClient } from '#ui/queries/query-client.ts';
import * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { checkAnswer } from '#ui/calls/answer.ts';
import { Offline, Refusal } from '#ui/calls/api.ts';
import type { Client } from '#ui/calls/api.ts';
import { newKey } from '#ui/calls/new-key.ts';
import type { QueueStore, QueuedAct } from './queue-store.ts';

export type Outcome<Out> = { readonly kind: 'done'; readonly output: Out } | { readonly kind: 'kept' };

export type Queue = {
  /** What waits or failed, oldest first; the same list until something changes. */
  readonly acts: () => readonly QueuedAct[];
  readonly listen: (listener: () => void) => () => void;
  /** Keeps an act and sends it at once if it can. @throws Refusal when the server says no: then nothing is kept. */
  readonly give: <I extends z.ZodMiniType, O extends z.ZodMiniType>(
    endpoint: Endpoint<I, O>,
    ask: z.input<I>,
    changes: readonly string[],
  ) => Promise<Outcome<z.output<O>>>;
  /** Sends what waits, oldest first, until the connection is lost. True when nothing is left that could be sent. */
  readonly flush: () => Promise<boolean>;
  readonly again: (id: string) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
};

export type Parts = {
  readonly owner: string;
  readonly store: QueueStore;
  readonly client: Client;
  readonly queries: QueryClient;
  readonly onFailed: (act: QueuedAct) => void;
};

/** Makes the queue of one person. Another person's acts in the same store are neither shown nor sent. */
export function makeQueue(parts: Parts): Queue {
  const { owner, store } = parts;
  const shelf = makeShelf(owner, store);
  const send = makeSender(parts, shelf);
  let flushing: Promise<boolean> | undefined;

  return {
    acts: shelf.acts,
    listen: shelf.listen,
    give: async (endpoint, ask, changes) => {
      if (endpoint.once !== true) throw new Error(`${endpoint.name} has no idempotency key and cannot wait`);
      const kept = shelf.acts().filter((act) => act.failure === null).length;
      if (kept >= limits.queuedActsMax) throw new Offline(false);
      const { name, method, path, actor } = endpoint;
      const call = { name, method, path, actor };
      const at = Date.now();
      const act = {
        id: newKey(),
        owner,
        call,
        ask: fieldsOf(ask),
        changes,
        at,
        triedAt: null,
        failure: null,
      };
      await shelf.put(act, 'hidden');
      try {
        const answer = await send(act);
        if (answer === undefined) return { kind: 'kept' };
        checkAnswer(endpoint.output, answer.output);
        return { kind: 'done', output: answer.output };
      } catch (error) {
        await shelf.drop(act.id);
        throw error;
      } finally {
        shelf.show(act.id);
      }
    },
    flush: () => {
      flushing ??= alone(async () => {
        await shelf.load();
        return sendAll(parts, shelf, send);
      }).finally(() => {
        flushing = undefined;
      });
      return flushing;
    },
    again: async (id) => {
      const act = shelf.acts().find((one) => one.id === id);
      if (act === undefined) return;
      // A refused act was not done: trying it again is another intention, with a key of its own.
      await shelf.drop(id);
      await shelf.put({ ...act, id: newKey(), at: Date.now(), triedAt: null, failure: null });
      await sendAll(parts, shelf, send);
    },
    drop: shelf.drop,
  };
}

type Shelf = ReturnType<typeof makeShelf>;

/** The acts in memory and in the store, and who wants to know when they change. */
function makeShelf(owner: string, store: QueueStore) {
  const listeners = new Set<() => void>();
  /** Acts on their first way: their form shows that it is busy, so the list does not. */
  const hidden = new Set<string>();
  let all: readonly QueuedAct[] = [];
  let shown: readonly QueuedAct[] = [];

  function keep(next: readonly QueuedAct[]): void {
    all = next.toSorted((left, right) => left.at - right.at);
    shown = all.filter((act) => !hidden.has(act.id));
    for (const listener of listeners) listener();
  }

  return {
    acts: () => shown,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => {
      const stored = (await store.read()).filter((act) => act.owner === owner);
      // An act on its first way may not have reached the store yet.
      const young = all.filter((act) => hidden.has(act.id) && !stored.some(({ id }) => id === act.id));
      keep([...stored, ...young]);
    },
    put: async (act: QueuedAct, look?: 'hidden') => {
      if (look === 'hidden') hidden.add(act.id);
      keep([...all.filter((one) => one.id !== act.id), act]);
      await store.put(act);
    },
    drop: async (id: string) => {
      keep(all.filter((act) => act.id !== id));
      await store.drop(id);
    },
    show: (id: string) => {
      hidden.delete(id);
      keep(all);
    },
  };
}

type Send = (act: QueuedAct) => Promise<{ readonly output: unknown } | undefined>;

/** Sends one act. Undefined: not now, it stays. Done: it is gone from the shelf. */
function makeSender({ client, queries }: Parts, shelf: Shelf): Send {
  return async (act) => {
    if (!navigator.onLine) return undefined;
    const tried = { ...act, triedAt: act.triedAt ?? Date.now() };
    if (act.triedAt === null) await shelf.put(tried);
    try {
      const output = await client.call(endpointOf(act), act.ask, { onceKey: act.id });
      await shelf.drop(act.id);
      await Promise.all(act.changes.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      return { output };
    } catch (error) {
      if (isForLater(error)) return undefined;
      throw error;
    }
  };
}

async function sendAll({ onFailed }: Parts, shelf: Shelf, send: Send): Promise<boolean> {
  for (const act of shelf.acts()) {
    if (act.failure !== null) continue;
    const result = isTooOld(act) ? { failure: '' } : await sendOne(send, act);
    if (result === 'later') return false;
    if (result === 'done') continue;
    const failed = { ...act, failure: result.failure };
    await shelf.put(failed);
    onFailed(failed);
  }
  return true;
}

async function sendOne(send: Send, act: QueuedAct): Promise<'done' | 'later' | { failure: string }> {
  try {
    return (await send(act)) === undefined ? 'later' : 'done';
  } catch (error) {
    return { failure: error instanceof Refusal ? error.message : '' };
  }
}

/** The server gives an answer again for a day only: after that, sending once more might do it twice. */
function isTooOld(act: QueuedAct): boolean {
  return act.triedAt !== null && Date.now() - act.triedAt > limits.queuedActHours * hourMs;
}

/** Nobody said no: there was no answer, the platform is busy, or the person has to sign in first. */
function isForLater(error: unknown): boolean {
  if (error instanceof Offline) return true;
  if (!(error instanceof Refusal)) return false;
  const isBusy =
    error.key === 'operationBusy' || error.key === 'systemBusy' || error.key === 'tooManyRequests';
  return error.isUncertain || isBusy || error.reaction === 'signIn';
}

function endpointOf({ call }: QueuedAct): Endpoint {
  return { ...call, summary: '', input: z.unknown(), output: z.unknown(), refuses: [], once: true };
}

/** One tab at a time; the key would keep two from doing it twice, but not from asking twice. */
async function alone(work: () => Promise<boolean>): Promise<boolean> {
  // Only secure origins have locks, whatever the types say.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return work();
  return locks.request('queued-acts', { ifAvailable: true }, (lock) =>
    lock === null ? Promise.resolve(true) : work(),
  );
}
