// Whether a text speaks of paying, depositing or unlocking, or carries an address that money could be sent to. It stops
// too much rather than too little: what it finds is published by two people, and nothing is refused for it.

/** In all ten languages, as parts of words; a text is held against every one, whatever language it says it is in. */
const words = [
  'pay|deposit|unlock|unfreeze|recharge|top up|top-up|transfer|send money|wallet|withdraw|fee|tax',
  'usdt|tether|trc20|trc-20|erc20|erc-20|bitcoin|btc|crypto|iban|swift|bank account|western union',
  'gift card|refund|verification amount|pago|pagar|pague|paga |depósito|deposita|desbloque|recarg',
  'transfer|billetera|monedero|retir|comisión|impuesto|paie|payer|payez|versement|versez|dépôt',
  'déposez|débloqu|virement|portefeuille|retrait|frais|bayar|setor|buka blokir|isi ulang|dompet',
  'tarik|biaya|pajak|pagamento|pague|depósito|deposite|desbloquei|carteira|saque|taxa|imposto',
  'thanh toán|nạp tiền|đặt cọc|mở khóa|mở khoá|chuyển|ví |rút tiền|phí|thuế|支払|入金|振込|送金|解除|チャージ',
  'ウォレット|出金|手数料|税金|결제|지불|입금|송금|해제|충전|지갑|출금|수수료|세금|付款|支付|存款|充值|转账|轉帳|解锁|解鎖|解冻|解凍|钱包|錢包|提现|提現|手续费',
  '手續費|保证金|保證金|汇款|匯款|打款|税|稅',
]
  .join('|')
  .split('|');

/** Addresses of the networks that pay, and account numbers; blanks between their signs do not hide them. */
const addresses = [
  /T[1-9A-HJ-NP-Za-km-z]{33}/,
  /0x[0-9a-fA-F]{40}/,
  /(?:bc1[02-9ac-hj-np-z]{20,}|[13][1-9A-HJ-NP-Za-km-z]{25,34})/,
  /[A-Z]{2}\d{2}[A-Z0-9]{11,30}/,
  /\d{12,}/,
];

/** Letters that look like Latin ones, as far as they are used to hide words. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  т: 't',
  к: 'k',
  ο: 'o',
  α: 'a',
  ρ: 'p',
  υ: 'u',
  ν: 'v',
  ι: 'i',
};

/** True where a text speaks of payment in any of the ten languages, or carries an address of money. */
export function speaksOfPayment(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}|\p{M}/gu, '');
  const latin = Array.from(plain.toLowerCase(), (sign) => lookalikes[sign] ?? sign).join('');
  const bare = (one: string) => one.normalize('NFKC').replaceAll(/[\s._*-]+/g, '');
  const squeezed = bare(latin);
  if (words.some((word) => latin.includes(word) || squeezed.includes(bare(word)))) return true;
  const signs = bare(plain);
  return addresses.some((pattern) => pattern.test(plain) || pattern.test(signs));
}
