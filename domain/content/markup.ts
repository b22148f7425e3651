// The small markup of articles: paragraphs, headings, lists, links inside the app. There is no way to say HTML in it,
// so there is nothing to filter out: what is not understood is shown as the text it is.

/** `to` is an address of the app, such as `/wallet`, or null for plain words. */
export type Span = { readonly text: string; readonly to: string | null; readonly is_strong: boolean };

/** `text` and `title` have one line, lists have one for each item. */
export type Block = {
  readonly kind: 'text' | 'title' | 'list' | 'steps';
  readonly lines: readonly (readonly Span[])[];
};

/** Where a link may lead: an address of the app itself, never another site (`//…` is one). */
const route = /^\/[A-Za-z][A-Za-z0-9_/-]*(?:\?[a-z_]+=[A-Za-z0-9_-]+)?$/;
const inline = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/**
 * Reads `## title`, lines of `- item` or `1. step`, and paragraphs, each apart by an empty line; in them
 * `[words](/route)`, `[words](an-article)` and `**strong**`. `articleRoute` gives an article's address, or undefined
 * for a name that is none.
 */
export function readMarkup(text: string, articleRoute: (name: string) => string | undefined): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => readBlock(part, articleRoute));
}

type ArticleRoute = (name: string) => string | undefined;

function readBlock(part: string, articleRoute: ArticleRoute): Block {
  const spans = (line: string) => readSpans(line, articleRoute);
  if (part.startsWith('## ')) return { kind: 'title', lines: [spans(part.slice(3))] };
  const lines = part.split('\n').map((line) => line.trim());
  for (const [kind, mark] of [
    ['list', /^- /],
    ['steps', /^\d+\. /],
  ] as const) {
    if (lines.every((line) => mark.test(line))) {
      return { kind, lines: lines.map((line) => spans(line.replace(mark, ''))) };
    }
  }
  return { kind: 'text', lines: [spans(lines.join(' '))] };
}

function readSpans(line: string, articleRoute: ArticleRoute): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of line.matchAll(inline)) {
    const span = spanOf(match, articleRoute);
    if (span === undefined) continue;
    if (match.index > from) spans.push(plain(line.slice(from, match.index)));
    spans.push(span);
    from = match.index + match[0].length;
  }
  if (from < line.length) spans.push(plain(line.slice(from)));
  return spans;
}

function spanOf(match: RegExpExecArray, articleRoute: ArticleRoute): Span | undefined {
  const [, words, target, strong] = match;
  if (strong !== undefined) return { text: strong, to: null, is_strong: true };
  if (words === undefined || target === undefined) return undefined;
  const to = route.test(target) ? target : articleRoute(target);
  return to === undefined ? undefined : { text: words, to, is_strong: false };
}

function plain(text: string): Span {
  return { text, to: null, is_strong: false };
}

/** The words alone, one paragraph or item a line. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.flatMap(({ lines }) => lines.map((line) => line.map(({ text }) => text).join(''))).join('\n');
}

/** The same as HTML for those who want it: every word is escaped, every tag is one of ours. */
export function htmlOf(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('');
}

const tags = { text: 'p', title: 'h2', list: 'ul', steps: 'ol' } as const;

function blockHtml({ kind, lines }: Block): string {
  const isList = kind === 'list' || kind === 'steps';
  const inside = lines.map((line) => line.map(spanHtml).join(''));
  return `<${tags[kind]}>${inside.map((text) => (isList ? `<li>${text}</li>` : text)).join('')}</${tags[kind]}>`;
}

function spanHtml({ text, to, is_strong: isStrong }: Span): string {
  const words = escaped(text);
  if (to !== null) return `<a href="${escaped(to)}">${words}</a>`;
  return isStrong ? `<strong>${words}</strong>` : words;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
