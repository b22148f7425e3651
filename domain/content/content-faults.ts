// What is wrong with a text in the markup of answers, by line: the same for the editor, who sees it while writing, and
// for the server, which publishes nothing that has a fault.
import { contentId, insideRoute } from './content.ts';
import { lintOf, type LintReason } from './content-lint.ts';

export type FaultReason =
  | LintReason
  | 'empty'
  | 'html'
  | 'heading'
  | 'mixed_list'
  | 'strong_open'
  | 'link_open'
  | 'link_outside'
  | 'link_unknown'
  | 'value_open'
  | 'value_unknown';

/** `line` counts from 1. `word` is what it is about. */
export type Fault = { readonly line: number; readonly reason: FaultReason; readonly word: string };

/** What a text may name. */
export type Known = {
  /** Whether an answer of this name exists. */
  readonly isArticle: (name: string) => boolean;
  /** The names in braces that have a value. */
  readonly values: readonly string[];
};

/** Everything that is wrong with the body of an answer, in the order of its lines. */
export function faultsOfBody(body: string, known: Known): Fault[] {
  if (body.trim() === '') return [{ line: 1, reason: 'empty', word: '' }];
  const lines = body.split('\n');
  const faults = [
    ...lines.flatMap((text, index) => faultsOfLine(text, index + 1, known)),
    ...mixedLists(lines),
    ...lintOf(body),
  ];
  return faults.toSorted((left, right) => left.line - right.line);
}

/** What is wrong with words that have no markup: a title, a banner, an announcement. */
export function faultsOfWords(text: string): Fault[] {
  return text.trim() === '' ? [{ line: 1, reason: 'empty', word: '' }] : lintOf(text);
}

function faultsOfLine(text: string, line: number, known: Known): Fault[] {
  const fault = (reason: FaultReason, word: string): Fault => ({ line, reason, word });
  const faults: Fault[] = [];
  const [tag] = /<\/?[a-z][^>]*>?/i.exec(text) ?? [];
  if (tag !== undefined) faults.push(fault('html', tag));
  const [marks] = /^#+/.exec(text.trim()) ?? [];
  if (marks !== undefined && !text.trim().startsWith('## ')) faults.push(fault('heading', marks));
  if ((text.split('**').length - 1) % 2 === 1) faults.push(fault('strong_open', '**'));
  return [...faults, ...faultsOfLinks(text, line, known), ...faultsOfValues(text, line, known)];
}

function faultsOfLinks(text: string, line: number, { isArticle }: Known): Fault[] {
  const faults: Fault[] = [];
  const rest = text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_whole, _words, target: string) => {
    if (insideRoute.test(target) || isArticle(target)) return '';
    const reason = contentId.test(target) ? 'link_unknown' : 'link_outside';
    faults.push({ line, reason, word: target });
    return '';
  });
  if (rest.includes('](')) faults.push({ line, reason: 'link_open', word: '](' });
  const [address] = /https?:\/\/\S+|www\.\S+/i.exec(rest) ?? [];
  if (address !== undefined) faults.push({ line, reason: 'link_outside', word: address });
  return faults;
}

function faultsOfValues(text: string, line: number, { values }: Known): Fault[] {
  const faults: Fault[] = [];
  const rest = text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    if (!values.includes(name)) faults.push({ line, reason: 'value_unknown', word: name });
    return '';
  });
  const [brace] = /[{}]/.exec(rest) ?? [];
  if (brace !== undefined) faults.push({ line, reason: 'value_open', word: brace });
  return faults;
}

/** A list ends with an empty line: one whose other lines are no items would be shown as a paragraph with dashes. */
function mixedLists(lines: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  let part: { line: number; text: string }[] = [];
  for (const [index, raw] of [...lines, ''].entries()) {
    const text = raw.trim();
    if (text !== '') {
      part.push({ line: index + 1, text });
      continue;
    }
    for (const mark of [/^- /, /^\d+\. /]) {
      const items = part.filter((one) => mark.test(one.text));
      const other = part.find((one) => !mark.test(one.text));
      if (items.length > 0 && other !== undefined)
        faults.push({ line: other.line, reason: 'mixed_list', word: other.text.slice(0, 20) });
    }
    part = [];
  }
  return faults;
}
