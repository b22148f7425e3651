/** Makes a release: raises the version, closes its entry of the changelog, commits, tags, and begins the one after. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareReleases } from '#platform/db/releases.ts';

type Asked = {
  /** The folder of the repository. */
  readonly top: string;
  /** The version to be, X.Y.Z. */
  readonly version: string;
  /** The day of the release, YYYY-MM-DD. */
  readonly day: string;
  /** Everything that is checked before: it throws where something is wrong. */
  readonly check: () => Promise<void>;
  readonly say: (line: string) => void;
};

/**
 * Commits and tags `vX.Y.Z` on the branch of the folder, and begins the release after it in a commit of its own. Pushes nothing.
 *
 * @throws Error with the reason, before anything is changed, where the version is not a later one, the tree is not clean, the
 * changelog has nothing to say, the tag is there already or the check fails.
 */
export async function makeRelease({ top, version, day, check, say }: Asked): Promise<void> {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: top, encoding: 'utf8' }).trim();
  const file = (name: string) => path.join(top, name);
  const read = (name: string): string => readFileSync(file(name), 'utf8');
  const before = versionOf(read('package.json'));
  if (!/^\d+\.\d+\.\d+$/.test(version) || compareReleases(version, before) <= 0)
    throw new Error(`${version} is no version after ${before}: it should be X.Y.Z`);
  if (git('status', '--porcelain') !== '') throw new Error('there are changes that are not committed');
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`the tag v${version} is there already`);
  const changelog = closeEntry(read('CHANGELOG.md'), version, day);
  await check();
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(file(name), raiseVersion(read(name), before, version));
  writeFileSync(file('CHANGELOG.md'), changelog);
  git('commit', '--quiet', '--all', '--message', `release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
  say(`v${version} is committed and tagged.`);
  const lastMigration = lastOf(readdirSync(file('db/migrations')));
  const next = { version, commit: git('rev-parse', 'HEAD'), lastMigration };
  writeFileSync(file('db/releases.ts'), beginAfter(read('db/releases.ts'), next));
  git('commit', '--quiet', '--all', '--message', `db: begin the release after ${version}`);
  say('db/releases.ts names it as the release before. Nothing was pushed: git push --follow-tags');
}

function versionOf(text: string): string {
  const [, version] = /^ {2}"version": "([^"]+)"/m.exec(text) ?? [];
  if (version === undefined) throw new Error('package.json names no version');
  return version;
}

/** The first two versions of a lockfile, and the one of package.json, are the program's own. */
function raiseVersion(text: string, before: string, version: string): string {
  const name = `"version": "${before}"`;
  const [first = '', second, ...rest] = text.split(name);
  const isLock = text.includes('"lockfileVersion"');
  const raised = `"version": "${version}"`;
  if (second === undefined) throw new Error(`no file may lack ${name}`);
  if (!isLock) return [[first, second].join(raised), ...rest].join(name);
  const [third = '', ...others] = rest;
  return [[first, second, third].join(raised), ...others].join(name);
}

/** What was unreleased is of this version now. @throws Error where nothing was. */
export function closeEntry(text: string, version: string, day: string): string {
  const [head = '', rest] = text.split('## [Unreleased]\n');
  if (rest === undefined) throw new Error('CHANGELOG.md has no entry "## [Unreleased]"');
  const [own = ''] = rest.split(/^## \[/m);
  if (!/^- \S/m.test(own)) throw new Error('CHANGELOG.md has nothing under "## [Unreleased]"');
  return `${head}## [Unreleased]\n\n## [${version}] - ${day}\n${rest}`;
}

type Before = { readonly version: string; readonly commit: string; readonly lastMigration: string };

/** The file of releases for whatever comes after one: nothing has been taken away yet. */
export function beginAfter(text: string, before: Before): string {
  const facts = Object.entries(before).map(([name, value]) => `  ${name}: '${value}',`);
  return text
    .replace(/(export const releaseBefore = \{\n)[^}]*(\} as const;)/, `$1${facts.join('\n')}\n$2`)
    .replaceAll(/(Readonly<Record<string, string>> = )\{[^}]*\};/g, '$1{};');
}

function lastOf(files: readonly string[]): string {
  const last = files
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1);
  if (last === undefined) throw new Error('there are no migrations');
  return path.basename(last, '.sql');
}
