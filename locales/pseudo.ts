// English made longer and accented, for looking at screens: what is cut off, and what is no word of ours, is seen.
import type { IntlMessageFormat } from 'intl-messageformat';
import type { Rooms } from './merchant.ts';
import { formatOf } from './say.ts';

type Parts = ReturnType<IntlMessageFormat['getAst']>;

/** A translation is a third longer than English, and short words still more. */
const longer = 0.35;
/** How the parser numbers what has a form of its own. */
const kinds = new Map<number, string>([
  [2, 'number'],
  [3, 'date'],
  [4, 'time'],
]);
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀćđéƒǧħíĵķłḿńóƥɋŕśţúṽŵẋýžÁƁĆĐÉƑǦĦÍĴĶŁḾŃÓƤɊŔŚŢÚṼŴẊÝŽ';

/** The same tree of words, each of them made strange. What is put in between braces stays. */
export function pseudo<T>(words: T): T;
export function pseudo(words: unknown): unknown {
  if (typeof words === 'string') return strange(words);
  if (Array.isArray(words)) return words.map((word: unknown) => pseudo(word));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, word]: [string, unknown]) => [key, pseudo(word)]),
  );
}

/** The same for words that are loaded later. */
export function pseudoRooms(rooms: Rooms): Rooms {
  return {
    chat: async () => pseudo(await rooms.chat()),
    comments: async () => pseudo(await rooms.comments()),
    deposits: async () => pseudo(await rooms.deposits()),
    devices: async () => pseudo(await rooms.devices()),
    discounts: async () => pseudo(await rooms.discounts()),
    goods: async () => pseudo(await rooms.goods()),
    hooks: async () => pseudo(await rooms.hooks()),
    identity: async () => pseudo(await rooms.identity()),
    inbox: async () => pseudo(await rooms.inbox()),
    invitation: async () => pseudo(await rooms.invitation()),
    payouts: async () => pseudo(await rooms.payouts()),
    privacy: async () => pseudo(await rooms.privacy()),
    proof: async () => pseudo(await rooms.proof()),
    promotion: async () => pseudo(await rooms.promotion()),
    proposals: async () => pseudo(await rooms.proposals()),
    reach: async () => pseudo(await rooms.reach()),
    returns: async () => pseudo(await rooms.returns()),
    safety: async () => pseudo(await rooms.safety()),
    service: async () => pseudo(await rooms.service()),
    sharing: async () => pseudo(await rooms.sharing()),
    shop: async () => pseudo(await rooms.shop()),
    showcase: async () => pseudo(await rooms.showcase()),
    team: async () => pseudo(await rooms.team()),
    wallet: async () => pseudo(await rooms.wallet()),
  };
}

function strange(text: string): string {
  // In pieces as long as words are: what is cut off is a screen's fault, not that of one endless word.
  const count = Math.ceil(text.replace(/\{[^}]*\}/g, '').length * longer);
  const padding = '~'.repeat(count).replace(/~{6}(?=~)/g, '~~~~~ ');
  // Words without values are said as they stand, apostrophes and all.
  const said = text.includes('{') ? written(formatOf('en', text).getAst()) : strangeLetters(text);
  return `[${said}${padding}]`;
}

/** A message from its parts again. */
function written(parts: Parts): string {
  return parts.map(writtenPart).join('');
}

function writtenPart(part: Parts[number]): string {
  if ('options' in part) {
    const isOrdinal = 'pluralType' in part && part.pluralType === 'ordinal';
    const kind = 'pluralType' in part ? (isOrdinal ? 'selectordinal' : 'plural') : 'select';
    const options = Object.entries(part.options).map(([name, { value }]) => `${name} {${written(value)}}`);
    return `{${part.value}, ${kind}, ${options.join(' ')}}`;
  }
  if (!('value' in part)) return '#';
  if (part.type === 0) return strangeLetters(part.value).replace(/[{}']/g, quoted);
  const kind = kinds.get(part.type);
  return kind === undefined ? `{${part.value}}` : `{${part.value}, ${kind}}`;
}

function strangeLetters(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => accented.charAt(plain.indexOf(letter)));
}

const quoted = (sign: string): string => (sign === "'" ? "''" : `'${sign}'`);
