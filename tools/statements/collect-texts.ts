/** The texts of all statements, as the modules make them when they are loaded: many are put together by functions. */
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../programs.ts';

const recorder = pathToFileURL(path.join(root, 'tools/statements/recorder.ts')).href;

/** A statement as its module made it, and the call of `statement` that made it. */
export type StatementText = { name: string; text: string; file: string; line: number };

/** Loads the files and gives the statements that they name. What is named only while a call runs is not there. */
export async function collectTexts(files: readonly string[]): Promise<StatementText[]> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isAsked =
        found.url.endsWith('/platform/db/database.ts') && context.parentURL?.endsWith('.sql.ts');
      return isAsked === true ? { ...found, url: recorder } : found;
    },
  });
  try {
    for (const file of files) await import(pathToFileURL(path.join(root, file)).href);
    const { named } = await import('./recorder.ts');
    return named.map(({ name, text, url, line }) => ({
      name,
      text,
      file: path.relative(root, fileURLToPath(url)),
      line,
    }));
  } finally {
    hooks.deregister();
  }
}
