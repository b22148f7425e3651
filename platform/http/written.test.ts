import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { can, timestamp } from '#domain/wire/wire.ts';
import { write } from './written.ts';

const at = new Date('2026-05-05T05:05:05.120Z');
const text = '2026-05-05T05:05:05.120Z';

test('a moment that an act gives is written as its contract says, wherever it stands', () => {
  const shape = z.object({ at: timestamp, ended_at: z.nullable(timestamp), can: z.array(can) });
  const may = { action: 'confirm', allowed: true, why: null };
  const given = { at, ended_at: null, can: [{ ...may, until: at }], secret: 'dropped' };
  expect(write(shape, given)).toEqual({ at: text, ended_at: null, can: [{ ...may, until: text }] });
  // What was given is left as it is: it may be a row that stays in use.
  expect(given.at).toBe(at);
});

test('text is still checked, and no other object is a moment', () => {
  expect(write(timestamp, text)).toBe(text);
  for (const wrong of ['2026-05-05', '', at.getTime(), { toISOString: () => text }, new Date(Number.NaN)]) {
    expect(() => write(timestamp, wrong)).toThrow(/invalid/i);
  }
});
