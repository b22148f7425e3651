// The merchant decides: a confirmed proposal runs through the same call as if it were made by hand.
import * as z from 'zod/mini';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refusalOfCode, refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { sendChat } from '#features/chat/contract.ts';
import { titlesIn } from '#features/goods/server/public.ts';
import { addToShowcase, changePrices, removeFromShowcase } from '#features/showcase/contract.ts';
import type { confirmProposal, ProposedChange } from '#features/webhooks/proposals.contract.ts';
import type { ActBy, Registry } from '#platform/http/pipeline.ts';
import { stateOf } from './list.ts';
import * as sql from './proposals.sql.ts';

type Context = ActBy<'merchant'>;
type Decided = GivenOf<typeof confirmProposal>;
type Versions = InputOf<typeof confirmProposal>['versions'];

/** Which call makes a change, and with what. */
export function toCall(
  id: string,
  change: ProposedChange,
  versions: Versions,
): { readonly name: string; readonly input: object } {
  switch (change.kind) {
    case 'price': {
      const seen = new Map(versions.map((row) => [row.id, row.version]));
      const items = change.items.map((item) => {
        const version = seen.get(item.id);
        return version === undefined ? item : { ...item, version };
      });
      return { name: changePrices.name, input: { items } };
    }
    case 'list':
      return { name: addToShowcase.name, input: { items: change.items } };
    case 'delist':
    case 'relist':
      return { name: removeFromShowcase.name, input: { ids: change.ids, mode: change.kind } };
    case 'answer':
      // A message that is sent twice under one id is one message: a second try after a lost answer says nothing twice.
      return { name: sendChat.name, input: { id: change.chat_id, client_id: id, text: change.text } };
  }
}

/**
 * Confirms a proposal: the change runs through the pipeline with the merchant's own token, so that it is allowed, refused and
 * written down as their own act. Refused, the proposal is open again. Works in transactions of its own.
 *
 * @throws Refused `invalidOperation` with `decided` and its `state`, or `being_decided`; and whatever the call refuses.
 */
export async function confirm(
  registry: Registry,
  context: Context,
  { id, versions }: InputOf<typeof confirmProposal>,
): Promise<Decided> {
  const { env, shopId, personId, now, call, audit } = context;
  const { direct } = env.db;
  const found = await findOpen(context, id);
  const before = new Date(now.getTime() - limits.proposalApplyMs);
  if (!(await sql.beginApplying(direct, { shopId, id, now, personId, before }))) {
    throw await decidedBefore(context, id);
  }
  const { name, input } = toCall(id, found.change, versions);
  let result: Decided;
  try {
    const kept = registry.kept.get(name);
    if (kept === undefined)
      throw new Error(`a proposal names the call ${name}, which this server does not answer`);
    const { text } = await kept.answer({ ...call, input, onceKey: undefined, version: undefined });
    result = await withTitles(context, readResult(text));
  } catch (error) {
    await sql.reopenProposal(direct, { shopId, id });
    throw error;
  }
  await sql.endApplying(direct, { shopId, id, result: JSON.stringify(result) });
  audit({
    shopId,
    subject: id,
    after: { confirmed: found.kind, proposed_by: found.key_name, key: found.key_id, ...result },
  });
  return result;
}

/** Declines one; false where it was declined before. @throws Refused `invalidOperation` where it was confirmed or expired. */
export async function decline(context: Context, id: string): Promise<boolean> {
  const { tx, shopId, personId, now, audit } = context;
  const before = new Date(now.getTime() - limits.proposalApplyMs);
  if (await sql.declineOpen(tx, { shopId, id, now, personId, before })) {
    const found = await sql.findProposal(tx, { shopId, id });
    audit({
      shopId,
      subject: id,
      after: { declined: found?.kind, proposed_by: found?.key_name, key: found?.key_id },
    });
    return true;
  }
  const found = await sql.findProposal(tx, { shopId, id });
  if (found?.state === 'declined') return false;
  throw await decidedBefore(context, id);
}

async function findOpen(context: Context, id: string) {
  const { env, shopId, now } = context;
  const found = await sql.findProposal(env.db.direct, { shopId, id });
  if (found === undefined) throw refuse('recordNotFound', { field: 'id' });
  const state = stateOf(found, now);
  if (state !== 'open') throw refuse('invalidOperation', { reason: 'decided', state });
  return found;
}

async function decidedBefore(context: Context, id: string) {
  await findOpen(context, id);
  return refuse('invalidOperation', { reason: 'being_decided' });
}

const envelope = z.object({ code: z.int(), data: z.record(z.string(), z.unknown()) });
const rowResult = z.object({
  ok: z.boolean(),
  code: z.int(),
  msg: z.string(),
  reason: z.nullable(z.string()),
  id: z.nullish(z.string()),
  goods_id: z.optional(z.string()),
});
const rowResults = z.object({ results: z.array(rowResult) });
const changedRows = z.object({ changed: z.int() });

type Done = {
  readonly changed: number;
  readonly failed: readonly { readonly id: string; readonly msg: string }[];
};

/** What the call did. One whose rows were all refused did nothing: its first refusal is thrown like that of the whole call. */
function readResult(text: string): Done {
  const { code, data } = z.parse(envelope, JSON.parse(text));
  if (code !== 200) {
    const { request_id: _id, ...shown } = data;
    throw refuse(refusalOfCode(code) ?? 'systemError', shown);
  }
  const rows = z.safeParse(rowResults, data);
  if (!rows.success) return { changed: z.safeParse(changedRows, data).data?.changed ?? 1, failed: [] };
  const failed = rows.data.results.filter(({ ok }) => !ok);
  const [first] = failed;
  if (first !== undefined && failed.length === rows.data.results.length) {
    throw refuse(refusalOfCode(first.code) ?? 'systemError', { reason: first.reason ?? 'refused' });
  }
  return {
    changed: rows.data.results.length - failed.length,
    failed: failed.map(({ goods_id: goodsId, id, msg }) => ({ id: goodsId ?? id ?? '', msg })),
  };
}

/** Rows that were not changed are named as the merchant knows them. */
async function withTitles({ env, shopId, call }: Context, { changed, failed }: Done): Promise<Decided> {
  if (failed.length === 0) return { changed, failed: [] };
  const ids = failed.map(({ id }) => id);
  const rows = await sql.readProposedGoods(env.db.direct, { shopId, ids });
  const english = new Map(rows.map(({ id, title }) => [id, title]));
  const titles = await titlesIn(env.db.direct, call.language, ids);
  return {
    changed,
    failed: failed.map(({ id, msg }) => ({ title: titles.get(id) ?? english.get(id) ?? '', msg })),
  };
}
