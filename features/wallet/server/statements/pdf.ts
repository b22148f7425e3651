// The settlement and the invoice of a month, printed.
import type { Language } from '#domain/text/language.ts';
import { formatMoney } from '#locales/format-money.ts';
import { sayIn, serverWords } from '#locales/server.ts';
import { openPdf, type Pdf } from '#platform/pdf/document.ts';
import type { Statement } from './view.ts';

type Draft = {
  readonly language: Language;
  /** The name of the platform when the statement was made. */
  readonly brand: string;
};

const right = 'right' as const;
const sumColumns = [{ width: 3 }, { width: 2, align: right }, { width: 2, align: right }];

/** What moved in the wallet by type, its balance before and after, and the tax that buyers paid. */
export async function drawSettlement(shown: Statement, draft: Draft): Promise<Buffer> {
  const { words, types, parts } = serverWords(draft.language).statements;
  const pdf = await openPaper(shown, { ...draft, title: words.settlement, no: shown.settlement_no });
  const money = moneyIn(shown, draft);
  drawParties(pdf, shown, draft, ['recipient']);
  const moved = shown.lines.map((line) => [types[line.type], money(line.in), money(line.out)]);
  pdf.rows(
    sumColumns,
    [words.kind, words.moneyIn, words.moneyOut],
    [[words.opening, money(shown.opening), ''], ...moved, [words.closing, money(shown.closing), '']],
  );
  pdf.gap(14);
  pdf.rows(
    sumColumns,
    [words.byPart, words.opening, words.closing],
    shown.accounts.map((one) => [parts[one.account], money(one.opening), money(one.closing)]),
  );
  pdf.gap(14);
  pdf.say(words.tax, { size: 13, isBold: true });
  if (shown.taxes.length === 0) pdf.say(words.noTax, { tone: 'muted' });
  else {
    const columns = [{ width: 3 }, { width: 2 }, ...[1, 2, 3].map(() => ({ width: 3, align: right }))];
    pdf.rows(
      columns,
      [words.country, words.rate, words.base, words.back, words.taxWord],
      shown.taxes.map((one) => [
        countryIn(draft.language, one.country, words.noCountry),
        percentIn(draft.language, one.rate_bps),
        money(one.base),
        money(one.back),
        money(one.tax),
      ]),
    );
  }
  pdf.say(words.taxHint, { tone: 'muted', size: 9 });
  pdf.gap(8);
  pdf.say(words.permanent, { tone: 'muted', size: 9 });
  return pdf.end();
}

/** The fees of a month, which were taken already. Below zero it is a credit note. */
export async function drawInvoice(shown: Statement, draft: Draft): Promise<Buffer> {
  const { words } = serverWords(draft.language).statements;
  const { invoice } = shown;
  const title = invoice.total.startsWith('-') ? words.creditNote : words.invoice;
  const pdf = await openPaper(shown, { ...draft, title, no: shown.invoice_no });
  const money = moneyIn(shown, draft);
  drawParties(pdf, shown, draft, ['issuer', 'recipient']);
  const rate = percentIn(draft.language, invoice.tax_rate_bps);
  pdf.rows(
    [...sumColumns, { width: 2, align: right }],
    [words.fees, words.charged, words.back, words.total],
    [
      ...invoice.lines.map((one) => [
        words.fee[one.fee],
        money(one.charged),
        money(one.back),
        money(one.net),
      ]),
      [words.total, '', '', money(invoice.total)],
      [sayIn(draft.language, words.taxIncluded, { rate }), '', '', money(invoice.tax_included)],
    ],
  );
  pdf.gap(8);
  pdf.say(words.feesHint, { tone: 'muted', size: 9 });
  return pdf.end();
}

type Head = Draft & { readonly title: string; readonly no: string };

async function openPaper(shown: Statement, { language, brand, title, no }: Head): Promise<Pdf> {
  const { words } = serverWords(language).statements;
  const at = new Date(shown.made_at);
  const pdf = await openPdf({ title: `${title} ${no}`, language, at, page: 'a4', author: brand });
  pdf.say(brand, { tone: 'muted' });
  pdf.say(title, { size: 20, isBold: true });
  pdf.say(`${no} · ${monthIn(language, shown.month)} · ${shown.currency}`, { size: 12 });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: shown.tz }).format(at);
  pdf.say(sayIn(language, words.made, { date: day }), { tone: 'muted' });
  const span = { first: shown.first_entry, last: shown.last_entry };
  pdf.say(sayIn(language, words.entries, span), { tone: 'muted' });
  pdf.rule();
  return pdf;
}

function drawParties(
  pdf: Pdf,
  { invoice }: Statement,
  { language }: Draft,
  sides: readonly ('issuer' | 'recipient')[],
): void {
  const { words } = serverWords(language).statements;
  for (const side of sides) {
    const { name, form, address, country, registration_no: registration, tax_id: taxId } = invoice[side];
    pdf.say(side === 'issuer' ? words.issuedBy : words.issuedTo, { tone: 'muted', size: 9 });
    const lines = [
      [name, form].filter((text) => text !== '').join(', '),
      address,
      country === '' ? '' : countryIn(language, country, country),
      registration === '' ? '' : sayIn(language, words.registration, { no: registration }),
      taxId === '' ? '' : sayIn(language, words.taxNumber, { no: taxId }),
    ];
    for (const line of lines) if (line !== '') pdf.say(line);
    pdf.gap(8);
  }
}

function moneyIn({ currency }: Statement, { language }: Draft) {
  return (amount: string) => formatMoney(language, amount, currency);
}

function percentIn(language: Language, bps: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000);
}

function monthIn(language: Language, month: string): string {
  const form = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, form).format(new Date(`${month}-01T00:00:00Z`));
}

function countryIn(language: Language, country: string, unknown: string): string {
  if (country === 'ZZ') return unknown;
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
