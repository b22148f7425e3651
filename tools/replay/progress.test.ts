import { expect, test } from 'vitest';
import { startProgress } from './progress.ts';

const at = new Date('2010-02-14T10:31:59Z');

function screenOf(isTTY: boolean, columns: number) {
  const written: string[] = [];
  return { written, isTTY, columns, write: (text: string) => written.push(text) };
}

test('a log gets a plain line every five seconds and one at the end', () => {
  const screen = screenOf(false, 80);
  let nowMs = 1000;
  const progress = startProgress(8529, screen, () => nowMs);
  for (let done = 1; done <= 1200; done += 1) {
    nowMs += 10;
    progress.show(done, at);
  }
  progress.end();
  progress.end();
  expect(screen.written).toEqual([
    ' 500/8529 orders (5 %), 100.0 orders/s, simulated 2010-02-14 10:31\n',
    '1000/8529 orders (11 %), 100.0 orders/s, simulated 2010-02-14 10:31\n',
    '1200/8529 orders (14 %), 100.0 orders/s, simulated 2010-02-14 10:31\n',
  ]);
});

test('a terminal gets one line drawn again ten times a second, never wider than it is', () => {
  for (const columns of [200, 80, 40, 10]) {
    const screen = screenOf(true, columns);
    let nowMs = 0;
    const progress = startProgress(1000, screen, () => nowMs);
    for (let done = 1; done <= 1000; done += 1) {
      nowMs += 5;
      progress.show(done, at);
    }
    progress.end();
    expect(screen.written.length).toBeLessThanOrEqual(53);
    expect(screen.written.at(-1)).toBe('\n');
    for (const text of screen.written) {
      expect(text.replace('\r\u001B[2K', '').trimEnd().length).toBeLessThan(columns);
    }
  }
});

test('the bar is full when all is done', () => {
  const screen = screenOf(true, 80);
  const progress = startProgress(2, screen, () => 0);
  progress.show(1, at);
  progress.show(2, at);
  progress.end();
  expect(screen.written.at(-2)).toMatch(/\[█+\] {2}2\/2 orders {2}0\.0\/s {2}2010-02-14 10:31$/u);
});

test('a run that never began says nothing', () => {
  const screen = screenOf(true, 80);
  startProgress(0, screen, () => 0).end();
  expect(screen.written).toEqual([]);
});
