// An authority that speaks ACME (RFC 8555) for tests, over TLS: it checks every signature and nonce, really fetches the answer
// to its challenge, and signs what was asked for with a key of its own.
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';
import { calculateJwkThumbprint, flattenedVerify, importJWK, type JWK } from 'jose';
import { randomBytes } from 'node:crypto';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import * as z from 'zod/mini';
import { issue, makeRoot, signFor, type Root } from './root.ts';

type Order = { readonly host: string; status: 'pending' | 'ready' | 'valid' | 'invalid'; chain?: string };
type Challenge = { readonly order: string; readonly token: string; status: string; error?: object };

export type TestAuthority = Awaited<ReturnType<typeof openAuthority>>;

type AuthorityOptions = {
  /** The port at which hosts are looked for, in place of 80. */
  readonly lookPort: () => number;
  readonly lifeDays?: number;
  /** The time that its certificates are of. */
  readonly now?: () => Date;
  /** The binding to an account of a customer that is asked for. */
  readonly binding?: { readonly kid: string; readonly key: string };
};

const jwsShape = z.object({ protected: z.string(), payload: z.string(), signature: z.string() });
const headShape = z.object({
  alg: z.string(),
  nonce: z.string(),
  url: z.string(),
  kid: z.optional(z.string()),
  jwk: z.optional(z.record(z.string(), z.unknown())),
});
const bindingShape = z.object({
  externalAccountBinding: z.optional(jwsShape),
  termsOfServiceAgreed: z.optional(z.boolean()),
});
const orderShape = z.object({
  identifiers: z.array(z.object({ type: z.literal('dns'), value: z.string() })),
});
const csrShape = z.object({ csr: z.string() });

class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly headers: Record<string, string>;

  constructor(status: number, type: string, headers: Record<string, string> = {}) {
    super(`the authority says ${type}`);
    this.status = status;
    this.type = type;
    this.headers = headers;
  }
}

type Answer = { status: number; place?: string; data: object | string };

class Authority {
  readonly counts = { orders: 0, looks: 0, accounts: 0 };
  /** What the next requests are answered with, whatever they are. */
  readonly planned: Refusal[] = [];
  base = '';
  private readonly nonces = new Set<string>();
  private readonly accounts = new Map<string, JWK>();
  private readonly orders = new Map<string, Order>();
  private readonly challenges = new Map<string, Challenge>();
  private readonly options: AuthorityOptions;
  private readonly root: Root;

  constructor(root: Root, options: AuthorityOptions) {
    this.root = root;
    this.options = options;
  }

  private nonce(): string {
    const made = randomBytes(16).toString('base64url');
    this.nonces.add(made);
    return made;
  }

  private async read(path: string, body: string) {
    const jws = z.parse(jwsShape, JSON.parse(body));
    const head = z.parse(headShape, JSON.parse(Buffer.from(jws.protected, 'base64url').toString()));
    if (!this.nonces.delete(head.nonce)) throw new Refusal(400, 'badNonce');
    if (head.url !== this.base + path) throw new Refusal(401, 'unauthorized');
    const jwk = head.kid === undefined ? head.jwk : this.accounts.get(head.kid);
    if (jwk === undefined) throw new Refusal(400, 'accountDoesNotExist');
    await flattenedVerify(jws, await importJWK(jwk, head.alg));
    const text = Buffer.from(jws.payload, 'base64url').toString();
    const payload: unknown = text === '' ? undefined : JSON.parse(text);
    return { jwk, payload };
  }

  private async makeAccount(jwk: JWK, payload: unknown) {
    const asked = z.parse(bindingShape, payload);
    if (asked.termsOfServiceAgreed !== true) throw new Refusal(403, 'userActionRequired');
    if (this.options.binding !== undefined) {
      const { externalAccountBinding: bound } = asked;
      if (bound === undefined) throw new Refusal(403, 'externalAccountRequired');
      const { kid } = z.parse(
        z.object({ kid: z.string() }),
        JSON.parse(Buffer.from(bound.protected, 'base64url').toString()),
      );
      if (kid !== this.options.binding.kid) throw new Refusal(403, 'unauthorized');
      await flattenedVerify(bound, Buffer.from(this.options.binding.key, 'base64url'));
    }
    const place = `${this.base}/account/${await calculateJwkThumbprint(jwk)}`;
    if (!this.accounts.has(place)) this.counts.accounts += 1;
    this.accounts.set(place, jwk);
    return { status: 201, place, data: { status: 'valid' } };
  }

  private orderData(id: string, order: Order) {
    return {
      status: order.status,
      identifiers: [{ type: 'dns', value: order.host }],
      authorizations: [`${this.base}/authz/${id}`],
      finalize: `${this.base}/finalize/${id}`,
      ...(order.chain === undefined ? {} : { certificate: `${this.base}/certificate/${id}` }),
    };
  }

  private challengeData(id: string, { token, status, error }: Challenge) {
    const url = `${this.base}/challenge/${id}`;
    return { type: 'http-01', url, token, status, ...(error === undefined ? {} : { error }) };
  }

  private makeOrder(payload: unknown) {
    const host = z.parse(orderShape, payload).identifiers[0]?.value ?? '';
    const id = randomBytes(6).toString('hex');
    const order: Order = { host, status: 'pending' };
    this.orders.set(id, order);
    this.challenges.set(id, { order: id, token: randomBytes(16).toString('base64url'), status: 'pending' });
    this.counts.orders += 1;
    return { status: 201, place: `${this.base}/order/${id}`, data: this.orderData(id, order) };
  }

  /** Fetches the answer from the host itself. */
  private async look(id: string, challenge: Challenge, jwk: JWK) {
    const order = found(this.orders.get(challenge.order));
    const wanted = `${challenge.token}.${await calculateJwkThumbprint(jwk)}`;
    this.counts.looks += 1;
    const answer = await fetchAnswer(this.options.lookPort(), order.host, challenge.token);
    const isRight = answer === wanted;
    order.status = isRight ? 'ready' : 'invalid';
    const detail = `the host ${order.host} answered with something else`;
    const error = { type: 'urn:ietf:params:acme:error:unauthorized', detail };
    const looked = {
      ...challenge,
      status: order.status === 'ready' ? 'valid' : 'invalid',
      ...(isRight ? {} : { error }),
    };
    this.challenges.set(id, looked);
    return { status: 200, data: this.challengeData(id, looked) };
  }

  private async finalize(id: string, payload: unknown) {
    const order = found(this.orders.get(id));
    if (order.status !== 'ready') throw new Refusal(403, 'orderNotReady');
    const csr = new x509.Pkcs10CertificateRequest(Buffer.from(z.parse(csrShape, payload).csr, 'base64url'));
    const asked = csr.extensions.find((one) => one instanceof x509.SubjectAlternativeNameExtension);
    const names = asked?.names.items.map(({ value }) => value).join();
    if (!(await csr.verify()) || names !== order.host) throw new Refusal(400, 'badCSR');
    order.chain = await signFor(this.root, {
      publicKey: csr.publicKey,
      names: [{ type: 'dns', value: order.host }],
      days: this.options.lifeDays ?? 90,
      from: this.options.now?.() ?? new Date(),
    });
    order.status = 'valid';
    return { status: 200, data: this.orderData(id, order) };
  }

  private async answer(path: string, body: string): Promise<Answer> {
    const { jwk, payload } = await this.read(path, body);
    const [, what = '', id = ''] = path.split('/');
    if (what === 'new-account') return this.makeAccount(jwk, payload);
    if (what === 'new-order') return this.makeOrder(payload);
    if (what === 'order') return { status: 200, data: this.orderData(id, found(this.orders.get(id))) };
    if (what === 'finalize') return this.finalize(id, payload);
    if (what === 'certificate') return { status: 200, data: found(this.orders.get(id)).chain ?? '' };
    const challenge = found(this.challenges.get(id));
    if (what === 'challenge')
      return payload === undefined
        ? { status: 200, data: this.challengeData(id, challenge) }
        : this.look(id, challenge, jwk);
    const order = found(this.orders.get(challenge.order));
    const identifier = { type: 'dns', value: order.host };
    const status = order.status === 'ready' ? 'valid' : order.status;
    return { status: 200, data: { identifier, status, challenges: [this.challengeData(id, challenge)] } };
  }

  async serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    reply.setHeader('replay-nonce', this.nonce());
    if (path === '/directory') {
      const at = (name: string) => `${this.base}/${name}`;
      const meta = {
        termsOfService: at('terms'),
        externalAccountRequired: this.options.binding !== undefined,
      };
      sendJson(reply, 200, {
        newNonce: at('new-nonce'),
        newAccount: at('new-account'),
        newOrder: at('new-order'),
        meta,
      });
      return;
    }
    if (method === 'HEAD') return void reply.end();
    try {
      const body = await textOf(request);
      const plannedNow = this.planned.shift();
      if (plannedNow !== undefined) throw plannedNow;
      const { status, place, data } = await this.answer(path, body);
      if (place !== undefined) reply.setHeader('location', place);
      if (typeof data === 'string')
        return void reply
          .writeHead(status, { 'content-type': 'application/pem-certificate-chain' })
          .end(data);
      sendJson(reply, status, data);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(400, 'malformed');
      for (const [name, value] of Object.entries(refusal.headers)) reply.setHeader(name, value);
      sendJson(reply, refusal.status, {
        type: `urn:ietf:params:acme:error:${refusal.type}`,
        detail: refusal.message,
      });
    }
  }
}

/** Opens the authority on this machine. `root` is what a client must trust. */
export async function openAuthority(options: AuthorityOptions) {
  const root = await makeRoot();
  const own = await issue(root, { names: [{ type: 'ip', value: '127.0.0.1' }], days: 1 });
  const authority = new Authority(root, options);
  const server = createServer(
    { cert: own.chain, key: own.key },
    (request, reply) => void authority.serve(request, reply),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  authority.base = `https://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    directory: `${authority.base}/directory`,
    root: root.pem,
    counts: authority.counts,
    /** Refuses the next request that is signed. */
    refuseNext: (status: number, type: string, headers: Record<string, string> = {}) =>
      void authority.planned.push(new Refusal(status, type, headers)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal(404, 'malformed');
  return value;
}

function sendJson(reply: ServerResponse, status: number, data: object): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += String(piece);
  return text;
}

function fetchAnswer(port: number, host: string, token: string): Promise<string | undefined> {
  const path = `/.well-known/acme-challenge/${token}`;
  return new Promise((resolve) => {
    httpRequest({ host: '127.0.0.1', port, path, headers: { host } }, (reply) => {
      void textOf(reply).then((text) => resolve(reply.statusCode === 200 ? text : undefined));
    })
      .on('error', () => resolve(undefined))
      .end();
  });
}
