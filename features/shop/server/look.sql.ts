// Looks of shops: published versions, and the draft.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export const findVersions = sql.rows('shop-look-versions')`
  select version, choices, published_at from shop_look where shop_id = :shopId order by version desc`;

const lastVersion = sql.row('shop-look-last')<{ version: number }>`
  select coalesce(max(version), 0)::int as version from shop_look where shop_id = :shopId`;
const insert = sql.run('shop-look-insert')`
  insert into shop_look (shop_id, version, choices, published_at) values (:shopId, :version, :choices::jsonb, :at)`;

/** Adds the next version. Whoever took the draft publishes alone; a second one would be refused by the key. */
export async function insertVersion(
  tx: Tx,
  { shopId, choices, at }: { shopId: bigint; choices: string; at: Date },
): Promise<void> {
  const version = ((await lastVersion(tx, { shopId }))?.version ?? 0) + 1;
  await insert(tx, { shopId, version, choices, at });
}

export const forgetVersions = sql.run('shop-look-forget')`
  delete from shop_look where shop_id = :shopId and version <= (
    select max(version) from shop_look where shop_id = :shopId) - :keep::int`;

export const findDraft = sql.row('shop-look-draft')`
  select choices, preview_token, preview_until from shop_look_draft where shop_id = :shopId`;

/** Whoever publishes first takes the draft away: there is nothing to publish for the second. */
export const takeDraft = sql.row('shop-look-draft-take')`
  delete from shop_look_draft where shop_id = :shopId returning choices`;

/** The link of a draft that is there stays. */
export const saveDraft = sql.run('shop-look-draft-save')`
  insert into shop_look_draft (shop_id, choices, changed_at, preview_token, preview_until)
  values (:shopId, :choices::jsonb, :at, :token, :until)
  on conflict (shop_id) do update set choices = excluded.choices, changed_at = excluded.changed_at`;

export const renewPreview = sql.run('shop-look-preview-renew')`
  update shop_look_draft set preview_token = :token, preview_until = :until where shop_id = :shopId`;

export const findPreview = sql.row('shop-look-preview')`
  select choices from shop_look_draft
  where shop_id = :shopId and preview_token = :token and preview_until > :now`;

export const eraseVersions = sql.run('shop-look-erase')`delete from shop_look where shop_id = :shopId`;
