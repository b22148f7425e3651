// Pages that everybody must be able to read: no account, no code, no script.
import { languages } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import { Failure } from '../check/failure.ts';
import { bytesMax, mapAtOnce } from '../check/fetching.ts';
import { figuresPath } from '../check/figures.ts';
import { Missing, type Context } from './context.ts';

const pages = [
  '/trust',
  '/trust/terms',
  '/trust/fees',
  '/trust/entity',
  '/trust/figures',
  '/trust/ranking',
] as const;
const files = ['/fees.json', '/ranking.json', figuresPath] as const;
const noticePath = '/trust/safety';

/** A page that says nothing without its scripts is not readable. */
const textMin = 400;

export async function checkOpenPages({ base, card, head, reader }: Context): Promise<string> {
  await mapAtOnce(pages, 3, async (path) => {
    const html = await read(path, { base, reader });
    if (textOf(html).length >= textMin && !/<input[^>]+type="password"/i.test(html)) return;
    throw new Failure('served', `The page ${path} has nothing to read without a script or an account.`);
  });
  await mapAtOnce(files, 3, (path) => read(path, { base, reader }));
  return `${pages.length} pages, ${files.length} files and ${head.checked.size} entries at ${card.log.url}.`;
}

export async function checkNotice({ base, reader }: Context): Promise<string> {
  const shown = await mapAtOnce(languages, 3, async (language) => {
    const path = inLanguage(language, noticePath);
    const html = await readIfOffered(path, { base, reader });
    if (html === undefined) return [];
    if (!new RegExp(`<html[^>]+lang="${language}`, 'i').test(html)) {
      throw new Failure('notice', `The notice at ${path} is not in the language ${language}.`);
    }
    return [textOf(html)];
  });
  const texts = shown.flat();
  if (texts.length === 0) throw new Failure('notice', `There is no notice at ${noticePath}.`);
  if (new Set(texts).size < texts.length) {
    throw new Failure('notice', 'The notice is not translated: two languages have the same text.');
  }
  for (const path of ['/trust', '/trust/terms', '/trust/fees']) {
    const html = await read(path, { base, reader });
    if (html.includes(noticePath)) continue;
    throw new Failure('notice', `The page ${path} does not lead to the notice.`);
  }
  return `Read in ${texts.length} languages, and linked from the pages of trust.`;
}

async function read(path: string, { base, reader }: Pick<Context, 'base' | 'reader'>): Promise<string> {
  const text = await reader.text(`${base}${path}`, {
    max: bytesMax.page,
    what: `The page ${path}`,
    follows: true,
  });
  if (text === '') throw new Missing(`The page ${path} is empty.`);
  return text;
}

/** An instance need not speak all languages. */
async function readIfOffered(
  path: string,
  context: Pick<Context, 'base' | 'reader'>,
): Promise<string | undefined> {
  try {
    return await read(path, context);
  } catch (error) {
    if (error instanceof Failure && error.code === 'missing') return undefined;
    throw error;
  }
}

function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
