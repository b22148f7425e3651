// A push service for tests: takes messages on this machine as a real one does, and is the device too, which reads them.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';

export type TestDevice = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};
export type TestCall = {
  readonly device: string;
  readonly payload: unknown;
  readonly headers: IncomingHttpHeaders;
};

export type PushDouble = {
  /** A device that lets itself be called. */
  device(): TestDevice;
  /** What reached a device, read with its key, in order. */
  readonly calls: readonly TestCall[];
  readonly callsOf: (device: TestDevice) => readonly TestCall[];
  /** Says what comes next for a device: a status, or `silent`, which never answers. Undefined takes it. */
  answer(device: TestDevice, status: number | 'silent' | undefined, headers?: Record<string, string>): void;
  /** Messages that came, whatever was answered. */
  tries(device: TestDevice): number;
  close(): Promise<void>;
};

type Known = {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
  status: number | 'silent' | undefined;
  headers: Record<string, string>;
  tries: number;
};

/** @param publicKey The instance's: what is signed by another is answered with 403, as services do. */
export async function openPushDouble(publicKey: string): Promise<PushDouble> {
  const devices = new Map<string, Known>();
  const calls: TestCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const known = devices.get(path);
      if (known === undefined) return void response.writeHead(410).end();
      known.tries += 1;
      const told = known.status;
      if (told === 'silent') return;
      if (told !== undefined) return void response.writeHead(told, known.headers).end();
      if (!isSigned(request.headers.authorization ?? '', publicKey))
        return void response.writeHead(403).end();
      calls.push({
        device: path,
        payload: JSON.parse(opened(Buffer.concat(chunks), known)),
        headers: request.headers,
      });
      response.writeHead(201).end();
    });
  });
  const base = await baseOf(server);
  return {
    calls,
    device() {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(18).toString('base64url')}`;
      devices.set(path, { ecdh, auth, status: undefined, headers: {}, tries: 0 });
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { endpoint: base + path, keys };
    },
    callsOf: ({ endpoint }) => calls.filter(({ device }) => base + device === endpoint),
    answer({ endpoint }, status, headers = {}) {
      const known = devices.get(endpoint.slice(base.length));
      if (known !== undefined) Object.assign(known, { status, headers });
    },
    tries: ({ endpoint }) => devices.get(endpoint.slice(base.length))?.tries ?? 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function baseOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the double has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** RFC 8292: an ES256 token of the instance, for this service and not older than a day. */
function isSigned(authorization: string, publicKey: string): boolean {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization);
  if (found === null || found[4] !== publicKey) return false;
  const [, head = '', claims = '', signature = ''] = found;
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(signature, 'base64url');
  return verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, signed);
}

/** RFC 8188 and 8291: one record, `aes128gcm`. */
function opened(body: Buffer, { ecdh, auth }: Known): string {
  const salt = body.subarray(0, 16);
  const size = body[20] ?? 0;
  const sender = body.subarray(21, 21 + size);
  const sealed = body.subarray(21 + size);
  const derive = (from: Buffer, by: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, by, about, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // A record ends with the mark 2 and as many zeros as somebody liked.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
