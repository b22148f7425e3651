/** `npm run check`: everything that can be said of the code without running it, and of the schema. Two tools at a time, one line each. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { sayTally } from './testing/tally.ts';
import { root, runQuietly } from './programs.ts';

type Tool = { name: string; words: string[] };

const program = (file: string): string => path.join(root, 'node_modules', file);
const tsc = (env: string): Tool => ({
  name: `types: ${env}`,
  words: [program('typescript/bin/tsc'), '-p', `tsconfig.${env}.json`],
});

/** The slow ones first, so that the last one to end is a short one. */
const tools: Tool[] = [
  tsc('server'),
  tsc('web'),
  tsc('tests'),
  { name: 'lint', words: [program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'unused', words: [program('knip/bin/knip.js'), '--no-progress', '--cache'] },
  tsc('domain'),
  { name: 'format', words: [program('oxfmt/bin/oxfmt'), '--check', '.'] },
  { name: 'schema', words: [path.join(root, 'tools/schema.ts'), '--check'] },
  { name: 'queries', words: [path.join(root, 'tools/queries.ts'), '--check'] },
  { name: 'indexes', words: [path.join(root, 'tools/indexes.ts'), '--check'] },
  { name: 'statements', words: [path.join(root, 'tools/statements.ts')] },
  { name: 'api', words: [path.join(root, 'tools/api/main.ts'), '--check'] },
  { name: 'house', words: [path.join(root, 'tools/house.ts')] },
  { name: 'clauses', words: [path.join(root, 'tools/spec-map.ts'), '--problems'] },
  { name: 'words', words: [path.join(root, 'tools/words.ts')] },
  { name: 'manifests', words: [path.join(root, 'tools/manifests.ts')] },
  { name: 'lockfile', words: [path.join(root, 'tools/lockfile.ts'), '--check'] },
];

const atOnce = 2;

process.exitCode = await main();

async function main(): Promise<number> {
  const startedAt = performance.now();
  mkdirSync(path.join(root, 'node_modules/.cache/tsc'), { recursive: true });
  const waiting = tools.filter((tool) => existsSync(tool.words[0] ?? ''));
  const total = { passed: 0, failed: tools.length - waiting.length, skipped: 0 };
  for (const tool of tools)
    if (!waiting.includes(tool)) console.log(`✗ ${tool.name}: the program is missing`);
  const work = async (): Promise<void> => {
    for (let tool = waiting.shift(); tool; tool = waiting.shift()) {
      const isFine = await runTool(tool);
      if (isFine) total.passed += 1;
      else total.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  console.log(`Checked in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`);
  console.log(sayTally(total));
  return total.failed > 0 ? 1 : 0;
}

async function runTool(tool: Tool): Promise<boolean> {
  const { code, said, seconds } = await runQuietly(tool.words);
  console.log(`${code === 0 ? '✓' : '✗'} ${tool.name.padEnd(14)} ${seconds.toFixed(1)} s`);
  if (code !== 0) console.log(said.trimEnd());
  return code === 0;
}
