// The samples of `deploy/` for Caddy and nginx, run with a certificate authority of our own in front of a server that
// trusts proxies, keeps to https and sets cookies as the product does.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import Fastify from 'fastify';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { saveEncrypted } from '#platform/http/transport.ts';
import { writeLanguage } from '#features/storefront/server/language.ts';
import { freePorts } from '../../promises/rigs/real-instance.ts';
import { root } from '../programs.ts';

const hosts = ['app', 'shop', 'console', 'files'].map((name) => `${name}.example.org`);
const uploadBytes = 10 * 1_048_576;
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const seen = z.object({ ip: z.string(), protocol: z.string(), host: z.string(), bytes: z.number() });

type Ports = { readonly http: number; readonly https: number; readonly app: number };
type Proxy = {
  readonly name: string;
  readonly isThere: boolean;
  readonly start: (folder: string, ports: Ports) => ChildProcess;
};

const sample = (name: string): string => readFileSync(path.join(root, 'deploy', name), 'utf8');

/** Where a sample does not say what is to be replaced, the test would try something else than the sample. */
function replaceAll(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((made, [from, to]) => {
    expect(made).toContain(from);
    return made.replaceAll(from, to);
  }, text);
}

const proxies: readonly Proxy[] = [
  {
    name: 'nginx',
    isThere: spawnSync('nginx', ['-v']).status === 0,
    start(folder, ports) {
      const site = replaceAll(sample('nginx.conf'), [
        ['    listen [::]:80;\n', ''],
        ['    listen [::]:443 ssl http2;\n', ''],
        ['listen 80;', `listen 127.0.0.1:${ports.http};`],
        ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
        ['server 127.0.0.1:4000;', `server 127.0.0.1:${ports.app};`],
        ['/etc/stockless/tls/fullchain.pem', path.join(folder, 'server.pem')],
        ['/etc/stockless/tls/key.pem', path.join(folder, 'server.key')],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join('\n');
      const file = path.join(folder, 'nginx.conf');
      const user = process.getuid?.() === 0 ? 'user root;\n' : '';
      writeFileSync(
        file,
        `${user}daemon off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}}\n`,
      );
      return spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    },
  },
  {
    name: 'Caddy',
    isThere: spawnSync('caddy', ['version']).status === 0,
    start(folder, ports) {
      const file = path.join(folder, 'Caddyfile');
      const [address = ''] = /^app\.example\.org.*(?= \{$)/m.exec(sample('Caddyfile')) ?? [];
      const site = replaceAll(sample('Caddyfile'), [
        [`${address} {`, `${address} {\n\tbind 127.0.0.1\n\ttls ${folder}/server.pem ${folder}/server.key\n`],
      ]);
      const options = `{\n\tadmin off\n\tauto_https disable_certs\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n}\n`;
      writeFileSync(file, options + site);
      return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
        env: {
          ...process.env,
          UPSTREAM: `127.0.0.1:${ports.app}`,
          HOME: folder,
          XDG_DATA_HOME: folder,
          XDG_CONFIG_HOME: folder,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    },
  },
];

/** A certificate for the four hosts, of an authority that nobody else knows. */
function makeCertificates(folder: string): void {
  const openssl = (...words: string[]): void => {
    const { status, stderr } = spawnSync('openssl', words, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '2',
    '-subj',
    '/CN=Test authority',
  );
  openssl('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=app.example.org');
  writeFileSync(
    path.join(folder, 'names'),
    `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}\n`,
  );
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'server.csr', '-out', 'server.pem', ...signed);
}

/** What the product does with a proxy: believes it alone, keeps to https, marks cookies, and streams. */
async function openApp(ports: Ports) {
  const app = Fastify({ trustProxy: ['127.0.0.1'], bodyLimit: 2 * uploadBytes });
  const [own, shop, desk, files] = hosts.map((host) => `https://${host}:${ports.https}`);
  const origins = { app: own ?? '', shop: shop ?? '', console: desk ?? '', files: files ?? '' };
  saveEncrypted(app, origins, () => 'en');
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('/who', (asked, reply) => {
    void reply.header('set-cookie', writeLanguage('fr', asked.protocol === 'https'));
    const bytes = Buffer.isBuffer(asked.body) ? asked.body.length : 0;
    return reply.send({ ip: asked.ip, protocol: asked.protocol, host: asked.host, bytes });
  });
  app.get('/stream', (_asked, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    let count = 0;
    const timer = setInterval(() => reply.raw.write(`data: ${(count += 1)}\n\n`), 200);
    reply.raw.on('close', () => clearInterval(timer));
  });
  await app.listen({ port: ports.app, host: '127.0.0.1' });
  return app;
}

type Answer = { readonly response: IncomingMessage; readonly text: () => Promise<string> };

async function ask(
  options: RequestOptions & { ca?: Buffer; servername?: string },
  body?: Buffer,
): Promise<Answer> {
  const asking = (options.ca === undefined ? plainRequest : request)({ host: '127.0.0.1', ...options });
  asking.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', resolve).once('error', reject);
  });
  return { response, text: () => readText(response) };
}

function readChunk(response: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    response.once('data', resolve).once('error', reject);
  });
}

describe.each(proxies)('$name', ({ isThere, start, name }) => {
  const isRun = isThere && hasOpenssl;
  let folder = '';
  let ports: Ports = { http: 0, https: 0, app: 0 };
  let app: Awaited<ReturnType<typeof openApp>> | undefined;
  let proxy: ChildProcess | undefined;
  let said = '';
  let ca = Buffer.alloc(0);

  beforeAll(async () => {
    if (!isRun) return;
    folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-proxy-'));
    mkdirSync(path.join(folder, 'temporary'));
    makeCertificates(folder);
    ca = readFileSync(path.join(folder, 'ca.pem'));
    const first = await freePorts(3);
    ports = { http: first, https: first + 1, app: first + 2 };
    app = await openApp(ports);
    proxy = start(folder, ports);
    proxy.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    for (let turn = 0; turn < 400; turn += 1) {
      if (proxy.exitCode !== null) throw new Error(`${name} ended: ${said}`);
      const isUp = await ask({ port: ports.https, ...over('app.example.org'), path: '/who' }).then(
        ({ text }) => text().then(() => true),
        () => false,
      );
      if (isUp) return;
      await sleep(50);
    }
    throw new Error(`${name} does not answer: ${said}`);
  });

  afterAll(async () => {
    if (proxy?.exitCode === null) {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    }
    await app?.close();
    if (folder !== '') rmSync(folder, { recursive: true, force: true });
  });

  const over = (host: string) => ({
    ca,
    servername: host,
    headers: { host: `${host}:${ports.https}` },
  });

  test.skipIf(!isRun)(
    'each origin is served over TLS, and browsers are told once to remember it',
    async () => {
      for (const host of hosts) {
        const { response, text } = await ask({ port: ports.https, ...over(host), path: '/who' });
        expect(response.statusCode).toBe(200);
        expect(seen.parse(JSON.parse(await text()))).toMatchObject({
          protocol: 'https',
          host: `${host}:${ports.https}`,
        });
        const lines = response.rawHeaders.filter(
          (line) => line.toLowerCase() === 'strict-transport-security',
        );
        expect(lines).toHaveLength(1);
        expect(response.headers['strict-transport-security']).toContain('max-age=63072000');
      }
    },
  );

  test.skipIf(!isRun)('the sender is whom the proxy sees, not whom the sender names', async () => {
    const options = over('shop.example.org');
    const headers = { ...options.headers, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' };
    const from = { localAddress: '127.0.0.2' };
    const { text } = await ask({ port: ports.https, ...options, ...from, headers, path: '/who' });
    expect(seen.parse(JSON.parse(await text()))).toMatchObject({ ip: '127.0.0.2', protocol: 'https' });
  });

  test.skipIf(!isRun)('cookies are for https and this host alone', async () => {
    const { response, text } = await ask({ port: ports.https, ...over('shop.example.org'), path: '/who' });
    await text();
    expect(response.headers['set-cookie']?.[0]).toMatch(/^__Host-.*; Secure$/);
  });

  test.skipIf(!isRun)('a picture of 10 MB passes', async () => {
    const options = over('app.example.org');
    const headers = { ...options.headers, 'content-type': 'image/jpeg' };
    const body = Buffer.alloc(uploadBytes, 1);
    const { text } = await ask(
      { port: ports.https, ...options, headers, method: 'POST', path: '/who' },
      body,
    );
    expect(seen.parse(JSON.parse(await text())).bytes).toBe(uploadBytes);
  });

  test.skipIf(!isRun)('events come as they are sent', async () => {
    const { response } = await ask({ port: ports.https, ...over('app.example.org'), path: '/stream' });
    expect(response.headers['content-type']).toContain('text/event-stream');
    const first = await readChunk(response);
    // A proxy that gathers would hold back the first event until many more are there.
    expect(first.toString()).toMatch(/^data: 1\n\n$/);
    const second = await readChunk(response);
    expect(second.toString()).toMatch(/^data: 2\n\n$/);
    response.destroy();
  });

  test.skipIf(!isRun)('HTTP/2 is spoken, and http is sent on to https', async () => {
    const session = connectHttp2(`https://127.0.0.1:${ports.https}`, { ca, servername: 'app.example.org' });
    const stream = session.request({ ':path': '/who', ':authority': `app.example.org:${ports.https}` });
    expect(seen.parse(JSON.parse(await readText(stream))).host).toBe(`app.example.org:${ports.https}`);
    session.close();
    const plain = await ask({ port: ports.http, headers: { host: 'shop.example.org' }, path: '/s/x?a=1' });
    await plain.text();
    expect(plain.response.statusCode).toBe(308);
    expect(plain.response.headers.location).toMatch(/^https:\/\/shop\.example\.org(?::\d+)?\/s\/x\?a=1$/);
  });
});
