/** The TypeScript that stands for a type of PostgreSQL, with the parsers of `platform/db/database.ts`. */

const given: Record<string, string> = {
  bigint: 'bigint',
  smallint: 'number',
  integer: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'string',
  text: 'string',
  'character varying': 'string',
  name: 'string',
  uuid: 'string',
  boolean: 'boolean',
  date: 'Date',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
};

const taken: Record<string, string> = {
  ...given,
  bigint: 'bigint | number',
  integer: 'bigint | number',
  numeric: 'bigint | number | string',
  date: 'Date | string',
  json: 'string',
  jsonb: 'string',
};

/** What a column of this type is in a row. */
export function typeGiven(type: string): string {
  if (type.endsWith('[]')) return `${given[type.slice(0, -2)] ?? 'Json'}[]`;
  return given[type] ?? 'Json';
}

/** What may be passed for a value of this type; the members of a list may be null. */
export function typeTaken(type: string): string {
  if (type.endsWith('[]')) return `readonly (${taken[type.slice(0, -2)] ?? 'string'} | null)[]`;
  return taken[type] ?? 'string';
}

export const unionOf = (choices: readonly string[]): string =>
  choices.map((text) => `'${text.replaceAll("'", "\\'")}'`).join(' | ');
