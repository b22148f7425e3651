// What banks call the columns of their files, in the languages of the product and of their neighbours.
import { isAsset, type Asset } from '#domain/money/money.ts';

export type ColumnField =
  | 'booked'
  | 'valued'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'direction'
  | 'currency'
  | 'payer'
  | 'payee'
  | 'name'
  | 'account'
  | 'own'
  | 'bic'
  | 'text'
  | 'entry'
  | 'status'
  | 'balance';

/** Names in the order of their worth: where two columns could be one field, the name that stands first counts. */
const names: Readonly<Record<ColumnField, string>> = {
  booked: `booking date|posting date|post date|posted date|buchungstag|buchungsdatum|buchung|fecha operacion|fecha de operacion
    |fecha contable|date operation|date d operation|date de comptabilisation|date comptable|data movimento|data lancamento
    |data operazione|data contabile|boekdatum|tanggal transaksi|tanggal posting|ngay giao dich|ngay hach toan|transaction date
    |date|datum|fecha|data|tanggal|ngay|取引日|取扱日|日付|お取引日|年月日|거래일자|거래일시|거래일|날짜|交易日期|记账日期|記帳日期|交易日|日期|入账日期|入帳日`,
  valued: `value date|valuta|valutadatum|wertstellung|valuta datum|wertstellungsdatum|fecha valor|f valor|date de valeur|date valeur
    |data valor|data valuta|rentedatum|tanggal valuta|ngay gia tri|ngay hieu luc|起息日|起算日|기산일`,
  amount: `amount|transaction amount|betrag|umsatz|buchungsbetrag|importe|monto|cantidad|montant|montante|valor|importo|bedrag|quantia
    |jumlah|nominal|so tien|金額|取引金額|금액|거래금액|金额|交易金额|交易金額|发生额`,
  credit: `credit|credits|credit amount|paid in|money in|deposit|deposits|amount credit|haben|gutschrift|abono|abonos|haber|ingreso
    |ingresos|entradas|credito|accredito|accrediti|entrate|bij|kredit|setoran|ghi co|so tien ghi co|phat sinh co|tien vao
    |入金額|入金|お預り金額|お預入額|お預け入れ|預入金額|입금액|입금|맡기신금액|收入|收入金额|收入金額|贷方发生额|貸方金額|存入|存入金額|贷方金额`,
  debit: `debit|debits|debit amount|paid out|money out|withdrawal|withdrawals|amount debit|soll|lastschrift|cargo|cargos|debe|gasto|salidas
    |debito|addebito|addebiti|uscite|af|debet|penarikan|ghi no|so tien ghi no|phat sinh no|tien ra
    |出金額|出金|お支払金額|お引出額|お引き出し|支払金額|출금액|출금|찾으신금액|支出|支出金额|支出金額|借方发生额|借方金額|提出|提款|借方金额`,
  direction: `credit debit|debit credit|credit debit indicator|debit credit indicator|dc|cd|cr dr|dr cr|soll haben|s h|sh kennzeichen|sign
    |af bij|sens|sentido|d c|transaction direction|借贷标志|借貸別|入払区分|입출금구분`,
  currency: `currency|ccy|currency code|waehrung|wahrung|divisa|moneda|devise|moeda|valuta code|munt|mata uang|loai tien|tien te|通貨|통화|币种|幣別|货币`,
  payer: `payer|payer name|debtor|debtor name|remitter|ordering party|zahlungspflichtiger|zahlungspflichtige r|auftraggeber|ordenante
    |donneur d ordre|ordonnateur|ordenante nome|pagador|ordinante|pengirim|nguoi chuyen|don vi chuyen|振込依頼人|振込人名|依頼人名|보낸분|의뢰인|付款人|付款人名称|付款人名稱|匯款人`,
  payee: `payee|payee name|beneficiary|beneficiary name|creditor name|recipient|zahlungsempfanger|zahlungsempfanger in|empfanger|beneficiario
    |beneficiaire|favorecido|penerima|nguoi nhan|don vi nhan|受取人|받는분|收款人|收款人名称|收款人名稱`,
  name: `counterparty|counterparty name|name|other party|beguenstigter zahlungspflichtiger|begunstigter zahlungspflichtiger
    |auftraggeber empfanger|auftraggeber begunstigter|auftraggeber beguenstigter|name zahlungsbeteiligter|partner name|partnername
    |contrapartida|contrepartie|contraparte|naam tegenpartij|naam omschrijving|nama|ten doi tac|相手先|거래상대|对方户名|對方戶名|对方名称|对方账户名`,
  account: `counterparty account|counterparty iban|iban|account number|account no|payer account|payer iban|debtor account|debtor iban|konto
    |kontonummer iban|iban zahlungsbeteiligter|kontonummer|iban kontonummer|kontonummer des auftraggebers|partner iban|cuenta
    |cuenta contraparte|iban ordenante|compte|compte contrepartie|iban du donneur d ordre|conta|conta ordenante|tegenrekening
    |tegenrekening iban bban|nomor rekening|so tai khoan|tai khoan doi ung|口座番号|계좌번호|对方账号|對方帳號|对方账户|付款人账号`,
  own: `own account|auftragskonto|iban auftragskonto|kontonummer auftragskonto|account|account iban|rekening|cuenta propia|compte propre
    |本方账号|账号|帳號|我方账号`,
  bic: `bic|swift|bic swift code|bic swift|swift bic|swift code|bic code|blz|bic zahlungsbeteiligter|payer bic|counterparty bic`,
  text: `description|details|transaction details|narrative|memo|note|notes|remittance information|remittance|payment reference|reference
    |references|your reference|payment details|message|particulars|additional information|end to end id|end to end reference|endtoendid
    |customer reference|transaction description|verwendungszweck|buchungstext|kundenreferenz|kundenreferenz end to end|zahlungsreferenz
    |referenz|zweck|info|vorgang verwendungszweck|concepto|detalle|descripcion|observaciones|referencia|mas datos|libelle
    |libelle operation|libelle complementaire|motif|communication|reference client|detail|descricao|historico|descritivo|mensagem
    |causale|descrizione|mededelingen|omschrijving|keterangan|uraian|berita|catatan|noi dung|dien giai|noi dung giao dich|mo ta|ghi chu
    |摘要|お取引内容|取引内容|内容|備考|メモ|적요|내용|거래내용|메모|비고|附言|备注|用途|摘要说明|交易摘要|附註|註記|存摺備註`,
  entry: `transaction id|transaction number|transaction reference|bank reference|entry reference|account servicer reference|statement reference
    |fitid|unique id|bankreferenz|bank referenz|umsatz id|transaktionsnummer|buchungsreferenz|buchungs id|numero de operacion
    |numero de movimiento|id de transaccion|id transaction|numero d operation|reference de l operation|id transacao|numero documento
    |id transaksi|nomor referensi|so but toan|so tham chieu|ma giao dich|取引番号|照会番号|거래번호|交易流水号|流水号|交易序號|交易编号`,
  status: `status|booking status|state|buchungsstatus|estado|statut|situacao|trang thai|状態|상태|交易状态|状态`,
  balance: `balance|running balance|running bal|closing balance|saldo|saldo nach buchung|kontostand|solde|so du|残高|差引残高|거래후잔액|잔액|余额|餘額|結餘`,
};

const byName = new Map<string, { readonly field: ColumnField; readonly worth: number }>();
for (const [field, list] of Object.entries(names)) {
  list.split('|').forEach((name, worth) => {
    if (isField(field)) byName.set(plainName(name), { field, worth });
  });
}

function isField(text: string): text is ColumnField {
  return Object.hasOwn(names, text);
}

function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export type Column = {
  readonly place: number;
  readonly name: string;
  readonly field: ColumnField;
  readonly worth: number;
  /** A currency in the name: `Amount (EUR)`. */
  readonly asset: Asset | undefined;
};

const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₩': 'KRW',
  '₫': 'VND',
  円: 'JPY',
  원: 'KRW',
};

/** What a header cell is called without the currency in brackets or at its end. */
function readName(cell: string): { plain: string; asset: Asset | undefined } {
  const found = /[([（]\s*(?:in\s+)?([^)\]）]+?)\s*[)\]）]\s*$|\b(?:in\s+)?([A-Z]{3})\s*$/u.exec(
    cell.normalize('NFC').trim(),
  );
  const unit = found?.[1] ?? found?.[2] ?? '';
  const code = signs[unit] ?? unit.toUpperCase();
  const rest = found === null || !isAsset(code) ? cell : cell.slice(0, found.index);
  return { plain: plainName(rest), asset: isAsset(code) ? code : undefined };
}

/** The columns of a header line that are known by name; the others mean nothing to us. */
export function readColumns(cells: readonly string[]): Column[] {
  return cells.flatMap((cell, place) => {
    const { plain, asset } = readName(cell);
    const known = byName.get(plain) ?? byName.get(plainName(cell));
    return known === undefined ? [] : [{ place, name: cell.trim(), asset, ...known }];
  });
}

/** True for a line that can be the header: it names a day and an amount. */
export function isHeader(columns: readonly Column[]): boolean {
  const has = (...fields: ColumnField[]) => columns.some(({ field }) => fields.includes(field));
  return has('booked', 'valued') && has('amount', 'credit', 'debit');
}

/** A day's source: files with other columns may spell the same line differently. */
export function sourceOf(columns: readonly Column[]): string {
  const spelled = columns.map(({ name }) => plainName(name)).join(',');
  let hash = 0n;
  for (const letter of spelled)
    hash = (hash * 1_099_511_628_211n + BigInt(letter.codePointAt(0) ?? 0)) % 2n ** 64n;
  return `csv:${hash.toString(16)}`;
}
