import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

export const header = 'invoice,stock_code,description,quantity,invoice_date,unit_price,customer_id,country';

/** Writes a file of the test's own bytes, and takes it away when the test is over. */
export async function fileOf(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stockless-replay-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'sample.csv.gz');
  await writeFile(file, bytes);
  return file;
}

/** A gzipped CSV with the right header and the given lines under it. */
export async function csvOf(...lines: string[]): Promise<string> {
  return fileOf(gzipSync([header, ...lines, ''].join('\n')));
}
