import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#demo/catalogue.ts';
import { categories, categoryGroups } from '#demo/categories.ts';
import { textsOf, typeNamesOf } from '#demo/catalogue-texts.ts';
import { languages, otherLanguages, type Language } from '#domain/text/language.ts';
import { foldText, isHangul, piecesOf } from '#domain/text/search-text.ts';
import { addTypes, importGoods, listGoods } from '#features/goods/contract.ts';
import { importSynonyms } from '#features/goods/search.contract.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let token: string;
let operator: string;

async function* streamOf(text: string) {
  yield Buffer.from(text);
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

beforeAll(async () => {
  app = await openTestApp();
  const shop = await app.makeShop('Search');
  token = await app.merchant(shop);
  operator = await app.operator();
  const groups = categoryGroups.map(({ code, name }) => ({ code, name, names: typeNamesOf(code) }));
  await app.ask(addTypes, { list: groups }, { token: operator });
  const types = categories.map(({ code, name, group }) => ({
    code,
    name,
    parent_code: group,
    names: typeNamesOf(code),
  }));
  await app.ask(addTypes, { list: types }, { token: operator });
  const columns = otherLanguages.flatMap((language) => [`title.${language}`, `description.${language}`]);
  const head = `code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings,${columns.join()}`;
  const rows = catalogue.map(({ code, title, description, category }) => {
    const texts = textsOf(code);
    const own = [code, title, description, category, 'SUP-1', '10.00', '', '5', '0', '', '', ''];
    return [...own, ...columns.map((column) => texts[column] ?? '')].map(cell).join();
  });
  await importCsv([head, ...rows].join('\n'));
});
afterAll(() => app.close());

async function importCsv(text: string) {
  const report = await app.ask(importGoods, {}, { token: operator, stream: streamOf(text) });
  expect(report.errors).toEqual([]);
}

/** Codes of the goods that a merchant of a language finds, up to a hundred. */
async function found(q: string, language: Language): Promise<string[]> {
  const { list } = await app.ask(listGoods, { q, page_size: 100 }, { token, language });
  return list.map(({ code }) => code);
}

function titleIn(code: string, language: Language): string {
  const english = catalogue.find((goods) => goods.code === code)?.title ?? '';
  return language === 'en' ? english : (textsOf(code)[`title.${language}`] ?? '');
}

/** The longest word of a title: a run of signs, or a word of letters. */
function longestOf(title: string): string {
  const words = title.normalize('NFC').match(/[\p{L}\p{M}ー]+/gu) ?? [];
  return words.toSorted((left, right) => right.length - left.length)[0] ?? '';
}

/** What one types: of a syllable of Hangul its letters. */
const lettersOf = (word: string): number =>
  isHangul(word) ? word.normalize('NFD').length : Array.from(word).length;

/** One letter in the middle is another one; of a syllable of Hangul one of its letters is. */
function mistype(word: string): string {
  const letters = Array.from(word);
  const middle = Math.floor(letters.length / 2);
  const letter = letters[middle] ?? '';
  const other = isHangul(letter)
    ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1)
    : /\p{Script=Latin}/u.test(letter)
      ? foldText(letter) === 'q'
        ? 'z'
        : 'q'
      : 'ゑ';
  return [...letters.slice(0, middle), other, ...letters.slice(middle + 1)].join('');
}

/** Latin letters as a Japanese keyboard writes them wide; katakana narrow. */
const widen = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const all = catalogue.map(({ code }) => code);

describe.each(languages)('in %s every goods of the demonstration is found', (language) => {
  const wordOf = (code: string) => longestOf(titleIn(code, language));

  async function missed(change: (word: string) => string, codes: readonly string[] = all) {
    const tried = await Promise.all(
      codes.map(async (code) => {
        const q = change(wordOf(code));
        return (await found(q, language)).includes(code) ? [] : [`${code} ${q}`];
      }),
    );
    return tried.flat();
  }

  test('by its whole title', async () => {
    const tried = await Promise.all(
      all.map(async (code) =>
        (await found(titleIn(code, language), language)).includes(code) ? [] : [code],
      ),
    );
    expect(tried.flat()).toEqual([]);
  });

  test('by a word of its title', async () => {
    expect(await missed((word) => word)).toEqual([]);
  });

  test('by the beginning of a word', async () => {
    const least = (word: string) => (/^\p{Script=Latin}/u.test(word) ? 3 : 2);
    const cut = (word: string) =>
      Array.from(word)
        .slice(0, Math.max(least(word), word.length - 2))
        .join('');
    expect(await missed(cut)).toEqual([]);
  });

  test('in capital or wide letters', async () => {
    expect(await missed((word) => word.toUpperCase())).toEqual([]);
    expect(await missed(widen)).toEqual([]);
  });

  test('by a word of four letters or more with one of them wrong', async () => {
    const long = all.filter((code) => lettersOf(wordOf(code)) >= 4);
    expect(long.length).toBeGreaterThan(40);
    expect(await missed(mistype, long)).toEqual([]);
  });
});

describe('a search', () => {
  test('takes katakana for hiragana, half-width for full-width, and accents for none', async () => {
    expect(await found('らんぷ', 'ja')).toEqual(await found('ランプ', 'ja'));
    expect(await found('ﾗﾝﾌﾟ', 'ja')).toEqual(await found('ランプ', 'ja'));
    expect((await found('ランプ', 'ja')).length).toBeGreaterThan(2);
    expect(await found('lampara', 'es')).toEqual(await found('LÁMPARA', 'es'));
  });

  test('forgives two errors in eight letters, and neither in three', async () => {
    expect(await found('spatulla', 'en')).toEqual(await found('spatula', 'en'));
    expect(await found('cutingbord', 'en')).toEqual([]);
    expect(await found('mgu', 'en')).toEqual([]);
  });

  test('keeps traditional and simplified characters apart', async () => {
    const [one] = catalogue;
    const code = one?.code ?? '';
    const simplified = longestOf(titleIn(code, 'zh-Hans'));
    const traditional = longestOf(titleIn(code, 'zh-Hant'));
    expect(foldText(simplified)).not.toBe(foldText(traditional));
  });

  test('finds goods by their code, by the name of their category, and by more than one of a thing', async () => {
    expect(await found('KIT-0101', 'ja')).toEqual(['KIT-0101']);
    expect(await found('kit-0101', 'en')).toEqual(['KIT-0101']);
    const kitchen = catalogue.filter(({ category }) => category === 'kitchen-tools').map(({ code }) => code);
    expect(await found('Kitchen tools', 'en')).toEqual(expect.arrayContaining(kitchen));
    expect((await found('lamps', 'en')).length).toBeGreaterThanOrEqual((await found('lamp', 'en')).length);
  });

  test('finds by a synonym, in both ways, once an operator has entered it', async () => {
    expect(await found('luminaire', 'en')).toEqual([]);
    const file = () => streamOf('lang,words\nen,lamp|luminaire|table light\nxx,one|two\nen,alone');
    const asked = await app.ask(importSynonyms, {}, { token: operator, stream: file() });
    expect(asked).toMatchObject({ rows: 3, refused: 2, languages: ['en'] });
    expect(asked.errors.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'unknown_language'],
      [4, 'too_few'],
    ]);
    const lamps = await found('lamp', 'en');
    expect(await found('luminaire', 'en')).toEqual(lamps);
    expect(await found('table light', 'en')).toEqual(expect.arrayContaining(lamps));
    await app.ask(importSynonyms, {}, { token: operator, stream: streamOf('lang,words\nen,one|two') });
    expect(await found('luminaire', 'en')).toEqual([]);
  });

  test('knows what goods say as soon as they say it, and no longer than that', async () => {
    const head =
      'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings';
    const file = (title: string) => `${head}\nNEW-1,${title},,pets,SUP-1,10.00,,5,0,,,`;
    await importCsv(file('Zephyrine whistle'));
    expect(await found('zephyrine', 'en')).toEqual(['NEW-1']);
    await importCsv(file('Brass whistle'));
    expect(await found('zephyrine', 'en')).toEqual([]);
    expect(await found('brass whistle', 'fr')).toContain('NEW-1');
  });

  test.each([
    ["'); drop table goods; --"],
    ["' | 'en/lamp':* & !'x"],
    ['%_\\'],
    ['"quoted" <-> (tsquery):*A'],
    ['\u{1f3ee}'],
    ['a'.repeat(80)],
    ['界'.repeat(80)],
    ['! & | ( ) :'],
    ['\u0301\u0301\u0301'],
    ['b '.repeat(40)],
  ])('is words and nothing else: %s', async (q) => {
    const answer = await app.call(listGoods, { q }, { token });
    expect(answer.code).toBe(200);
    expect((await found('lamp', 'en')).length).toBeGreaterThan(2);
  });

  test('refuses a question that nobody types', async () => {
    expect((await app.call(listGoods, { q: 'x'.repeat(81) }, { token })).code).toBe(405);
    for (const q of ['lamp\0', '\ud83c']) {
      expect(await app.call(listGoods, { q }, { token })).toMatchObject({
        code: 405,
        data: { field: 'q', reason: 'characters' },
      });
    }
  });
});

test('a piece is a word, digits or a run of signs', () => {
  expect(piecesOf('LED灯 350ml Ø5').map(({ text }) => text)).toEqual(['led', '灯', '350', 'ml', 'o', '5']);
});
