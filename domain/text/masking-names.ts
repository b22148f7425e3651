// Ways out of the platform that are written as names: links, mail, handles, addresses of chains. Found in folded text.
import { foldText } from './masking-fold.ts';
import type { Found } from './masking-numbers.ts';
import { findPiecedAddresses } from './masking-split.ts';

/** Ends of hosts that are hidden without more. Those of countries that are words as well need a path behind them. */
const ends = new Set(
  (
    'com net org info biz app shop store xyz top site online club vip live pro link click dev icu cc tech space fun win ' +
    'work world website page cloud chat group email mobi asia name tel gift today life one ink ltd wang ren host press ' +
    'moe monster lol run bid trade date loan market money finance pay cash exchange'
  ).split(' '),
);
const spokenWords = new Set(
  'is it in at be to me my no us am as so do hm by id de la es en et un tu'.split(' '),
);
/** Ends of other scripts, as they are after letters that look like ours were taken for ours. */
const localEnds = [
  ...'中国 中國 网络 公司 网址 商店 香港 台灣 台湾 한국 닷컴 닷넷 みんな コム 在线 购物'.split(' '),
  ...'рф рус бел укр мкд срб қаз мон москва онлайн сайт дети орг ком ελ ευ бг ею'.split(' '),
  ...'भारत ไทย ישראל مصر السعودية امارات ایران موقع شبكة'.split(' '),
]
  .map((end) => foldText(end).text)
  .join('|');

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const path = String.raw`(?::\d{2,5})?(?:[/?#][^\s<>"'，。、」）]*)?`;
const schemed = /(?:\b[a-z][a-z0-9+.-]{1,12}:\/\/|\bwww\d?\.|\b(?:mailto|tel|sms):)[^\s<>"'，。、」）]+/giu;
const host = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.\-])((?:${label}[.。])+)([a-z]{2,24}|xn--[a-z0-9-]{2,40}|${localEnds})(?![\p{L}\p{N}-]|\.[a-z0-9])(${path})`,
  'giu',
);
const dot = String.raw`\s*(?:\[\s*(?:dot|\.)\s*\]|\(\s*(?:dot|\.)\s*\)|\{\s*(?:dot|\.)\s*\}|<\s*dot\s*>|\s(?:dot|punto|point|ponto|titik|chấm)\s|ドット|닷|点|點|[.。])\s*`;
const spokenHost = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[a-z0-9][a-z0-9-]{1,40}(?:${dot}[a-z0-9-]{2,40})?${dot}(?:com|net|org|info|io|co|me|cc|app|shop|xyz|top|vip|link|cn|ru|uk|de|jp|kr|vn|br|fr|es)(?![\p{L}\p{N}])${path}`,
  'giu',
);
const numeric = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]\d)(?::\d{2,5})?(?:\/[^\s<>"']*)?/g;

/** The links of a text; `isOwn` says of one whether it leads to a place inside this instance. */
export function* findLinks(text: string, isOwn: (link: string) => boolean): Generator<Found> {
  for (const match of text.matchAll(schemed)) {
    if (!isOwn(trimmed(match[0]))) yield span(match.index, trimmed(match[0]));
  }
  for (const match of text.matchAll(host)) {
    const [whole, , end = '', rest = ''] = match;
    if (isHost(end, rest) && !isOwn(trimmed(whole))) yield span(match.index, trimmed(whole));
  }
  for (const match of text.matchAll(spokenHost)) {
    const plain = match[0].replace(new RegExp(dot, 'giu'), '.');
    if (/\s/.test(match[0]) && isSentenceEnd(match[0])) continue;
    if (!isOwn(trimmed(plain))) yield span(match.index, match[0]);
  }
  for (const match of text.matchAll(numeric)) {
    if (isAddress(match[0])) yield span(match.index, match[0]);
  }
}

function isHost(end: string, rest: string): boolean {
  const name = end.toLowerCase();
  if (/^[/?#:]./.test(rest)) return name.length <= 24 && !isFileEnd(name);
  if (ends.has(name) || name.startsWith('xn--') || new RegExp(`^(?:${localEnds})$`, 'u').test(name))
    return true;
  return name.length === 2 && !spokenWords.has(name);
}

const isFileEnd = (name: string): boolean =>
  /^(?:pdf|jpe?g|png|webp|gif|avif|csv|txt|docx?|xlsx?)$/.test(name);

/** "Thank you. Me too": a full stop, a space and a capital end a sentence. */
const isSentenceEnd = (found: string): boolean =>
  /[.。]\s+[A-Z]/.test(found) && !/\b(?:dot|punto|point|ponto|titik)\b/i.test(found);

function isAddress(found: string): boolean {
  const [plain = ''] = found.split(/[:/]/);
  return plain.split('.').every((part) => Number(part) <= 255) && Number(plain.split('.')[0]) > 0;
}

/** A sentence's own signs at the end of a link are not of it. */
const trimmed = (link: string): string => link.replace(/[.,;:!?)\]}'"*]+$/, '');
const span = (start: number, found: string): Found => ({ start, end: start + found.length, kind: 'link' });

const at = String.raw`\s*(?:@|\(\s*(?:at|@)\s*\)|\[\s*(?:at|@)\s*\]|\{\s*at\s*\}|\s(?:at|arroba|arrobase|chez)\s|アット(?:マーク)?|골뱅이|앳)\s*`;
const mail = new RegExp(
  String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}${at}${label}(?:${dot}[\p{L}\p{N}-]{2,63}){0,3}${dot}[\p{L}]{2,24}`,
  'giu',
);
const payName = /(?<![\w@.])[\w.-]{2,64}@[a-z][a-z0-9]{1,20}(?![\w.@-]*\.\w)/gi;
/**
 * Where people are met outside of this instance. Byte by byte, because nobody's brand stands in our sources.
 */
const services = decodeURIComponent(
  '%74%65%6c%65%67%72%61%6d%20%74%67%72%61%6d%20%74%65%6c%65%67%72%6d%20%77%68%61%74%73%61%70' +
    '%70%20%77%65%63%68%61%74%20%77%65%69%78%69%6e%20%76%78%20%77%78%20%6c%69%6e%65%20%6b%61%6b' +
    '%61%6f%20%6b%61%6b%61%6f%74%61%6c%6b%20%7a%61%6c%6f%20%76%69%62%65%72%20%64%69%73%63%6f%72' +
    '%64%20%73%6b%79%70%65%20%69%6e%73%74%61%67%72%61%6d%20%69%6e%73%74%61%20%66%61%63%65%62%6f' +
    '%6f%6b%20%6d%65%73%73%65%6e%67%65%72%20%67%6d%61%69%6c%20%67%6f%6f%67%6c%65%6d%61%69%6c%20' +
    '%6f%75%74%6c%6f%6f%6b%20%68%6f%74%6d%61%69%6c%20%79%61%68%6f%6f%20%69%63%6c%6f%75%64%20%70' +
    '%72%6f%74%6f%6e%6d%61%69%6c%20%70%72%6f%74%6f%6e%20%71%71%20%73%6e%61%70%63%68%61%74%20%73' +
    '%6e%61%70%20%73%69%67%6e%61%6c%20%74%69%6b%74%6f%6b%20%74%77%69%74%74%65%72%20%69%63%71%20' +
    '%74%68%72%65%65%6d%61',
).split(' ');
const serviceName = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${services.join('|')})(?:\s+(?:id|user|name|me|is|es|est|adalah|é|là))*\s*(?:([:：=@#＠/\-–—])\s*)?([\p{L}\p{N}][\p{L}\p{N}_.#-]{3,40})`,
  'giu',
);
const handleSign = /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_][\p{L}\p{N}_.-]{2,40}/giu;
const handleCue =
  /(?:(?<![\p{L}\p{N}])(?:id|user(?:name)?|handle|nick(?:name)?|contact|chat|messenger|add me|find me|dm me?|pm me?|usuario|contacto|agrég\w+|identifiant|pseudo|pengguna|kontak|usuário|contato|tên|liên hệ)|微|信|号|號|账号|帳號|加我|好友|アカウント|友達|아이디|친구)(?:\s*(?:[:：=#]|is|es|est|adalah|é|là|は|는|은|是|为|為|on|me|en|no)?\s*)["'「]?([a-z0-9][a-z0-9_.-]{3,40})/giu;
const ordinary =
  /\b(?:order|parcel|tracking|goods|article|case|ticket|invoice|pedido|commande|pesanan|đơn)\b[^\n]{0,12}$/iu;

export function* findContacts(text: string): Generator<Found> {
  for (const match of text.matchAll(mail)) {
    const isSentence = !match[0].includes('@') && /[.。]\s+\p{Lu}/u.test(match[0]);
    if (!isSentence) yield { start: match.index, end: match.index + match[0].length, kind: 'email' };
  }
  for (const match of text.matchAll(payName)) {
    yield { start: match.index, end: match.index + match[0].length, kind: 'payment' };
  }
  for (const match of text.matchAll(handleSign)) {
    yield { start: match.index, end: match.index + match[0].length, kind: 'handle' };
  }
  for (const match of text.matchAll(serviceName)) {
    const [whole, sign, name = ''] = match;
    // Behind a colon whatever follows is a name; without one a word is a word.
    if (sign === undefined && !/[0-9_#]|\.\p{L}/u.test(name)) continue;
    const end = match.index + whole.replace(/[.#-]+$/, '').length;
    yield { start: end - name.replace(/[.#-]+$/, '').length, end, kind: 'handle' };
  }
  for (const match of text.matchAll(handleCue)) {
    const [whole, name = ''] = match;
    // A word is no name: one that nobody says has a digit or a line in it.
    if (!/[0-9_]/.test(name) || ordinary.test(text.slice(0, match.index))) continue;
    const end = match.index + whole.length;
    yield { start: end - name.length, end, kind: 'handle' };
  }
}

const sep = String.raw`[\s._*|:;,'"\-\u2010-\u2015]{0,3}`;
const hex = new RegExp(`(?<![0-9a-z])0?${sep}x?(?:${sep}[0-9a-f]){40,}`, 'giu');
const plainHex = /(?<![0-9a-z])(?:0x)?[0-9a-f]{40,130}(?![0-9a-z])/giu;
const base58 = '[1-9A-HJ-NP-Za-km-z]';
const spacedTron = new RegExp(`(?<![A-Za-z0-9])T(?:${sep}${base58}){33}(?![A-Za-z0-9])`, 'gu');
const spacedCoin = new RegExp(`(?<![A-Za-z0-9])[13](?:${sep}${base58}){25,34}(?![A-Za-z0-9])`, 'gu');
const bech = /(?<![0-9a-z])[a-z]{1,12}1[02-9ac-hj-np-z]{30,120}(?![0-9a-z])/gi;
const dense = /(?<![\w/+-])[A-Za-z0-9_+/=-]{25,200}(?![\w/+-])/g;

/** Addresses and keys of chains, whole or pulled apart. */
export function* findAddresses(text: string): Generator<Found> {
  const kind = 'address';
  yield* findPiecedAddresses(text);
  for (const match of text.matchAll(plainHex))
    yield { start: match.index, end: match.index + match[0].length, kind };
  for (const match of text.matchAll(hex)) {
    if (isPulledHex(match[0])) yield { start: match.index, end: match.index + match[0].length, kind };
  }
  for (const pattern of [spacedTron, spacedCoin]) {
    for (const match of text.matchAll(pattern)) {
      if (isPulled(match[0])) yield { start: match.index, end: match.index + match[0].length, kind };
    }
  }
  for (const match of text.matchAll(bech)) {
    if (/\d/.test(match[0].slice(4))) yield { start: match.index, end: match.index + match[0].length, kind };
  }
  for (const match of text.matchAll(dense)) {
    if (isDense(match[0])) yield { start: match.index, end: match.index + match[0].length, kind };
  }
}

/** Forty letters a to f and digits by chance: words have no digits between them. */
function isPulledHex(found: string): boolean {
  const plain = found.replace(/[^0-9a-f]/gi, '');
  return plain.length >= 40 && /x/i.test(found.slice(0, 8)) && (plain.match(/\d/g) ?? []).length >= 6;
}

/** Small and capital letters and digits that change places more often than words do. */
function isPulled(found: string): boolean {
  const tokens = found.split(/[^A-Za-z0-9]+/).filter((token) => token !== '');
  if (tokens.length === 1) return isDense(found) || found.length >= 30;
  const mixed = tokens.filter((token) => /\d/.test(token) && /[A-Za-z]/.test(token)).length;
  const isEven = new Set(tokens.slice(0, -1).map(({ length }) => length)).size === 1;
  return (mixed * 2 >= tokens.length || isEven) && (found.match(/\d/g) ?? []).length >= 3;
}

function isDense(found: string): boolean {
  const digits = (found.match(/\d/g) ?? []).length;
  const capitals = (found.match(/[A-Z]/g) ?? []).length;
  const small = (found.match(/[a-z]/g) ?? []).length;
  return digits >= 2 && capitals >= 4 && small >= 4;
}
