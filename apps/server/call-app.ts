// Calls inside the process: through the same pipeline as HTTP, for pages, tests and the demo world.
import * as z from 'zod/mini';
import type { RequestOf, Endpoint, OutputOf } from '#domain/wire/endpoint.ts';
import { refusalOfCode, refuse } from '#domain/wire/errors.ts';
import { isLanguage, pickLanguage } from '#domain/text/language.ts';
import type { Call, Registry } from '#platform/http/pipeline.ts';
import { trace } from '#platform/tracing/trace.ts';

export type CallOptions = Partial<Pick<Call, 'onceKey' | 'ip' | 'token' | 'raw' | 'stream' | 'files'>> & {
  readonly language?: string;
};
export type Input = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options?: CallOptions,
) => Promise<OutputOf<E>>;

const envelopeShape = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

type Asking = { readonly input: unknown; readonly options: CallOptions };

/** A call inside the process, answered as its output or thrown as its refusal. */
export async function callApp<E extends Endpoint>(
  registry: Registry,
  endpoint: E,
  { input, options }: Asking,
): Promise<OutputOf<E>> {
  const kept = registry.kept.get(endpoint.name);
  if (kept === undefined) throw new Error(`${endpoint.name} is not kept`);
  const { language } = options;
  const call: Call = {
    input,
    token: options.token,
    onceKey: options.onceKey,
    ...(options.raw === undefined ? {} : { raw: options.raw }),
    ...(options.stream === undefined ? {} : { stream: options.stream }),
    ...(options.files === undefined ? {} : { files: options.files }),
    language: language !== undefined && isLanguage(language) ? language : pickLanguage(language),
    ip: options.ip ?? '127.0.0.1',
    requestId: registry.env.random.id(registry.env.clock.now()),
  };
  const answer = await trace('call', endpoint.name, () => kept.answer(call));
  const envelope = z.parse(envelopeShape, JSON.parse(answer.text));
  if (envelope.code === 200) return z.parse<(typeof endpoint)['output']>(endpoint.output, envelope.data);
  const key = refusalOfCode(envelope.code) ?? 'unknownError';
  throw refuse(key, typeof envelope.data === 'object' && envelope.data !== null ? { ...envelope.data } : {});
}
