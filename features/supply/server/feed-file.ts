// The rows of a supplier's file of stock and costs.
import * as z from 'zod/mini';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { feedRow } from '#features/supply/contract.ts';
import { columnsOf, readCsvText } from '#platform/csv.ts';
import type { FeedLine } from './feed.ts';

const columns = ['code', 'version', 'stock', 'cost', 'cost_from'] as const;
const notCsv = () => refuse('invalidOperation', { reason: 'not_csv' });

/**
 * The rows of a CSV file with a header; commas or semicolons. An empty cell says nothing.
 *
 * @throws Refused `invalidOperation` with the reason, and the column where there is one.
 */
export function readFeedFile(csv: string): FeedLine[] {
  const [head, ...rows] = readCsvText(csv, { wrong: notCsv });
  if (head === undefined || rows.length === 0) throw refuse('invalidOperation', { reason: 'empty' });
  const names = columnsOf(head);
  if (!names.includes('code')) throw refuse('invalidOperation', { reason: 'missing_column', column: 'code' });
  if (!names.includes('stock') && !names.includes('cost'))
    throw refuse('invalidOperation', { reason: 'missing_column', column: 'stock' });
  if (rows.length > limits.feedRowsMax)
    throw refuse('invalidOperation', { reason: 'too_many_rows', limit: limits.feedRowsMax });
  return rows.map(({ line, cells }) => {
    const cell = (name: (typeof columns)[number]) => (cells[names.indexOf(name)] ?? '').trim();
    const row = z.safeParse(feedRow, {
      code: cell('code'),
      ...numberIn('version', cell('version')),
      ...numberIn('stock', cell('stock')),
      ...textIn('cost', cell('cost')),
      ...momentIn(cell('cost_from')),
    });
    const hasShape = row.success && cells.length === names.length;
    return { line, code: cell('code'), row: hasShape ? row.data : undefined };
  });
}

const numberIn = (name: string, text: string) =>
  text === '' ? {} : { [name]: /^\d{1,15}$/.test(text) ? Number(text) : text };
const textIn = (name: string, text: string) => (text === '' ? {} : { [name]: text });

/** A day alone begins at midnight, UTC. */
function momentIn(text: string) {
  if (text === '') return {};
  return { cost_from: /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00.000Z` : text };
}
