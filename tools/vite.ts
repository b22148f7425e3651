// How each front end is built: one configuration a target, made here and nowhere else.
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig } from 'vite';
import * as z from 'zod/mini';
import { leanContracts } from './lean/lean-contracts.ts';
import { leanLimits } from './lean/lean-limits.ts';
import { leanOptions } from './lean/lean.ts';

export const root = path.dirname(import.meta.dirname);
const packageFile = path.join(root, 'package.json');

/** What the server-rendered pages of the storefront link to; filled in when they are built. */
export type ClientAssets = { readonly script: string; readonly styles: readonly string[] };

export const targets = {
  merchant: { entry: 'apps/merchant/index.html', out: 'dist/merchant', app: 'merchant' },
  console: { entry: 'apps/console/index.html', out: 'dist/console', app: 'console' },
  gallery: { entry: 'apps/gallery/index.html', out: 'dist/gallery', app: 'gallery' },
  storefrontClient: { entry: 'apps/storefront/client.ts', out: 'dist/storefront/client', app: 'storefront' },
  storefrontServer: {
    entry: 'apps/storefront/entry-server.tsx',
    out: 'dist/storefront/server',
    app: 'storefront',
  },
} as const;

export type Target = keyof typeof targets;

const bases: Record<Target, string> = {
  merchant: '/',
  console: '/console/',
  gallery: '/gallery/',
  storefrontClient: '/s-assets/',
  storefrontServer: '/s-assets/',
};

/** False while a front end has no entry yet. */
export function hasEntry(target: Target): boolean {
  return existsSync(path.join(root, targets[target].entry));
}

/** @param assets Needed by `storefrontServer` only: it is written into the pages as `__CLIENT_ASSETS__`. */
export function viteConfig(target: Target, outDir: string, assets?: ClientAssets): InlineConfig {
  const { entry, app } = targets[target];
  const isServer = target === 'storefrontServer';
  const isPage = entry.endsWith('.html');
  return {
    configFile: false,
    root: path.join(root, 'apps', app),
    base: bases[target],
    publicDir: isServer ? false : 'public',
    logLevel: 'warn',
    cacheDir: path.join(root, 'node_modules/.cache/vite', target),
    plugins: [react(), tailwind(), ...(target === 'merchant' ? [leanLimits(), leanContracts()] : [])],
    define: {
      // The server's bundle would else take React as made for development: three times slower.
      ...(isServer ? { 'process.env.NODE_ENV': '"production"' } : {}),
      ...(assets === undefined ? {} : { __CLIENT_ASSETS__: JSON.stringify(assets) }),
      'import.meta.env.VITE_VERSION': JSON.stringify(versionOfApp()),
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // The security policy allows no data: address in a style or script.
      assetsInlineLimit: 0,
      // Every browser that can run the app fetches ahead by itself, or does without. A script names no files that another
      // one needs: the list of all of them was 2.8 kB of the first route, and each name that is added to a page is styled anew.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'js' ? [] : files),
      },
      manifest: target === 'storefrontClient' || target === 'merchant' ? 'manifest.json' : false,
      ssr: isServer ? path.join(root, entry) : false,
      reportCompressedSize: false,
      rolldownOptions: isServer
        ? { output: { entryFileNames: 'entry.js' } }
        : isPage
          ? target === 'merchant'
            ? leanOptions
            : {}
          : { input: path.join(root, entry) },
    },
    // Everything is taken in, so that the pages run React as made for production and load no package at start.
    ssr: { noExternal: true, target: 'node' },
  };
}

function versionOfApp(): string {
  const facts = z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(packageFile, 'utf8')));
  return facts.version;
}
