import { expect, test } from 'vitest';
import { parseProfile, readProfile } from './cpu-profile.ts';

const frame = (id: number, functionName: string, url: string) => ({ id, callFrame: { functionName, url } });

const profile = parseProfile(
  JSON.stringify({
    startTime: 1_000,
    nodes: [
      frame(1, '(idle)', ''),
      frame(2, 'addLines', 'file:///shop/a.ts'),
      frame(3, '', 'file:///shop/a.ts'),
      frame(4, 'write', ''),
    ],
    samples: [2, 1, 2, 3, 4, 2],
    timeDeltas: [0, 2_000, 5_000, 1_000, 4_000, 3_000],
  }),
);

test('each function has the time until the next sample, waiting is left out', () => {
  expect(readProfile(profile, { fromUs: 0, toUs: 1_000_000 }, '/shop/')).toEqual({
    functions: [
      { function: '(anonymous)', file: 'a.ts', self_ms: 4 },
      { function: 'addLines', file: 'a.ts', self_ms: 3 },
      { function: 'write', file: '(native)', self_ms: 3 },
    ],
    files: [
      { file: 'a.ts', self_ms: 7 },
      { file: '(native)', self_ms: 3 },
    ],
  });
});

test('what was before or after the span is not counted', () => {
  const { files } = readProfile(profile, { fromUs: 9_000, toUs: 9_500 }, '/shop/');
  expect(files).toEqual([{ file: 'a.ts', self_ms: 4 }]);
});
