// Recorded answers as they are shown: what is random in them is the same each time, and as long and of the same letters.
import { createHash } from 'node:crypto';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const longHex = /\b[0-9a-f]{32,}\b/g;
const longBase64 = /(?<![.\w+/-])[\w+/-]{27,}={0,2}/g;
/** What is in an address is readable but for its ids. */
const isAddress = (text: string): boolean => /^(?:https?:\/\/|\/[a-z]+(?:[/?]|$))/.test(text);

/** Gives the same stand-in for the same random text, counted from the first that is met. */
export function makeNormalizer(words: Readonly<Record<string, string>>) {
  const known = new Map<string, string>();
  const standIn = (text: string, make: (n: number) => string): string => {
    const made = known.get(text) ?? make(known.size + 1);
    known.set(text, made);
    return made;
  };
  const plain = (text: string): string => {
    let shown = text;
    for (const [random, word] of Object.entries(words)) shown = shown.replaceAll(random, word);
    shown = shown
      .replace(uuid, (found) => standIn(found, uuidOf))
      .replace(longHex, (found) => standIn(found, (n) => digest(n, 'hex').slice(0, found.length)));
    if (isAddress(shown)) return shown;
    return shown.replace(longBase64, (found) =>
      isOurs(found) ? found : standIn(found, (n) => base64Of(n, found)),
    );
  };
  const normalize = (value: unknown): unknown => {
    if (typeof value === 'string') return plain(value);
    if (Array.isArray(value)) return value.map(normalize);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [plain(name), normalize(one)]));
  };
  return normalize;
}

/** Stand-ins that were written a moment ago, words with hyphens, and paths are left alone. */
function isOurs(text: string): boolean {
  return /^019cadf2-|^[0-9a-f]{32,}$|^[a-z]+(?:[-_/][a-z]+)*$/.test(text);
}

function uuidOf(n: number): string {
  return `019cadf2-6d00-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

function digest(n: number, encoding: 'hex' | 'base64'): string {
  const parts = Array.from({ length: 8 }, (_, part) =>
    createHash('sha256').update(`example ${n} ${part}`).digest(encoding).replace(/=+$/, ''),
  );
  return parts.join('');
}

/** Letters and digits alone: they are right in both alphabets of Base64. */
function base64Of(n: number, like: string): string {
  const [, body = '', padding = ''] = /^(.*?)(=*)$/.exec(like) ?? [];
  const letters = digest(n, 'base64').replaceAll(/[+/]/g, '');
  return letters.repeat(Math.ceil(body.length / letters.length)).slice(0, body.length) + padding;
}
