// What comments and pages cite: documents that are in the repository, and codes that docs/product.md defines.
import path from 'node:path';
import type { Finding } from './imports.ts';

/** Every file of the tree, with folders, for citations; and the text of docs/product.md. */
export type Library = { readonly files: ReadonlySet<string>; readonly product: string };

/** Rules that comments name: moves of orders, checks of trust, what must always hold, abuse, reasons for holds. */
const codes = /\b(?:O\d{1,2}b?|T\d{2}|I-\d+|A\d{1,2}|H0\d)\b/g;
const documents = /[\w./-]*\w\.md\b|docs\/decisions\/\d{4}\b/g;
/** The paper sizes are no rules. */
const papers = /^A[3-6]$/;

/** Citations in the comments and test names of a file of code, or in the text of a page. */
export function checkCitations(file: string, text: string, library: Library): Finding[] {
  const isPage = file.endsWith('.md');
  if (!isPage && !/\.(ts|tsx|mjs|css|sql)$/.test(file)) return [];
  return text.split('\n').flatMap((line, at) => {
    const said = isPage ? linksIn(line) : commentIn(line);
    const reasons = (said.match(documents) ?? [])
      .filter((name) => !hasDocument(file, name, library))
      .map((name) => `cites ${name}, which is not in the repository`);
    if (!isPage) reasons.push(...unknownCodes(`${said} ${testNameIn(line)}`, library));
    return reasons.map((reason) => ({ file, line: at + 1, reason }));
  });
}

/** Paths between backticks and in links of README.md and CONTRIBUTING.md: a newcomer opens them. */
export function checkPaths(file: string, text: string, library: Library): Finding[] {
  if (!/^(README|CONTRIBUTING|ARCHITECTURE)\.md$/.test(file)) return [];
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/`([^`]+)`|\]\(([^)#]+)[^)]*\)/g)]
      .map(([, quoted = '', linked = '']) => (linked === '' ? quoted : linked))
      .filter((name) => isPath(name, library) && !hasPath(name, library))
      .map((name) => ({ file, line: at + 1, reason: `names ${name}, which is not in the repository` })),
  );
}

function commentIn(line: string): string {
  return /(?:^|\s)(?:\/\/|\/\*\*?|\*|--)\s(.*)$/.exec(line)?.[1] ?? '';
}

function testNameIn(line: string): string {
  return /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.*)\1/.exec(line)?.[2] ?? '';
}

/** Pages may speak of other people's documents; what stands between backticks or in a link is ours. */
function linksIn(line: string): string {
  const found = [...line.matchAll(/`([^`\s]+\.md)`|\]\((?!https?:)([^)\s#]+\.md)[^)]*\)/g)];
  return found.map(([, quoted = '', linked = '']) => `${quoted}${linked}`).join(' ');
}

function hasDocument(file: string, name: string, { files }: Library): boolean {
  if (/^docs\/decisions\/\d{4}$/.test(name)) return hasDecision(name, files);
  const beside = path.posix.normalize(path.posix.join(path.posix.dirname(file), name));
  return files.has(name) || files.has(beside);
}

/** A decision is cited by its number; the rest of its name may be left out. */
function hasDecision(name: string, files: ReadonlySet<string>): boolean {
  return [...files].some((file) => file.startsWith(`${name}-`));
}

function unknownCodes(said: string, { product }: Library): string[] {
  return [...new Set(said.match(codes))]
    .filter((code) => !papers.test(code) && !product.includes(`| **${code}** |`))
    .map((code) => `names ${code}, which docs/product.md does not define`);
}

/** Names that begin with a folder of ours; patterns and places to fill in count up to what is known of them. */
function isPath(name: string, { files }: Library): boolean {
  const [top = ''] = name.split('/');
  return /^[\w.@<>*{},/-]+$/.test(name) && name.includes('/') && files.has(top);
}

function hasPath(name: string, { files }: Library): boolean {
  const known = name.replace(/\/$/, '').split('/');
  const open = known.findIndex((part) => /[*<>{}]/.test(part));
  const place = (open < 0 ? known : known.slice(0, open)).join('/');
  return files.has(place) || hasDecision(place, files);
}
