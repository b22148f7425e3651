import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { writeLimits } from './lean-limits.ts';

const line = "import { hourMs, limits } from '#domain/limits.ts';\n";

test('a limit is its number; a list, a type, another thing of the name and an unknown one stay', () => {
  expect(writeLimits(`${line}f(limits.toastMs, \`\${limits.toastMs}\`);`)).toBe(
    `${line}f(${limits.toastMs}, \`\${${limits.toastMs}}\`);`,
  );
  expect(writeLimits(`${line}const { toastMs: shown, bodyBytesMax } = limits;`)).toBe(
    `${line}const { toastMs: shown, bodyBytesMax } = { toastMs: ${limits.toastMs}, bodyBytesMax: ${limits.bodyBytesMax} };`,
  );
  expect(writeLimits(`${line}limits.priceUnitsMax`)).toBe(`${line}${limits.priceUnitsMax}n`);
  for (const kept of [
    'limits.hookRetrySeconds[0]',
    'type T = typeof limits.toastMs',
    'shop.limits.toastMs',
    'mylimits.toastMs',
    'limits.noSuchOne',
    'const { toastMs, hookRetrySeconds } = limits;',
  ])
    expect(writeLimits(line + kept)).toBe(line + kept);
  const other = "import { limits } from './limits.ts';\nlimits.toastMs";
  expect(writeLimits(other)).toBe(other);
});
