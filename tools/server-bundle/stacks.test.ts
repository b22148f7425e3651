// Places in the sources, found by a source map.
import { SourceMap, stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeFindPlace } from './stacks.ts';

const source = `// A comment that is gone.
type Fruit = { readonly name: string; readonly grams: number };

enum Colour { Red, Green }

export function weigh(fruits: readonly Fruit[], most: number): string {
  const grams = fruits.reduce((sum: number, one: Fruit) => sum + one.grams, 0);
  if (grams > most) throw new RangeError(\`\${grams as number} g: ${'too heavy '.repeat(40)}\`);
  return \`\${Colour[Colour.Red]} \${grams}\`;
}
`;

const shape = z.object({
  version: z.int(),
  file: z._default(z.string(), ''),
  sources: z.array(z.string()),
  sourcesContent: z._default(z.array(z.string()), []),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z._default(z.string(), ''),
});

test('every place of a file is found where Node finds it', () => {
  const made = stripTypeScriptTypes(source, { mode: 'transform', sourceMap: true, sourceUrl: 'weigh.ts' });
  const [code = '', data = ''] = made.split(/\n\/\/# sourceMappingURL=data:application\/json;base64,/);
  const json = Buffer.from(data, 'base64').toString();
  const find = makeFindPlace(json);
  const map = new SourceMap(z.parse(shape, JSON.parse(json)));
  const known = code.split('\n').flatMap((text, line) =>
    Array.from(text).flatMap((_sign, column) => {
      const theirs = map.findEntry(line, column);
      // Before the first place of a line Node gives the last one of a line before.
      if (!('originalLine' in theirs) || theirs.generatedLine !== line) return [];
      const place = { line: theirs.originalLine + 1, column: theirs.originalColumn + 1 };
      return [{ ours: find(line + 1, column + 1), place }];
    }),
  );
  expect(known.length).toBeGreaterThan(400);
  for (const { ours, place } of known) expect(ours).toMatchObject(place);
  expect(new Set(known.map(({ ours }) => ours?.source))).toEqual(new Set(['weigh.ts']));
});

test('a place outside of the map is none, and what is no map is refused', () => {
  const find = makeFindPlace('{"version":3,"sources":["a.ts"],"names":[],"mappings":"AAAA"}');
  expect(find(1, 5)).toEqual({ source: 'a.ts', line: 1, column: 1 });
  expect(find(2, 1)).toBeUndefined();
  expect(() => makeFindPlace('{"mappings":""}')).toThrow('no source map');
});
