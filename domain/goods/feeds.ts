// Shopping catalogues that fetch a shop's goods by themselves. Their names are names: the same in every language.

/** `form` is how the file is written; `idColumn` is what a CSV file calls the number of goods. */
export const catalogues = [
  { code: 'google', name: 'Google Merchant Center', form: 'rss', extension: 'xml', idColumn: 'id' },
  { code: 'meta', name: 'Meta', form: 'csv', extension: 'csv', idColumn: 'id' },
  { code: 'tiktok', name: 'TikTok', form: 'csv', extension: 'csv', idColumn: 'sku_id' },
] as const;

export type Catalogue = (typeof catalogues)[number];

/** Below a shop's address: `feed/google.en.xml`. */
export function feedPath({ code, extension }: Catalogue, language: string): string {
  return `feed/${code}.${language}.${extension}`;
}
