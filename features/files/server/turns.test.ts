import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Refused } from '#domain/wire/errors.ts';
import { makeTurns, type TurnLimits } from './turns.ts';

const usual: TurnLimits = { atOnce: 2, pixelsAtOnce: 100, perSender: 4, waiting: 6, waitMs: 5_000 };

/** A place of turns, what was done in it and how much lay in memory at most. */
function open(more: Partial<TurnLimits> = {}) {
  const take = makeTurns({ ...usual, ...more });
  const done: string[] = [];
  let [now, most] = [0, 0];
  const draw = (sender: string, pixels = 10, ms = 10) =>
    take({ sender, pixels }, async () => {
      now += pixels;
      most = Math.max(most, now);
      await sleep(ms);
      now -= pixels;
      done.push(sender);
    }).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return error.key;
    });
  return { draw, done, most: () => most };
}

test('one sender with many pictures keeps nobody waiting, and has too many at some point', async () => {
  const { draw, done } = open({ atOnce: 1 });
  const many = Array.from({ length: 6 }, () => draw('script'));
  const one = draw('person');
  expect((await Promise.all(many)).filter((said) => said === 'operationBusy')).toHaveLength(2);
  await one;
  expect(done.indexOf('person')).toBeLessThanOrEqual(2);
  expect(done).toHaveLength(5);
  // A turn that ended counts no more.
  expect(await draw('script')).toBeUndefined();
});

test('pictures under way never take more memory than is given, and a larger one is done alone', async () => {
  const { draw, done, most } = open();
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((sender) => draw(sender, 60)));
  expect([done.length, most()]).toEqual([5, 60]);
  await Promise.all([draw('a', 300), draw('b', 10), draw('c', 10)]);
  expect([done.length, most()]).toEqual([8, 300]);
});

test('the row has an end, and so has the waiting', async () => {
  const { draw } = open({ atOnce: 1, waiting: 2 });
  const said = await Promise.all(['a', 'b', 'c', 'd'].map((sender) => draw(sender)));
  expect(said).toEqual([undefined, undefined, undefined, 'operationBusy']);
  const slow = open({ atOnce: 1, waitMs: 50 });
  const [first, second] = [slow.draw('a', 10, 200), slow.draw('b')];
  expect(await second).toBe('operationBusy');
  await first;
  expect(await slow.draw('b')).toBeUndefined();
});

test('work that fails gives its turn back', async () => {
  const take = makeTurns({ ...usual, atOnce: 1 });
  const turn = { sender: 'a', pixels: 10 };
  await expect(take(turn, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  expect(await take(turn, () => Promise.resolve('drawn'))).toBe('drawn');
});
