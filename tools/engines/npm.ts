/** Packages of npm that are no dependency of the product: fetched into the cache of the machine. */
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openCached, runStep } from './cache.ts';

/**
 * One package without its dependencies, such as `name@1.2.3`.
 *
 * @returns The folder that has its `package.json`.
 * @throws NotAvailable
 */
export function unpackNpm(spec: string, prepare: (folder: string) => void = () => undefined): string {
  const folder = openCached(folderName(spec), (aside) => {
    runStep('npm', ['pack', '--loglevel=error', spec], { cwd: aside });
    for (const file of globSync('*.tgz', { cwd: aside })) {
      runStep('tar', ['-xzf', file], { cwd: aside });
      runStep('rm', [file], { cwd: aside });
    }
    prepare(path.join(aside, 'package'));
  });
  return path.join(folder, 'package');
}

/**
 * One package with its dependencies; scripts of packages are not run.
 *
 * @returns The folder of its `node_modules`.
 * @throws NotAvailable
 */
export function installNpm(spec: string): string {
  const folder = openCached(folderName(spec), (aside) => {
    writeFileSync(path.join(aside, 'package.json'), '{ "private": true }');
    runStep('npm', ['install', '--loglevel=error', '--no-audit', '--no-fund', '--ignore-scripts', spec], {
      cwd: aside,
    });
  });
  return path.join(folder, 'node_modules');
}

const folderName = (spec: string): string => `npm-${spec.replaceAll(/[^\w.-]+/g, '-')}`;
