/**
 * Puts the server together into `dist/server`: one file instead of 1,600, with its types and comments taken out and its
 * packages taken in, and a map that leads stacks back to the sources. Nothing is called otherwise than in the sources.
 */
import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { bundleEntry, bundleFolder, findServerBundle, sourcesFile } from './find.ts';
import { loadedLater } from './loaded-later.ts';
import { putInPlace } from './put-in-place.ts';

const root = path.resolve(import.meta.dirname, '../..');
const entry = 'tools/server-bundle/serve.ts';
/** What it is made with besides. */
const makers = ['package-lock.json', 'tools/server-bundle/build.ts', 'tools/server-bundle/loaded-later.ts'];

/** Builds where a source has changed since the last time. A build that fails throws and leaves the one before in place. */
export async function buildServer(folder = bundleFolder): Promise<'built' | 'unchanged'> {
  if (findServerBundle(folder) !== undefined) return 'unchanged';
  // Beside its place: the map names the sources by the way from here.
  const next = path.join(root, 'dist', `.server-${process.pid}`);
  const readAt = new Date();
  const sources = new Set(makers);
  const { build } = await import('vite');
  await build(makeConfig(next, sources));
  writeFileSync(path.join(next, sourcesFile), JSON.stringify([...sources].toSorted()));
  utimesSync(path.join(next, sourcesFile), readAt, readAt);
  putInPlace(next, folder);
  return 'built';
}

function makeConfig(outDir: string, sources: Set<string>): InlineConfig {
  return {
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    cacheDir: path.join(root, 'node_modules/.cache/vite/server'),
    plugins: [noteSources(sources), keepAddresses()],
    // As Node finds a package from an ES module.
    resolve: { conditions: ['node'], mainFields: [] },
    ssr: { noExternal: true, external: [...loadedLater], target: 'node', resolve: { conditions: ['node'] } },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: path.join(root, entry),
      target: 'esnext',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        // Drivers that may be there beside a package, and are not.
        external: ['pg-native', 'cloudflare:sockets'],
        output: {
          entryFileNames: bundleEntry,
          chunkFileNames: '[name]-[hash].js',
          keepNames: true,
          sourcemapExcludeSources: true,
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  };
}

/** The files of ours that are taken in. */
function noteSources(sources: Set<string>): Plugin {
  return {
    name: 'note-sources',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) if (isOwn(id)) sources.add(nameOf(id));
      }
    },
  };
}

/** What a file of ours reads beside itself, it still finds: it goes by the address of its source. */
function keepAddresses(): Plugin {
  return {
    name: 'keep-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (!isOwn(id) || !code.includes('import.meta.url')) return undefined;
      const own = JSON.stringify(`../../${nameOf(id)}`);
      return { code: code.replaceAll('import.meta.url', `new URL(${own}, import.meta.url).href`), map: null };
    },
  };
}

const isOwn = (id: string): boolean =>
  path.isAbsolute(id) && id.startsWith(root) && !id.includes('node_modules');

const nameOf = (id: string): string => path.relative(root, id).split(path.sep).join('/');
