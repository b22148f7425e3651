// A release is a version, an entry of the changelog and a tag, or nothing at all.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../programs.ts';
import { closeEntry, makeRelease } from './release.ts';

let top = '';
beforeEach(() => {
  top = mkdtempSync(path.join(os.tmpdir(), 'stockless-release-'));
  write('package.json', '{\n  "name": "x",\n  "version": "0.1.0",\n  "other": { "version": "0.1.0" }\n}\n');
  write(
    'package-lock.json',
    '{\n  "version": "0.1.0",\n  "lockfileVersion": 3,\n  "packages": {\n    "": { "version": "0.1.0" },\n    "node_modules/y": { "version": "0.1.0" }\n  }\n}\n',
  );
  write(
    'CHANGELOG.md',
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Something.\n\n## [0.1.0] - 2026-01-01\n',
  );
  mkdirSync(path.join(top, 'db/migrations'), { recursive: true });
  cpSync(path.join(root, 'db/releases.ts'), path.join(top, 'db/releases.ts'));
  write('db/migrations/0001_first.sql', '');
  write('db/migrations/0002_second.sql', '');
  git('init', '--quiet');
  git('config', 'user.email', 'releases@example.org');
  git('config', 'user.name', 'Releases');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'begin');
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

const git = (...words: string[]): string => execFileSync('git', words, { cwd: top, encoding: 'utf8' }).trim();
const write = (name: string, text: string): void => writeFileSync(path.join(top, name), text);
const read = (name: string): string => readFileSync(path.join(top, name), 'utf8');

type More = { readonly version?: string; readonly check?: () => Promise<void> };

const release = ({ version = '0.2.0', check = () => Promise.resolve() }: More = {}) =>
  makeRelease({ top, version, day: '2026-12-01', check, say: () => undefined });

test('a release raises the version, closes the entry, tags, and begins the one after', async () => {
  await release();
  expect(git('tag')).toBe('v0.2.0');
  expect(git('status', '--porcelain')).toBe('');
  expect(read('package.json').match(/0\.2\.0/g)).toHaveLength(1);
  expect(read('package-lock.json').match(/0\.2\.0/g)).toHaveLength(2);
  expect(read('package-lock.json')).toContain('"node_modules/y": { "version": "0.1.0" }');
  expect(read('CHANGELOG.md')).toContain(
    '## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- Something.',
  );
  const next = read('db/releases.ts');
  expect(next).toContain(`version: '0.2.0',\n  commit: '${git('rev-parse', 'v0.2.0^{commit}')}',`);
  expect(next).toContain("lastMigration: '0002_second',\n} as const;");
  expect(next.match(/= \{\};/g)).toHaveLength(2);
  // The tag itself still says what the release broke.
  expect(git('show', 'v0.2.0:db/releases.ts')).not.toContain("version: '0.2.0'");
});

test.each<[string, More, () => void]>([
  ['is no version after 0.1.0', { version: '0.1.0' }, () => undefined],
  ['is no version after 0.1.0', { version: 'next' }, () => undefined],
  ['not committed', {}, () => write('package.json', read('package.json').replace('x', 'y'))],
  ['the tag v0.2.0 is there already', {}, () => git('tag', 'v0.2.0')],
  ['the check fails', { check: () => Promise.reject(new Error('the check fails')) }, () => undefined],
])('nothing is changed where it is refused: %s', async (reason, more, prepare) => {
  prepare();
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')];
  await expect(release(more)).rejects.toThrow(reason);
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual(before);
});

test('a changelog without an entry, or with an empty one, is refused', () => {
  expect(() => closeEntry('# Changelog\n', '0.2.0', '2026-12-01')).toThrow('has no entry');
  const empty = '## [Unreleased]\n\n### Added\n\n## [0.1.0]\n\n- Old.\n';
  expect(() => closeEntry(empty, '0.2.0', '2026-12-01')).toThrow('has nothing under');
});

test('the changelog of this repository has what a release needs', () => {
  const text = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  expect(text.match(/^## \[Unreleased\]$/gm)).toHaveLength(1);
  expect(text).toMatch(/^## \[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/m);
});
