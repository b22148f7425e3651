// Statements of lists. A statement is put together from fragments that stand in the rooms' `*.sql.ts`, only those of the
// filters that are asked for, so that the server can choose its index; what people typed is always a parameter.
import { createHash } from 'node:crypto';
import type { Face, FilterValue, ListDirection, ListQuery } from '#domain/wire/listing.ts';
import { listCountMax } from '#domain/wire/listing.ts';
import { isAsset, parseUnits } from '#domain/money/money.ts';
import { dayMs } from '#domain/limits.ts';
import { statement, type Parameter, type Statement, type Tx } from './database.ts';

/** A condition with its own parameters, numbered from `$1`. */
export type Piece = { readonly sql: string; readonly values: readonly Parameter[] };

/**
 * What a filter compares:
 * - an expression: equal to a text, one of the choices, within the days, true for a flag (then it is a condition);
 * - `cases`: a condition for each choice, for choices that are no column;
 * - `units` and `currency`: of an amount;
 * - a function of the text that was typed; nothing where no row can be meant.
 */
export type FilterSql =
  | string
  | { readonly cases: Readonly<Record<string, string>> }
  | { readonly units: string; readonly currency?: string }
  | ((text: string) => Piece | undefined);

/** An order of rows: never null, and its type, by which a place in the list is compared. */
export type SortSql = {
  readonly sql: string;
  readonly type: 'timestamptz' | 'bigint' | 'int' | 'text' | 'uuid';
};

/** Where a list's rows come from. Fragments are constants of a `*.sql.ts`: nothing of a request is ever in them. */
export type ListSql<Row> = {
  /** Begins the names of its statements. */
  readonly name: string;
  readonly select: string;
  readonly from: string;
  /** What holds of every row. */
  readonly where?: string;
  /** Tells rows of the same place in the order apart: unique in the whole list. A uuid where no type is said. */
  readonly id: string;
  readonly idType?: 'uuid' | 'text' | 'bigint';
  readonly sorts: Readonly<Record<string, SortSql>>;
  readonly filters: Readonly<Record<string, FilterSql>>;
  /** What a searched text may mean: one of these conditions must hold. None: nothing is found. */
  search?(this: void, text: string): readonly Piece[];
  readonly row?: Row;
};

/** A place between two rows: the row before it. */
export type ListPlace = { readonly value: string; readonly id: string };

export type ListRead = {
  readonly query: ListQuery;
  readonly faces: Readonly<Record<string, Face>>;
  readonly sort: string;
  readonly direction: ListDirection;
  /** What the caller may see at all. */
  readonly scope?: Piece | undefined;
};

type Placed = { page_value: string; page_id: string };

const nothing: Piece = { sql: 'false', values: [] };

/** The rows of a page, after a place. */
export function readList<Row>(
  tx: Tx,
  list: ListSql<Row>,
  read: ListRead,
  { after, limit }: { readonly after: ListPlace | undefined; readonly limit: number },
): Promise<(Row & Placed)[]> {
  const sort = list.sorts[read.sort];
  if (sort === undefined) throw new Error(`${list.name} has no order ${read.sort}`);
  const idType = list.idType ?? 'uuid';
  const pieces = piecesOf(list, read);
  if (after !== undefined) {
    const sign = read.direction === 'desc' ? '<' : '>';
    pieces.push({
      sql: `(${sort.sql}, ${list.id}) ${sign} ($1::${sort.type}, $2::${idType})`,
      values: [after.value, after.id],
    });
  }
  const { where, values } = joined(pieces);
  const text = `select ${list.select}, (${sort.sql})::text as page_value, (${list.id})::text as page_id
    from ${list.from}${where}
    order by ${sort.sql} ${read.direction}, ${list.id} ${read.direction} limit $${values.length + 1}`;
  return tx.rows(named<Row & Placed>(list.name, text), [...values, limit]);
}

/** How many rows there are, counted up to `listCountMax` and one. */
export async function countList<Row>(tx: Tx, list: ListSql<Row>, read: ListRead): Promise<number> {
  const { where, values } = joined(piecesOf(list, read));
  const text = `select count(*)::int as rows from (select 1 from ${list.from}${where} limit ${listCountMax + 1}) as counted`;
  return (await tx.row(named<{ rows: number }>(list.name, text), values))?.rows ?? 0;
}

/** The same text has the same name: it is prepared once a connection. */
function named<Row>(name: string, text: string): Statement<Row> {
  return statement(`${name}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`, text);
}

function piecesOf<Row>(list: ListSql<Row>, { query, faces, scope }: ListRead): Piece[] {
  const pieces: Piece[] = [];
  if (list.where !== undefined) pieces.push({ sql: list.where, values: [] });
  if (scope !== undefined) pieces.push(scope);
  for (const [key, value] of Object.entries(query.filters ?? {})) {
    const face = faces[key];
    const sql = list.filters[key];
    if (face === undefined || sql === undefined) throw new Error(`${list.name} has no filter ${key}`);
    pieces.push(...filterPieces(face, sql, value));
  }
  if (query.q !== undefined && query.q !== '' && list.search !== undefined) {
    pieces.push(anyOf(list.search(query.q)));
  }
  return pieces;
}

function filterPieces(face: Face, sql: FilterSql, value: FilterValue): Piece[] {
  if (typeof sql === 'function') return typeof value === 'string' ? [sql(value) ?? nothing] : [nothing];
  if (typeof sql === 'object' && 'cases' in sql) return [casesPiece(sql.cases, value)];
  if (typeof sql === 'object') return amountPieces(sql, value);
  switch (face.kind) {
    case 'flag':
      return [{ sql: value === true ? `(${sql})` : `not (${sql})`, values: [] }];
    case 'text':
      return typeof value === 'string' ? [{ sql: `${sql} = $1`, values: [value] }] : [nothing];
    case 'choices':
      return [choicePiece(sql, value)];
    default:
      return dayPieces(sql, value);
  }
}

/** One value is compared by itself: an index of it and the order is walked then. */
function choicePiece(sql: string, value: FilterValue): Piece {
  if (!Array.isArray(value)) return nothing;
  const [only] = value;
  return value.length === 1 && only !== undefined
    ? { sql: `${sql} = $1`, values: [only] }
    : { sql: `${sql} = any($1::text[])`, values: [value] };
}

function casesPiece(cases: Readonly<Record<string, string>>, value: FilterValue): Piece {
  if (!Array.isArray(value)) return nothing;
  const found = value.flatMap((one) => (Object.hasOwn(cases, one) ? [`(${cases[one] ?? 'false'})`] : []));
  return found.length === 0 ? nothing : { sql: `(${found.join(' or ')})`, values: [] };
}

type Range = Extract<FilterValue, { from?: string | undefined }>;

function isRange(value: FilterValue): value is Range {
  return typeof value === 'object' && !Array.isArray(value);
}

function dayPieces(sql: string, value: FilterValue): Piece[] {
  if (!isRange(value)) return [nothing];
  const { from, to } = value;
  const start = (day: string) => new Date(`${day}T00:00:00.000Z`);
  return [
    ...(from === undefined ? [] : [{ sql: `${sql} >= $1::timestamptz`, values: [start(from)] }]),
    ...(to === undefined
      ? []
      : [{ sql: `${sql} < $1::timestamptz`, values: [new Date(start(to).getTime() + dayMs)] }]),
  ];
}

function amountPieces(sql: { units: string; currency?: string }, value: FilterValue): Piece[] {
  if (!isRange(value) || value.currency === undefined || !isAsset(value.currency)) return [nothing];
  const { currency } = value;
  const ends = [
    [value.from, '>='],
    [value.to, '<='],
  ] as const;
  const pieces = ends.flatMap(([text, sign]) => {
    if (text === undefined) return [];
    const units = parseUnits(text, currency);
    return [units === undefined ? nothing : { sql: `${sql.units} ${sign} $1::bigint`, values: [units] }];
  });
  if (sql.currency === undefined) return pieces;
  return [{ sql: `${sql.currency} = $1`, values: [currency] }, ...pieces];
}

function anyOf(pieces: readonly Piece[]): Piece {
  if (pieces.length === 0) return nothing;
  const { text, values } = numbered(pieces, ' or ');
  return { sql: `(${text})`, values };
}

function joined(pieces: readonly Piece[]): { where: string; values: Parameter[] } {
  const { text, values } = numbered(pieces, ' and ');
  return { where: text === '' ? '' : ` where ${text}`, values };
}

/** Puts conditions side by side, their parameters numbered through. */
function numbered(pieces: readonly Piece[], between: string): { text: string; values: Parameter[] } {
  const values: Parameter[] = [];
  const texts = pieces.map((piece) => {
    const offset = values.length;
    values.push(...piece.values);
    return piece.sql.replaceAll(/\$(\d+)/g, (_all, digits: string) => `$${Number(digits) + offset}`);
  });
  return { text: texts.join(between), values };
}
