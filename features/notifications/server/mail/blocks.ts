// The blocks of a mail as HTML: tables with their styles on each element, because mail programs keep little else. What
// dark mode changes carries a class too (frame.ts).
import { colors, partColors, type Accent } from './colors.ts';

export type Link = { readonly text: string; readonly url: string };
export type Fact = { readonly name: string; readonly value: string };

/** A line of an order. `picture` is the Content-ID of a part of the same mail: nothing is loaded from elsewhere. */
export type MailLine = {
  readonly title: string;
  readonly qty: number;
  readonly amount?: string | undefined;
  readonly picture?: string | undefined;
};

/** A sum and the parts that it is made of, to the last unit. Parts of nothing are left out of the strip. */
export type MailSum = {
  readonly parts: readonly { readonly name: string; readonly value: string; readonly units: bigint }[];
  readonly total: Fact;
};

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text that is none of our own, as text. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

export const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif";
const ink = `color:${colors.ink.light}`;
const muted = `color:${colors.muted.light}`;
const edge = `border-top:1px solid ${colors.line.light}`;
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Its own line breaks stay: a person may have written it. */
export function paragraph(text: string): string {
  const lines = escaped(text).replaceAll('\n', '<br>');
  return `<p class="ink" style="margin:0 0 14px;font-size:15px;line-height:22px;${ink}">${lines}</p>`;
}

/** A sum that a mail is about. */
export function amountOf(amount: string): string {
  return (
    `<p class="ink" style="margin:0 0 14px;font-size:34px;line-height:40px;font-weight:600;` +
    `letter-spacing:-0.02em;${ink}">${escaped(amount)}</p>`
  );
}

/** The one button: its ground is a cell, so that it is one in programs that know no padding of links. */
export function button({ text, url }: Link, accent: Accent): string {
  const cell = `border-radius:10px;background-color:${accent.light}`;
  const link =
    `display:inline-block;padding:13px 22px;font-size:15px;line-height:20px;font-weight:600;` +
    `text-decoration:none;border-radius:10px;color:${accent.onLight}`;
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:22px 0 10px"><tr>` +
    `<td class="accent" bgcolor="${accent.light}" style="${cell}"><a class="on-accent" data-button ` +
    `href="${escaped(url)}" style="${link}">${escaped(text)}</a></td></tr></table>`
  );
}

export function linkLine({ text, url }: Link): string {
  const style = `font-size:13px;line-height:18px;text-decoration:underline;${muted}`;
  return `<p style="margin:0 0 6px"><a class="muted" href="${escaped(url)}" style="${style}">${escaped(text)}</a></p>`;
}

export function factsTable(facts: readonly Fact[]): string {
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th class="muted" scope="row" style="padding:3px 16px 3px 0;text-align:start;vertical-align:top;` +
      `font-weight:400;font-size:13px;line-height:20px;${muted}">${escaped(name)}</th>` +
      `<td class="ink" style="padding:3px 0;font-size:15px;line-height:20px;font-weight:500;` +
      `overflow-wrap:anywhere;${ink}">${escaped(value)}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<table cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 14px">${rows.join('')}</table>`;
}

/** What was bought: picture, title, how many, and what it came to. `more` says what is left out. */
export function linesTable(lines: readonly MailLine[], more: string | undefined): string {
  if (lines.length === 0) return '';
  const rest =
    more === undefined
      ? ''
      : `<tr><td class="muted line" colspan="3" style="padding:12px 0;font-size:13px;line-height:18px;${edge};${muted}">` +
        `${escaped(more)}</td></tr>`;
  return `<table ${table} style="margin:14px 0 0">${lines.map(lineRow).join('')}${rest}</table>`;
}

function lineRow({ title, qty, amount, picture }: MailLine): string {
  const box = `display:block;width:64px;height:64px;border-radius:8px;background-color:${colors.sunken.light}`;
  const shown =
    picture === undefined
      ? `<div class="sunken" style="${box}"></div>`
      : `<img class="sunken" src="cid:${escaped(picture)}" width="64" height="64" alt="" style="${box}">`;
  const text = `font-size:15px;line-height:20px`;
  return (
    `<tr><td class="line" width="64" style="width:64px;padding:12px 14px 12px 0;vertical-align:top;${edge}">${shown}</td>` +
    `<td class="ink line" style="padding:12px 12px 12px 0;vertical-align:top;${text};overflow-wrap:anywhere;${edge};${ink}">` +
    `${escaped(title)}<br><span class="muted" style="font-size:13px;line-height:18px;${muted}">× ${qty}</span></td>` +
    `<td class="ink line" align="right" style="padding:12px 0;vertical-align:top;text-align:end;white-space:nowrap;` +
    `${text};font-weight:500;${edge};${ink}">${amount === undefined ? '' : escaped(amount)}</td></tr>`
  );
}

/** The money strip: a bar cut as the sum is, then each part and the sum, in numbers. */
export function sumTable({ parts, total }: MailSum): string {
  const rows = parts.map(({ name, value }, index) => sumRow({ name, value }, index));
  const end =
    `<tr><td class="ink line" style="padding:10px 0 0;font-size:15px;line-height:20px;font-weight:600;${edge};${ink}">` +
    `${escaped(total.name)}</td><td class="ink line" data-total align="right" style="padding:10px 0 0;text-align:end;` +
    `font-size:17px;line-height:20px;font-weight:600;white-space:nowrap;${edge};${ink}">${escaped(total.value)}</td></tr>`;
  return `${strip(parts)}<table ${table} style="margin:0 0 18px">${rows.join('')}${end}</table>`;
}

const colorAt = (index: number): string => partColors.light[index] ?? partColors.light[3];

function sumRow({ name, value }: Fact, index: number): string {
  const dot = `display:inline-block;width:8px;height:8px;border-radius:4px;margin:0 8px 0 0;background-color:${colorAt(index)}`;
  return (
    `<tr><td class="muted" style="padding:0 0 6px;font-size:13px;line-height:18px;${muted}"><span class="part-${index}" style="${dot}"></span>` +
    `${escaped(name)}</td><td class="ink" data-part align="right" style="padding:0 0 6px;text-align:end;font-size:13px;` +
    `line-height:18px;white-space:nowrap;${ink}">${escaped(value)}</td></tr>`
  );
}

/** The narrowest part that is still seen, in hundredths of the strip. */
const leastShare = 2n;

function strip(parts: MailSum['parts']): string {
  const shown = parts.map((part, index) => ({ ...part, index })).filter(({ units }) => units > 0n);
  const whole = shown.reduce((sum, { units }) => sum + units, 0n);
  if (shown.length < 2) return '<div style="height:14px;line-height:14px">&nbsp;</div>';
  const cells = shown.map(({ units, index }, at) => {
    const share = (units * 100n) / whole;
    const width = share < leastShare ? leastShare : share;
    const color = colorAt(index);
    const side =
      at === 0 ? 'border-radius:5px 0 0 5px' : at === shown.length - 1 ? 'border-radius:0 5px 5px 0' : '';
    const gap = at === 0 ? '' : `<td width="2" style="width:2px;font-size:0;line-height:10px">&nbsp;</td>`;
    return (
      `${gap}<td class="part-${index}" data-share bgcolor="${color}" width="${width}%" height="10" style="height:10px;font-size:0;` +
      `line-height:10px;background-color:${color};${side}">&nbsp;</td>`
    );
  });
  return `<table ${table} aria-hidden="true" style="margin:16px 0 12px"><tr>${cells.join('')}</tr></table>`;
}

export function addressBlock({ name, lines }: { name: string; lines: readonly string[] }): string {
  return (
    `<p class="muted" style="margin:18px 0 2px;font-size:13px;line-height:18px;${muted}">${escaped(name)}</p>` +
    `<p class="ink" style="margin:0 0 14px;font-size:15px;line-height:20px;${ink}">${lines.map(escaped).join('<br>')}</p>`
  );
}

/** Several things that were told, each with its own way into the app. */
export function itemsTable(items: readonly (Link & { readonly body: string })[]): string {
  if (items.length === 0) return '';
  const rows = items.map(
    ({ text, body, url }) =>
      `<tr><td class="line" style="padding:12px 0;${edge}"><a class="ink" href="${escaped(url)}" style="font-size:15px;` +
      `line-height:20px;font-weight:500;text-decoration:none;${ink}">${escaped(text)}</a>` +
      `<div class="muted" style="padding:2px 0 0;font-size:13px;line-height:18px;${muted}">${escaped(body)}</div></td></tr>`,
  );
  return `<table ${table} style="margin:10px 0 0">${rows.join('')}</table>`;
}

/** White behind it in dark mails too: cameras know nothing else. */
export function pictureBlock({ cid, says }: { cid: string; says: string }): string {
  const style = 'display:block;width:220px;height:220px;background-color:#ffffff;border-radius:8px';
  return (
    `<p style="margin:0 0 18px"><img src="cid:${escaped(cid)}" width="220" height="220" alt="${escaped(says)}" ` +
    `style="${style}"></p>`
  );
}
