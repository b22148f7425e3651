// The client of the API for programs: every call that a key opens, typed by the contracts.
import {
  apiVersion,
  calls,
  commonRefusals,
  refusalCodes,
  type Calls,
  type RefusalName,
} from './calls.gen.ts';
import { UnexpectedAnswer } from './errors.ts';
import { backOff, makeCall, type Connection } from './make-call.ts';
import { isRecord, type Answer } from './request.ts';
import { sendByFetch, type Send } from './send.ts';

export type CallName = keyof Calls;

/** What a call may be refused with. */
export type RefusalOf<Name extends CallName> =
  | (typeof calls)[Name]['refusals'][number]
  | (typeof commonRefusals)[number];

/** What a call answered. `ok` tells the two apart; `refusal` names why, and no call has others than its own. */
export type Result<Name extends CallName> = Accepted<Name> | RefusedCall<Name>;

export type Accepted<Name extends CallName> = {
  readonly ok: true;
  readonly data: Calls[Name]['output'];
};

export type RefusedCall<Name extends CallName = CallName> = {
  readonly ok: false;
  /** `other`: a refusal that came with a later version than this client's. */
  readonly refusal: RefusalOf<Name> | 'other';
  readonly code: number;
  /** A word that tells the cases of one refusal apart. */
  readonly reason: string;
  readonly message: string;
  readonly requestId: string;
  /** When the call may be made again, where too many were made. */
  readonly retryAt: Date | undefined;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Thrown by `read` and `changes`, which give what was asked for and nothing else. */
export class RefusedError extends Error {
  readonly refused: RefusedCall;

  constructor(name: string, refused: RefusedCall) {
    super(`${name} was refused: ${refused.code} ${refused.refusal}, ${refused.reason}. ${refused.message}`);
    this.name = 'RefusedError';
    this.refused = refused;
  }
}

export type ClientOptions = {
  /** Where the instance is reached, such as `https://shop.example`. */
  readonly base: string;
  /** `shop_live_…`, made under Settings, Developers. */
  readonly key: string;
  /** How long an outage is waited for; 60 seconds where it is left out, 0 to wait for none. */
  readonly outageMs?: number;
  /** How long one answer is waited for; 30 seconds where it is left out. */
  readonly answerMs?: number;
  /** The language of `message`, such as `de`; English where it is left out. */
  readonly language?: string;
  /** Another way to send than `fetch`. */
  readonly send?: Send;
};

export type OptionsOfCall = {
  /** One is made where it is left out: a retry never does the thing twice. Name your own to do it once over restarts. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/** The calls that are read on from a cursor. */
export type ChangesName = {
  [Name in CallName]: Name extends `${string}Changes` ? Name : never;
}[CallName];
type ChangeOf<Name extends ChangesName> = Calls[Name]['output']['list'][number];
export type ChangesPage<Name extends ChangesName> = {
  readonly list: readonly ChangeOf<Name>[];
  /** Keep it, after the entries are kept: the next run begins there. */
  readonly cursor: string;
};
export type ChangesStart = {
  readonly cursor?: string;
  readonly updated_after?: string;
  readonly limit?: number;
};

export type Client = ReturnType<typeof openClient>;

const outageMsDefault = 60_000;
const answerMsDefault = 30_000;
/** What a client may ask for at once. */
const changesMax = 100;

/** Opens a client. Nothing is sent until it is asked. */
export function openClient(options: ClientOptions) {
  const { base, key, language = 'en', outageMs = outageMsDefault, answerMs = answerMsDefault } = options;
  const connection: Connection = {
    base,
    send: options.send ?? sendByFetch(answerMs),
    retry: { forMs: outageMs, pauseMs: backOff },
  };
  const headers = { 'stockless-version': apiVersion, 'accept-language': language };

  /** @throws OutageError, UnexpectedAnswer. What is refused is a result. */
  async function call<Name extends CallName>(
    name: Name,
    input: Calls[Name]['input'],
    { idempotencyKey, signal }: OptionsOfCall = {},
  ): Promise<Result<Name>> {
    const operation = calls[name];
    const once = idempotencyKey ?? (operation.once ? crypto.randomUUID() : undefined);
    const asked = { token: key, idempotencyKey: once, headers, signal };
    return toResult(name, await makeCall(connection, operation, { ...input }, asked));
  }

  /** Like `call`, for an input that only the server can judge, such as one that an assistant wrote. */
  async function callUnchecked(
    name: CallName,
    input: Readonly<Record<string, unknown>>,
  ): Promise<Result<CallName>> {
    const operation = calls[name];
    const idempotencyKey = operation.once ? crypto.randomUUID() : undefined;
    const asked = { token: key, idempotencyKey, headers };
    return toResult(name, await makeCall(connection, operation, input, asked));
  }

  /** Like `call`, and gives the data alone. @throws RefusedError too. */
  async function read<Name extends CallName>(
    name: Name,
    input: Calls[Name]['input'],
    more?: OptionsOfCall,
  ): Promise<Calls[Name]['output']> {
    const result = await call(name, input, more);
    if (!result.ok) throw new RefusedError(name, result);
    return result.data;
  }

  /** Reads changes page by page until there are no more at this moment. Each page names the cursor to keep. */
  async function* changes<Name extends ChangesName>(
    name: Name,
    from: ChangesStart = {},
    signal?: AbortSignal,
  ): AsyncGenerator<ChangesPage<Name>, void, undefined> {
    let asked: ChangesStart = { limit: changesMax, ...from };
    for (;;) {
      const page = await read(name, asked, signal === undefined ? {} : { signal });
      yield { list: page.list, cursor: page.next };
      if (!page.has_more) return;
      asked = { limit: asked.limit ?? changesMax, cursor: page.next };
    }
  }

  return { call, callUnchecked, read, changes };
}

function toResult<Name extends CallName>(name: Name, answer: Answer): Result<Name> {
  if (answer.ok) {
    const { data } = answer;
    if (!isOutput(name, data)) throw new UnexpectedAnswer(name, 200, JSON.stringify(data) ?? '');
    return { ok: true, data };
  }
  const { code, reason, message, requestId, data } = answer;
  const found = nameOf(code);
  const refusal = found !== undefined && isRefusal(name, found) ? found : 'other';
  return { ok: false, refusal, code, reason, message, requestId, data, retryAt: timeOf(data['retry_at']) };
}

/** The server checks every answer against the contract that these types are made from; here only a proxy's is told apart. */
function isOutput<Name extends CallName>(_name: Name, data: unknown): data is Calls[Name]['output'] {
  return isRecord(data);
}

function nameOf(code: number): RefusalName | undefined {
  for (const [name, one] of Object.entries(refusalCodes)) if (one === code && isName(name)) return name;
  return undefined;
}

const isName = (name: string): name is RefusalName => Object.hasOwn(refusalCodes, name);

function isRefusal<Name extends CallName>(call: Name, refusal: RefusalName): refusal is RefusalOf<Name> {
  const own: readonly RefusalName[] = calls[call].refusals;
  const common: readonly RefusalName[] = commonRefusals;
  return own.includes(refusal) || common.includes(refusal);
}

function timeOf(value: unknown): Date | undefined {
  const at = typeof value === 'string' ? new Date(value) : undefined;
  return at === undefined || Number.isNaN(at.getTime()) ? undefined : at;
}
