// Alert rules over figures of time, by Prometheus' own tool: the machine's, or that of Debian's package `prometheus`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../engines/debian.ts';
import { takeOrSkip, tryToHave } from '../engines/skip.ts';
import { root } from '../programs.ts';

const folder = path.join(root, 'deploy/prometheus');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

test('every rule is tried, in a case where it speaks', () => {
  const named = (text: string, word: string) =>
    new Set([...text.matchAll(new RegExp(`- ${word}: (\\w+)`, 'g'))].map(([, name]) => name));
  const spoken = read('alerts.test.yaml')
    .split(/(?=- alertname: )/)
    .filter((part) => part.includes('exp_alerts:'));
  expect(named(spoken.join(''), 'alertname')).toEqual(named(read('alerts.yaml'), 'alert'));
});

test('rules speak when they should, and are quiet when they should (promtool)', async (context) => {
  const had = await tryToHave(() =>
    findProgram('promtool', { package: 'prometheus', file: 'usr/bin/promtool' }),
  );
  const promtool = takeOrSkip(context, had);
  for (const words of [
    ['check', 'rules', 'alerts.yaml'],
    ['test', 'rules', 'alerts.test.yaml'],
  ]) {
    const { status, stdout, stderr } = spawnSync(promtool, words, { cwd: folder, encoding: 'utf8' });
    expect([words[0], status, `${stdout}${stderr}`]).toEqual([
      words[0],
      0,
      expect.stringContaining('SUCCESS'),
    ]);
  }
});
