/**
 * Makes a release of what is committed, and pushes nothing:
 *
 *   npm run release -- 0.2.0
 *
 * Refused where the tree is not clean, `npm run check` fails, or CHANGELOG.md has nothing under "Unreleased". Ends with 1 then.
 */
import { makeRelease } from './release.ts';
import { root, runProgram } from '../programs.ts';

process.exitCode = await main(process.argv.slice(2));

async function main([version, ...rest]: string[]): Promise<number> {
  if (version === undefined || rest.length > 0) {
    console.error('npm run release -- X.Y.Z');
    return 1;
  }
  try {
    const day = new Date().toISOString().slice(0, 10);
    await makeRelease({ top: root, version, day, check: runCheck, say: (line) => console.log(line) });
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function runCheck(): Promise<void> {
  const code = await runProgram(['tools/check.ts'], process.env);
  if (code !== 0) throw new Error('npm run check fails');
}
