// The look of a shop: trying one, showing it to nobody else, publishing it, and going back.
import { randomBytes } from 'node:crypto';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits, minuteMs } from '#domain/limits.ts';
import { correctionOf } from '#domain/shop/look-css.ts';
import { completed, firstLook, isWhole, type Look } from '#domain/shop/look.ts';
import type { shopLook } from '#features/shop/look.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { readLook, toGiven } from './look-page.ts';
import * as sql from './look.sql.ts';
import { shopOf } from './shops.ts';

type State = GivenOf<typeof shopLook>;
type Own = { readonly shopId: bigint; readonly now: Date };

/** What the merchant sees: the draft or the look that is live, the private link, and all versions. */
export async function presentLook(tx: Tx, own: Own): Promise<State> {
  const { shopId } = own;
  const versions = (await sql.findVersions(tx, { shopId })).flatMap((row) => {
    const look = readLook(row.choices);
    return look === undefined ? [] : [{ version: row.version, published_at: row.published_at, look }];
  });
  const live = versions[0];
  const draft = await sql.findDraft(tx, { shopId });
  const look = (draft && readLook(draft.choices)) ?? live?.look ?? firstLook;
  const { handle } = await shopOf(tx, shopId);
  const { token, until } = await keepPreview(tx, own, { draft, look });
  return {
    look: toGiven(look),
    is_changed: JSON.stringify(look) !== JSON.stringify(live?.look ?? firstLook),
    corrected: correctionOf(look) ?? null,
    version: live?.version ?? null,
    versions: versions.map((one) => ({ ...one, look: toGiven(one.look) })),
    preview: { path: `/s/${handle}?look=${token}`, until },
  };
}

type Kept = { readonly draft: RowOf<typeof sql.findDraft> | undefined; readonly look: Look };
type Preview = { readonly token: string; readonly until: Date };

/** The link stays the same while somebody works on a draft, and is another one after a while. */
async function keepPreview(tx: Tx, { shopId, now }: Own, { draft, look }: Kept): Promise<Preview> {
  const half = new Date(now.getTime() + (limits.lookPreviewMinutes / 2) * minuteMs);
  if (draft !== undefined && draft.preview_until > half)
    return { token: draft.preview_token, until: draft.preview_until };
  const fresh = makePreview(now);
  if (draft === undefined)
    await sql.saveDraft(tx, { shopId, choices: JSON.stringify(look), at: now, ...fresh });
  else await sql.renewPreview(tx, { shopId, ...fresh });
  return fresh;
}

function makePreview(now: Date): Preview {
  const until = new Date(now.getTime() + limits.lookPreviewMinutes * minuteMs);
  return { token: randomBytes(24).toString('base64url'), until };
}

/** @throws Refused `invalidParameter` where a section is missing or stands there twice. */
export async function changeDraft(tx: Tx, { shopId, now }: Own, draft: Look): Promise<void> {
  const look = { ...draft, sections: completed(draft.sections) };
  if (!isWhole(look.sections)) throw refuse('invalidParameter', { field: 'draft.sections', reason: 'twice' });
  await sql.saveDraft(tx, { shopId, choices: JSON.stringify(look), at: now, ...makePreview(now) });
}

export async function discardDraft(tx: Tx, shopId: bigint): Promise<void> {
  await sql.takeDraft(tx, { shopId });
}

/** @throws Refused `invalidOperation` (`nothing_to_publish`) where buyers see the draft already. */
export async function publishDraft(tx: Tx, { shopId, now }: Own): Promise<void> {
  const draft = await sql.takeDraft(tx, { shopId });
  const look = draft && readLook(draft.choices);
  const [live] = await sql.findVersions(tx, { shopId });
  const before = (live && readLook(live.choices)) ?? firstLook;
  if (look === undefined || JSON.stringify(look) === JSON.stringify(before))
    throw refuse('invalidOperation', { reason: 'nothing_to_publish' });
  await sql.insertVersion(tx, { shopId, choices: JSON.stringify(look), at: now });
  await sql.forgetVersions(tx, { shopId, keep: limits.lookVersionsMax });
}

/** The draft that a private link shows; undefined for a wrong link, and for one that is over. */
export async function previewOf(tx: Tx, { shopId, now }: Own, token: string): Promise<Look | undefined> {
  const row = await sql.findPreview(tx, { shopId, token, now });
  return row && readLook(row.choices);
}

/** Nothing of what was written on the shop's pages is kept. */
export async function eraseLooks(tx: Tx, shopId: bigint): Promise<void> {
  await sql.takeDraft(tx, { shopId });
  await sql.eraseVersions(tx, { shopId });
}
