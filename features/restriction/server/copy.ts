// The statement of reasons as a file to keep: for people in their language, and for machines with its checksum.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { Language } from '#domain/text/language.ts';
import type { restrictionDetail, statementCopy } from '#features/restriction/contract.ts';
import { formatMoney } from '#locales/format-money.ts';
import { restrictionWords, sayIn } from '#locales/server.ts';
import { openPdf, type Pdf } from '#platform/pdf/document.ts';

type Statement = OutputOf<typeof restrictionDetail>;
type Copy = OutputOf<typeof statementCopy>;

type About = {
  readonly shop: string;
  readonly brand: string;
  readonly language: Language;
  readonly at: Date;
};

/** The wire form and its hash: SHA-256 of the canonical JSON (RFC 8785) of `statement`. */
export function copyAsJson(statement: Statement, { shop, brand, at }: About): Copy {
  const said = { brand, shop, made_at: at.toISOString(), ...statement };
  const sha256 = hashOf(Buffer.from(canonicalize(said) ?? ''));
  const bytes = Buffer.from(`${JSON.stringify({ statement: said, sha256 }, undefined, 2)}\n`);
  return {
    file_name: `restriction-${statement.id}.json`,
    type: 'application/json',
    base64: bytes.toString('base64'),
    sha256,
  };
}

/** The same for people; `sha256` is that of the file. */
export async function copyAsPdf(statement: Statement, about: About): Promise<Copy> {
  const words = restrictionWords(about.language);
  const { language, at, brand } = about;
  const pdf = await openPdf({ title: words.title, language, at, page: 'a4', author: brand });
  drawHead(pdf, statement, about);
  drawFacts(pdf, statement, about);
  drawPart(pdf, words.why, [statement.reason]);
  drawPart(pdf, words.evidence, statement.evidence);
  if (statement.extension !== null) {
    const { at: when, first_until: before, reason, evidence } = statement.extension;
    const shown = { when: timeIn(language, when), before: timeIn(language, before) };
    drawPart(pdf, words.extension, [sayIn(language, words.extensionDetail, shown), reason, ...evidence]);
  }
  if (statement.stops.length > 0) {
    drawPart(
      pdf,
      words.stops,
      statement.stops.map((act) => words.act[act]),
    );
  }
  const until = { when: timeIn(language, statement.appeal_until) };
  drawPart(pdf, words.appeal.title, [sayIn(language, words.appeal.until, until), words.appeal.free]);
  const bytes = await pdf.end();
  return {
    file_name: `restriction-${statement.id}.pdf`,
    type: 'application/pdf',
    base64: bytes.toString('base64'),
    sha256: hashOf(bytes),
  };
}

function drawHead(pdf: Pdf, { level, code }: Statement, { brand, shop, language }: About): void {
  const words = restrictionWords(language);
  pdf.say(brand, { tone: 'muted' });
  pdf.say(words.title, { size: 20, isBold: true });
  pdf.say(shop, { tone: 'muted' });
  pdf.gap(10);
  pdf.say(words.level[level], { size: 14, isBold: true });
  pdf.say(sayIn(language, words.ruleOf, { code, name: words.code[code] }));
  pdf.say(words.levelDetail[level]);
  pdf.gap(10);
}

function drawFacts(pdf: Pdf, statement: Statement, { language }: About): void {
  const words = restrictionWords(language);
  const { amount, held, currency, scope, file_no: fileNo, placed_at: placed } = statement;
  const money = (text: string) => formatMoney(language, text, currency);
  const facts: [string, string][] = [
    [words.placed, timeIn(language, placed)],
    [words.from, timeIn(language, statement.from)],
    [words.until, timeIn(language, statement.until)],
  ];
  if (amount !== null && scope === 'amount') facts.push([words.amount, money(amount)]);
  if (held !== null) facts.push([words.held, money(held)]);
  if (fileNo !== null) facts.push([words.fileNo, fileNo]);
  for (const [label, value] of facts) {
    pdf.say(label, { tone: 'muted', size: 9 });
    pdf.say(value);
    pdf.gap(4);
  }
}

function drawPart(pdf: Pdf, title: string, paragraphs: readonly string[]): void {
  pdf.gap(8);
  pdf.say(title, { isBold: true, size: 12 });
  for (const paragraph of paragraphs) pdf.say(paragraph);
}

function timeIn(language: Language, at: string): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, form).format(new Date(at))} UTC`;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
