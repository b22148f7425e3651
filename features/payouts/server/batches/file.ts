// The two files of a batch: what the bank reads, and the same as a table for people and for banks without XML.
import { createHash } from 'node:crypto';
import { csvOf } from '#domain/text/csv.ts';
import { formatUnits } from '#domain/money/money.ts';
import { pain001, type BankOrder } from '#domain/payouts/pain001.ts';
import { sepaText } from '#domain/payouts/sepa-text.ts';
import type { Environment } from '#platform/environment.ts';
import type { SealedFile } from './batch.sql.ts';

export type FileFormat = 'xml' | 'csv';

const head = [
  'end_to_end_id',
  'name',
  'account',
  'bic',
  'branch',
  'amount',
  'currency',
  'execute_on',
  'text',
];

export function payoutCsv({ transfers, currency, executeOn }: BankOrder): string {
  const rows = transfers.map(({ endToEnd, units, to, text }) => [
    endToEnd,
    sepaText(to.name, 70),
    to.number,
    to.bic,
    to.branchNumber,
    formatUnits(units, currency),
    currency,
    executeOn,
    sepaText(text, 140),
  ]);
  return csvOf([head, ...rows]);
}

/** Where a sealed file of a batch belongs. */
export const contextOf = (batchId: string, format: FileFormat) => `payout-file:${format}:${batchId}`;

/** Both files as they are kept: sealed, each with the hash of its bytes. */
export function sealFiles({ vault }: Environment, batchId: string, order: BankOrder) {
  const seal = (format: FileFormat, text: string): SealedFile => ({
    sealed: vault.seal(text, contextOf(batchId, format)),
    sha256: createHash('sha256').update(text).digest(),
  });
  return { xml: seal('xml', pain001(order)), csv: seal('csv', payoutCsv(order)) };
}

/** @throws where the kept bytes are not those of this batch and format. */
export function openFile(
  { vault }: Environment,
  batchId: string,
  format: FileFormat,
  sealed: Buffer,
): string {
  return vault.open(sealed, contextOf(batchId, format));
}
