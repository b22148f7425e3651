// XML of a bank as a plain tree. What a statement never has and an attacker needs is refused before anything is parsed.
import { XMLParser } from 'fast-xml-parser';
import { wrongStatement } from '#features/bank/server/file.ts';

/** An element: its children by name, its attributes as `@name`, its own text as `#text`. */
export type Element = Readonly<Record<string, unknown>>;

/** Deeper than any message of ISO 20022. */
const depthMax = 40;
/** More than any of its elements has: the parser's time grows with their square. */
const attributesMax = 64;

/**
 * Parses a document. No entity is ever expanded by the parser; the five of XML and numbers of characters are read in
 * `textAt`.
 *
 * @throws Refused `invalidParameter` `doctype` for a document type or entities, `not_xml` where it is not well formed.
 */
export function parseXml(text: string): Element {
  if (/<!\s*(doctype|entity|element|attlist|notation)/i.test(text)) throw wrongStatement('doctype');
  if (hasTooManyAttributes(text)) throw wrongStatement('not_xml');
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    htmlEntities: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: depthMax,
  });
  try {
    const tree: unknown = parser.parse(text, true);
    if (isElement(tree)) return tree;
  } catch {
    // Said below: what is wrong with it does not help whoever exported it.
  }
  throw wrongStatement('not_xml');
}

/** Between two angle brackets that open stand one tag and its text: in both together nobody needs so many. */
function hasTooManyAttributes(text: string): boolean {
  let count = 0;
  for (const [mark] of text.matchAll(/<|=\s{0,9}["']/g)) {
    count = mark === '<' ? 0 : count + 1;
    if (count > attributesMax) return true;
  }
  return false;
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The elements at a path, in their order; at every step there may be several. */
export function allAt(from: Element, ...path: readonly string[]): Element[] {
  let found: Element[] = [from];
  for (const name of path) found = found.flatMap((one) => childrenOf(one, name));
  return found;
}

function childrenOf(element: Element, name: string): Element[] {
  if (!Object.hasOwn(element, name)) return [];
  const value = element[name];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((one) => (isElement(one) ? one : { '#text': typeof one === 'string' ? one : '' }));
}

/** The first element at a path; an empty one where there is none. */
export function firstAt(from: Element, ...path: readonly string[]): Element {
  return allAt(from, ...path)[0] ?? {};
}

/** The text of the first element at a path; empty where there is none. */
export function textAt(from: Element, ...path: readonly string[]): string {
  return textsAt(from, ...path)[0] ?? '';
}

export function textsAt(from: Element, ...path: readonly string[]): string[] {
  return allAt(from, ...path).map(ownText);
}

function ownText(element: Element): string {
  const text = element['#text'];
  return typeof text === 'string' ? unescaped(text).trim() : '';
}

export function attributeOf(element: Element, name: string): string {
  const value = element[`@${name}`];
  return typeof value === 'string' ? unescaped(value).trim() : '';
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const escapes = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos);/gi;

/** Each reference once, so that what it stands for is never read again as one. */
function unescaped(text: string): string {
  return text.replaceAll(escapes, (whole) => {
    const name = whole.slice(1, -1).toLowerCase();
    if (!name.startsWith('#')) return named[name] ?? whole;
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return isCharacter(code) ? String.fromCodePoint(code) : whole;
  });
}

/** Of the characters that XML has; half of a pair is none. */
function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}
