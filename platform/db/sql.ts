/**
 * SQL with named values. A statement is a constant and the function that runs it:
 *
 *   export const findOrders = sql.rows('order-find')`select … where shop_id = :shopId and id = any(:ids::uuid[])`;
 *   await findOrders(tx, { shopId, ids });
 *
 * `npm run queries` asks PostgreSQL what each takes and gives and writes it to the `queries.gen.ts` of the room.
 */
import { statement, type Parameter, type Plan, type Statement, type Tx } from './database.ts';

/** What every statement takes and gives, by its name. Each room's `queries.gen.ts` adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface, typescript/consistent-type-definitions -- Only an interface can be added to.
export interface Queries {}

/** A json document: nothing is known of it, but that it is not null. */
export type Json = string | number | boolean | object;

type Name = keyof Queries;

/** The values, its row, and the columns of the row of which PostgreSQL cannot say whether they may be null. */
type Facts<N extends Name> = Queries[N] extends { values: infer V; row: infer R; open: infer O }
  ? { values: V; row: R; open: O }
  : never;

/**
 * What a statement may say of its own columns: a narrower type, and where PostgreSQL does not know, whether it may be
 * null. A column of a table that may be null stays so.
 */
type Narrowed<N extends Name, Own> = {
  [K in keyof Own]: K extends keyof Facts<N>['row']
    ? K extends Facts<N>['open']
      ? Facts<N>['row'][K] | null
      : null extends Facts<N>['row'][K]
        ? null extends Own[K]
          ? Facts<N>['row'][K]
          : never
        : Facts<N>['row'][K] | null
    : never;
};

type Row<N extends Name, Own> = {
  [K in keyof Facts<N>['row']]: K extends keyof Own ? Own[K] : Facts<N>['row'][K];
};

/** Runs a statement. The values may be left out where every one of them may be. */
export type Query<V, R> =
  Record<string, never> extends V ? (tx: Tx, values?: V) => Promise<R> : (tx: Tx, values: V) => Promise<R>;

/** One row of what a query gives. */
export type RowOf<Q extends (...values: never[]) => Promise<unknown>> =
  NonNullable<Awaited<ReturnType<Q>>> extends readonly (infer R)[] ? R : NonNullable<Awaited<ReturnType<Q>>>;

/** Pieces of SQL that stand in several statements: constants of the module, never a value. */
type Pieces = readonly (string | number)[];
type Values = Readonly<Record<string, Parameter | undefined>>;
type Run<R> = (tx: Tx, values?: Values) => Promise<R>;

/** All its rows. */
function rows<N extends Name>(
  name: N,
  plan?: Plan,
): <Own extends Narrowed<N, Own> = Record<never, never>>(
  text: TemplateStringsArray,
  ...pieces: Pieces
) => Query<Facts<N>['values'], Row<N, Own>[]>;
function rows(name: string, plan?: Plan) {
  return (text: TemplateStringsArray, ...pieces: Pieces): Run<unknown> => {
    const { asked, valuesOf } = makeQuery(name, joinText(text, pieces), plan);
    return (tx, values) => tx.rows(asked, valuesOf(values));
  };
}

/** The only row, or undefined. */
function row<N extends Name>(
  name: N,
  plan?: Plan,
): <Own extends Narrowed<N, Own> = Record<never, never>>(
  text: TemplateStringsArray,
  ...pieces: Pieces
) => Query<Facts<N>['values'], Row<N, Own> | undefined>;
function row(name: string, plan?: Plan) {
  return (text: TemplateStringsArray, ...pieces: Pieces): Run<unknown> => {
    const { asked, valuesOf } = makeQuery(name, joinText(text, pieces), plan);
    return (tx, values) => tx.row(asked, valuesOf(values));
  };
}

/** Whether there is a row. */
function has<N extends Name>(
  name: N,
  plan?: Plan,
): (text: TemplateStringsArray, ...pieces: Pieces) => Query<Facts<N>['values'], boolean>;
function has(name: string, plan?: Plan) {
  return (text: TemplateStringsArray, ...pieces: Pieces): Run<boolean> => {
    const { asked, valuesOf } = makeQuery(name, joinText(text, pieces), plan);
    return async (tx, values) => (await tx.row(asked, valuesOf(values))) !== undefined;
  };
}

/** How many rows there are. */
function count<N extends Name>(
  name: N,
  plan?: Plan,
): (text: TemplateStringsArray, ...pieces: Pieces) => Query<Facts<N>['values'], number>;
function count(name: string, plan?: Plan) {
  return (text: TemplateStringsArray, ...pieces: Pieces): Run<number> => {
    const { asked, valuesOf } = makeQuery(name, joinText(text, pieces), plan);
    return async (tx, values) => (await tx.rows(asked, valuesOf(values))).length;
  };
}

/** Nothing of what it gives. */
function run<N extends Name>(
  name: N,
  plan?: Plan,
): (text: TemplateStringsArray, ...pieces: Pieces) => Query<Facts<N>['values'], void>;
function run(name: string, plan?: Plan) {
  return (text: TemplateStringsArray, ...pieces: Pieces): Run<void> => {
    const { asked, valuesOf } = makeQuery(name, joinText(text, pieces), plan);
    return async (tx, values) => {
      await tx.rows(asked, valuesOf(values));
    };
  };
}

export const sql = { rows, row, has, count, run } as const;

/** A statement as it is named, for the tool that describes it. */
export type MadeQuery = {
  readonly name: string;
  /** As PostgreSQL gets it. */
  readonly text: string;
  /** The names of `$1`, `$2` and so on. */
  readonly names: readonly string[];
  /** Those that may be null. */
  readonly optional: ReadonlySet<string>;
};

/** Every query of the modules that were loaded. */
export const madeQueries: MadeQuery[] = [];

const none: Values = {};

type Made = {
  readonly asked: Statement<unknown>;
  readonly valuesOf: (values: Values | undefined) => Parameter[];
};

function makeQuery(name: string, written: string, plan: Plan | undefined): Made {
  const { text, names, optional } = numberValues(written);
  madeQueries.push({ name, text, names, optional });
  return {
    asked: statement(name, text, plan),
    // A loop: it costs half of what `map` does, and every statement passes here.
    valuesOf: (values = none) => {
      const list: Parameter[] = [];
      for (const value of names) list.push(values[value] ?? null);
      return list;
    },
  };
}

function joinText(parts: readonly string[], pieces: Pieces): string {
  return parts.map((part, at) => `${part}${pieces[at] ?? ''}`).join('');
}

/** What a colon does not begin a value in: strings, quoted names, comments, casts; then `:name` and `:name?`. */
const token = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|::|:([a-z]\w*)(\?)?/gi;

/** Writes `$n` for each `:name`: the same number for the same name. `:name?` may be null. */
export function numberValues(written: string): Omit<MadeQuery, 'name'> {
  const names: string[] = [];
  const optional = new Set<string>();
  const text = written.replace(token, (whole: string, name?: string, mark?: string) => {
    if (name === undefined) return whole;
    if (mark !== undefined) optional.add(name);
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names, optional };
}
