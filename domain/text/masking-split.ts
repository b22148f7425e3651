// What is pulled apart so that no pattern sees it: addresses and IBANs in pieces, digits written as letters. A checksum
// leaves no doubt, so nothing honest is hidden by it. Found in folded text.
import type { Found } from './masking-numbers.ts';
import { tronFault } from '#domain/payouts/payout.ts';

type Token = { readonly text: string; readonly start: number; readonly end: number };

const tronLength = 34;
const tokensMax = 400;
/** A piece of an address that somebody sends in two halves has at least so many signs. */
const pieceMin = 8;

function tokensOf(text: string): Token[] {
  const found = [...text.matchAll(/[A-Za-z0-9]+/g)].slice(0, tokensMax);
  return found.map(({ index, 0: token }) => ({ text: token, start: index, end: index + token.length }));
}

/** Addresses of TRON in pieces of any size, one behind the other; and in two pieces with words between them. */
export function* findPiecedAddresses(text: string): Generator<Found> {
  const tokens = tokensOf(text);
  for (let from = 0; from < tokens.length; from += 1) {
    if (tokens[from]?.text.startsWith('T') !== true) continue;
    const last = endOfAddress(tokens, from);
    const start = tokens[from]?.start ?? 0;
    if (last !== undefined) yield { start, end: tokens[last]?.end ?? start, kind: 'address' };
  }
  const pieces = tokens.filter(
    ({ text: piece }) => piece.length >= pieceMin && piece.length <= tronLength - pieceMin,
  );
  for (const left of pieces) {
    for (const right of pieces) {
      const isWhole = left.text.length + right.text.length === tronLength && left !== right;
      if (!isWhole || tronFault(left.text + right.text) !== undefined) continue;
      yield { start: left.start, end: left.end, kind: 'address' };
      yield { start: right.start, end: right.end, kind: 'address' };
    }
  }
}

/** The token that ends an address which begins with another one. */
function endOfAddress(tokens: readonly Token[], from: number): number | undefined {
  let plain = '';
  for (let at = from; at < tokens.length && plain.length < tronLength; at += 1) {
    plain += tokens[at]?.text ?? '';
    if (plain.length === tronLength && at > from && tronFault(plain) === undefined) return at;
  }
  return undefined;
}

/** Signs of an IBAN by its country (the SWIFT registry). */
const ibanLengths = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 ' +
    'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((one): [string, number] => [one.slice(0, 2), Number(one.slice(2))]),
);

const spread =
  /(?<![A-Za-z0-9])[A-Za-z][^A-Za-z0-9\n]{1,3}[A-Za-z][^A-Za-z0-9\n]{0,3}\d[^A-Za-z0-9\n]{0,3}\d/g;

/** IBANs whose country is pulled apart as well: `D E 8 9 3 7 …`. Their length and check digits must be right. */
export function* findSpreadIbans(text: string): Generator<Found> {
  for (const { index: start } of text.matchAll(spread)) {
    let plain = '';
    let at = start;
    for (; at < text.length && plain.length < wantedOf(plain); at += 1) {
      const sign = text.charAt(at);
      if (/[A-Za-z0-9]/.test(sign)) plain += sign.toUpperCase();
    }
    const isWhole = plain.length >= 15 && plain.length === ibanLengths.get(plain.slice(0, 2));
    if (isWhole && isIban(plain)) yield { start, end: at, kind: 'iban' };
  }
}

function wantedOf(plain: string): number {
  return plain.length < 2 ? 2 : (ibanLengths.get(plain.slice(0, 2)) ?? 0);
}

export function isIban(plain: string): boolean {
  const turned = plain.slice(4) + plain.slice(0, 4);
  let rest = 0;
  for (const sign of turned) {
    const value = /\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55);
    for (const digit of value) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

const lookalikes = new Map(Array.from('OoQIl|SZB', (letter, at) => [letter, '000111528'.charAt(at)]));

/** The same text with letters that stand among digits as those digits: `O17O I234567`. As long as it was. */
export function asDigits(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])[0-9OoQIl|SZB]{3,}(?![\p{L}\p{N}])/gu, (token) =>
    (token.match(/\d/g) ?? []).length * 2 >= token.length
      ? token.replace(/[^0-9]/g, (letter) => lookalikes.get(letter) ?? letter)
      : token,
  );
}
