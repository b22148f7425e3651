/**
 * Writes `docs/settings.md` from the table in `platform/settings.ts`: every setting, its default, meaning and example.
 *
 *   node tools/run.mjs tools/settings.ts
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { settingsTable, type Setting } from '#platform/settings.ts';
import { root } from './programs.ts';

export const settingsFile = path.join(root, 'docs/settings.md');

const head = `# Settings

Written by \`node tools/run.mjs tools/settings.ts\` from \`platform/settings.ts\`; a test fails when this page is old.

Settings are environment variables. A start checks all of them before it opens or changes anything, names every one that is
missing or not right, and never prints a value. \`npm run doctor\` does the same without starting. An empty value counts as
not given. A setting marked with ¹ is a secret: \`NAME_FILE\` may name a file that holds it instead.
`;

/** The page: one table a group. */
export function writeSettings(): string {
  const groups = Map.groupBy(settingsTable, ({ group }) => group);
  const parts = [...groups].map(([group, own]) =>
    [
      `## ${group}`,
      '',
      '| Setting | Default | Meaning | Value | Example |',
      '|---|---|---|---|---|',
      ...own.map(lineOf),
      '',
    ].join('\n'),
  );
  return `${[head, ...parts].join('\n').trimEnd()}\n`;
}

function lineOf({ name, isSecret, default: standard, otherwise, meaning, form, example }: Setting): string {
  const marked = `\`${name}\`${isSecret === true ? ' ¹' : ''}`;
  const fallback = otherwise ?? (standard === undefined ? 'none' : `\`${standard}\``);
  return `| ${marked} | ${fallback} | ${meaning} | ${form} | \`${example}\` |`;
}

if (import.meta.main) writeFileSync(settingsFile, writeSettings());
