// Pages of what changed: stable while others write, and nothing is left out. A place is a moment and an id.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { Environment } from '#platform/environment.ts';

/** The place of a row among all: those after it changed later, or at the same moment with a greater id. */
export type ChangePlace = { readonly at: Date; readonly id: string };

/** What a page is read within: rows that changed before this moment, and at most so many. */
export type ChangeBounds = { readonly before: Date; readonly limit: number };

type Changed = { readonly id: string; readonly updated_at: Date };

export type ChangesInput = {
  readonly cursor?: string | undefined;
  readonly updated_after?: string | undefined;
  readonly limit: number;
};

type Context = {
  readonly env: Pick<Environment, 'secret'>;
  readonly now: Date;
  /** The list and whose it is: a cursor of another one means nothing here. */
  readonly scope: string;
};

/** Greater than every id: what changed at the very moment that is named is not after it. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const beginning = new Date(0);

/**
 * The next page after a cursor. Rows that changed within `limits.changesSettleMs` wait for a later page: a transaction that
 * is under way may still commit a change that is dated before theirs, and their reader would never see it.
 *
 * @param read Gives rows after a place, ordered by when they changed and by id.
 * @throws Refused `invalidParameter` where the cursor was not made by us for this list.
 */
export async function readChanges<Row extends Changed>(
  { env, now, scope }: Context,
  { cursor, updated_after: after, limit }: ChangesInput,
  read: (from: ChangePlace, within: ChangeBounds) => Promise<readonly Row[]>,
): Promise<{ readonly list: readonly Row[]; readonly next: string; readonly has_more: boolean }> {
  const start = { at: after === undefined ? beginning : new Date(after), id: lastId };
  const from = cursor === undefined ? start : openPlace(env.secret, scope, cursor);
  const before = new Date(now.getTime() - limits.changesSettleMs);
  const rows = await read(from, { before, limit: limit + 1 });
  const list = rows.slice(0, limit);
  const last = list.at(-1);
  const place = last === undefined ? from : { at: last.updated_at, id: last.id };
  return { list, next: sealPlace(env.secret, scope, place), has_more: rows.length > limit };
}

/** The ids of a page, each where it stands last. */
export function lastOfEach(rows: readonly Pick<Changed, 'id'>[]): string[] {
  const fromEnd = rows.map(({ id }) => id).toReversed();
  return [...new Set(fromEnd)].toReversed();
}

const markBytes = 16;
const placeShape = z.tuple([z.int(), z.uuid()]);

function markOf(secret: string, scope: string, body: string): Buffer {
  const text = ['changes cursor', scope, body].join('\n');
  return createHmac('sha256', secret).update(text).digest().subarray(0, markBytes);
}

function sealPlace(secret: string, scope: string, { at, id }: ChangePlace): string {
  const body = Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');
  return `${body}.${markOf(secret, scope, body).toString('base64url')}`;
}

function openPlace(secret: string, scope: string, cursor: string): ChangePlace {
  const [body = '', mark = '', ...rest] = cursor.split('.');
  const given = Buffer.from(mark, 'base64url');
  const ours = markOf(secret, scope, body);
  if (rest.length > 0 || given.length !== ours.length || !timingSafeEqual(given, ours)) throw broken();
  const read = z.safeParse(placeShape, JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (!read.success) throw broken();
  const [at, id] = read.data;
  return { at: new Date(at), id };
}

function broken() {
  return refuse('invalidParameter', { field: 'cursor', reason: 'cursor' });
}
