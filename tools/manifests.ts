/**
 * Holds the files of `deploy/` against the schemas of those who read them: Compose and Kubernetes. Prints one line a fault. Where
 * the schemas cannot be had it says so and ends with 0.
 *
 *   node tools/run.mjs tools/manifests.ts
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NotAvailable } from './engines/cache.ts';
import { checkCompose } from './manifests/compose.ts';
import { checkKubernetes } from './manifests/kubernetes.ts';
import { root } from './programs.ts';

process.exitCode = main();

function main(): number {
  const read = (name: string): string => readFileSync(path.join(root, 'deploy', name), 'utf8');
  const names = globSync('kubernetes/*.yaml', { cwd: path.join(root, 'deploy') }).toSorted();
  try {
    const faults = [
      ...checkCompose(read('compose.yaml')).map((fault) => `deploy/compose.yaml: ${fault}`),
      ...checkKubernetes(names.map((name) => ({ name: `deploy/${name}`, text: read(name) }))),
    ];
    for (const fault of faults) console.error(fault);
    return faults.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof NotAvailable)) throw error;
    console.log(`Skipped: the schemas cannot be had here: ${error.message}`);
    return 0;
  }
}
