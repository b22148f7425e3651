// Calls over HTTP: Fastify in front of the pipeline.
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { apiBase } from '#domain/wire/endpoint.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { versionHeader } from '#domain/wire/api-version.ts';
import { pickLanguage, type Language } from '#domain/text/language.ts';
import { splitLanguage } from '#domain/text/language-path.ts';
import { limits } from '#domain/limits.ts';
import { inOpenCall } from '#platform/db/scope.ts';
import { signatureHeader } from '#platform/ports/signature.ts';
import { answerPrograms, sendProgramHeaders, tokenOf } from './api/answer-programs.ts';
import { refused } from './answer.ts';
import { answerMissing, sendBadAddress, sendEnvelope, type Missing } from './missing.ts';
import { readMultipart } from './multipart.ts';
import type { Call, Registry, RegisteredCall } from './pipeline.ts';
import { rewriteOwn, serveOwnHosts, type HostRules } from './hosts/own-hosts.ts';
import { watchBody } from './slow-body.ts';
import { readRequestId } from './watch/access.ts';

/** Where nobody says which proxies there are: those on this machine. */
const ownProxies = ['loopback'];

/**
 * Makes the HTTP server with a route for every kept call. It does not listen yet.
 *
 * @param trustedProxies Networks whose proxies are believed about who calls and over what.
 * @param rules The domains of shops, where the instance offers them.
 */
export function makeHttpServer(
  registry: Registry,
  trustedProxies: readonly string[] = ownProxies,
  rules?: HostRules,
): FastifyInstance {
  const missing: Missing = {
    speak: (request) => spokenBy(registry, request),
    brand: () => registry.env.brand.name,
  };
  const app = Fastify({
    bodyLimit: limits.bodyBytesMax,
    // The longest that any body may take; shorter limits are kept by `watchBody`.
    requestTimeout: limits.uploadWholeMs,
    // Behind a proxy the sender is whom the proxy names: else all senders are one, and the first who guesses passwords
    // uses up the tries of everybody. Nobody else is believed.
    trustProxy: [...trustedProxies],
    // `refuseLate` answers them in the envelope.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void sendBadAddress(missing, request, reply),
    genReqId: ({ headers }) =>
      readRequestId(headers['x-request-id']) ?? registry.env.random.id(registry.env.clock.now()),
    routerOptions: { maxParamLength: 250 },
    forceCloseConnections: 'idle',
    // One table of routes for all languages; `request.originalUrl` still names the one that was asked for.
    rewriteUrl: (raw) => rewriteOwn(raw, rules?.hosts) ?? splitLanguage(raw.url ?? '/').path,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // Files of goods are read as a stream: they never lie in memory whole.
  app.addContentTypeParser('text/csv', { bodyLimit: limits.csvBytesMax }, (_request, payload, done) =>
    done(null, payload),
  );
  // Fields and files are read by the pipeline, once it knows who sends them.
  app.addContentTypeParser(multipartType, (_request, payload, done) => done(null, payload));
  if (rules !== undefined) serveOwnHosts(app, rules);
  app.addHook('onRequest', async ({ raw, headers }) => {
    watchBody(raw, headers['content-type']?.startsWith(multipartType) === true ? 'files' : 'small');
  });
  // Pages are no calls: each works for no shop until its address has named one.
  app.addHook('onRequest', (_request, _reply, done) => inOpenCall(done));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
  answerPrograms(app, registry);
  refuseLate(app, registry);
  answerMissing(app, missing);
  app.setErrorHandler((error, request, reply) => answerFault(registry, { error, request, reply }));
  for (const kept of registry.kept.values()) serve(app, registry, kept);
  app.all(`${apiBase}/*`, (_request, reply) => reply.callNotFound());
  return app;
}

/** While the server ends, what is under way is finished and nothing new begins: the next try reaches another one. */
function refuseLate(app: FastifyInstance, registry: Registry): void {
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isEnding) return undefined;
    const teller = { language: spokenBy(registry, request), requestId: request.id };
    const { status, text } = refused('systemBusy', { reason: 'ending' }, teller);
    return sendEnvelope(reply.code(status).headers({ connection: 'close', 'retry-after': '2' }), text);
  });
}

const multipartType = 'multipart/form-data';

function serve(app: FastifyInstance, registry: Registry, kept: RegisteredCall): void {
  const { method, path } = kept.endpoint;
  app.route({
    method,
    url: apiBase + path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const answer = await kept.answer(callOf(registry, kept, request));
      sendProgramHeaders(reply, answer, registry.env.clock.now());
      return sendEnvelope(reply.code(answer.status), answer.text);
    },
  });
}

/** What is offered of the languages that the browser asks for. */
function spokenBy({ env }: Registry, { headers }: FastifyRequest): Language {
  return pickLanguage(headers['accept-language'], env.settings.now().languages);
}

function callOf(registry: Registry, kept: RegisteredCall, request: FastifyRequest): Call {
  const { endpoint } = kept;
  const { authorization } = request.headers;
  const once = request.headers['idempotency-key'];
  const signature = request.headers[signatureHeader];
  const version = request.headers[versionHeader];
  const call = {
    token: tokenOf(authorization),
    onceKey: typeof once === 'string' ? once : undefined,
    language: spokenBy(registry, request),
    ip: request.ip,
    requestId: request.id,
    version: typeof version === 'string' ? version : undefined,
  };
  const outside = { ...fieldsOf(request.query), ...fieldsOf(request.params) };
  if (endpoint.body === 'csv') {
    return { ...call, input: outside, ...(isStream(request.body) ? { stream: request.body } : {}) };
  }
  if (endpoint.body === 'multipart') {
    const body = isReadable(request.body) ? request.body : request.raw;
    return {
      ...call,
      input: outside,
      readBody: async () => {
        const { fields, files, release } = await readMultipart(endpoint, { headers: request.headers, body });
        return { input: { ...fields, ...outside }, files, release };
      },
    };
  }
  if (endpoint.body === 'raw') {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return {
      ...call,
      input: outside,
      raw: {
        body,
        signature: typeof signature === 'string' ? signature : undefined,
        header: (name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? value : undefined;
        },
      },
    };
  }
  if (endpoint.method === 'GET') return { ...call, input: outside };
  return { ...call, input: { ...readJson(request), ...fieldsOf(request.params) } };
}

function isReadable(body: unknown): body is Readable {
  return body instanceof Readable;
}

function isStream(body: unknown): body is AsyncIterable<Buffer> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

class BadBody extends Error {
  readonly reason: 'json' | 'media_type';

  constructor(reason: BadBody['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * A page of another site may have its visitors' browsers send texts and forms here without asking first, but no JSON:
 * a body that is not called JSON is not read as such.
 */
function readJson({ body, headers }: FastifyRequest): Record<string, unknown> {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers['content-type'] ?? ''))
    throw new BadBody('media_type');
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return fieldsOf(value);
  } catch {
    // Said below: what is not an object is not a request.
  }
  throw new BadBody('json');
}

type Fault = { error: unknown; request: FastifyRequest; reply: FastifyReply };

/** Faults before a call begins: a body that is too large or no JSON, an unknown media type. */
function answerFault(registry: Registry, { error, request, reply }: Fault): FastifyReply {
  const teller = { language: spokenBy(registry, request), requestId: request.id };
  const status = statusOf(error);
  if (error instanceof BadBody) {
    const { reason } = error;
    const code = reason === 'json' ? 400 : 415;
    return sendEnvelope(reply.code(code), refused('badRequest', { reason }, teller).text);
  }
  if (status !== undefined && status >= 400 && status < 500) {
    const reason = status === 413 ? 'too_large' : 'request';
    return sendEnvelope(reply.code(status), refused('badRequest', { reason }, teller).text);
  }
  registry.env.log.error({ request: request.id, error }, 'bug');
  return sendEnvelope(reply.code(500), refused('systemError', { reason: 'fault' }, teller).text);
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
