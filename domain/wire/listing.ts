// What a list of the console is: its filters, its orders, its columns. Shared by the call that keeps it, the screen that
// shows it and the file that is made of it.
import * as z from 'zod/mini';
import { endpoint, type Endpoint, type EndpointOf } from './endpoint.ts';
import type { RefusalKey } from './errors.ts';
import { limits } from '#domain/limits.ts';
import type { Right } from '#domain/rights.ts';
import { amountText } from './wire.ts';

/** How a filter is asked for on a screen, and how it is read on the server. */
export type Face =
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'dates' }
  | { readonly kind: 'amounts'; readonly currencies: readonly string[] };

const faces = new WeakMap<object, Face>();

function withFace<T extends z.ZodMiniType>(schema: T, face: Face): T {
  faces.set(schema, face);
  return schema;
}

/** A filter by a text: what it is compared with stands on the server. */
export function textFilter(max = 120) {
  const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\u0000-\u001f]*$/));
  return withFace(z.optional(text), { kind: 'text', max });
}

/** A filter by one or several of a few values. */
export function choicesFilter<const T extends readonly string[]>(values: T) {
  const some = z.array(z.enum(values)).check(z.minLength(1), z.maxLength(values.length));
  return withFace(z.optional(some), { kind: 'choices', values });
}

/** A filter that is on or off. */
export function flagFilter() {
  return withFace(z.optional(z.boolean()), { kind: 'flag' });
}

/** A filter by whole days (UTC), both included; either may be left out. */
export function datesFilter() {
  const day = z.optional(z.iso.date());
  return withFace(z.optional(z.strictObject({ from: day, to: day })), { kind: 'dates' });
}

/** A filter by an amount of one currency, both ends included; either may be left out. */
export function amountsFilter<const T extends readonly string[]>(currencies: T) {
  const end = z.optional(amountText);
  const range = z.strictObject({ currency: z.enum(currencies), from: end, to: end });
  return withFace(z.optional(range), { kind: 'amounts', currencies });
}

export type Filters = Readonly<Record<string, z.ZodMiniType>>;

export const listDirections = ['desc', 'asc'] as const;
export type ListDirection = (typeof listDirections)[number];

/** A list counts as far as this; beyond it only says that there are more. */
export const listCountMax = 10_000;
/** The longest text that a list is searched for. */
export const searchMax = 120;
const cursorMax = 600;

function inputOf<F extends Filters>(filters: F, sorts: readonly string[]) {
  return z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(searchMax), z.regex(/^[^\u0000-\u001f]*$/))),
    filters: z.optional(z.strictObject(filters)),
    sort: z.optional(z.enum(sorts)),
    direction: z.optional(z.enum(listDirections)),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(cursorMax))),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(limits.listRowsMax)), limits.listRowsDefault),
  });
}

function outputOf<R extends z.ZodMiniType>(row: R) {
  return z.object({
    list: z.array(row),
    /** The cursor of the next page. */
    next: z.nullable(z.string()),
    /** Of the first page alone, counted up to `listCountMax`. */
    total: z.nullable(z.int()),
    total_is_floor: z.boolean(),
  });
}

/** A column of the file: its head, and what stands in it. */
export type ListColumn<Row> = {
  readonly head: string;
  of(this: void, row: Row): string | number | boolean | null;
};

export type Listing<R extends z.ZodMiniType = z.ZodMiniType> = {
  readonly row: R;
  readonly filters: Readonly<Record<string, Face>>;
  /** The first one where none is asked for. */
  readonly sorts: readonly string[];
  readonly direction: ListDirection;
  readonly columns: readonly ListColumn<z.output<R>>[];
};

export type ListEndpoint<F extends Filters = Filters, R extends z.ZodMiniType = z.ZodMiniType> = Endpoint<
  ReturnType<typeof inputOf<F>>,
  ReturnType<typeof outputOf<R>>,
  'operator'
> & {
  readonly listing: Listing<R>;
};

/** A list whatever it is a list of. */
export type AnyList = EndpointOf<'operator'> & {
  readonly listing: Pick<Listing, 'filters' | 'sorts' | 'direction'>;
};

export type ListDefinition<F extends Filters, R extends z.ZodMiniType> = {
  readonly name: string;
  readonly path: string;
  readonly right: Right;
  readonly summary: string;
  readonly filters: F;
  readonly sorts: readonly string[];
  /** Which end comes first where nothing is asked; `desc` where it is left out. */
  readonly direction?: ListDirection;
  readonly row: R;
  /** What a file of this list has, in the console's English. A list without columns cannot be exported. */
  readonly columns: readonly ListColumn<z.output<R>>[];
  /** Where rows show what is personal: every page and every file is written down. */
  readonly views?: true;
  readonly refuses?: readonly RefusalKey[];
};

/** A list of operators: a call that reads, with pages by cursor. Its server's part is `handleList`. */
export function listEndpoint<F extends Filters, R extends z.ZodMiniType>(
  asked: ListDefinition<F, R>,
): ListEndpoint<F, R> {
  const { name, path, right, summary, filters, sorts, direction = 'desc', row, columns, views } = asked;
  const call = endpoint({
    name,
    method: 'POST',
    path,
    actor: 'operator',
    right,
    reads: true,
    ...(views === undefined ? {} : { views }),
    summary,
    input: inputOf(filters, sorts),
    output: outputOf(row),
    refuses: asked.refuses ?? [],
  });
  return { ...call, listing: { row, filters: facesOf(name, filters), sorts, direction, columns } };
}

function facesOf(name: string, filters: Filters): Record<string, Face> {
  return Object.fromEntries(
    Object.entries(filters).map(([key, schema]) => {
      const face = faces.get(schema);
      if (face === undefined)
        throw new Error(`the filter ${key} of ${name} is none of domain/wire/listing.ts`);
      return [key, face];
    }),
  );
}

const day = z.optional(z.string());
const anyRange = z.object({ from: day, to: day, currency: z.optional(z.string()) });
/** What a filter may be given, whatever it filters. */
export const filterValue = z.union([z.string(), z.boolean(), z.array(z.string()), anyRange]);
export type FilterValue = z.output<typeof filterValue>;

/** What is asked of a list, without its place: what a view keeps and a file is made of. */
export const listQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(searchMax))),
  filters: z.optional(z.record(z.string().check(z.maxLength(40)), filterValue)),
  sort: z.optional(z.string().check(z.maxLength(40))),
  direction: z.optional(z.enum(listDirections)),
});
export type ListQuery = z.output<typeof listQuery>;
