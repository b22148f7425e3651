// The goods file: its columns, and what can be said about it before a byte is sent.
import { limits } from '#domain/limits.ts';

/** The columns of `importGoods`, in the order of the template. */
export const goodsColumns = [
  'code',
  'title',
  'description',
  'category',
  'supplier',
  'cost',
  'suggested_price',
  'stock',
  'weight_grams',
  'picture',
  'maker',
  'warnings',
  // From here on a file may leave columns out.
  'pictures',
  'family',
  'options',
  'brand',
  'gtin',
  'heading',
  'origin',
  'eu_person',
] as const;

/** The template: a header line alone, because an example row would be imported by somebody. */
export const templateText = `${goodsColumns.join(',')}\r\n`;

export type FileProblem = 'file_empty' | 'file_too_large' | 'file_wrong';

/** What is wrong with a chosen file by its name and size; what is in it is the server's to judge. */
export function problemOfFile(file: File): FileProblem | undefined {
  if (/\.(xlsx?|ods|numbers|zip|pdf)$/i.test(file.name)) return 'file_wrong';
  if (file.size === 0) return 'file_empty';
  return file.size > limits.csvBytesMax ? 'file_too_large' : undefined;
}

const megabyte = 1_048_576;

/** Bytes as people read them: `0.4 MB`, `17 MB`. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / megabyte;
  return megabytes >= 10 ? megabytes.toFixed(0) : megabytes.toFixed(1);
}
