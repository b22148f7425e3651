// Numbers that money or a person can be reached by: IBANs, cards, telephones, accounts. Found in folded text.
import type { MaskedKind } from '#domain/chat.ts';
import { asDigits, findSpreadIbans, isIban } from './masking-split.ts';

export type Found = { readonly start: number; readonly end: number; readonly kind: MaskedKind };

/** What may stand between the letters of one number. */
const gap = String.raw`[\s.,;:_*|/\\'"()\[\]{}<>~\-\u2010-\u2015\u2212\u00b7\u2022\u30fb\u3000-\u3002]`;

export function* findNumbers(text: string, digits: string): Generator<Found> {
  yield* findIbans(text);
  yield* findSpreadIbans(text);
  yield* findDigitRuns(digits);
  const disguised = asDigits(digits);
  if (disguised !== digits) yield* findDigitRuns(disguised);
  yield* findSpoken(text);
  yield* findAccounts(digits);
  yield* findPayloads(text);
}

const ibanStart = /(?<![A-Za-z0-9])[A-Za-z]{2}[\s.\-_]{0,2}\d[\s.\-_]{0,2}\d/g;

/** Tried at every length that an IBAN has: its two check digits leave no doubt. */
function* findIbans(text: string): Generator<Found> {
  for (const { index: start } of text.matchAll(ibanStart)) {
    const end = endOfIban(text, start);
    if (end !== undefined) yield { start, end, kind: 'iban' };
  }
}

const isLetter = (sign: string): boolean => /^[A-Za-z0-9]$/.test(sign);
const oneGap = new RegExp(`^${gap}$`);

/** Where the longest one that begins here ends. */
function endOfIban(text: string, start: number): number | undefined {
  let plain = '';
  let end: number | undefined;
  let gaps = 0;
  for (let at = start; at < text.length && plain.length < 34 && gaps <= 3; at += 1) {
    const sign = text.charAt(at);
    if (!isLetter(sign)) {
      gaps = oneGap.test(sign) ? gaps + 1 : 4;
      continue;
    }
    plain += sign.toUpperCase();
    gaps = 0;
    const isWhole = plain.length >= 15 && !isLetter(text.charAt(at + 1));
    if (isWhole && isIban(plain)) end = at + 1;
  }
  return end;
}

const run = new RegExp(String.raw`\+?\d(?:${gap}{0,3}\d){5,}`, 'g');
const dated =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?:[,\s\-\u2013]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)*$/;
const timed = /^(?:\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)(?:[\s\-\u2013]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)*$/;
const grouped = /^\d{1,3}(?:[,.'\s\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?$/;
const decimal = /^\d{1,15}[.,]\d{1,6}$/;
const money = /^\s?(?:[$€£¥₩₫元円원]|[A-Z]{3,5}\b)/;
const moneyBefore = /(?:[$€£¥₩₫]|\b[A-Z]{3,5})\s?$/;
/** What stands before a number to call: in the ten languages, and the signs for it. */
const callCue =
  /(?:\b(?:tel|tél|tlf|phone|phones|mobile|mobil|cell|call|text|sms|ring|teléfono|telefono|móvil|celular|llama\w*|téléphone|appel\w*|portable|telepon|hubungi|nomor|ponsel|telefone|ligue|liga|điện thoại|sđt|gọi)\b|電話|携帯|番号|电话|手机|號碼|号码|加我|联系|聯繫|연락|전화|번호|☎|📞|📱)[^\d+\n]{0,20}$/iu;

/** Groups of digits that belong together: a card where the sum is right, a telephone where it can be one. */
function* findDigitRuns(digits: string): Generator<Found> {
  for (const match of digits.matchAll(run)) {
    const start = match.index;
    const [whole] = match;
    const plain = whole.replace(/\D/g, '');
    const end = start + whole.length;
    const kind = kindOfRun({
      whole,
      plain,
      before: digits.slice(Math.max(0, start - 40), start),
      after: digits.slice(end, end + 8),
    });
    if (kind !== undefined) yield { start, end, kind };
    else yield* cardsInside(whole, start);
  }
}

type Run = {
  readonly whole: string;
  readonly plain: string;
  readonly before: string;
  readonly after: string;
};

function kindOfRun({ whole, plain, before, after }: Run): MaskedKind | undefined {
  if (plain.length >= 13 && plain.length <= 19 && isCard(plain)) return 'card';
  if (dated.test(whole) || timed.test(whole)) return undefined;
  const isMoney = money.test(after) || moneyBefore.test(before);
  if ((grouped.test(whole) || decimal.test(whole)) && (isMoney || !whole.startsWith('0'))) return undefined;
  if (/^\d+$/.test(whole) && isMoney) return undefined;
  if (isGoodsNumber(whole)) return undefined;
  // Part of a longer name, such as a parcel's number with letters.
  if (/[A-Za-z0-9]$/.test(before) || /^[A-Za-z0-9]/.test(after)) return undefined;
  const isCalled = callCue.test(before);
  if (plain.length >= 6 && plain.length <= 17 && isCalled) return 'phone';
  if (whole.startsWith('+') && plain.length >= 7) return 'phone';
  // Small numbers one after the other ("12, 13, 14, 15 and 16") are a list.
  if (isList(whole)) return undefined;
  return plain.length >= 9 && plain.length <= 17 ? 'phone' : undefined;
}

function isList(whole: string): boolean {
  const parts = whole.split(/\s*[,;]\s*|\n|\s{2,}/);
  return parts.length > 2 && parts.every((part) => /^\d{2,4}$/.test(part));
}

/** The numbers printed below the bars of goods: 8, 12, 13 or 14 digits with a check digit of their own. */
function isGoodsNumber(whole: string): boolean {
  if (!/^\d{12,14}$/.test(whole)) return false;
  let sum = 0;
  for (let at = whole.length - 2, weight = 3; at >= 0; at -= 1, weight = 4 - weight) {
    sum += Number(whole.charAt(at)) * weight;
  }
  return (10 - (sum % 10)) % 10 === Number(whole.at(-1)) && /^(?:0|[3-9]\d{12})/.test(whole);
}

/** A card between other numbers: "exp 12/29 4111…". */
function* cardsInside(whole: string, start: number): Generator<Found> {
  for (const match of whole.matchAll(/\d(?:[ \-.]?\d){12,18}/g)) {
    const plain = match[0].replace(/\D/g, '');
    if (isCard(plain)) {
      yield { start: start + match.index, end: start + match.index + match[0].length, kind: 'card' };
    }
  }
}

/** First digit of a card's issuer, and Luhn's sum. */
function isCard(plain: string): boolean {
  if (!/^[2-6]\d{12,18}$/.test(plain)) return false;
  let sum = 0;
  for (let at = 0; at < plain.length; at += 1) {
    const digit = Number(plain.charAt(plain.length - 1 - at));
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const digitWords = [
  'zero oh one two three four five six seven eight nine',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'zéro un deux trois quatre cinq sept huit neuf',
  'nol kosong satu dua tiga empat lima enam tujuh delapan sembilan',
  'um dois três quatro sete oito nove meia',
  'không một hai ba bốn năm sáu bảy tám chín',
  'ゼロ れい まる いち に さん よん し ご ろく なな しち はち きゅう',
].join(' ');
const digitWord = `(?:${digitWords
  .split(' ')
  .toSorted((left, right) => right.length - left.length)
  .join('|')}|\\d+|double|triple|plus)`;
const spoken = new RegExp(
  String.raw`(?<![\p{L}\d])${digitWord}(?:[\s,.\-_/·・、]{1,3}${digitWord}){5,}(?![\p{L}\d])`,
  'giu',
);

/** Digits said as words: nobody says six of them in a row for anything but a number to call. */
function* findSpoken(text: string): Generator<Found> {
  for (const match of text.matchAll(spoken)) {
    if ((match[0].match(/\p{L}+/gu) ?? []).length < 4) continue;
    yield { start: match.index, end: match.index + match[0].length, kind: 'phone' };
  }
}

const account =
  /(?:\b(?:account|acct|a\/c|iban|sort code|routing|cuenta|compte|rekening|norek|conta|agência|stk|số tài khoản|tài khoản)\b|口座|계좌|账户|帐户|帳戶|账号|帳號|卡号|卡號)[^\d\n]{0,24}(\d(?:[ \-.]?\d){5,19})/giu;

function* findAccounts(digits: string): Generator<Found> {
  for (const match of digits.matchAll(account)) {
    const [whole, number = ''] = match;
    const end = match.index + whole.length;
    yield { start: end - number.length, end, kind: 'payment' };
  }
}

/** What a payment picture says as text, and vouchers in groups of letters and digits. */
function* findPayloads(text: string): Generator<Found> {
  for (const match of text.matchAll(/(?<!\d)000201\w{20,}/g)) {
    yield { start: match.index, end: match.index + match[0].length, kind: 'payment' };
  }
  for (const match of text.matchAll(/(?<![\w-])[A-Z0-9]{4,6}(?:[-\s][A-Z0-9]{4,6}){2,5}(?![\w-])/g)) {
    const [whole] = match;
    const groups = whole.split(/[-\s]/);
    const isMixed = groups.filter((group) => /\d/.test(group) && /[A-Z]/.test(group)).length >= 2;
    if (isMixed) yield { start: match.index, end: match.index + whole.length, kind: 'payment' };
  }
}
