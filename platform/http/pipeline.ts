// What happens to every call, whether it comes over HTTP or from the storefront in the same process:
// who is it, is the input right, has it been done before, do it, is the answer right.
import type * as z from 'zod/mini';
import {
  commonRefusals,
  type Actor,
  type Endpoint,
  type EndpointOf,
  type InputOf,
} from '#domain/wire/endpoint.ts';
import { refuse, Refused } from '#domain/wire/errors.ts';
import type { Language } from '#domain/text/language.ts';
import { hasRight, rights } from '#domain/rights.ts';
import { isOutage, sqlState, type Role, type Tx } from '#platform/db/database.ts';
import { acrossShops, type AcrossShops } from '#platform/db/scope.ts';
import type { Authenticate, Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import { toProgramAnswer } from './api/program-answer.ts';
import { upgradeInput, versionOf, type ApiHistory } from './api/versions.ts';
import { hookStatusOf } from './api/hook-status.ts';
import { readActor, type Actors } from './actors.ts';
import { asAnyone, asPerson } from './act-for.ts';
import { isAudited, noteOf, type AuditNote, type AuditRecord } from './audit.ts';
import { accepted, refused, refusedAs, type Answer } from './answer.ts';
import type { OnceKey } from './idempotency.sql.ts';
import type { RegisteredList } from './listing.ts';
import { checkFiles, type CallFile } from './multipart.ts';
import { actOnce, actOnceAside, bodyHash, passingRefusals, readKey } from './once.ts';
import { assertOpenTo, noteMember, type MemberAct } from './member-acts.ts';
import { readInput } from './read-input.ts';
import { write } from './written.ts';
import { toSecurityEvent, type Known, type SecurityEvent } from './security.ts';
import { senderOf } from './sender.ts';

/** One call, as it arrived. */
export type Call = {
  readonly input: unknown;
  readonly token: string | undefined;
  readonly onceKey: string | undefined;
  readonly language: Language;
  readonly ip: string;
  readonly requestId: string;
  /** The version of the contract that a program asks for. */
  readonly version?: string | undefined;
  /** The signed bytes of a hook and their headers, or the stream of a file. */
  readonly raw?: {
    readonly body: Buffer;
    readonly signature: string | undefined;
    /** Another header of the message, for those who sign in one of their own. */
    readonly header?: (name: string) => string | undefined;
  };
  readonly stream?: AsyncIterable<Buffer | string>;
  /** The files of a multipart body. */
  readonly files?: readonly CallFile[];
  /** Reads a multipart body, once it is known who sends it: a stranger fills nobody's memory. */
  readonly readBody?: () => Promise<{ input: unknown; files: readonly CallFile[]; release: () => void }>;
};

/** What every act is given. */
type AnyAct<E extends Endpoint> = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly input: InputOf<E>;
  readonly call: Call;
  readonly now: Date;
  /** Says what was changed, or whose personal data was shown: written down in the act's own transaction. */
  readonly audit: (note: AuditNote) => void;
};

/** What an act is given: besides that, who acts, by the endpoint's actor. */
export type Act<E extends Endpoint> = AnyAct<E> & Actors[E['actor']];

/** The act of any call of one kind of actor: what helpers of several calls take. */
export type ActBy<A extends Actor> = Act<EndpointOf<A>>;

export type Handler<E extends Endpoint> = (act: Act<E>) => Promise<z.input<E['output']>>;

/** How a call is kept. `direct`: no transaction of its own (reads, and acts that open their own). */
export type HandlerOptions<E extends Endpoint> = {
  readonly direct?: boolean;
  readonly role?: Role;
  /** Long work on what was sent, such as drawing pictures anew, before a transaction opens. May refuse. */
  readonly prepare?: (asked: Pick<AnyAct<E>, 'env' | 'input' | 'call'>) => Promise<void>;
  /** Begins to read what the act needs, together with the claim of its key. It writes nothing: the key may be another's. */
  readonly ahead?: (asked: Pick<AnyAct<E>, 'tx' | 'input'>) => void;
} & ScopeOptions<E>[E['actor']];

/** Whose rows a call without a session works on; those of a session are known by it. */
type OpenScope<E extends Endpoint> = {
  /** The shop that the call belongs to: it touches no other's rows, and its idempotency key lives there. */
  readonly shopOf?: (input: InputOf<E>) => bigint | undefined;
  /** Why the call works on the rows of all shops. One that says neither names its shop by `enterShop`. */
  readonly across?: AcrossShops;
};

type ScopeBySession = { readonly shopOf?: undefined; readonly across?: undefined };

type ScopeOptions<E extends Endpoint> = {
  readonly [A in Actor]: A extends 'anyone' | 'hook' ? OpenScope<E> : ScopeBySession;
};

export type RegisteredCall = {
  readonly endpoint: Endpoint;
  readonly answer: (call: Call) => Promise<Answer>;
};

/** The calls that this server keeps, by the endpoint's name. */
export type Registry = {
  readonly env: Environment;
  readonly authenticate: Authenticate;
  /** Told by the room of restrictions: refuses the calls of a signed-in person that is kept out for now. */
  readonly guard?: (session: Session, endpoint: Endpoint) => Promise<void>;
  /** Told by the room of operators: refuses where the person's second factor was not just proved. */
  readonly assertFresh?: (session: Session) => Promise<void>;
  /** Told by the room of the audit: writes down what people of the console did, as the last thing of its transaction. */
  readonly audit?: (tx: Tx, record: AuditRecord) => Promise<void>;
  /** Told by the room of the team: writes down what a member of a shop did, in the act's own transaction. */
  readonly memberActs?: (tx: Tx, act: MemberAct) => Promise<void>;
  /** Told by the room of the audit: writes an event of security beside the call. Never throws. */
  readonly security?: (event: SecurityEvent) => void;
  /** The versions of the contract and what changed between them; the platform's own where it is left out. */
  readonly history?: ApiHistory;
  readonly kept: Map<string, RegisteredCall>;
  /** The lists that a file can be made of, by the endpoint's name. */
  readonly lists: Map<string, RegisteredList>;
};

/** Keeps a call: the handler is given who acts, as the endpoint's actor types it. */
export function handle<E extends Endpoint>(
  registry: Registry,
  endpoint: E,
  handler: Handler<E>,
  options?: HandlerOptions<E>,
): void {
  if (registry.kept.has(endpoint.name)) throw new Error(`two calls are named ${endpoint.name}`);
  registry.kept.set(endpoint.name, {
    endpoint,
    answer: (call) => answerAndRecord({ registry, endpoint, handler, options }, call),
  });
}

type Kind<E extends Endpoint> = {
  registry: Registry;
  endpoint: E;
  handler: Handler<E>;
  options: HandlerOptions<E> | undefined;
};

async function answerAndRecord<E extends Endpoint>(kind: Kind<E>, call: Call): Promise<Answer> {
  const known: Known = {};
  const answer = await answerCall(kind, call, known);
  const event = toSecurityEvent(kind.endpoint, call, known, answer);
  if (event !== undefined) kind.registry.security?.(event);
  return toProgramAnswer(kind.endpoint.name, answer, known, kind.registry.history);
}

async function answerCall<E extends Endpoint>(kind: Kind<E>, call: Call, known: Known): Promise<Answer> {
  let release: (() => void) | undefined;
  try {
    const session = await sessionOf(kind, call, known);
    const { history } = kind.registry;
    known.version = versionOf(session, call.version, history);
    if (session !== undefined && kind.endpoint.fresh === true) await kind.registry.assertFresh?.(session);
    // Before anything is read: nobody sends 10 MB to hear that a header is missing.
    if (hasKey(kind.endpoint, call)) readKey(call.onceKey);
    const body = await call.readBody?.();
    release = body?.release;
    const whole = withSender(body === undefined ? call : { ...call, ...body }, session);
    const sent = upgradeInput({ call: kind.endpoint.name, version: known.version }, whole.input, history);
    const input = readInput(kind.endpoint, sent, session?.scopes !== undefined);
    known.input = input;
    if (kind.endpoint.body === 'multipart') checkFiles(kind.endpoint, whole.files ?? []);
    const act = async () => {
      await kind.options?.prepare?.({ env: kind.registry.env, input, call: whole });
      return perform(kind, whole, session, input);
    };
    if (session !== undefined) return await asPerson(session, act);
    return await asAnyone(kind.options, input, act);
  } catch (error) {
    return answerError(kind, call, error);
  } finally {
    release?.();
  }
}

function withSender(call: Call, session: Session | undefined): Call {
  const { files } = call;
  if (files === undefined) return call;
  const sender = session?.personId ?? senderOf(call.ip);
  return { ...call, files: files.map((file) => ({ ...file, sender })) };
}

async function perform<E extends Endpoint>(
  kind: Kind<E>,
  call: Call,
  session: Session | undefined,
  input: InputOf<E>,
): Promise<Answer> {
  const { env } = kind.registry;
  const run = async (tx: Tx) => {
    const notes: AuditNote[] = [];
    const now = env.clock.now();
    const who = readActor<E['actor']>(kind.endpoint.actor, session);
    const output = await kind.handler({
      env,
      tx,
      input,
      call,
      now,
      audit: (note) => notes.push(note),
      ...who,
    });
    if (session !== undefined) await noteMember(kind, { tx, session, input, now });
    if (session === undefined || !isAudited(kind.endpoint, notes)) return output;
    const { audit } = kind.registry;
    const said = notes.length > 0 ? notes : [noteOf(session, input)];
    const record = { session, endpoint: kind.endpoint, requestId: call.requestId, now, notes: said };
    if (kind.options?.direct !== true) await audit?.(tx, record);
    // What an act has done in transactions of its own is written down after them, and before it is answered.
    else await env.db.transaction(async (own) => audit?.(own, record));
    return output;
  };
  if (hasKey(kind.endpoint, call)) {
    const { db, secret } = env;
    const ahead = (tx: Tx) => kind.options?.ahead?.({ tx, input });
    const asked = { db, secret, role: kind.options?.role, key: onceKeyOf(kind, call, session, input), ahead };
    const work = async (tx: Tx) => answerOf(kind.endpoint, await run(tx));
    if (asked.key.isKept) return actOnce(asked, work, (error) => storedRefusal(kind.endpoint, call, error));
    return actOnceAside({ ...asked, isDirect: kind.options?.direct === true }, work);
  }
  if (kind.options?.direct === true) return answerOf(kind.endpoint, await run(env.db.direct));
  return env.db.transaction(async (tx) => answerOf(kind.endpoint, await run(tx)), kind.options?.role);
}

/** True where the call is to be done once: its contract wants a key, or takes one and it was sent. */
function hasKey({ once: wish }: Endpoint, { onceKey }: Call): boolean {
  return wish === true || (wish === 'optional' && onceKey !== undefined);
}

/** The answer of a refusal that is stored under the key; undefined for what may be done the next time, and for bugs. */
function storedRefusal(endpoint: Endpoint, call: Call, error: unknown): Answer | undefined {
  if (!(error instanceof Refused) || !isListed(endpoint, error)) return undefined;
  return passingRefusals.includes(error.key) ? undefined : refusedAs(error, call);
}

function onceKeyOf<E extends Endpoint>(
  kind: Kind<E>,
  call: Call,
  session: Session | undefined,
  input: InputOf<E>,
): OnceKey {
  const key = readKey(call.onceKey);
  return {
    shopId: session?.shopId ?? kind.options?.shopOf?.(input) ?? 0n,
    scope: `${kind.endpoint.name}:${session?.personId ?? ''}`,
    key,
    bodyHash: bodyHash(kind.registry.env.secret, input, call.files ?? []),
    at: kind.registry.env.clock.now(),
    isKept: kind.endpoint.once === true,
  };
}

/**
 * Whose call it is: undefined where anyone may make it.
 *
 * @throws Refused `noAuthentication`, `tokenExpired`, `illegalRequest`, `insufficientPermissions`, or as the guard does.
 */
export async function sessionOf(
  kind: { readonly registry: Registry; readonly endpoint: Endpoint },
  call: Pick<Call, 'token'>,
  known: Known = {},
): Promise<Session | undefined> {
  const { actor } = kind.endpoint;
  if (actor === 'anyone' || actor === 'hook') return undefined;
  if (call.token === undefined) throw refuse('noAuthentication');
  const { token } = call;
  const verdict = await acrossShops('authentication', () => kind.registry.authenticate(token, known));
  if (verdict === 'expired') throw refuse('tokenExpired');
  if (verdict === 'unknown' || verdict === 'revoked')
    throw refuse('illegalRequest', { reason: `token_${verdict}` });
  known.session = verdict;
  if (verdict.actor !== actor) throw refuse('insufficientPermissions', { reason: 'actor', needs: actor });
  const { right, scope, roles } = kind.endpoint;
  assertOpenTo(verdict, roles);
  if (verdict.scopes !== undefined && (scope === undefined || !verdict.scopes.includes(scope))) {
    throw refuse('insufficientPermissions', { reason: 'scope', needs: scope ?? 'person' });
  }
  if (right !== undefined && !hasRight(verdict.roles, right)) {
    throw refuse('insufficientPermissions', { reason: 'role', needs: right, roles: rights[right] });
  }
  await asPerson(verdict, async () => kind.registry.guard?.(verdict, kind.endpoint));
  return verdict;
}

/** Checks the answer against the contract: what it does not name never leaves the platform. */
function answerOf<E extends Endpoint>(endpoint: E, output: unknown): Answer {
  return accepted(write(endpoint.output, output));
}

function isListed(endpoint: Endpoint, refusal: Refused): boolean {
  return [...endpoint.refuses, ...commonRefusals].some((key) => key === refusal.key);
}

function answerError(
  kind: Pick<Kind<Endpoint>, 'registry' | 'endpoint'>,
  call: Call,
  error: unknown,
): Answer {
  const { log } = kind.registry.env;
  if (error instanceof Refused && isListed(kind.endpoint, error)) {
    const answer = refusedAs(error, call);
    return kind.endpoint.actor === 'hook' ? { ...answer, status: hookStatusOf(error) } : answer;
  }
  if (isOutage(error)) {
    log.warn(
      { call: kind.endpoint.name, request: call.requestId, state: sqlState(error), error },
      'database away',
    );
    return refused('systemBusy', { reason: 'try_again' }, call);
  }
  log.error({ call: kind.endpoint.name, request: call.requestId, error }, 'bug');
  return refused('systemError', { reason: 'fault' }, call);
}
