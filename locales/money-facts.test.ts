// What the words say about a merchant's money is so, in every language: each row is a sentence that was once wrong in
// meaning, with what it must not say again and the values it must carry.
import { expect, test } from 'vitest';
import { languages, type Language } from '#domain/text/language.ts';
import { timerReasons } from '#domain/states/order.ts';
import { listTexts } from '#tools/testing/list-texts.ts';

const texts = new Map(
  await Promise.all(languages.map(async (language) => [language, await listTexts(language)] as const)),
);

/** The text of one message: `file:path.to.key`. */
function getText(language: Language, name: string): string {
  const [file, key] = name.split(':');
  const found = texts
    .get(language)
    ?.find(([at]) => at.startsWith(`${language}/${file}.ts.`) && at.endsWith(`.${key}`));
  if (found === undefined) throw new Error(`${language} has no message ${name}`);
  return found[1];
}

test.each(languages)('%s: a requested withdrawal is not said to be under way', (language) => {
  const body = getText(language, 'notices:withdrawal_requested.body');
  expect(body).toContain('{amount}');
  expect(body).toContain('{account}');
  const underWay =
    /on its way|en camino|en cours d’envoi|sedang dikirim|送金中|보내는 중|a caminho|đang được chuyển|转出中|轉出中/u;
  for (const name of ['notices:withdrawal_requested.body', 'payouts:asked', 'wallet:accounts.withdrawing'])
    expect(getText(language, name), name).not.toMatch(underWay);
});

test.each(languages)('%s: a withdrawal includes orders, it never pays them', (language) => {
  const pays = /\bpays?\b|\bpaid by\b|dibayarkan|支払われます|지급됩니다|chi trả|支付/u;
  for (const name of ['payouts:orders', 'payouts:ordersWere', 'payouts:ordersWait', 'payouts:noOrders'])
    expect(getText(language, name), name).not.toMatch(pays);
});

test.each(languages)(
  '%s: what nobody decides is approved, then paid in daily parts with an end',
  (language) => {
    for (const name of ['storefront-terms:termsText_payouts', 'articles/money:withdrawals.body'])
      expect(getText(language, name), name).toMatch(/\{slices(?:,|\})/u);
  },
);

test.each(languages)('%s: a hold of an amount is not said to stop smaller withdrawals', (language) => {
  const body = getText(language, 'articles/money:held-money.body');
  expect(body).toContain('449');
  expect(body).not.toMatch(
    /up to the held amount|hasta el monto retenido|à hauteur|sebesar jumlah yang ditahan|保留額までの|까지의 출금은|até o valor retido|trong phạm vi số tiền|金额以内的提现|金額以內的提領/u,
  );
});

test.each(languages)('%s: an order that nobody confirmed in time is not said to be unpaid', (language) => {
  const unpaid =
    /\bpaid|\bpay|pagad|pagó|pay[ée]|dibayar|支払|결제|\bpag[ao]|thanh toán|trả tiền|付款|支付/iu;
  for (const name of [
    'orders:cancel.expired',
    'orders:refundReasons.expired',
    'orders:refundReasons.not_confirmed',
  ]) {
    expect(getText(language, name), name).toBe(getText(language, 'orders:cancel.expired'));
    expect(getText(language, name), name).not.toMatch(unpaid);
  }
  expect(getText(language, 'notices:order_cancelled.body')).toMatch(/\bexpired \{/u);
});

test.each(languages)(
  '%s: a paid order that waits for its shop has one name, and it speaks of no payment',
  (language) => {
    const name = getText(language, 'orders:status.pending_payment');
    expect(getText(language, 'server:status.pending_payment')).toBe(name);
    expect(name).not.toMatch(/pay|paid|pago|paiement|bayar|支払|결제|pagamento|thanh toán|付款|支付/iu);
    if (language !== 'en') return;
    expect(name).toBe('To confirm');
    expect(getText(language, 'console-desk:status.pending_payment')).toBe(name);
  },
);

test.each(languages)('%s: money that can be withdrawn is available, never free of charge', (language) => {
  const free =
    /\bfree\b|gratis|gratuit|\blibres?\b|\bbebas\b|\blivres?\b|grátis|miễn phí|無料|무료|免费|免費/iu;
  for (const name of [
    'notices:order_released.title',
    'notices:order_released.body',
    'storefront-trust:trustFeeRelease',
    'wallet:accounts.available',
  ])
    expect(getText(language, name), name).not.toMatch(free);
});

test.each(languages)(
  '%s: what buyers paid for open orders is said to be more than the shop’s part',
  (language) => {
    const commission = /commission|comisión|comissão|komisi|hoa hồng|手数料|수수료|佣金/iu;
    const supplier =
      /supplier|proveedor|fournisseur|fornecedor|pemasok|nhà cung cấp|仕入先|공급사|供应商|供應商/iu;
    expect(getText(language, 'wallet:escrowHint')).toMatch(commission);
    expect(getText(language, 'wallet:escrowHint')).toMatch(supplier);
  },
);

test.each(languages)('%s: an account that opens again is suspended, not closed', (language) => {
  const closed = /\bclosed\b|cerrada|fermé|ditutup|fechada|đóng|关闭|關閉/u;
  for (const name of [
    'errors:accountDisabled',
    'restriction:level.account_disabled',
    'notices:restriction_begun.title',
  ])
    expect(getText(language, name), name).not.toMatch(closed);
  expect(getText(language, 'notices:restriction_begun.title')).toContain('{until}');
});

test.each(languages)('%s: a deposit comes back when its owner withdraws it, and not at once', (language) => {
  const wrong =
    /whenever you like|at any time\.$|goes back|se devuelve en|cuando quieras|quand vous voulez|kapan saja\.|いつでも戻せ|언제든지 돌려|é devolvido|quando quiser|lúc nào cũng được|trở về|随时可以退回|隨時可以退回/u;
  for (const name of ['notices:deposit_credited.body', 'deposits:successDetail'])
    expect(getText(language, name), name).not.toMatch(wrong);
  expect(getText(language, 'storefront-terms:termsText_deposits')).not.toMatch(
    /goes back|se devuelve|devolvido|trở về|退回|戻せ|돌려받/u,
  );
  expect(getText(language, 'promotion-results:stopText')).not.toMatch(
    /at once|de inmediato|tout de suite|langsung|すぐに|바로|na hora|trở về ngay|立即/u,
  );
});

test.each([
  ['en', /(?:\{amount\}(?: of your money)?|money|amount|part) is free\b|free balance|becomes? free\b/u],
  ['es', /Adelantado por ti|\blibres?\b/iu],
  ['fr', /la retenue passe|une retenue attend|\blibres?\b(?! de vendre)/iu],
  ['id', /\bbebas\b(?! berjualan)|dibebaskan/iu],
  ['ko', /(?<!순)수익/u],
  ['pt', /\blivres?\b|(?<!etiqueta )\bsozinh[oa]s?\b|\bficheiro|\bmorada\b|Fica connosco|Levante-os/u],
  ['vi', /(?:tiền|số dư|\{amount\}) (?:được |đã )?(?:tự do|miễn phí)/iu],
] as const)(
  '%s: available money, advances, deductions and profit have their own words',
  (language, wrong) => {
    const found = (texts.get(language) ?? []).filter(([, text]) => wrong.test(text));
    expect(found).toEqual([]);
  },
);

test('es: emails and the page of personal data speak to the reader as the rest does', () => {
  const formal = /\busted(?:es)?\b|\bSu pedido\b|\bsus datos\b|\bcarta\b/u;
  const found = (texts.get('es') ?? []).filter(
    ([at, text]) => /^es\/(?:letters|privacy)\.ts/.test(at) && formal.test(text),
  );
  expect(found).toEqual([]);
});

test.each(languages)('%s: every reason that a timer gives for its step has words', (language) => {
  for (const reason of timerReasons) {
    const name = `orders:refundReasons.${reason}`;
    const words = getText(language, name);
    expect(words, name).toMatch(/\p{L}/u);
    expect(words, name).not.toContain('_');
    expect(words === getText('en', name), name).toBe(language === 'en');
  }
});

test('the console says the reasons of timers in words too', () => {
  for (const reason of timerReasons)
    expect(getText('en', `console-desk:timer_reason.${reason}`), reason).toMatch(/^[a-z, ]+$/);
});
