// The languages as an owner sorts them: those that are offered first, in their order.

export type LanguageRow = { readonly code: string; readonly offered: boolean; readonly merchants: number };

/** Moves a language one place up (-1) or down (1); at the ends it stays. */
export function moved<T extends { readonly code: string }>(
  rows: readonly T[],
  code: string,
  by: -1 | 1,
): readonly T[] {
  const from = rows.findIndex((row) => row.code === code);
  const row = rows[from];
  const other = rows[from + by];
  if (row === undefined || other === undefined) return rows;
  return rows.map((one, at) => (at === from ? other : at === from + by ? row : one));
}

/** Merchants whose language would be off. */
export function strandedOf(rows: readonly LanguageRow[]): number {
  return rows.reduce((sum, { offered, merchants }) => sum + (offered ? 0 : merchants), 0);
}
