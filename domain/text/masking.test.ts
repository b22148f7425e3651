// Every way out of the platform that we know, in the scripts of the ten languages and with their tricks; and what stays.
import { expect, test } from 'vitest';
import type { MaskedKind } from '#domain/chat.ts';
import { cpuMs } from '#testing/own-time.ts';
import { isPlain, maskText, numbersIn } from './masking.ts';

const context = { hosts: ['shop.example.test'], shopCode: '9GX2K', known: ['RX123456789DE'] };
const masked = (text: string) => maskText(text, context);
const shown = (text: string) =>
  masked(text)
    .map((part) => ('text' in part ? part.text : `[${part.masked}]`))
    .join('');

const hidden: Readonly<Record<MaskedKind, readonly string[]>> = {
  address: [
    'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
    'T J R y W w F s 9 w T F G Z g 3 J b r V r i F b N f C u g 5 t D e C',
    'TJRy-WwFs-9wTF-GZg3-JbrV-riFb-NfCu-g5tD-eC',
    'ＴＪＲｙＷｗＦｓ９ｗＴＦＧＺｇ３ＪｂｒＶｒｉＦｂＮｆＣｕｇ５ｔＤｅＣ',
    'TJRyWwFs9\u200bwTFGZg3JbrVri\u200dFbNfCug5tDeC',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0 x 5290 8400 0985 2788 6E0F 7030 0698 57D2 E416 9EE7',
    '52908400098527886E0F7030069857D2E4169EE7',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  iban: [
    'DE89370400440532013000',
    'DE89 3704 0044 0532 0130 00',
    'gb82 west 1234 5698 7654 32',
    'GB82.WEST.1234.5698.7654.32',
    'ＦＲ１４ ２００４ １０１０ ０５０５ ０００１ ３Ｍ０２ ６０６',
  ],
  card: [
    '4111111111111111',
    '4111 1111 1111 1111',
    '４１１１－１１１１－１１１１－１１１１',
    '5500-0055-5555-5559',
  ],
  email: [
    'me@mail.example',
    'me ＠ mail．example',
    'me (at) mail (dot) com',
    'me at mail dot com',
    'm\u200be@ma\u200bil.example',
    'yo arroba correo punto com',
    '名前アットメールドットcom',
  ],
  phone: [
    '+49 170 1234567',
    '0049 (170) 123-45-67',
    '0170/1234567',
    '13800138000',
    '1 3 8 0 0 1 3 8 0 0 0',
    '一三八零零一三八零零零',
    '壹叁捌零零壹叁捌零零零',
    '공일공 일이삼사 오육칠팔',
    '٠١٧٠١٢٣٤٥٦٧',
    '०१७०१२३४५६७',
    '０９０－１２３４－５６７８',
    '0️⃣9️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
    'zero one seven zero one two three four five',
    'cero uno siete cero uno dos tres cuatro cinco',
    'nol delapan satu dua tiga empat lima enam tujuh',
    'không chín một hai ba bốn năm sáu bảy',
  ],
  payment: ['name@bank', 'ABCD-1234-EF56-GH78', '00020101021226580014abcdefghijkl0136'],
  handle: ['@helper_88', '＠helper_88'],
  link: [
    'https://evil.example/x',
    'www.evil.com',
    'evil.com',
    'evil。com',
    'ＥＶＩＬ．ＣＯＭ',
    'evil[.]com',
    'evil . com',
    'evil dot com',
    't.me/abc',
    'éviл.com',
    '例え.みんな',
    'https://shop.example.test.evil.com/orders',
    '192.168.1.7',
    'mailto:someone',
  ],
};

test.each(Object.entries(hidden).flatMap(([kind, texts]) => texts.map((text) => [kind, text])))(
  '%s: nothing of %s is left, alone or in a sentence',
  (kind, text) => {
    expect(shown(text)).toBe(`[${kind}]`);
    // A sign of the sentence's own stays where it was.
    expect(shown(`→ ${text} ←`)).toBe(`→ [${kind}] ←`);
  },
);

test.each([
  ['call me 555 1234', 'call me [phone]'],
  ['mi teléfono: 555 1234', 'mi teléfono: [phone]'],
  ['电话 555 1234', '电话 [phone]'],
  ['hubungi 0812 3456 7890', 'hubungi [phone]'],
  ['my id: helper_88', 'my id: [handle]'],
  ['加我 helper88', '加我 [handle]'],
  ['account no 12345678', 'account no [payment]'],
  ['số tài khoản 0071000123456', 'số tài khoản [payment]'],
  ['口座 1234567', '口座 [payment]'],
  ['contact user@evil.com or +1 202 555 0143!', 'contact [email] or [phone]!'],
])('%s is %s', (text, result) => {
  expect(shown(text)).toBe(result);
});

test.each([
  'Order 9GX2K-104 arrived on 2026-03-02 at 14:05.',
  'It costs 1,250,000.00 USD, or 19.99 EUR, or 1.234,50 €.',
  'Parcel RX123456789DE is late.',
  'See https://shop.example.test/orders, please.',
  'Numbers 12, 13, 14, 15 and 16 are missing.',
  'Thank you. Me too. No problem at the shop. Come again.',
  'Please open it.Then wait',
  'That is a nice thing and we like it very much today',
  'Open from 12.05.2026 09:30–17:00, 09:00-17:00.',
  'Size 42, 180 x 200 cm, 3 pcs, 50% off 100 items, ratio 1:2',
  'The goods number is 4006381333931.',
  '👨‍👩‍👧 family, naïve café, Đặng Thị Hạnh, 価格は1,000円です',
  '第一二三章，我买了三件，一共二十元。',
  '주문 세 개, 이번 주 일요일에 오나요?',
  'La commande est arrivée. Elle est belle. Merci !',
  'Pesanan saya belum sampai, tolong dicek.',
  'Tôi chưa nhận được hàng. Khi nào có?',
  '<script>alert(1)</script> & "quotes"',
])('nothing of "%s" is hidden', (text) => {
  expect(masked(text)).toEqual([{ text }]);
  expect(isPlain(text, context)).toBe(true);
});

test('a link of this instance that opens a door by itself is hidden', () => {
  const secret = 'abcdefghijklmnopqrstuvwxyz0123456789abcdefghijkl';
  expect(shown(`https://shop.example.test/s/x/order/${secret}`)).toBe('[link]');
  expect(shown('https://someone@shop.example.test/orders')).not.toContain('shop.example.test');
});

test('marks of direction, controls and lone halves are gone; line breaks and families stay', () => {
  expect(masked('a\u202eb\u0000c\u200bd\ud800')).toEqual([{ text: 'abcd\ufffd' }]);
  expect(masked('one\r\n\r\n\r\n\r\ntwo')).toEqual([{ text: 'one\n\ntwo' }]);
  expect(masked('👨‍👩‍👧')).toEqual([{ text: '👨‍👩‍👧' }]);
  expect(masked(`a${'\u0301'.repeat(200)}`)[0]).toSatisfy((part: { text: string }) => part.text.length < 8);
  expect(masked(' \u200b\u2060 ')).toEqual([]);
});

test('a known number is spared by itself alone, never as part of another', () => {
  expect(shown('RX123456789DE')).toBe('RX123456789DE');
  expect(numbersIn('Is 1Z999AA10123456784 there, or RX123456789DE?')).toEqual([
    '1Z999AA10123456784',
    'RX123456789DE',
  ]);
});

test('the longest message is looked through in a moment, whatever it is made of', () => {
  for (const piece of ['0', 'a.', 'T1', '@a', '0x', 'one ', 'DE89 ', '(', 'aA1', '1,2;']) {
    const usedMs = cpuMs();
    masked(piece.repeat(Math.ceil(8_000 / piece.length)));
    expect(cpuMs() - usedMs).toBeLessThan(2_000);
  }
});

const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

test.each([
  ['T JRabPrwb Zy45sbavfcjinPJC18kjpRTv8', '[address]'],
  ['TJRabPrwb . Zy45sbavf - cjinPJC18 / kjpRTv8', '[address]'],
  ['T J Rab Prw bZ y45sb avfcjin PJC18 kj pRT v8 thanks', '[address] thanks'],
  ['first TJRabPrwbZy45sbav and then fcjinPJC18kjpRTv8', 'first [address] and then [address]'],
  ['D E 8 9 3 7 0 4 0 0 4 4 0 5 3 2 0 1 3 0 0 0', '[iban]'],
  ['D-E-8-9 3704 0044 0532 0130 00 please', '[iban] please'],
  ['еvil.рф', '[link]'],
  ['пример.рф', '[link]'],
  ['сайт.онлайн', '[link]'],
  [decodeURIComponent('%74elegram: bobby1990'), decodeURIComponent('%74elegram: [handle]')],
  [decodeURIComponent('%77eixin: bobby'), decodeURIComponent('%77eixin: [handle]')],
  [decodeURIComponent('%64iscord bobby#1234'), decodeURIComponent('%64iscord [handle]')],
  [decodeURIComponent('%67mail: bobby.tester'), decodeURIComponent('%67mail: [handle]')],
  [decodeURIComponent('my %67mail is bobby.tester99'), decodeURIComponent('my %67mail is [handle]')],
  ['O17O I234567', '[phone]'],
  ['017O-l2345G7 and O17O l234567', '017O-l2345G7 and [phone]'],
])('%s is pulled apart and hidden all the same', (text, result) => {
  expect(shown(text)).toBe(result);
});

test.each([
  [tron.slice(0, 17), tron.slice(17), '[address]'],
  ['My IBAN: DE89 3704 0044', '0532 0130 00', '[iban]'],
  ['0170 123', '45 67 89', '[phone]'],
  ['4111 1111', '1111 1111', '[card]'],
])('%s and then %s: what is sent in two messages is hidden in the second', (earlier, text, result) => {
  const parts = maskText(text, { ...context, earlier });
  expect(parts.map((part) => ('text' in part ? part.text : `[${part.masked}]`)).join('')).toBe(result);
});

test.each([
  ['I need size 42', '180 x 200 cm, please'],
  ['It came on 2026-03-02', '14:05 in the afternoon'],
  ['Order 9GX2K-104', 'has 3 pieces of 12'],
  ['Thank you', 'You are welcome'],
])('%s and then %s: what belongs to two sentences stays', (earlier, text) => {
  expect(maskText(text, { ...context, earlier })).toEqual([{ text }]);
});

test('the page of a parcel of this very order stays, and no other page of the carrier', () => {
  const links = ['https://carrier.example/track?n=RX123456789DE'];
  const shownOf = (text: string) =>
    maskText(text, { ...context, links })
      .map((part) => ('text' in part ? part.text : `[${part.masked}]`))
      .join('');
  for (const kept of [
    'Here: https://carrier.example/track?n=RX123456789DE.',
    'carrier.example/track?n=RX123456789DE',
  ])
    expect(shownOf(kept)).toBe(kept);
  for (const other of [
    'https://carrier.example/track?n=RX123456789DE&to=evil.example',
    'https://carrier.example/login',
    'https://carrier.example.evil.example/track?n=RX123456789DE',
    'https://evil.example/https://carrier.example/track?n=RX123456789DE',
  ])
    expect(shownOf(other)).toContain('[link]');
});
