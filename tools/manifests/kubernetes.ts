/**
 * Holds manifests against the API of Kubernetes: each is written as a value of the type of its kind, and the compiler says what is
 * missing, what is of another type, and which keys the API does not know.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { installNpm } from '../engines/npm.ts';
import { root } from '../programs.ts';

export type ManifestFile = { readonly name: string; readonly text: string };

const named = z.looseObject({
  apiVersion: z.string().regex(/^(?:[a-z0-9.-]+\/)?v\d\w*$/),
  kind: z.string().regex(/^[A-Z]\w+$/),
});

/** One value on one line, so that the line of a fault says whose it is. */
type Typed = { readonly name: string; readonly line: string };

/**
 * Faults of manifests, one line each.
 *
 * @throws NotAvailable where the types cannot be had.
 */
export function checkKubernetes(files: readonly ManifestFile[]): string[] {
  const faults: string[] = [];
  const values: Typed[] = [];
  for (const { name, text } of files)
    for (const document of parseAllDocuments(text, { uniqueKeys: true })) {
      faults.push(...document.errors.map(({ message }) => `${name}: ${message}`));
      const found = named.safeParse(document.toJS());
      if (!found.success) faults.push(`${name}: a document has no apiVersion and kind`);
      else values.push(typeValue(name, found.data));
    }
  return [...faults, ...compile(values)];
}

function typeValue(name: string, value: z.infer<typeof named>): Typed {
  const { apiVersion, kind } = value;
  const type = `import('kubernetes-models/${apiVersion}/${kind}').I${kind}`;
  return {
    name: `${name}, ${kind}`,
    line: `{ const value: ${type} = ${JSON.stringify(value)}; void value; }`,
  };
}

const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--pretty', 'false'];

function compile(values: readonly Typed[]): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-manifests-'));
  try {
    symlinkSync(installNpm('kubernetes-models@5.1.0'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(folder, 'values.ts'), values.map(({ line }) => `${line}\n`).join(''));
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    const words = [compiler, ...flags, '--types', '', '--ignoreConfig', 'values.ts'];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    if (status === 0) return [];
    const said = stdout.split('\n').flatMap((text) => {
      const [, line = '', fault = ''] = /^values\.ts\((\d+),\d+\): error \w+: (.*)$/.exec(text) ?? [];
      return fault === '' ? [] : [`${values[Number(line) - 1]?.name ?? 'manifest'}: ${fault}`];
    });
    return said.length > 0 ? said : [`the compiler failed: ${stdout}${stderr}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
