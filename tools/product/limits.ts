// The tables of limits: names and values from the code that runs, reasons from the comments above them.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { limits } from '#domain/limits.ts';
import { defaultPolicy } from '#domain/policy.ts';
import { root } from '../programs.ts';
import { toTable } from './table.ts';

type Line = { readonly key: string; readonly reason: string };

/** One table a file, in the order of its lines. A comment speaks for every line until the next one. */
export function writeLimits(): string {
  const values = new Map<string, unknown>(Object.entries(limits));
  const files = globSync(['domain/limits.ts', 'domain/limits/*.ts'], { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const parts = files.toSorted().flatMap((file) => {
    const rows = readLines(file, /^ {2}(\w+): /)
      .filter(({ key }) => values.has(key))
      .map(({ key, reason }) => [`\`${key}\``, toText(values.get(key)), reason]);
    return rows.length === 0 ? [] : [`### \`${file}\`\n\n${toTable(['Limit', 'Value', 'Reason'], rows)}`];
  });
  return parts.join('\n\n');
}

/** The values an instance is composed with, and what each means. */
export function writePolicy(): string {
  const values = new Map<string, unknown>(Object.entries(defaultPolicy));
  const rows = readLines('domain/policy.ts', /^ {2}readonly (\w+): /).map(({ key, reason }) => [
    `\`${key}\``,
    toText(values.get(key)),
    reason,
  ]);
  return toTable(['Value', 'Default', 'Meaning'], rows);
}

function readLines(file: string, field: RegExp): Line[] {
  const found: Line[] = [];
  let reason = '';
  let isOpen = false;
  for (const line of readFileSync(path.join(root, file), 'utf8').split('\n')) {
    const comment = /^ {2}\/\*\*|^ {2}\/\/ /.test(line);
    if (comment) reason = '';
    if (comment || isOpen) {
      reason = `${reason} ${line.replaceAll(/^\s*(?:\/\*\*|\*\/|\*|\/\/)|\*\/\s*$/g, '').trim()}`.trim();
      isOpen = !line.startsWith('  //') && !line.includes('*/');
    }
    const key = field.exec(line)?.[1];
    if (key !== undefined) found.push({ key, reason });
  }
  return found;
}

/** Numbers with separators; the name of a limit ends with its unit. */
function toText(value: unknown): string {
  if (value === undefined) return 'none';
  if (typeof value === 'number' || typeof value === 'bigint') return value.toLocaleString('en');
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');
}
