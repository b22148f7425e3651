// Sending a page: its headers, and its text packed as the browser takes it.
import { promisify } from 'node:util';
import { constants, brotliCompress, brotliCompressSync, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './visit.ts';

type Packing = 'br' | 'gzip';

/** An answer with its page as text, and that text as it was packed for a browser. */
export type Drawn = {
  readonly answer: Answer;
  readonly html: string;
  /** True where it is kept for whoever asks in this second: then packing it well is worth its time. */
  readonly isHot: boolean;
  readonly packed: Map<Packing, Promise<Buffer>>;
};

/** @param isHot False for a page that goes to one reader. */
export function drawnOf(answer: Answer, html: string, isHot: boolean): Drawn {
  return { answer, html, isHot, packed: new Map() };
}

/** What a page takes while it is kept, at most: two bytes a letter, and as much for what it was drawn from and packed to. */
export function drawnBytes({ html }: Drawn): number {
  return 4 * html.length + 1_024;
}

export const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; " +
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
const hotBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** A page for one reader: half the time of the above, for a sixteenth more bytes. */
const soleBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const soleGzip = { level: 3 };
/** Up to here handing it to another thread costs as much as packing it. */
const packedHereMax = 131_072;

/** Says where the answer is: a browser goes there, except for 204, which has its page stay where it is. */
export function sendPlace(reply: FastifyReply, place: string, status: 204 | 301 | 302 | 303): void {
  void reply
    .code(status)
    .headers({ ...securityHeaders, 'cache-control': 'no-store', location: place })
    .send();
}

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
function pack(drawn: Drawn, how: Packing): Promise<Buffer> | Buffer {
  const { html, isHot, packed } = drawn;
  if (!isHot && html.length <= packedHereMax) {
    return how === 'br' ? brotliCompressSync(html, soleBrotli) : gzipSync(html, soleGzip);
  }
  const known = packed.get(how);
  if (known !== undefined) return known;
  const made = how === 'br' ? toBrotli(html, hotBrotli) : toGzip(html);
  packed.set(how, made);
  return made;
}
