// The reference signer: a small process on the machine's own loopback that holds one key and signs payouts, each once.
import { createHash, timingSafeEqual } from 'node:crypto';
import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { readSigner } from '#platform/chains/config.ts';
import { signedHash, signHash } from '#platform/chains/signature.ts';
import { judge, readUnsigned, type Refusal, type Remembered, type SignerRules } from './policy.ts';

export type SignerFiles = {
  /** 32 bytes in hexadecimal digits; nobody but its user may read it. */
  readonly keyFile: string;
  /** What was signed, a line each; without it a payout could be signed twice. */
  readonly memoryFile: string;
  /** At least 32 letters. */
  readonly token: string;
  readonly port: number;
};

const bodyBytesMax = 16_384;
const tokenMin = 32;
const ask = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  chain: z.enum(['ethereum', 'tron']),
  unsigned: z.string(),
});
const line = z.object({
  id: z.string(),
  to: z.string(),
  units: z.pipe(
    z.string(),
    z.transform((text: string) => BigInt(text)),
  ),
  nonce: z.nullable(
    z.pipe(
      z.string(),
      z.transform((text: string) => BigInt(text)),
    ),
  ),
  until: z.nullable(z.number()),
  day: z.string(),
});

/**
 * Opens the signer on loopback.
 *
 * @throws Error where the key's file can be read by others, or is not right.
 */
export async function openSigner(rules: Omit<SignerRules, 'address'>, files: SignerFiles) {
  if ((statSync(files.keyFile).mode & 0o077) !== 0)
    throw new Error('the key file can be read by others: chmod 600');
  if (files.token.length < tokenMin) throw new Error('the token is too short');
  const none = { rpcUrl: '', xpub: '', contract: rules.contract, confirmations: 0 };
  const key = readSigner({ network: rules.chain, signerKey: files.keyFile, ...none });
  if (key === undefined) throw new Error('there is no key');
  const own = { ...rules, address: key.address };
  const memory = readMemory(files.memoryFile);

  /** Without an await from looking to writing: of two at one moment the second sees the first. */
  function sign(asked: z.output<typeof ask>): { signature: string } | { refused: Refusal } {
    const transfer = asked.chain === own.chain ? readUnsigned(own, asked.unsigned) : undefined;
    if (transfer === undefined) return { refused: 'not_a_transfer' };
    const now = new Date();
    const refused = judge(own, memory, { id: asked.id, transfer, now });
    if (refused !== undefined) return { refused };
    const one = { ...transfer, id: asked.id, day: now.toISOString().slice(0, 10) };
    remember(files.memoryFile, one);
    memory.push(one);
    return { signature: signHash(signedHash(asked), key?.bytes ?? new Uint8Array()) };
  }

  const server = createServer((request, response) => {
    void answer(request, files.token, sign).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(files.port, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : files.port;
  return {
    url: `http://127.0.0.1:${port}`,
    address: key.address,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type Sign = (asked: z.output<typeof ask>) => { signature: string } | { refused: Refusal };

async function answer(request: IncomingMessage, token: string, sign: Sign) {
  if (!isAllowed(request.headers.authorization, token)) return { status: 401, body: {} };
  if (request.method !== 'POST' || request.url !== '/sign') return { status: 404, body: {} };
  try {
    const parsed = z.safeParse(ask, JSON.parse(await bodyOf(request)));
    if (!parsed.success) return { status: 400, body: {} };
    const said = sign(parsed.data);
    return { status: 'refused' in said ? 409 : 200, body: said };
  } catch {
    return { status: 400, body: {} };
  }
}

function isAllowed(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = z.parse(z.instanceof(Buffer), part);
    size += bytes.length;
    if (size > bodyBytesMax) throw new RangeError('too long');
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

function readMemory(file: string): Remembered[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((text) => z.parse(line, JSON.parse(text)));
}

/** On the disk before anybody gets the signature. */
function remember(file: string, one: Remembered): void {
  const { units, nonce, ...plain } = one;
  const text = JSON.stringify({
    ...plain,
    units: String(units),
    nonce: nonce === null ? null : String(nonce),
  });
  const handle = openSync(file, 'a', 0o600);
  try {
    appendFileSync(handle, `${text}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
