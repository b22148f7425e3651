// Rows as CSV that spreadsheets of every language open as it is (RFC 4180).

/** What makes a cell a formula where a spreadsheet opens it; East Asian ones read the wide signs as well. */
const formula = /^[\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** One cell: words of strangers can start no formula, and keep their line breaks and quotes. */
export function csvCell(text: string): string {
  return quoted(formula.test(text) && !plainNumber.test(text) ? `'${text}` : text);
}

/** Quoted where a reader could cut or trim it. */
function quoted(text: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row for programs, which open no formulas: every cell says exactly its text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** The whole file; the mark at its start tells spreadsheets that it is UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${csvMark}${csvRows(rows)}`;
}

export const csvMark = '\uFEFF';

/** A part of a file: rows without the mark. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
