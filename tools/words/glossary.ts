/** What no language says: the table "Never say" of docs/glossary.md, as patterns. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../programs.ts';

type Messages = ReadonlyMap<string, string>;

export type Rule = {
  readonly language: string;
  /** Beginnings of files' names, `all` for every file. */
  readonly files: readonly string[];
  readonly words: readonly string[];
  readonly instead: string;
};

/** The rows under "Never say": language, files, words in backticks, what to say instead. */
export function readRules(text: string): Rule[] {
  const part = /\n## Never say\n([^]*?)(?=\n## |$)/.exec(text)?.[1] ?? '';
  return part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [, language = '', files = '', words = '', instead = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return {
        language,
        files: files.split(',').map((file) => file.trim()),
        words: [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
        instead,
      };
    });
}

export const glossary = (): Rule[] => readRules(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'));

/**
 * The messages of a language once: a file that gathers its parts (`articles.ts`, `storefront.ts`, `console.ts`) has
 * theirs a second time.
 */
export function ownMessages(messages: Messages): Map<string, string> {
  const parts = new Set(
    [...messages].flatMap(([at, text]) => (/^\w+[-/]/.test(at) ? [partOf(at, text)] : [])),
  );
  return new Map([...messages].filter(([at, text]) => /^\w+[-/]/.test(at) || !parts.has(partOf(at, text))));
}

/** The first word of a file's name, a message's last key and its text. */
const partOf = (at: string, text: string): string =>
  `${/^\w+/.exec(at)?.[0] ?? ''} ${at.slice(at.lastIndexOf('.') + 1)} ${text}`;

/** Each forbidden word that a language says, as `file: key: word`. */
export function findForbidden(language: string, messages: Messages, rules: readonly Rule[]): string[] {
  const patterns = rules
    .filter((rule) => rule.language === language)
    .flatMap((rule) => rule.words.map((word) => ({ ...rule, word, pattern: patternOf(word) })));
  return [...messages].flatMap(([key, text]) =>
    patterns
      .filter(({ files, pattern }) => isIn(files, key) && pattern.test(text))
      .map(({ word, instead }) => `${key}: says “${word}”; say ${instead}`),
  );
}

const isIn = (files: readonly string[], key: string): boolean =>
  files.includes('all') || files.some((file) => key.startsWith(file));

/** A whole word of an alphabet, `*` for any ending; of Chinese, Japanese and Korean, which have no gaps, any place. */
function patternOf(word: string): RegExp {
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word))
    return new RegExp(word, 'u');
  const [body, ending] = word.endsWith('*') ? [word.slice(0, -1), ''] : [word, '(?!\\p{L})'];
  return new RegExp(`(?<![\\p{L}{])${body}${ending}`, 'iu');
}

/** The fault without the advice, which may be worded anew. */
export const faultOf = (line: string): string => line.split('; say ')[0] ?? line;

const owedFile = (language: string): string => path.join(root, 'locales/owed', `${language}.txt`);

/** The faults that are known and not mended yet. The list only shrinks: a fault that is not on it fails. */
export function readOwed(language: string): string[] {
  const file = owedFile(language);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

export function writeOwed(language: string, lines: readonly string[]): void {
  writeFileSync(owedFile(language), lines.map((line) => `${line}\n`).join(''));
}
