// An image file: what stands in it, that its digests are right, and that equal inputs make equal files.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeBundle, unpackImage, writeRuntimeConfig } from './bundle.ts';
import { userId } from './contents.ts';
import { writeImage, type Image } from './oci.ts';
import { completeEntries, makeFile } from './tar.ts';

const described = z.object({ digest: z.string(), size: z.number() });
const index = z.object({ manifests: z.array(described) });
const manifest = z.object({ config: described, layers: z.array(described) });
const config = z.object({
  architecture: z.string(),
  config: z.object({ User: z.string(), Cmd: z.array(z.string()) }),
  rootfs: z.object({ diff_ids: z.array(z.string()) }),
});
const runtime = z.object({
  process: z.object({
    args: z.array(z.string()),
    env: z.array(z.string()),
    noNewPrivileges: z.literal(true),
    user: z.object({ uid: z.literal(userId) }),
    capabilities: z.record(z.string(), z.array(z.string()).check(z.maxLength(0))),
  }),
  root: z.object({ readonly: z.literal(true) }),
});

function describeImage(text: string): Image {
  return {
    config: {
      User: `${userId}:${userId}`,
      ExposedPorts: { '4000/tcp': {} },
      Env: ['HOST=0.0.0.0', 'DATA_DIR=/data'],
      Entrypoint: ['/bin/node'],
      Cmd: ['serve.ts'],
      Volumes: { '/data': {} },
      WorkingDir: '/app',
      Labels: {},
      StopSignal: 'SIGTERM',
    },
    architecture: 'amd64',
    name: 'test:1.2.3',
    layers: [
      { comment: 'one', entries: completeEntries([makeFile('bin/node', 'node', 0o755)]) },
      { comment: 'two', entries: completeEntries([makeFile('app/serve.ts', text)]) },
    ],
    time: 0,
  };
}

const hashOf = (bytes: Buffer): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-oci-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('equal inputs make equal files, others do not', async () => {
  const files = ['a.tar', 'b.tar', 'c.tar'].map((name) => path.join(folder, name));
  const written: string[] = [];
  for (const [at, file] of files.entries())
    written.push((await writeImage(describeImage(at === 2 ? 'other' : 'same'), file)).digest);
  expect(written[0]).toBe(written[1]);
  expect(written[0]).not.toBe(written[2]);
  const [one, two, three] = files.map((file) => hashOf(readFileSync(file)));
  expect(one).toBe(two);
  expect(one).not.toBe(three);
});

test('every blob is what its digest says, and the layers are those of the configuration', async () => {
  const file = path.join(folder, 'image.tar');
  const { digest, size } = await writeImage(describeImage('x'), file);
  expect(size).toBe(statSync(file).size);
  const layout = mkdtempSync(path.join(folder, 'layout-'));
  expect(spawnSync('tar', ['-xf', file, '-C', layout]).status).toBe(0);
  const read = (one: { digest: string; size: number }): Buffer => {
    const bytes = readFileSync(path.join(layout, 'blobs', one.digest.replace(':', '/')));
    expect(hashOf(bytes)).toBe(one.digest);
    expect(bytes.length).toBe(one.size);
    return bytes;
  };
  expect(JSON.parse(readFileSync(path.join(layout, 'oci-layout'), 'utf8'))).toEqual({
    imageLayoutVersion: '1.0.0',
  });
  const [first] = index.parse(JSON.parse(readFileSync(path.join(layout, 'index.json'), 'utf8'))).manifests;
  expect(first?.digest).toBe(digest);
  if (first === undefined) return;
  const parts = manifest.parse(JSON.parse(read(first).toString()));
  const kept = config.parse(JSON.parse(read(parts.config).toString()));
  expect(kept).toMatchObject({ architecture: 'amd64', config: { User: '10001:10001', Cmd: ['serve.ts'] } });
  expect(parts.layers.map((layer) => hashOf(gunzipSync(read(layer))))).toEqual(kept.rootfs.diff_ids);
});

test('an image is unpacked layer by layer', async () => {
  const file = path.join(folder, 'unpacked.tar');
  await writeImage(describeImage('hello'), file);
  const to = path.join(folder, 'unpacked');
  expect(unpackImage(file, to)).toMatchObject({ Cmd: ['serve.ts'], WorkingDir: '/app' });
  expect(readFileSync(path.join(to, 'app/serve.ts'), 'utf8')).toBe('hello');
  expect(statSync(path.join(to, 'bin/node')).mode & 0o777).toBe(0o755);
});

test('a bundle is read-only, has no rights, and listens on loopback', async () => {
  const file = path.join(folder, 'bundled.tar');
  await writeImage(describeImage('hello'), file);
  const to = path.join(folder, 'bundle');
  makeBundle(file, to);
  writeRuntimeConfig(to, unpackImage(file, path.join(to, 'rootfs')), ['INSTANCE=test', 'DATA_DIR=/other']);
  const made = runtime.parse(JSON.parse(readFileSync(path.join(to, 'config.json'), 'utf8')));
  expect(made.process.args).toEqual(['/bin/node', 'serve.ts']);
  expect(made.process.env).toEqual(['HOST=127.0.0.1', 'DATA_DIR=/other', 'INSTANCE=test']);
  expect(Object.keys(made.process.capabilities)).toHaveLength(5);
  expect(statSync(path.join(to, 'data')).mode & 0o777).toBe(0o700);
});
