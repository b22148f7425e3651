// Sending a page: its headers, and its text packed as the browser takes it.
import { promisify } from 'node:util';
import { constants, brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './visit.ts';

type Packing = 'br' | 'gzip';

/** An answer with its page as text, and that text as it was packed for a browser. */
export type Drawn = {
  readonly answer: Answer;
  readonly html: string;
  readonly packed: Map<Packing, Promise<Buffer>>;
};

export const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
    "trusted-types 'none'; report-uri /csp-report",
  'x-content-type-options': 'nosniff',
  // Order tokens stand in addresses: no other site may learn one.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'accept-encoding, accept-language, cookie',
};

/** What nobody else's page may do: show this one inside. */
const framedPolicy = securityHeaders['content-security-policy'].replace(
  "frame-ancestors 'none'",
  "frame-ancestors 'self'",
);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Higher qualities cost ten times the time of rendering and save a few percent. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Sending = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly drawn: Drawn;
  readonly status: number;
  /** True for a page that the merchant's own app shows in a frame. */
  readonly canFrame?: boolean;
};

export async function sendPage({ request, reply, drawn, status, canFrame }: Sending): Promise<void> {
  const retry = status === 503 || status === 429 ? { 'retry-after': '10' } : {};
  void reply
    .code(status)
    .headers({ ...securityHeaders, ...retry, 'content-type': 'text/html; charset=utf-8' });
  if (canFrame === true) void reply.header('content-security-policy', framedPolicy);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    await reply.header('content-encoding', 'br').send(await pack(drawn, 'br'));
  } else if (/\bgzip\b/.test(accepted)) {
    await reply.header('content-encoding', 'gzip').send(await pack(drawn, 'gzip'));
  } else {
    await reply.send(drawn.html);
  }
}

/** Packed once, for however many browsers. */
function pack({ html, packed }: Drawn, how: Packing): Promise<Buffer> {
  const known = packed.get(how);
  if (known !== undefined) return known;
  const made = how === 'br' ? toBrotli(html, brotliOptions) : toGzip(html);
  packed.set(how, made);
  return made;
}
