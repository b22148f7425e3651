/** Unpacks an image into a folder, and makes a bundle of it that `runc` runs (runtime-spec 1.1). */
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { userId } from './contents.ts';

const Described = z.object({ digest: z.string() });
const Index = z.object({ manifests: z.array(Described) });
const Manifest = z.object({ config: Described, layers: z.array(Described) });
const Config = z.object({
  config: z.object({
    Env: z.array(z.string()),
    Entrypoint: z.array(z.string()),
    Cmd: z.array(z.string()),
    WorkingDir: z.string(),
  }),
});

export type Started = z.infer<typeof Config>['config'];

/**
 * Unpacks the layers of an image into a folder with the program `tar`.
 *
 * @returns How a container of the image is started.
 * @throws Error where `tar` is missing or the image is not whole.
 */
export function unpackImage(image: string, folder: string): Started {
  mkdirSync(folder, { recursive: true });
  const layout = mkdtempSync(path.join(path.dirname(path.resolve(folder)), '.layout-'));
  try {
    extract(image, layout);
    const [first] = Index.parse(readJson(path.join(layout, 'index.json'))).manifests;
    if (first === undefined) throw new Error(`${image} holds no image`);
    const blob = ({ digest }: z.infer<typeof Described>): string =>
      path.join(layout, 'blobs', digest.replace(':', '/'));
    const manifest = Manifest.parse(readJson(blob(first)));
    for (const layer of manifest.layers) extract(blob(layer), folder);
    return Config.parse(readJson(blob(manifest.config))).config;
  } finally {
    rmSync(layout, { recursive: true, force: true });
  }
}

function extract(archive: string, folder: string): void {
  const { status, stderr, error } = spawnSync('tar', ['-xf', archive, '-C', folder, '-p', '--numeric-owner']);
  if (status !== 0) throw new Error(`tar cannot unpack ${archive}: ${error?.message ?? stderr.toString()}`);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Makes a bundle in a folder: `rootfs`, `data` and `config.json`. */
export function makeBundle(image: string, folder: string): void {
  writeRuntimeConfig(folder, unpackImage(image, path.join(folder, 'rootfs')));
}

/**
 * Writes the `config.json` of a bundle and makes its `data`. The container shares the network of the machine, so it
 * listens on loopback; everything else is closed to it.
 *
 * @param settings Settings of the application besides those of the image, each written `NAME=value`.
 */
export function writeRuntimeConfig(folder: string, started: Started, settings: readonly string[] = []): void {
  const data = path.join(path.resolve(folder), 'data');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(data, userId, userId);
  const config = makeRuntimeConfig(started, data, ['HOST=127.0.0.1', ...settings]);
  writeFileSync(path.join(folder, 'config.json'), `${JSON.stringify(config, undefined, 2)}\n`);
}

/** The later of two settings of one name counts. */
function mergeSettings(lines: readonly string[]): string[] {
  const byName = new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line]));
  return [...byName.values()];
}

function makeRuntimeConfig(started: Started, data: string, settings: readonly string[]): object {
  const temporary = ['nosuid', 'nodev', 'noexec'];
  return {
    ociVersion: '1.0.2',
    process: {
      terminal: false,
      user: { uid: userId, gid: userId, umask: 0o077 },
      args: [...started.Entrypoint, ...started.Cmd],
      env: mergeSettings([...started.Env, ...settings]),
      cwd: started.WorkingDir,
      capabilities: { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] },
      noNewPrivileges: true,
    },
    root: { path: 'rootfs', readonly: true },
    hostname: 'stockless',
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      {
        destination: '/dev',
        type: 'tmpfs',
        source: 'tmpfs',
        options: ['nosuid', 'strictatime', 'mode=755', 'size=64k'],
      },
      { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: [...temporary, 'size=512m'] },
      { destination: '/data', type: 'bind', source: data, options: ['bind', 'rw', ...temporary] },
      // Names of other machines are looked up as on this one.
      ...['/etc/resolv.conf', '/etc/hosts'].map((file) => ({
        destination: file,
        type: 'bind',
        source: file,
        options: ['bind', 'ro', ...temporary],
      })),
    ],
    linux: {
      namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
      maskedPaths: ['/proc/kcore', '/proc/keys', '/proc/timer_list', '/proc/sched_debug'],
      readonlyPaths: ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys', '/proc/sysrq-trigger'],
    },
  };
}
