/**
 * The contract for programs: whether its document is whole, whether it keeps what the last release promised, and whether
 * what is made from it (the types of `packages/client`, the tools of `packages/mcp`) is of it.
 *
 *   npm run api                                    writes the release of today's version, `docs/api/openapi-DATE.json`,
 *                                                  the client's types, and the tools of assistants
 *   node tools/run.mjs tools/api/main.ts --check   changes nothing; says what the document lacks and what would break programs
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentVersion } from '#domain/wire/api-version.ts';
import { root } from '../programs.ts';
import { clientFile, writeClientCalls } from './client-calls.ts';
import { toolsFile, writeMcpTools } from './mcp-tools.ts';
import { readDocument } from './contracts.ts';
import { lintDocument } from './lint.ts';
import { findBreaks, readRelease, releaseOf, type Release } from './release.ts';

if (import.meta.main) process.exitCode = await main(process.argv.includes('--check'));

async function main(isCheck: boolean): Promise<number> {
  const document = await readDocument();
  const release = releaseOf(document);
  const made = [
    [clientFile, writeClientCalls(document)],
    [toolsFile, writeMcpTools(document)],
  ] as const;
  const faults = [
    ...lintDocument(document),
    ...compareWithLast(release, isCheck),
    ...(isCheck ? made.flatMap(([file, text]) => compareMade(file, text)) : []),
  ];
  for (const fault of faults) console.error(fault);
  if (!isCheck && faults.length === 0) {
    for (const [file, text] of made) writeFileSync(file, text);
    writeFileSync(fileOf(release.version), `${JSON.stringify(release, null, 2)}\n`);
    console.log(
      `Wrote ${path.relative(root, fileOf(release.version))}: ${Object.keys(release.calls).length} calls.`,
    );
  }
  return faults.length > 0 ? 1 : 0;
}

/** What breaks the version that is written down. A newer version may break it: that is what it is for. */
function compareWithLast(release: Release, isCheck: boolean): string[] {
  const file = fileOf(release.version);
  if (!existsSync(file)) return isCheck ? [`docs/api: has no release ${currentVersion}: npm run api`] : [];
  const breaks = findBreaks(readRelease(readFileSync(file, 'utf8')), release);
  return breaks.map(
    (what) => `${what}: make it a new version (platform/http/api/versions.ts), or take it back`,
  );
}

function compareMade(file: string, text: string): string[] {
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
  return isCurrent ? [] : [`${path.relative(root, file)} is of another contract: npm run api`];
}

function fileOf(version: string): string {
  return path.join(root, `docs/api/openapi-${version}.json`);
}
