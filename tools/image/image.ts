/** The image of the application: its layers, and how a container starts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../programs.ts';
import { serverEnv, serverFlags } from '../server-node.ts';
import { appFolder, listContents, nodeFile, userId } from './contents.ts';
import type { Image, ImageConfig } from './oci.ts';

const Facts = z.object({ version: z.string(), description: z.string(), license: z.string() });

/** What Go, and so the specification, calls kinds of machines. */
const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * The image of what is built and installed here, for machines of this kind.
 *
 * @param time Seconds since 1970 that everything in it is dated with. Equal times make equal images of equal contents.
 */
export function describeImage(time: number): Image {
  const architecture = architectures[process.arch];
  if (architecture === undefined) throw new Error(`there is no image for machines of kind ${process.arch}`);
  const facts = Facts.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const { system, packages, application } = listContents({ os: 'linux', cpu: process.arch, libc: 'glibc' });
  return {
    config: makeImageConfig(facts),
    architecture,
    name: `stockless:${facts.version}`,
    layers: [
      { comment: `Node ${process.versions.node} and the libraries that it needs`, entries: system },
      { comment: 'packages of the lockfile', entries: packages },
      { comment: 'the application', entries: application },
    ],
    time,
  };
}

function makeImageConfig(facts: z.infer<typeof Facts>): ImageConfig {
  return {
    User: `${userId}:${userId}`,
    ExposedPorts: { '4000/tcp': {} },
    Env: [
      'PATH=/usr/local/bin',
      // Nothing else can be reached from outside a container; who reaches it is said by what publishes the port.
      'HOST=0.0.0.0',
      'DATA_DIR=/data',
      // What was compiled stays on the volume, and the next start of a container is shorter.
      'NODE_COMPILE_CACHE=/data/cache/compile',
      ...Object.entries(serverEnv).map(([name, value]) => `${name}=${value}`),
    ],
    Entrypoint: [`/${nodeFile}`, ...serverFlags],
    Cmd: ['tools/serve.ts'],
    Volumes: { '/data': {} },
    WorkingDir: `/${appFolder}`,
    Labels: {
      'org.opencontainers.image.title': 'Stockless',
      'org.opencontainers.image.description': facts.description,
      'org.opencontainers.image.version': facts.version,
      'org.opencontainers.image.licenses': facts.license,
    },
    StopSignal: 'SIGTERM',
  };
}
