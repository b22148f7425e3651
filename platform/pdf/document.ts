// A printed document: A4 papers and labels, in every script we write, with codes that scanners read.
import type PDFDocument from 'pdfkit';
import { drawBars, drawQr } from './codes.ts';
import { bothWeights } from './letters.ts';
import { type Letters, runsOf, wrap } from './text.ts';

const mmPoints = 72 / 25.4;

/** Millimetres as the points that a PDF counts in. */
export const mm = (length: number): number => length * mmPoints;

export const pages = {
  a4: { width: mm(210), height: mm(297), margin: mm(18) },
  /** What label printers take: 100 × 150 mm. */
  label: { width: mm(100), height: mm(150), margin: mm(5) },
} as const;

export type PdfInput = {
  readonly title: string;
  readonly language: string;
  /** When it is made. The same text at the same time is the same file, to the byte. */
  readonly at: Date;
  readonly page: keyof typeof pages;
  readonly author?: string;
};

export type TextStyle = {
  /** In points; 10 where it is left out. */
  readonly size?: number;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'right' | 'center';
  readonly tone?: keyof typeof inks;
  /** Lines beyond it are left out, the last of those that stay ends in an ellipsis. */
  readonly linesMax?: number;
};

type Place = { readonly x: number; readonly y: number; readonly width: number };
type Column = {
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** An empty box to be ticked by hand in each row of the body. It is drawn: fonts of text have no such sign. */
  readonly isTick?: true;
};

/** All lengths are points from the top left corner; `mm` makes them. */
export type Pdf = {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Where the next `say`, `rows` or `rule` begins. May be set. */
  y: number;
  newPage(): void;
  /** From here on words are of this language: Han signs are drawn as its readers write them. */
  speak(language: string): void;
  /** How many pages there are. */
  pages(): number;
  /** Writes at a place, in as many lines as the width needs; gives the y below the last one. */
  text(words: string, place: Place, style?: TextStyle): number;
  /** How tall a text would be. */
  heightOf(words: string, width: number, style?: TextStyle): number;
  /** A paragraph over the whole width at `y`, on as many pages as it needs. */
  say(words: string, style?: TextStyle): void;
  /** A table; a row is never torn over two pages, and the head is repeated on each. Widths are shares of the whole. */
  rows(columns: readonly Column[], head: readonly string[], body: readonly (readonly string[])[]): void;
  /** A thin line over the whole width at `y`. */
  rule(): void;
  /** Space below, in points. */
  gap(height: number): void;
  box(x: number, y: number, width: number, height: number): void;
  /** A letter, light on a dark square of `size`: what stands where there is no logo. */
  mark(letter: string, x: number, y: number, size: number): void;
  /** A JPEG as large as fits a square of `size`. The same one on many pages is in the file once. */
  picture(jpeg: Buffer, x: number, y: number, size: number): void;
  /** A QR code of medium correction, a square of `size` with its quiet zone inside. */
  qr(words: string, x: number, y: number, size: number): void;
  /** Code 128 of printable ASCII, its quiet zones inside the width. */
  bars(words: string, place: Place & { readonly height: number }): void;
  /** Closes the document and gives its bytes. Nothing may be written after it. */
  end(): Promise<Buffer>;
};

/** Opens a document with its first page. Fonts are those of the letters that come: a paper is as small as its text. */
export async function openPdf(ask: PdfInput): Promise<Pdf> {
  const page = pages[ask.page];
  const size = [page.width, page.height] as const;
  // Thirty megabytes that a server without papers to print does not need.
  const pdfkit = await import('pdfkit');
  const document = new pdfkit.default({
    size: [...size],
    margin: 0,
    lang: ask.language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: ask.title,
      Author: ask.author ?? '',
      CreationDate: ask.at,
      ModDate: ask.at,
      Producer: 'Stockless',
    },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.once('end', () => resolve(Buffer.concat(chunks)));
    document.once('error', reject);
  });
  return drawOn(document, { ...page, language: ask.language }, () => {
    document.end();
    return ended;
  });
}

type Paper = { width: number; height: number; margin: number; language: string };
type Document = InstanceType<typeof PDFDocument>;

/** Lines are this many times as tall as their letters: marks of every script have room. */
const lineHeight = 1.36;
const ink = '#000000';
const inkMuted = '#555555';
const inks = { plain: ink, muted: inkMuted, light: '#ffffff' } as const;

function drawOn(document: Document, paper: Paper, end: () => Promise<Buffer>): Pdf {
  let letters = bothWeights(document, paper.language);
  const whole = paper.width - 2 * paper.margin;
  const inStyle = ({ isBold = false }: TextStyle) => letters[isBold ? 'bold' : 'regular'];
  const linesOf = (words: string, width: number, style: TextStyle) =>
    wrap(words, width, { letters: inStyle(style), size: style.size ?? 10, linesMax: style.linesMax });

  function text(words: string, { x, y, width }: Place, style: TextStyle = {}): number {
    const { size = 10, align = 'left' } = style;
    const step = size * lineHeight;
    const lines = linesOf(words, width, style);
    lines.forEach((line, index) => {
      const free = width - inStyle(style).width(line, size);
      const from = align === 'left' ? 0 : align === 'right' ? free : free / 2;
      drawLine(document, line, { letters: inStyle(style), x: x + from, y: y + index * step, style });
    });
    return y + lines.length * step;
  }
  const heightOf = (words: string, width: number, style: TextStyle = {}) =>
    linesOf(words, width, style).length * (style.size ?? 10) * lineHeight;

  let pageCount = 1;
  const pdf: Pdf = {
    ...paper,
    y: paper.margin,
    pages: () => pageCount,
    speak(language) {
      letters = bothWeights(document, language);
    },
    newPage() {
      pageCount += 1;
      document.addPage({ size: [paper.width, paper.height], margin: 0 });
      pdf.y = paper.margin;
    },
    text,
    heightOf,
    say(words, style = {}) {
      const step = (style.size ?? 10) * lineHeight;
      for (const line of linesOf(words, whole, style)) {
        makeRoom(pdf, step);
        text(line, { x: paper.margin, y: pdf.y, width: whole }, style);
        pdf.y += step;
      }
    },
    rows: (columns, head, body) => drawRows(pdf, columns, head, body),
    rule() {
      makeRoom(pdf, 6);
      document.lineWidth(0.5).strokeColor(inkMuted);
      document
        .moveTo(paper.margin, pdf.y + 3)
        .lineTo(paper.width - paper.margin, pdf.y + 3)
        .stroke();
      pdf.y += 6;
    },
    gap(height) {
      pdf.y += height;
    },
    box(x, y, width, height) {
      document.lineWidth(0.75).strokeColor(ink).rect(x, y, width, height).stroke();
    },
    mark: (letter, x, y, size) => drawMark(document, pdf, letter, { x, y, width: size }),
    picture(jpeg, x, y, size) {
      // By its address a picture is known again, by its bytes it is not.
      const address = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
      document.image(address, x, y, { fit: [size, size], align: 'center', valign: 'center' });
    },
    qr: (words, x, y, size) => drawQr(document, words, { x, y, size }),
    bars: (words, place) => drawBars(document, words, place),
    end,
  };
  return pdf;
}

function drawMark(document: Document, pdf: Pdf, letter: string, { x, y, width }: Place): void {
  document
    .fillColor(ink)
    .roundedRect(x, y, width, width, width / 6)
    .fill();
  const style = { size: width * 0.55, isBold: true, align: 'center', tone: 'light' } as const;
  pdf.text(letter, { x, y: y + width * 0.14, width }, style);
}

function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.height - pdf.margin) pdf.newPage();
}

type LinePlace = { letters: Letters; x: number; y: number; style: TextStyle };

function drawLine(document: Document, line: string, { letters, x, y, style }: LinePlace): void {
  const { size = 10, tone = 'plain' } = style;
  const color = inks[tone];
  let at = x;
  for (const run of runsOf(line, letters)) {
    letters.use(run.font, size);
    // All scripts stand on one line, however tall their fonts are.
    document
      .fillColor(color)
      .text(run.text, at, y + size * 1.06, { lineBreak: false, baseline: 'alphabetic' });
    at += document.widthOfString(run.text);
  }
}

const rowGap = 3;
const tickSize = 9;

function drawRows(
  pdf: Pdf,
  columns: readonly Column[],
  head: readonly string[],
  body: readonly (readonly string[])[],
): void {
  const whole = pdf.width - 2 * pdf.margin;
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const cellsOf = (row: readonly string[]) => {
    let x = pdf.margin;
    return columns.map(({ width, align, isTick }, index) => {
      const cell = { words: row[index] ?? '', x, width: (whole * width) / shares - 6, align, isTick };
      x += (whole * width) / shares;
      return cell;
    });
  };
  const write = (row: readonly string[], style: TextStyle) => {
    const bottoms = cellsOf(row).map(({ words, x, width, align }) =>
      pdf.text(words, { x, y: pdf.y, width }, { ...style, ...(align === undefined ? {} : { align }) }),
    );
    pdf.y = Math.max(...bottoms) + rowGap;
  };
  const heightOf = (row: readonly string[]) =>
    Math.max(...cellsOf(row).map(({ words, width }) => pdf.heightOf(words, width, { size: 9 }))) + rowGap;
  const writeHead = () => {
    write(head, { size: 8, isBold: true, tone: 'muted' });
    pdf.rule();
  };
  makeRoom(pdf, 40);
  writeHead();
  for (const row of body) {
    if (pdf.y + heightOf(row) > pdf.height - pdf.margin) {
      pdf.newPage();
      writeHead();
    }
    for (const { x, width, align, isTick } of cellsOf(row)) {
      if (isTick) pdf.box(align === 'right' ? x + width - tickSize : x, pdf.y + 1.5, tickSize, tickSize);
    }
    write(row, { size: 9 });
  }
}
