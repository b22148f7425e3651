// A file of transfers for a bank: ISO 20022 pain.001.001.09, as SEPA credit transfers where the currency is the euro.
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { sepaText } from './sepa-text.ts';

/** One who is paid, or who pays. */
export type BankParty = {
  readonly name: string;
  /** IBAN or another account number, in plain spelling. */
  readonly number: string;
  readonly isIban: boolean;
  /** Empty where nobody knows it. */
  readonly bic: string;
  /** The number of the bank in its own country's system, where there is no IBAN. */
  readonly branchNumber: string;
};

export type BankTransfer = {
  /** At most 35 letters: the bank repeats it in its statement. */
  readonly endToEnd: string;
  readonly units: bigint;
  readonly to: BankParty;
  /** What the receiver reads. */
  readonly text: string;
};

export type BankOrder = {
  /** At most 35 letters; the bank takes a file of one name once. */
  readonly name: string;
  readonly at: Date;
  /** The day on which the bank is to do it: `2026-03-02`. */
  readonly executeOn: string;
  readonly currency: Asset;
  readonly from: BankParty;
  readonly transfers: readonly BankTransfer[];
};

const nameMax = 70;
const textMax = 140;
const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;');
const one = (tag: string, text: string) => `<${tag}>${escaped(text)}</${tag}>`;
const many = (tag: string, ...parts: readonly string[]) => `<${tag}>${parts.join('')}</${tag}>`;

/** The file as it is handed to the bank. */
export function pain001(order: BankOrder): string {
  const { name, at, executeOn, currency, from, transfers } = order;
  const isSepa = currency === 'EUR' && from.isIban && transfers.every(({ to }) => to.isIban);
  const sum = transfers.reduce((all, { units }) => all + units, 0n);
  const count = one('NbOfTxs', String(transfers.length));
  const control = one('CtrlSum', formatUnits(sum, currency));
  const owner = sepaText(from.name, nameMax);
  const header = many(
    'GrpHdr',
    one('MsgId', name),
    one('CreDtTm', `${at.toISOString().slice(0, 19)}Z`),
    count,
    control,
    many('InitgPty', one('Nm', owner)),
  );
  const batch = many(
    'PmtInf',
    one('PmtInfId', name),
    one('PmtMtd', 'TRF'),
    one('BtchBookg', 'false'),
    count,
    control,
    ...(isSepa ? [many('PmtTpInf', many('SvcLvl', one('Cd', 'SEPA')))] : []),
    many('ReqdExctnDt', one('Dt', executeOn)),
    many('Dbtr', one('Nm', owner)),
    many('DbtrAcct', accountOf(from), one('Ccy', currency)),
    many('DbtrAgt', agentOf(from)),
    one('ChrgBr', isSepa ? 'SLEV' : 'SHAR'),
    ...transfers.map((transfer) => transferOf(transfer, currency)),
  );
  const body = many('CstmrCdtTrfInitn', header, batch);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${body}</Document>\n`;
}

function transferOf({ endToEnd, units, to, text }: BankTransfer, currency: Asset): string {
  return many(
    'CdtTrfTxInf',
    many('PmtId', one('EndToEndId', endToEnd)),
    many('Amt', `<InstdAmt Ccy="${currency}">${formatUnits(units, currency)}</InstdAmt>`),
    // An IBAN alone says which bank it is.
    ...(to.isIban && to.bic === '' ? [] : [many('CdtrAgt', agentOf(to))]),
    many('Cdtr', one('Nm', sepaText(to.name, nameMax))),
    many('CdtrAcct', accountOf(to)),
    many('RmtInf', one('Ustrd', sepaText(text, textMax))),
  );
}

function accountOf({ number, isIban }: BankParty): string {
  return many('Id', isIban ? one('IBAN', number) : many('Othr', one('Id', number.slice(0, 34))));
}

function agentOf({ bic, branchNumber }: BankParty): string {
  if (bic !== '') return many('FinInstnId', one('BICFI', bic));
  if (branchNumber !== '')
    return many('FinInstnId', many('ClrSysMmbId', one('MmbId', branchNumber.slice(0, 35))));
  return many('FinInstnId', many('Othr', one('Id', 'NOTPROVIDED')));
}
