// A client of a history: writes down what it asks, asks until it is answered, and writes down the answer.
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { fillPath, type Endpoint } from '#domain/wire/endpoint.ts';
import { refusals } from '#domain/wire/errors.ts';
import { signatureHeader } from '#platform/ports/signature.ts';
import { keyStart } from './check.ts';
import { hashText, type HistoryWriter, type OperationKind, type Told } from './records.ts';

export type CallerOptions = {
  readonly base: string;
  readonly history: HistoryWriter;
  /** True once nothing new is to be tried; what was asked stays unknown then. */
  readonly isOver: () => boolean;
  /** Of all operations, the part that is sent twice under one key at the same moment. */
  readonly twins: number;
  readonly counts: CallCounts;
};

export type CallCounts = {
  operations: number;
  /** Sent once more because no answer came, or none that says anything. */
  retries: number;
  /** Tries whose connection ended, or whose time was over, before there was an answer. */
  cutOff: number;
  /** Tries that were answered with HTTP 500 or above. */
  away: number;
  /** Answers that say that the server itself is at fault. */
  faults: number;
  /** Milliseconds of the longest operation, all its tries together. */
  slowestMs: number;
};

export function newCounts(): CallCounts {
  return { operations: 0, retries: 0, cutOff: 0, away: 0, faults: 0, slowestMs: 0 };
}

export type OperationRequest<I extends z.ZodMiniType, O extends z.ZodMiniType> = {
  readonly client: string;
  readonly kind: OperationKind;
  readonly endpoint: Endpoint<I, O>;
  readonly input: z.input<I>;
  readonly of: string;
  readonly wish?: string;
  readonly token?: string;
  /** The buyer's own address, as a proxy tells it. */
  readonly from?: string;
  /** The bytes of a hook, with their signature made anew for each try. */
  readonly body?: () => { readonly bytes: Buffer; readonly signature: string };
  /** What an accepted answer says, in the words in which the database is read. */
  readonly facts: (data: z.infer<O>) => string;
  /**
   * For a call without a key that was sent more than once and refused at last: what is true now if an earlier try did
   * it after all; undefined where none did.
   */
  readonly findDone?: () => Promise<string | undefined>;
};

export type Answered<T> =
  | { readonly outcome: 'ok'; readonly data: T }
  | { readonly outcome: 'refused'; readonly code: number; readonly reason: string }
  | { readonly outcome: 'unknown' };

export type Caller = {
  do<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    request: OperationRequest<I, O>,
  ): Promise<Answered<z.infer<O>>>;
};

/** A server that is away this long is not coming back. */
const awayMsMax = 120_000;
const answerMsMax = 15_000;
const envelope = z.object({ code: z.int(), data: z.unknown() });
const shown = z.object({ reason: z.string() });
const record = z.record(z.string(), z.unknown());
const passing: readonly number[] = [
  refusals.systemBusy.code,
  refusals.operationBusy.code,
  refusals.tooManyRequests.code,
];

type Reply = { readonly code: number; readonly data: unknown; readonly text: string; readonly tries: number };

let lastOperation = 0;

export function openCaller(options: CallerOptions): Caller {
  const { history, counts } = options;
  return {
    async do(request) {
      lastOperation += 1;
      const op = lastOperation;
      const { client, kind, of, wish = '', endpoint } = request;
      const key =
        endpoint.once === true ? `${keyStart}${op}-${of.replaceAll(/[^\w-]/g, '-').slice(0, 60)}` : '';
      history.write({ t: 'ask', op, client, kind, key, of, wish, at: new Date().toISOString() });
      counts.operations += 1;
      const startedMs = performance.now();
      const isTwin = key !== '' && Math.random() < options.twins;
      const [got, twin] = await Promise.all([
        send(options, request, key),
        isTwin ? send(options, request, key) : undefined,
      ]);
      counts.slowestMs = Math.max(counts.slowestMs, performance.now() - startedMs);
      const [told, answered] = read(request, op, got);
      const isInDoubt = told.outcome === 'refused' && told.tries > 1;
      const done = isInDoubt ? await request.findDone?.() : undefined;
      history.write(done === undefined ? told : { ...told, outcome: 'ok', facts: done });
      if (twin !== undefined) history.write({ t: 'again', op, sha: hashText(twin.text) });
      return answered;
    },
  };
}

function read<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  { endpoint, facts }: OperationRequest<I, O>,
  op: number,
  got: Reply | undefined,
): [Told, Answered<z.infer<O>>] {
  const open = { t: 'told', op, reason: '', facts: '', sha: '', code: 0, tries: got?.tries ?? 0 } as const;
  if (got === undefined) return [{ ...open, outcome: 'unknown' }, { outcome: 'unknown' }];
  const { code, text } = got;
  const answer = { ...open, code, sha: hashText(text) };
  if (code !== 200) {
    const reason = z.safeParse(shown, got.data).data?.reason ?? '';
    return [
      { ...answer, outcome: 'refused' },
      { outcome: 'refused', code, reason },
    ];
  }
  const data = z.parse(endpoint.output, got.data);
  return [
    { ...answer, outcome: 'ok', facts: facts(data) },
    { outcome: 'ok', data },
  ];
}

/** Tries until there is an answer; undefined where there was none in time. */
async function send<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  { base, isOver, counts }: CallerOptions,
  request: OperationRequest<I, O>,
  key: string,
): Promise<Reply | undefined> {
  const deadline = performance.now() + awayMsMax;
  for (let tries = 1; ; tries += 1) {
    const got = await attempt(base, request, key).catch(() => undefined);
    const isAnswer = got !== undefined && got.status < 500 && !passing.includes(got.code);
    if (isAnswer) return { ...got, tries };
    if (got === undefined) counts.cutOff += 1;
    else if (got.status >= 500) counts.away += 1;
    if (got?.status === 500) counts.faults += 1;
    if (isOver() || performance.now() > deadline) return undefined;
    counts.retries += 1;
    await sleep(Math.min(50 * tries, 400));
  }
}

async function attempt<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  base: string,
  { endpoint, input, token, from, body }: OperationRequest<I, O>,
  key: string,
): Promise<{ status: number; code: number; data: unknown; text: string }> {
  const { method } = endpoint;
  const [path, rest] = fillPath(endpoint.path, z.parse(record, input));
  const hook = body?.();
  const answer = await fetch(base + path, {
    method,
    signal: AbortSignal.timeout(answerMsMax),
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === '' ? {} : { 'idempotency-key': key }),
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      ...(hook === undefined ? {} : { [signatureHeader]: hook.signature }),
    },
    body: hook === undefined ? JSON.stringify(rest) : new Uint8Array(hook.bytes),
  });
  const text = await answer.text();
  const { code, data } = z.parse(envelope, JSON.parse(text));
  return { status: answer.status, code, data, text };
}
