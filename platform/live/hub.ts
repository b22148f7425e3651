// Streams of a node: who listens to which topic, and what they have had.
//
// How a room uses it:
//   1. A topic is `<kind>:<key>`, such as `chat:1k.<uuid>`. In the transaction that makes news: `await wake(tx, topic)`
//      (`live.sql.ts`), which is said once it is committed. What must not be kept at all: `pass`.
//   2. `LiveSource` of that kind says where topics stand now: handed to `makeHub` in apps/server/live.ts. It finds what
//      was lost on the way.
//   3. `keepStream(house, endpoint, plan)` (`stream.ts`) opens a stream: its plan names the topic and reads what came
//      after a place. The place of the last event is its `id`, which the browser gives back when it comes again.
//
// News is only ever a reason to read. What a stream sends is read from the database after its own place, so that
// nothing is lost or doubled whatever became of the news, of this node or of the connection.
import { limits } from '#domain/limits.ts';
import { isOutage, type Database, type Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Logger } from 'pino';

export type LiveEvent = {
  readonly name: string;
  readonly data: unknown;
  /** The place after this event. Without one it is passed by: reading again may give it again. */
  readonly id?: string;
};

/** What there is after a place. `mark` is what `LiveSource.look` says of the same moment, or an earlier one. */
export type LiveRead = {
  readonly events: readonly LiveEvent[];
  readonly place: string;
  readonly mark: string;
};

/** Where topics of one kind stand. */
export type LiveSource = {
  readonly kind: string;
  /** A text for each topic that changes with every change; topics without any are left out. Keys without the kind. */
  readonly look: (tx: Tx, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** What one stream listens to. */
export type LivePlan = {
  readonly topic: string;
  /** What came after a place; undefined: from where it stands now. Called again after every piece of news. */
  readonly read: (tx: Tx, place: string | undefined) => Promise<LiveRead>;
  /** Streams of one topic with the same `view` see the same, and are read for once. */
  readonly view: string;
};

export type Listener = {
  readonly plan: LivePlan;
  readonly place: string | undefined;
  /** Whose stream: so many each. */
  readonly person: string;
  /** The session it lives by; undefined for a secret link. */
  readonly session: Buffer | undefined;
  readonly send: (event: LiveEvent) => void;
  /** Called once. After it nothing is sent. */
  readonly end: (why: 'session' | 'closing' | 'fault') => void;
};

export type Hub = {
  /** Begins to send. Undefined where this person, or this node, has as many streams as it may. */
  readonly open: (listener: Listener) => Opened | undefined;
  /** A topic has news: from the listener of the database. */
  readonly wake: (topic: string) => void;
  readonly pass: (topic: string, event: LiveEvent) => void;
  /** What was missed, and whose session is over. Every `liveLookMs` once it was started. */
  readonly look: () => Promise<void>;
  readonly start: () => void;
  readonly size: () => number;
  /** Ends every stream; its readers come again elsewhere. */
  readonly close: () => void;
};

export type Opened = { readonly close: () => void; readonly wake: () => void };

export type HubParts = {
  readonly db: Database;
  readonly log: Logger;
  readonly sources: readonly LiveSource[];
  /** Those of these sessions that still open the door. */
  readonly alive: (tx: Tx, sessions: readonly Buffer[]) => Promise<ReadonlySet<string>>;
};

type Stream = {
  readonly listener: Listener;
  place: string | undefined;
  mark: string | undefined;
  isReading: boolean;
  hasNews: boolean;
  isOver: boolean;
};

type Topic = {
  readonly streams: Set<Stream>;
  /** Counts its news: a reading that began before the last of them may not have seen it. */
  turn: number;
};

type Reading = { readonly turn: number; readonly read: Promise<LiveRead> };

/** Readings at one moment: streams must not take every connection of the platform. */
const readsMax = 6;

type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** All that a hub knows. */
type State = HubParts & {
  readonly topics: Map<string, Topic>;
  readonly persons: Map<string, number>;
  /** Readings under way, by what they read. */
  readonly shared: Map<string, Reading>;
  readonly gate: Gate;
  count: number;
  isClosing: boolean;
};

export function makeHub(parts: HubParts): Hub {
  const state: State = {
    ...parts,
    topics: new Map(),
    persons: new Map(),
    shared: new Map(),
    gate: makeGate(readsMax),
    count: 0,
    isClosing: false,
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    open: (listener) => openStream(state, listener),
    wake: (topic) => wakeTopic(state, state.topics.get(topic)),
    pass(topic, event) {
      for (const stream of state.topics.get(topic)?.streams ?? []) stream.listener.send(event);
    },
    look: () => look(state),
    start() {
      timer = everySoOften(() => look(state));
    },
    size: () => state.count,
    close() {
      state.isClosing = true;
      clearInterval(timer);
      for (const stream of everyStream(state)) finish(state, stream, 'closing');
    },
  };
}

/** One look at a time, however long it takes. */
function everySoOften(work: () => Promise<void>): NodeJS.Timeout {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void work().finally(() => {
      isLooking = false;
    });
  }, limits.liveLookMs);
  timer.unref();
  return timer;
}

function openStream(state: State, listener: Listener): Opened | undefined {
  const { person, plan, place } = listener;
  const own = state.persons.get(person) ?? 0;
  const isFull = own >= limits.liveStreamsPerPerson || state.count >= limits.liveStreamsMax;
  if (state.isClosing || isFull) return undefined;
  state.persons.set(person, own + 1);
  state.count += 1;
  const stream: Stream = {
    listener,
    place,
    mark: undefined,
    isReading: false,
    hasNews: false,
    isOver: false,
  };
  const topic = state.topics.get(plan.topic) ?? { streams: new Set(), turn: 0 };
  state.topics.set(plan.topic, topic);
  topic.streams.add(stream);
  topic.turn += 1;
  void catchUp(state, stream);
  return { close: () => drop(state, stream), wake: () => void catchUp(state, stream) };
}

function wakeTopic(state: State, topic: Topic | undefined): void {
  if (topic === undefined) return;
  topic.turn += 1;
  for (const stream of topic.streams) void catchUp(state, stream);
}

function readOf(state: State, { listener: { plan }, place }: Stream): Promise<LiveRead> {
  const key = `${plan.topic}|${plan.view}|${place ?? ''}`;
  const turn = state.topics.get(plan.topic)?.turn ?? 0;
  const found = state.shared.get(key);
  if (found !== undefined && found.turn === turn) return found.read;
  const reading = { turn, read: state.gate(() => plan.read(state.db.direct, place)) };
  state.shared.set(key, reading);
  const forget = () => {
    if (state.shared.get(key) === reading) state.shared.delete(key);
  };
  reading.read.then(forget, forget);
  return reading.read;
}

async function catchUp(state: State, stream: Stream): Promise<void> {
  stream.hasNews = true;
  if (stream.isReading) return;
  stream.isReading = true;
  try {
    while (stream.hasNews && !stream.isOver) {
      stream.hasNews = false;
      give(stream, await readOf(state, stream));
    }
  } catch (error) {
    // Without a mark the next look reads again. Only an outage passes by itself.
    stream.mark = undefined;
    if (!isOutage(error)) {
      state.log.error({ error, topic: stream.listener.plan.topic }, 'a stream could not be read');
      finish(state, stream, 'fault');
    }
  } finally {
    stream.isReading = false;
  }
}

function give(stream: Stream, { events, place, mark }: LiveRead): void {
  if (stream.isOver) return;
  stream.place = place;
  stream.mark = mark;
  for (const event of events) stream.listener.send(event);
}

function drop(state: State, stream: Stream): void {
  if (stream.isOver) return;
  stream.isOver = true;
  state.count -= 1;
  const { person, plan } = stream.listener;
  const left = (state.persons.get(person) ?? 1) - 1;
  if (left === 0) state.persons.delete(person);
  else state.persons.set(person, left);
  const topic = state.topics.get(plan.topic);
  topic?.streams.delete(stream);
  if (topic?.streams.size === 0) state.topics.delete(plan.topic);
}

function finish(state: State, stream: Stream, why: 'session' | 'closing' | 'fault'): void {
  if (stream.isOver) return;
  drop(state, stream);
  stream.listener.end(why);
}

const everyStream = ({ topics }: State): Stream[] =>
  [...topics.values()].flatMap(({ streams }) => [...streams]);

async function look(state: State): Promise<void> {
  try {
    await acrossShops('live', async () => {
      for (const source of state.sources) await lookForNews(state, source);
      await lookForEnds(state);
    });
  } catch (error) {
    state.log.warn({ reason: String(error) }, 'streams wait for the database');
  }
}

async function lookForNews(state: State, source: LiveSource): Promise<void> {
  const start = `${source.kind}:`;
  const keys = [...state.topics.keys()].flatMap((topic) =>
    topic.startsWith(start) ? [topic.slice(start.length)] : [],
  );
  if (keys.length === 0) return;
  const found = await source.look(state.db.direct, keys);
  for (const key of keys) {
    const mark = found.get(key) ?? '';
    const topic = state.topics.get(start + key);
    if (topic === undefined) continue;
    const behind = [...topic.streams].filter((stream) => stream.mark !== mark);
    if (behind.length > 0) topic.turn += 1;
    for (const stream of behind) void catchUp(state, stream);
  }
}

async function lookForEnds(state: State): Promise<void> {
  const signed = everyStream(state).flatMap((stream) => {
    const { session } = stream.listener;
    return session === undefined ? [] : [{ stream, session }];
  });
  if (signed.length === 0) return;
  const alive = await state.alive(
    state.db.direct,
    signed.map(({ session }) => session),
  );
  for (const { stream, session } of signed) {
    if (!alive.has(session.toString('base64'))) finish(state, stream, 'session');
  }
}

/** Lets so many through at a time; the others wait in their order. */
function makeGate(max: number): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) inside -= 1;
      else next();
    }
  };
}
