import { expect, test } from 'vitest';
import { textsOf, typeNamesOf } from './catalogue-texts.ts';
import { catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { demoTexts } from './texts/all.ts';

const languages = Object.entries(demoTexts);

test('every language has the text of every good and the name of every type, no more and no less', () => {
  expect(languages.length).toBeGreaterThan(0);
  for (const [language, { goods, types }] of languages) {
    expect(Object.keys(goods).toSorted(), language).toEqual(catalogue.map(({ code }) => code).toSorted());
    expect(Object.keys(types).toSorted(), language).toEqual(categories.map(({ code }) => code).toSorted());
  }
});

test('texts are there, fit the import, and are not the English ones', () => {
  for (const [language, { goods, types }] of languages) {
    for (const [code, [title, description]] of Object.entries(goods)) {
      const english = catalogue.find((one) => one.code === code);
      expect(title.trim(), `${language} ${code}`).toBe(title);
      expect([title.length > 1, title.length < 80], `${language} ${code}`).toEqual([true, true]);
      expect([description.length > 15, description.length < 400], `${language} ${code}`).toEqual([
        true,
        true,
      ]);
      expect(description, `${language} ${code}`).not.toBe(english?.description);
      expect(description, `${language} ${code}`).toMatch(/[.!。！]$/);
    }
    for (const name of Object.values(types))
      expect([name.length > 0, name.length <= 60]).toEqual([true, true]);
    expect(new Set(Object.values(goods).map(([title]) => title)).size, language).toBe(catalogue.length);
    expect(new Set(Object.values(types)).size, language).toBe(categories.length);
  }
});

test('the file and the types carry each language', () => {
  const [first] = catalogue;
  for (const [language, { goods, types }] of languages) {
    expect(textsOf(first?.code ?? '')).toMatchObject({
      [`title.${language}`]: goods['KIT-0101'][0],
      [`description.${language}`]: goods['KIT-0101'][1],
    });
    expect(typeNamesOf('pets')).toMatchObject({ [language]: types.pets });
  }
});
