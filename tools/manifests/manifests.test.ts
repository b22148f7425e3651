import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { takeOrSkip, tryToHave } from '../engines/skip.ts';
import { root } from '../programs.ts';
import { checkCompose } from './compose.ts';
import { checkKubernetes } from './kubernetes.ts';

const read = (name: string): string => readFileSync(path.join(root, 'deploy', name), 'utf8');

/** The text with one part changed, which must be there. */
function change(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

async function faultsOf(context: TestContext, check: () => string[]): Promise<string[]> {
  return takeOrSkip(context, await tryToHave(check));
}

test('the Compose file is one; a key that is none, and a value of another kind, are found', async (context) => {
  const text = read('compose.yaml');
  expect(await faultsOf(context, () => checkCompose(text))).toEqual([]);
  const unknown = change(text, 'pids_limit:', 'pids_limits:');
  expect(checkCompose(unknown)).toEqual(['services.app: Unrecognized key: "pids_limits"']);
  const wrong = checkCompose(change(text, 'condition: service_healthy', 'condition: healthy'));
  expect(wrong).toEqual([expect.stringContaining('services.migrate.depends_on: none of these')]);
  expect(checkCompose(change(text, 'interval: 10s', 'interval: often'))).toHaveLength(1);
});

test('the manifests are of their kinds; a key that is none, one that is missing and a wrong value are found', async (context) => {
  const name = 'deployment.yaml';
  const text = read(`kubernetes/${name}`);
  expect(await faultsOf(context, () => checkKubernetes([{ name, text }]))).toEqual([]);
  const unknown = change(text, 'readOnlyRootFilesystem:', 'readOnlyRootFileSystem:');
  expect(checkKubernetes([{ name, text: unknown }])).toEqual([
    expect.stringMatching(/^deployment\.yaml, Deployment: .*"readOnlyRootFileSystem"' does not exist/),
  ]);
  const wrong = change(text, 'kind: Deployment', 'kind: Deploymentt');
  expect(checkKubernetes([{ name, text: wrong }])).toHaveLength(1);
  const missing = change(text, '  selector:', '  selectors:');
  expect(checkKubernetes([{ name, text: missing }]).length).toBeGreaterThan(0);
});
