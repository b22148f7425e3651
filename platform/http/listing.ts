// Keeps a list of the console: its call, and what a file of it is made by.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Endpoint, EndpointOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { Language } from '#domain/text/language.ts';
import {
  listCountMax,
  listQuery,
  type AnyList,
  type Filters,
  type ListDirection,
  type ListEndpoint,
  type ListQuery,
} from '#domain/wire/listing.ts';
import type { Tx } from '#platform/db/database.ts';
import {
  countList,
  readList,
  type ListPlace,
  type ListRead,
  type ListSql,
  type Piece,
} from '#platform/db/listing.ts';
import type { SessionOf } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import { handle, type Registry } from './pipeline.ts';
import { readInput } from './read-input.ts';
import { write } from './written.ts';

/** Where rows are presented: never in a transaction that changes something. */
export type ListContext = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly now: Date;
  readonly language: Language;
  /** Who looks; nobody where a file is made. */
  readonly personId?: string;
};

/** The server's part of a list: its statements, and how its rows look on the wire. */
export type ListSource<Row, Out> = {
  readonly sql: ListSql<Row>;
  present(this: void, rows: readonly Row[], context: ListContext): readonly Out[] | Promise<readonly Out[]>;
  /** What the caller may see at all, beyond the right: such as a supplier's own, or of what they ask "mine". */
  scope?(
    this: void,
    session: SessionOf<'operator'>,
    asked: { readonly query: ListQuery; readonly now: Date },
  ): Piece;
};

/** Rows as cells of a file, and the place after them. */
export type ListPart = { readonly cells: string[][]; readonly after: ListPlace | undefined };

/** A list that a file can be made of, whatever it is a list of. */
export type RegisteredList = {
  readonly endpoint: Endpoint;
  readonly heads: readonly string[];
  /** @throws Refused `invalidParameter` where a query is none of this list. */
  check(this: void, query: ListQuery): void;
  count(this: void, tx: Tx, query: ListQuery): Promise<number>;
  part(
    this: void,
    context: ListContext,
    asked: { readonly query: ListQuery; readonly after: ListPlace | undefined; readonly limit: number },
  ): Promise<ListPart>;
};

/** Keeps a list's call, and makes files of it possible where it has columns and everybody with its right sees the same. */
export function handleList<F extends Filters, R extends z.ZodMiniType, Row>(
  registry: Registry,
  endpoint: ListEndpoint<F, R>,
  source: ListSource<Row, z.input<R>>,
): void {
  const { listing } = endpoint;
  checkSource(endpoint, source.sql);
  handleCall(registry, endpoint, source);
  if (listing.columns.length === 0 || source.scope !== undefined) return;
  registry.lists.set(endpoint.name, {
    endpoint,
    heads: listing.columns.map(({ head }) => head),
    check: (query) => void readInput<Endpoint>(endpoint, query),
    count: (tx, query) => countList(tx, source.sql, readOf(endpoint, query)),
    async part(context, { query, after, limit }) {
      const rows = await readList(context.tx, source.sql, readOf(endpoint, query), { after, limit });
      const shown = await source.present(rows, context);
      const cells = shown.map((one) => {
        const row = write<R>(listing.row, one);
        return listing.columns.map((column) => cellOf(column.of(row)));
      });
      return { cells, after: rows.length < limit ? undefined : placeOf(rows.at(-1)) };
    },
  });
}

const anyAsk = z.extend(listQuery, { cursor: z.optional(z.string()), limit: z.int() });

function handleCall<Row, Out>(registry: Registry, endpoint: AnyList, source: ListSource<Row, Out>): void {
  const plain: EndpointOf<'operator'> = endpoint;
  handle(
    registry,
    plain,
    async ({ tx, input, env, now, call, session, personId }) => {
      const ask = z.parse(anyAsk, input);
      const read = readOf(endpoint, ask, source.scope?.(session, { query: ask, now }));
      const after = ask.cursor === undefined ? undefined : openCursor(env, endpoint, read, ask.cursor);
      const [rows, counted] = await Promise.all([
        readList(tx, source.sql, read, { after, limit: ask.limit + 1 }),
        after === undefined ? countList(tx, source.sql, read) : undefined,
      ]);
      const shown = rows.slice(0, ask.limit);
      const last = rows.length > ask.limit ? placeOf(shown.at(-1)) : undefined;
      return {
        list: await source.present(shown, {
          env,
          tx,
          now,
          language: call.language,
          personId,
        }),
        next: last === undefined ? null : makeCursor(env, endpoint, read, last),
        total: counted === undefined ? null : Math.min(counted, listCountMax),
        total_is_floor: (counted ?? 0) > listCountMax,
      };
    },
    { direct: true },
  );
}

/** @throws Error while the platform is opened where the contract and the statements do not name the same. */
function checkSource<Row>({ name, listing }: AnyList, sql: ListSql<Row>): void {
  const missing = [
    ...Object.keys(listing.filters).filter((key) => sql.filters[key] === undefined),
    ...listing.sorts.filter((key) => sql.sorts[key] === undefined),
  ];
  if (missing.length > 0) throw new Error(`the list ${name} has no statement for ${missing.join(', ')}`);
}

function readOf({ listing }: AnyList, query: ListQuery, scope?: Piece): ListRead {
  return {
    query,
    faces: listing.filters,
    sort: query.sort ?? listing.sorts[0] ?? '',
    direction: query.direction ?? listing.direction,
    scope,
  };
}

function placeOf(row: { page_value: string; page_id: string } | undefined): ListPlace | undefined {
  return row === undefined ? undefined : { value: row.page_value, id: row.page_id };
}

function cellOf(value: string | number | boolean | null): string {
  return value === null ? '' : String(value);
}

const cursorShape = z.tuple([z.string(), z.string()]);
const markBytes = 16;

/** Of one list and one order: a place in another one means nothing. */
function markOf(env: Environment, list: AnyList, { sort, direction }: OrderOf, body: string): Buffer {
  const text = ['list cursor', list.name, sort, direction, body].join('\n');
  return createHmac('sha256', env.secret).update(text).digest().subarray(0, markBytes);
}

type OrderOf = { readonly sort: string; readonly direction: ListDirection };

export function makeCursor(
  env: Environment,
  list: AnyList,
  order: OrderOf,
  { value, id }: ListPlace,
): string {
  const body = Buffer.from(JSON.stringify([value, id])).toString('base64url');
  return `${body}.${markOf(env, list, order, body).toString('base64url')}`;
}

/** @throws Refused `invalidParameter` where it was not made by us for this list and this order. */
export function openCursor(env: Environment, list: AnyList, order: OrderOf, cursor: string): ListPlace {
  const [body = '', mark = '', ...rest] = cursor.split('.');
  const given = Buffer.from(mark, 'base64url');
  const ours = markOf(env, list, order, body);
  if (rest.length > 0 || given.length !== ours.length || !timingSafeEqual(given, ours)) throw broken();
  const read = z.safeParse(cursorShape, JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (!read.success) throw broken();
  const [value, id] = read.data;
  return { value, id };
}

function broken() {
  return refuse('invalidParameter', { field: 'cursor', reason: 'cursor' });
}
