// Pictures that show what is wrong: the buyer's with a request, the supplier's with an inspection.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { isOpenCase } from '#domain/states/return-case.ts';
import {
  dropBytes,
  eraseFile,
  filesOf,
  presentFile,
  storeFile,
  type StoredFile,
} from '#features/files/server/public.ts';
import type { Context } from '#features/orders/server/public.ts';
import type { uploadEvidence } from '#features/returns/buyer.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './evidence.sql.ts';
import { listOfOrder } from './lists.sql.ts';
import { lockOrder } from './steps.ts';

export type Picture = GivenOf<typeof uploadEvidence>;

type Sending = {
  readonly env: Environment;
  readonly shopId: bigint;
  readonly orderId: string;
  readonly side: sql.Side;
  /** The person of a supplier; a buyer has none, so the order stands for them. */
  readonly by: string;
};

/**
 * Keeps one picture. Its bytes must have been prepared (`prepareFiles`) before.
 *
 * @throws Refused `invalidOperation` `too_many_pictures` where six of this side are there for this case.
 */
export async function storePicture(sending: Sending, sent: CallFile): Promise<Picture> {
  const { env, shopId } = sending;
  let stored: StoredFile | undefined;
  try {
    return await env.db.transaction(async (tx) => {
      const now = env.clock.now();
      await lockOrder({ env, tx, shopId, now }, sending.orderId);
      const { nth, caseId } = await placeOf(tx, sending);
      const { name, bytes } = sent;
      const file = { kind: 'case', name, bytes, by: sending.by, field: 'picture', isCounted: false } as const;
      stored = await storeFile(env, tx, shopId, file);
      const { orderId, side } = sending;
      const picture = { orderId, nth, side, fileId: stored.id, caseId, at: now };
      if (!(await sql.takePlace(tx, { shopId, ...picture }))) throw tooMany();
      return { id: stored.id, url: presentFile(env, stored).url, by: side };
    });
  } catch (error) {
    if (stored !== undefined) await dropBytes(env, stored);
    throw error;
  }
}

/** @throws Refused `invalidOperation` before the long work of drawing, where no place is left. */
export async function assertPlaceLeft(sending: Sending): Promise<void> {
  if ((await countLeft(sending.env.db.direct, sending)) === 0) throw tooMany();
}

async function placeOf(tx: Tx, { shopId, orderId }: Pick<Sending, 'shopId' | 'orderId'>) {
  const open = (await listOfOrder(tx, { shopId, orderId })).find(({ state }) => isOpenCase(state));
  const nth = await sql.nthCase(tx, shopId, orderId, open !== undefined);
  return { nth, caseId: open?.id ?? null };
}

/** How many more pictures this side may send now. */
export async function countLeft(
  tx: Tx,
  { shopId, orderId, side }: Pick<Sending, 'shopId' | 'orderId' | 'side'>,
): Promise<number> {
  const { caseId } = await placeOf(tx, { shopId, orderId });
  const taken =
    caseId === null
      ? await sql.listWaiting(tx, { shopId, orderId })
      : await sql.listOfCases(tx, shopId, [caseId]);
  return Math.max(0, limits.caseFilesMax - taken.filter((one) => one.by_whom === side).length);
}

function tooMany() {
  return refuse('invalidOperation', { reason: 'too_many_pictures', most: limits.caseFilesMax });
}

/** Ties the chosen pictures to their new case; the others that were sent are erased. */
export async function useEvidence(
  { env, tx, shopId }: Context,
  asked: { orderId: string; caseId: string; fileIds: readonly string[] },
): Promise<void> {
  await sql.attachFiles(tx, { shopId, ...asked });
  for (const id of await sql.dropWaiting(tx, shopId, asked.orderId)) await eraseFile(env, tx, shopId, id);
}

type Reading = Pick<Context, 'env' | 'tx' | 'shopId'>;

/** Pictures that wait for their case. */
export async function waitingPictures(context: Reading, orderId: string): Promise<Picture[]> {
  return present(context, await sql.listWaiting(context.tx, { shopId: context.shopId, orderId }));
}

/** The pictures of cases, by their case. */
export async function picturesOf(
  context: Reading,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, Picture[]>> {
  const rows = await sql.listOfCases(context.tx, context.shopId, caseIds);
  const shown = await present(context, rows);
  const byCase = new Map<string, Picture[]>();
  for (const row of rows) {
    const picture = shown.find(({ id }) => id === row.file_id);
    const { case_id: id } = row;
    if (id !== null && picture !== undefined) byCase.set(id, [...(byCase.get(id) ?? []), picture]);
  }
  return byCase;
}

async function present({ env, tx, shopId }: Reading, rows: readonly sql.CaseFileRow[]): Promise<Picture[]> {
  const files = await filesOf(
    tx,
    shopId,
    rows.map(({ file_id }) => file_id),
  );
  return rows.flatMap((row) => {
    const file = files.find(({ id }) => id === row.file_id);
    return file === undefined ? [] : [{ id: file.id, url: presentFile(env, file).url, by: row.by_whom }];
  });
}
