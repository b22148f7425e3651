// Server-sent events over HTTP: who may listen, what stands on the wire, and who reads too slowly.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBase, type Endpoint, type InputOf } from '#domain/wire/endpoint.ts';
import { refuse, Refused } from '#domain/wire/errors.ts';
import { pickLanguage, type Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { isOutage, type Tx } from '#platform/db/database.ts';
import { inOpenCall, sameScope } from '#platform/db/scope.ts';
import { refused, refusedAs } from '#platform/http/answer.ts';
import { readActor, type Actors } from '#platform/http/actors.ts';
import { asPerson } from '#platform/http/act-for.ts';
import { sessionOf, type Registry } from '#platform/http/pipeline.ts';
import { readInput } from '#platform/http/read-input.ts';
import type { Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import type { Hub, LiveEvent, LivePlan } from './hub.ts';

/** What a stream is opened with. */
export type StreamRequest<E extends Endpoint> = {
  readonly env: Environment;
  readonly input: InputOf<E>;
  readonly language: Language;
  /** The place of the last event this reader had, from `Last-Event-ID`. */
  readonly lastId: string | undefined;
} & Actors[E['actor']];

/** Where a stream begins, and what it listens to. `person` counts streams; of a secret link, what the link is for. */
export type StreamPlan = LivePlan & { readonly place?: string | undefined; readonly person: string };

type RegisteredStream = {
  readonly endpoint: Endpoint;
  readonly plan: (call: Opening) => Promise<StreamPlan & { readonly session: Session | undefined }>;
};

type Opening = { readonly request: FastifyRequest; readonly language: Language };

const streams = new WeakMap<Registry, Map<string, RegisteredStream>>();

/** The streams of an instance, by the name of their endpoint: they answer no call of the pipeline. */
export function streamsOf(registry: Registry): ReadonlyMap<string, RegisteredStream> {
  return streams.get(registry) ?? new Map();
}

/** Keeps a stream: the plan is given who listens, as a call is, and refuses as one. That of a secret link must check it. */
export function handleStream<E extends Endpoint>(
  registry: Registry,
  endpoint: E,
  plan: (ask: StreamRequest<E>) => Promise<StreamPlan>,
): void {
  const own = streams.get(registry) ?? new Map<string, RegisteredStream>();
  if (own.has(endpoint.name)) throw new Error(`two streams are named ${endpoint.name}`);
  streams.set(registry, own);
  own.set(endpoint.name, {
    endpoint,
    plan: async ({ request, language }) => {
      const token = request.headers.authorization?.replace(/^Bearer\s+/i, '') || undefined;
      const session = await sessionOf({ registry, endpoint }, { token });
      const input = readInput(endpoint, { ...fieldsOf(request.query), ...fieldsOf(request.params) });
      const ask = { env: registry.env, input, language, lastId: lastIdOf(request) };
      const made = async () => {
        const own = await plan({ ...ask, ...readActor<E['actor']>(endpoint.actor, session) });
        const again = sameScope();
        // News come from elsewhere: what is read then is read as whoever opened the stream.
        return { ...own, read: (tx: Tx, place?: string) => again(() => own.read(tx, place)), session };
      };
      return session === undefined ? inOpenCall(made) : asPerson(session, made);
    },
  });
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A place as we write it; anything else begins anew. */
function lastIdOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['last-event-id'];
  return typeof given === 'string' && /^[\w.:-]{1,120}$/.test(given) ? given : undefined;
}

/** Gives every kept stream its address. They end when the server closes, before it waits for calls under way. */
export function serveStreams(app: FastifyInstance, registry: Registry, hub: Hub): void {
  for (const kept of streamsOf(registry).values()) {
    app.get(apiBase + kept.endpoint.path.replace(/\{(\w+)\}/g, ':$1'), (request, reply) =>
      serve({ registry, hub, kept }, request, reply),
    );
  }
  app.addHook('preClose', async () => hub.close());
}

type Serving = { readonly registry: Registry; readonly hub: Hub; readonly kept: RegisteredStream };

async function serve(
  { registry, hub, kept }: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const language = pickLanguage(request.headers['accept-language'], registry.env.settings.now().languages);
  const teller = { language, requestId: request.id };
  try {
    const plan = await kept.plan({ request, language });
    // Whoever left while the database was asked needs no stream.
    if (!reply.raw.destroyed) stream({ registry, hub, kept }, plan, reply);
  } catch (error) {
    const outage = isOutage(error);
    if (!(error instanceof Refused) && !outage) {
      registry.env.log.error({ call: kept.endpoint.name, request: request.id, error }, 'bug');
    }
    const answer =
      error instanceof Refused
        ? refusedAs(error, teller)
        : refused(outage ? 'systemBusy' : 'systemError', { reason: outage ? 'try_again' : 'fault' }, teller);
    await reply
      .code(answer.status)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('connection', 'close')
      .send(answer.text);
  }
}

type Opened = StreamPlan & { readonly session: Session | undefined };

function stream({ registry, hub }: Serving, plan: Opened, reply: FastifyReply): void {
  const { raw } = reply;
  const write = (text: string) => {
    raw.write(text);
    // A reader who does not read is let go: what it has not had is read for it when it comes again.
    if (raw.writableLength > limits.liveWaitingBytesMax) raw.destroy();
  };
  const opened = hub.open({
    plan,
    place: plan.place,
    person: plan.person,
    session: plan.session?.tokenHash,
    send: (event) => write(eventText(event)),
    end: (why) => raw.end(eventText({ name: 'end', data: { why } })),
  });
  if (opened === undefined) {
    const retryAt = new Date(registry.env.clock.now().getTime() + limits.liveRetryMaxMs);
    throw refuse('tooManyRequests', { reason: 'streams', retry_at: retryAt.toISOString() });
  }
  // The hub reads before it sends, so the head is always first.
  reply.hijack();
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Boxes on the way must not gather what is said.
    'x-accel-buffering': 'no',
    // A line that has carried a stream carries nothing after it: a node that closes need not wait for it.
    connection: 'close',
    'x-content-type-options': 'nosniff',
    'x-request-id': reply.request.id,
  });
  raw.write(`retry: ${limits.liveRetryMs}\n\n`);
  const beat = setInterval(() => write(': here\n\n'), limits.liveHeartbeatMs);
  beat.unref();
  raw.on('error', () => undefined);
  raw.on('close', () => {
    clearInterval(beat);
    opened.close();
  });
}

/** JSON has no line breaks of its own, so an event's data is one line. */
function eventText({ name, data, id }: LiveEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
