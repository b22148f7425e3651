// What a start of `npm run serve` loads: one file of ours where the server was built, and no package that is needed later.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openCollector, spanKinds } from '#testing/tracing/collector.ts';
import { freePorts, makePlace, run } from '../../promises/rigs/real-instance.ts';
import { root } from '../programs.ts';
import { loadedLater } from './loaded-later.ts';

const startMs = 400_000;
const served = ['merchant', 'console', 'storefrontClient', 'storefrontServer'];
const Packages = z.object({ devDependencies: z.record(z.string(), z.string()) });
const { devDependencies } = Packages.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
/** What front ends are built with: dependencies, because `npm start` builds. */
const builders = [
  'vite',
  '@vitejs/plugin-react',
  'tailwindcss',
  '@tailwindcss/vite',
  'rolldown',
  'lightningcss',
];
const notLoaded = new Set([...Object.keys(devDependencies), ...builders, ...loadedLater]);

beforeAll(async () => {
  const building = run('tools/build.ts', {}, ['--plain', ...served, 'server']);
  if ((await building.ended) !== 0) throw new Error(`it does not build: ${building.said()}`);
}, startMs);

/** A program that writes the address of every module that its process loads into a file. */
function makeRecorder(folder: string): { readonly options: string; read(): string[] } {
  const list = path.join(folder, 'modules.txt');
  const file = path.join(folder, 'recorder.mjs');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    appendFileSync(${JSON.stringify(list)}, url + '\\n');
    return next(url, context);
  },
});
`,
  );
  return {
    options: `--import=${pathToFileURL(file).href}`,
    read: () => (existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : []),
  };
}

/** Starts a test instance by a program, and lists the files below the top folder that were loaded until it answers. */
async function listLoaded(program: string): Promise<string[]> {
  const place = makePlace();
  const recorder = makeRecorder(place.folder);
  const port = await freePorts(2);
  const dataDir = path.join(place.folder, 'data');
  const server = run(program, { PORT: String(port), DATA_DIR: dataDir, NODE_OPTIONS: recorder.options });
  try {
    await server.waitFor(/Ready in/);
    for (const at of ['/healthz', '/', '/console/'])
      expect([at, (await fetch(`http://127.0.0.1:${port}${at}`)).status]).toEqual([at, 200]);
    const here = `${pathToFileURL(root).href}/`;
    return recorder.read().flatMap((one) => (one.startsWith(here) ? [one.slice(here.length)] : []));
  } finally {
    await server.stop();
    await place.remove();
  }
}

const packageOf = (file: string): string => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? '';
const isSource = (file: string): boolean => !/^(?:node_modules|dist)\//.test(file);

test(
  'the built server is loaded as one file, which needs no package',
  async () => {
    const loaded = await listLoaded('tools/serve.ts');
    expect(loaded.filter(isSource).toSorted()).toEqual([
      'tools/serve.ts',
      'tools/server-bundle/find.ts',
      'tools/server-bundle/stacks.ts',
    ]);
    expect(loaded).toContain('dist/storefront/server/entry.js');
    expect(loaded.filter((file) => file === 'dist/server/serve.js')).toHaveLength(1);
    expect(loaded.map(packageOf).filter((name) => name !== '')).toEqual([]);
  },
  startMs,
);

test(
  'the sources load nothing of the demonstration, and no package for building, for development or for later',
  async () => {
    const loaded = await listLoaded('tools/server-bundle/serve.ts');
    expect(loaded).toContain('apps/server/main.ts');
    expect(loaded.filter((file) => file.startsWith('tools/'))).toEqual(['tools/server-bundle/serve.ts']);
    expect(
      loaded.filter((file) => /^(?:demo|testing|bench|journeys|promises|packages)\//.test(file)),
    ).toEqual([]);
    const packages = new Set(loaded.map(packageOf));
    expect([...packages]).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod']));
    expect([...packages].filter((name) => notLoaded.has(name))).toEqual([]);
  },
  startMs,
);

test('a stack of the built server names the sources', async () => {
  const server = run('tools/serve.ts', { PORT: 'none', LOG_LEVEL: 'debug' });
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(/\bat start \(.*apps\/server\/main\.ts:\d+:\d+\)/);
});

test(
  'the built server tells a collector of its calls, and at its end what it has not told yet',
  async () => {
    const collector = await openCollector();
    const place = makePlace();
    const port = await freePorts(2);
    const server = run('tools/serve.ts', {
      PORT: String(port),
      DATA_DIR: `${place.folder}/data`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=of-the-collector',
      OTEL_SERVICE_NAME: 'corner-market',
    });
    try {
      await server.waitFor(/Ready in/);
      const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'nobody', password: 'wrong-horse-battery-1' }),
      });
      expect(answer.status).toBe(200);
    } finally {
      await server.stop();
      await place.remove();
      await collector.close();
    }
    const own = collector.spans().find(({ name }) => name === 'login');
    expect(own).toMatchObject({ kind: spanKinds.server, attributes: { 'http.route': '/api/login' } });
    const parts = collector.spans().filter(({ traceId }) => traceId === own?.traceId);
    expect(parts.filter(({ kind }) => kind === spanKinds.client).length).toBeGreaterThan(2);
    expect(collector.resource()).toMatchObject({ 'service.name': 'corner-market' });
    expect(collector.headers[0]).toMatchObject({ 'x-api-key': 'of-the-collector' });
    expect(collector.text()).not.toContain('horse');
  },
  startMs,
);
