/** Writes an image in the layout of the Open Container Initiative (image-spec 1.1), as one tar archive. */
import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { completeEntries, makeFile, writeTar, type Entry } from './tar.ts';

/** How a container is started from the image; the names are those of the specification. */
export type ImageConfig = {
  readonly User: string;
  readonly ExposedPorts: Readonly<Record<string, object>>;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly Volumes: Readonly<Record<string, object>>;
  readonly WorkingDir: string;
  readonly Labels: Readonly<Record<string, string>>;
  readonly StopSignal: string;
};

export type Image = {
  readonly config: ImageConfig;
  /** The kind of machine, in Go's words: amd64 or arm64. */
  readonly architecture: string;
  /** What `docker load` names the image. */
  readonly name: string;
  /** The layers from the bottom up. */
  readonly layers: readonly { readonly comment: string; readonly entries: readonly Entry[] }[];
  /** Seconds since 1970 that everything is dated with. */
  readonly time: number;
};

type Blob = { readonly digest: string; readonly size: number; readonly entry: Entry };
type Layer = Blob & { readonly diffId: string };

const types = {
  index: 'application/vnd.oci.image.index.v1+json',
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  config: 'application/vnd.oci.image.config.v1+json',
  layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
} as const;

/**
 * Writes the image to a file; a file of this name is replaced when the new one is whole.
 *
 * @returns The digest of the manifest, which names the image, and the bytes of the file.
 */
export async function writeImage(image: Image, file: string): Promise<{ digest: string; size: number }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stockless-image-'));
  try {
    const layers: Layer[] = [];
    for (const { entries } of image.layers)
      layers.push(await writeLayer(entries, image.time, path.join(folder, String(layers.length))));
    const config = jsonBlob(makeConfig(image, layers));
    const manifest = jsonBlob({
      schemaVersion: 2,
      mediaType: types.manifest,
      config: describe(config, types.config),
      layers: layers.map((layer) => describe(layer, types.layer)),
    });
    const part = `${file}.part-${process.pid}`;
    const entries = completeEntries([
      makeFile('oci-layout', JSON.stringify({ imageLayoutVersion: '1.0.0' })),
      makeFile('index.json', JSON.stringify(makeIndex(image, manifest))),
      ...[config, manifest, ...layers].map(({ entry }) => entry),
    ]);
    await pipeline(Readable.from(writeTar(entries, image.time)), createWriteStream(part));
    await rename(part, file);
    return { digest: manifest.digest, size: (await stat(file)).size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Packs a layer into a file. The digest of the packed bytes names the blob, that of the others the layer. */
async function writeLayer(entries: readonly Entry[], time: number, file: string): Promise<Layer> {
  const plain = createHash('sha256');
  const packed = createHash('sha256');
  await pipeline(
    Readable.from(writeTar(entries, time)),
    hashInto(plain),
    createGzip(),
    hashInto(packed),
    createWriteStream(file),
  );
  const { size } = await stat(file);
  return { ...makeBlob(packed.digest('hex'), size, file), diffId: `sha256:${plain.digest('hex')}` };
}

function hashInto(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

function jsonBlob(value: unknown): Blob {
  const content = Buffer.from(JSON.stringify(value));
  return makeBlob(createHash('sha256').update(content).digest('hex'), content.length, content);
}

function makeBlob(hex: string, size: number, content: Buffer | string): Blob {
  const entry: Entry = { kind: 'file', path: `blobs/sha256/${hex}`, mode: 0o644, size, content };
  return { digest: `sha256:${hex}`, size, entry };
}

const describe = ({ digest, size }: Blob, mediaType: string) => ({ mediaType, digest, size });

function makeConfig({ config, architecture, layers, time }: Image, written: readonly Layer[]): object {
  const created = new Date(time * 1_000).toISOString();
  return {
    created,
    architecture,
    os: 'linux',
    config,
    rootfs: { type: 'layers', diff_ids: written.map(({ diffId }) => diffId) },
    history: layers.map(({ comment }) => ({ created, created_by: 'npm run image', comment })),
  };
}

function makeIndex({ name, architecture }: Image, manifest: Blob): object {
  const [, tag = 'latest'] = name.split(':');
  return {
    schemaVersion: 2,
    mediaType: types.index,
    manifests: [
      {
        ...describe(manifest, types.manifest),
        platform: { os: 'linux', architecture },
        annotations: {
          'io.containerd.image.name': name,
          'org.opencontainers.image.ref.name': tag,
        },
      },
    ],
  };
}
