// Synonyms: words that mean the same, as operators enter them in a file.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { languageOf, type Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import type { importSynonyms } from '#features/goods/search.contract.ts';
import type { Environment } from '#platform/environment.ts';
import { columnsOf, readCsv, wrongFile, type CsvRow } from '#platform/csv.ts';
import { replaceSynonyms, type Synonym } from './search.sql.ts';
import { phraseOf } from './search-words.ts';

type Report = GivenOf<typeof importSynonyms>;
type Fault = Report['errors'][number];

const columns = ['lang', 'words'] as const;

/**
 * Reads a file with the columns `lang` and `words`, in which `|` stands between words that mean the same. Each language
 * that it names has exactly these synonyms afterwards; sent again, it changes nothing.
 *
 * @throws Refused `invalidParameter` with the line where the file itself is wrong; then nothing is written.
 */
export async function importSynonymFile(
  env: Environment,
  stream: AsyncIterable<Buffer | string> | undefined,
): Promise<Report> {
  if (stream === undefined) throw wrongFile('missing', 1);
  const errors: Fault[] = [];
  const pairs: Synonym[] = [];
  const named = new Set<Language>();
  let header: Places | undefined;
  let rows = 0;
  for await (const row of readCsv(stream)) {
    if (header === undefined) {
      header = readHeader(row);
      continue;
    }
    rows += 1;
    if (rows > limits.synonymRowsMax) throw wrongFile('too_many_rows', row.line);
    const read = readRow(row, header);
    if ('reason' in read) errors.push(read);
    else {
      named.add(read.lang);
      pairs.push(...pairsOf(read));
    }
  }
  if (header === undefined) throw wrongFile('empty', 1);
  const languages = [...named];
  if (languages.length > 0) {
    await env.db.transaction((tx) => replaceSynonyms(tx, languages, pairs));
  }
  return { rows, refused: errors.length, errors: errors.slice(0, limits.importErrorsShownMax), languages };
}

type Places = Readonly<Record<(typeof columns)[number], number>>;

function readHeader(header: CsvRow): Places {
  const names = columnsOf(header);
  for (const column of columns)
    if (!names.includes(column)) throw wrongFile('missing_column', header.line, column);
  return { lang: names.indexOf('lang'), words: names.indexOf('words') };
}

type Group = { readonly lang: Language; readonly words: readonly string[] };

function readRow({ cells, line }: CsvRow, places: Places): Group | Fault {
  const written = (cells[places.lang] ?? '').trim();
  const lang = languageOf(written);
  if (lang === undefined) return { line, field: 'lang', reason: 'unknown_language' };
  const words = [...new Set((cells[places.words] ?? '').split('|').map(phraseOf))].filter(
    (word) => word !== '',
  );
  if (words.length < 2) return { line, field: 'words', reason: 'too_few' };
  if (words.length > limits.synonymWordsMax) return { line, field: 'words', reason: 'too_many' };
  return { lang, words };
}

/** Each word with every other of its row. */
function pairsOf({ lang, words }: Group): Synonym[] {
  return words.flatMap((word) =>
    words.filter((means) => means !== word).map((means) => ({ lang, word, means })),
  );
}
