// The page of jobs says in words what each kind of timer does.
import { expect, test } from 'vitest';
import { jobWords } from '#locales/en/console-jobs.ts';
import { openTestApp } from '#testing/test-app.ts';

test('every kind of timer that the platform works has a name, and no other kind has one', async () => {
  const app = await openTestApp();
  try {
    expect(Object.keys(jobWords.kind).toSorted()).toEqual(app.composed.runner.kinds.toSorted());
  } finally {
    await app.close();
  }
});
