// Marks of third parties that no name of an instance or a shop may borrow, and how they are recognised although they
// are disguised. Words of everyday language that happen to be somebody's mark are left out: people are called so too.

/** Written as they are compared: lower case, no accents, no spaces. */
const marks: readonly string[] = (
  'amazon aliexpress alibaba alipay allegro taobao tmall ebay etsy flipkart jumia lazada ' +
  'mercadolibre mercadolivre ozon pinduoduo rakuten shein shopee shopify temu tokopedia walmart ' +
  'wayfair wildberries zalando zalora facebook instagram tiktok douyin kuaishou xiaohongshu ' +
  'youtube whatsapp wechat weixin weibo telegram snapchat pinterest twitter linkedin reddit ' +
  'kakaotalk kakao naver zalo viber google microsoft samsung xiaomi huawei paypal visa mastercard ' +
  'americanexpress amex unionpay klarna venmo cashapp binance coinbase tether ' +
  '淘宝 天猫 京东 抖音 快手 小红书 微信 微博 支付宝 拼多多 银联 亚马逊 アマゾン 楽天 ' +
  'メルカリ ティックトック 쿠팡 네이버 카카오 아마존'
).split(' ');

export const markCount = marks.length;

/** Marks of so many letters are recognised with one letter missing, added, changed or swapped. */
const fuzzyLength = 6;
/** Marks of so many letters are recognised inside of a longer word. */
const insideLength = 5;

const disguises: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

/** The mark of somebody else that a text bears; undefined where it bears none. */
export function markIn(text: string): string | undefined {
  const words = wordsOf(text);
  const whole = words.join('');
  return marks.find((mark) => {
    if (!/^[a-z]+$/.test(mark)) return whole.includes(mark);
    // Words in a row may hide a mark, `pay pal`, `t.i.k.t.o.k`, where nothing else stands beside it: an honest
    // `Shop Eels` is no mark.
    if (words.some((word) => isMark(word, mark)) || whole === mark) return true;
    return words.some((word, at) => word + (words[at + 1] ?? '') === mark);
  });
}

function isMark(word: string, mark: string): boolean {
  if (word === mark) return true;
  if (mark.length >= insideLength && word.includes(mark)) return true;
  return mark.length >= fuzzyLength && word[0] === mark[0] && isOneSlip(word, mark);
}

function wordsOf(text: string): string[] {
  return Array.from(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{Mark}/gu, '')
      .normalize('NFC'),
    (sign) => (Object.hasOwn(disguises, sign) ? (disguises[sign] ?? sign) : sign),
  )
    .join('')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
}

/** Whether one letter makes the difference: one too many, one missing, one other, or two neighbours swapped. */
function isOneSlip(word: string, mark: string): boolean {
  if (Math.abs(word.length - mark.length) > 1) return false;
  let start = 0;
  while (start < word.length && start < mark.length && word[start] === mark[start]) start += 1;
  let wordEnd = word.length;
  let markEnd = mark.length;
  while (wordEnd > start && markEnd > start && word[wordEnd - 1] === mark[markEnd - 1]) {
    wordEnd -= 1;
    markEnd -= 1;
  }
  const left = word.slice(start, wordEnd);
  const right = mark.slice(start, markEnd);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
