// Every text of a language, for tests that read all of them.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const locales = fileURLToPath(new URL('../../locales', import.meta.url));

/** All texts below a value, each with its path. */
function readTexts(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => readTexts(below, `${at}.${name}`));
}

/** Pairs of a path (`en/payouts.ts.payouts.asked`) and a message, of every file of the language's folder. */
export async function listTexts(language: string): Promise<[string, string][]> {
  const folder = path.join(locales, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const all: [string, string][] = [];
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(path.join(folder, file)).href);
    all.push(...readTexts(module, `${language}/${file}`));
  }
  return all;
}
