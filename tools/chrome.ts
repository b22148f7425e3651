/** A Chromium for the browser tests, without a download of its own: the one named, one installed, or the packed one. */
import { existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod/mini';

export type Chrome = { executablePath: string; env: Record<string, string>; args: string[] };

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** No sandbox, because tests also run as root in a container; and nothing that speaks to the outside by itself. */
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-features=OptimizationHints,MediaRouter,Translate,AutofillServerCommunication,CertificateTransparencyComponentUpdater',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--metrics-recording-only',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--password-store=basic',
  '--use-mock-keychain',
];

const Manifest = z.object({ version: z.string() });

/** Finds a Chromium; the packed one is unpacked on first use. `CHROME` names one, `CHROME=packed` insists on that. */
export async function findChrome(): Promise<Chrome> {
  const named = process.env['CHROME'];
  if (named && named !== 'packed') {
    if (!existsSync(named)) throw new Error(`CHROME names ${named}, which is not there`);
    return { executablePath: named, env: plainEnv(), args };
  }
  const found = named ? undefined : installed.find((file) => existsSync(file));
  return found ? { executablePath: found, env: plainEnv(), args } : await unpack();
}

/**
 * The package unpacks into the temporary folder and never looks at the version of what is already there, so it is
 * given a folder for each version. Its libraries are for machines that have none of their own.
 */
async function unpack(): Promise<Chrome> {
  const build = path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')));
  const home = path.dirname(build);
  const { version } = Manifest.parse(JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')));
  const owner = process.getuid?.() ?? 0;
  const folder = path.join(os.tmpdir(), `stockless-chromium-${version}-${owner}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid && lstatSync(folder).uid !== owner)
    throw new Error(`${folder} belongs to somebody else`);

  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const executablePath = await packed.executablePath();
    const libraries = path.join(folder, 'al2023', 'lib');
    if (!existsSync(libraries)) await inflate(build, path.join(home, 'bin', 'al2023.tar.br'));
    return { executablePath, env: { ...plainEnv(), LD_LIBRARY_PATH: libraries }, args };
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** The package keeps its unpacker to itself, so it is loaded by its place. */
async function inflate(build: string, archive: string): Promise<void> {
  const Unpacker = z.object({
    inflate: z.custom<(file: string) => Promise<string>>((value) => typeof value === 'function'),
  });
  const unpacker: unknown = await import(pathToFileURL(path.join(build, 'lambdafs.js')).href);
  await Unpacker.parse(unpacker).inflate(archive);
}

function plainEnv(): Record<string, string> {
  const pairs = Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return Object.fromEntries(pairs);
}
