import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import type { Language } from '#domain/text/language.ts';
import { loadMerchantWords } from './merchant.ts';
import { sayMessage } from './message.ts';
import type { Values } from './say.ts';

const whole = (language: Language, text: string, values: Values): string => {
  const said = new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).format<string>(values);
  return Array.isArray(said) ? said.join('') : String(said);
};

function* leavesOf(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'object' && words !== null)
    for (const part of Object.values(words)) yield* leavesOf(part);
}

/** A value for everything in braces, whatever it is called: a count, and the cases a choice knows. */
function valuesOf(text: string, count: number): Values {
  const names = [...text.matchAll(/\{\s*(\w+)\s*(?:,\s*(\w+))?/g)];
  const cases = [...text.matchAll(/(\w+)\s*\{/g)].map((match) => match[1] ?? '');
  return Object.fromEntries(
    names.map(([, name = '', kind]) => {
      if (kind === 'select') return [name, cases[count % Math.max(1, cases.length)] ?? 'other'];
      return [name, kind === undefined ? `<${name}> & 'so'` : count];
    }),
  );
}

test('every message of every language says what the whole of ICU MessageFormat says', async () => {
  let compared = 0;
  for (const language of languages) {
    const { day, rooms } = await loadMerchantWords(language);
    const others = await Promise.all(Object.values(rooms).map((load) => load()));
    for (const text of leavesOf([day, others])) {
      if (!text.includes('{')) continue;
      for (const count of [0, 1, 2, 5, 21, 999, 1_000, 1_234_567, 0.375, -3]) {
        const values = valuesOf(text, count);
        expect(sayMessage(language, text, values)).toBe(whole(language, text, values));
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(1_000);
});

test.each([
  ["it''s {x}", { x: 1 }],
  ["it's {x}", { x: 1 }],
  ["'{x}' is {x}", { x: 'y' }],
  ["{n, plural, one {'#' is # '{'} other {# '''}''' o'clock}}", { n: 3 }],
  ["{n, plural, one {'#' is # '{'} other {# '''}''' o'clock}}", { n: 1 }],
  [
    '{n, plural, =0 {none} one {one} other {{n, number} of {m, plural, one {# m} other {# ms}} in #}}',
    { n: 1200, m: 1 },
  ],
  ['{a, select, yes {{n, plural, one {# yes} other {# yeses}}} other {no #}}', { a: 'yes', n: 2 }],
  ['{a, select, yes {y} other {no #}}', { a: 'what', n: 2 }],
  ['{p, number, percent} {p, number, ::percent} {p, number, ::.0} {p , number}', { p: 0.456 }],
  ['# alone and < and > { x }', { x: 0 }],
] as const)('a message with quotes, counts and choices: %s', (text, values) => {
  for (const language of ['en', 'pt', 'ja'] as const) {
    expect(sayMessage(language, text, values)).toBe(whole(language, text, values));
  }
});

test.each(['{x', 'a } b', '{x, date, short}', '{n, plural, one {a}', '{n, number, ::currency/USD}', '{}'])(
  'what it cannot read it refuses: %s',
  (text) => {
    expect(() => sayMessage('en', text, { x: 1, n: 2 })).toThrow(Error);
  },
);

test('a value that is missing is a bug and says so', () => {
  expect(() => sayMessage('en', 'Hello {name}', {})).toThrow('{name}');
});
