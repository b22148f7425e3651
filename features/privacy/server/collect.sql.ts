// Everything about a person and their shop, table by table, as it goes into the file of their own data.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

type Part = { readonly name: string; readonly from: string; readonly without: readonly string[] };

/** Secrets and keyed hashes stay out; of buyers there is what a merchant sees of them. */
const parts: readonly Part[] = [
  { name: 'person', from: 'merchant t', without: ['password_hash'] },
  { name: 'shop', from: 'shop t', without: [] },
  { name: 'shop_looks', from: 'shop_look t', without: [] },
  { name: 'shop_look_draft', from: 'shop_look_draft t', without: ['preview_token'] },
  { name: 'identity', from: 'identity t', without: [] },
  { name: 'identity_applications', from: 'identity_application t', without: ['number_sealed', 'number_key'] },
  { name: 'sessions', from: 'session t', without: ['token_hash'] },
  { name: 'linked_shops', from: 'shop_link t', without: ['slot', 'other_id'] },
  { name: 'payout_accounts', from: 'payout_account t', without: ['number_sealed', 'number_key'] },
  { name: 'signing_devices', from: 'merchant_device t', without: [] },
  { name: 'payout_schedules', from: 'payout_schedule t', without: [] },
  { name: 'mandates', from: 'mandate t', without: [] },
  { name: 'withdrawals', from: 'withdrawal t', without: ['number_sealed'] },
  { name: 'deposits', from: 'deposit t', without: [] },
  { name: 'wallet_transfers', from: 'transfer t', without: ['prev_hash', 'hash'] },
  { name: 'customers', from: 'customer t', without: [] },
  { name: 'customer_notes', from: 'customer_note t', without: [] },
  { name: 'sourcing_requests', from: 'sourcing_request t', without: ['claimed_by'] },
  { name: 'saved_answers', from: 'shop_answer t', without: [] },
  // A question that is not confirmed is nobody's yet: the shop does not see it.
  {
    name: 'questions',
    from: `(select * from goods_question where state <> 'unconfirmed') t`,
    without: ['email', 'email_key'],
  },
  {
    name: 'cart_emails',
    from: `(select * from cart_reminder where sent_at is not null) t`,
    without: ['email', 'email_key'],
  },
  { name: 'statements', from: 'wallet_statement t', without: [] },
  {
    name: 'orders',
    from: 'shop_order t',
    without: ['buyer', 'buyer_email', 'buyer_name', 'shown_name', 'customer_ref'],
  },
  { name: 'order_lines', from: 'order_line t', without: [] },
  { name: 'order_events', from: 'order_event t', without: [] },
  { name: 'cases', from: 'return_case t', without: [] },
  { name: 'goods_on_sale', from: 'showcase_item t', without: [] },
  { name: 'product_pictures', from: 'listing t', without: ['words'] },
  { name: 'product_texts', from: 'listing_text t', without: [] },
  { name: 'collections', from: 'collection t', without: [] },
  { name: 'bundles', from: 'bundle t', without: [] },
  { name: 'shop_pages', from: 'shop_page t', without: [] },
  { name: 'shop_menu', from: 'shop_menu t', without: [] },
  { name: 'domain', from: 'shop_domain t', without: ['token'] },
  { name: 'share_links', from: 'share_link t', without: [] },
  { name: 'reviews', from: 'order_comment t', without: [] },
  { name: 'restrictions', from: 'restriction t', without: [] },
  { name: 'appeals', from: 'appeal t', without: [] },
  { name: 'identity_appeals', from: 'identity_appeal t', without: [] },
  { name: 'feedback', from: 'feedback t', without: [] },
  { name: 'conversations', from: 'conversation t', without: ['holder'] },
  { name: 'messages', from: 'chat_message t', without: ['by_id'] },
  // A row without a body is a try.
  {
    name: 'translations',
    from: `(select * from chat_translation where body is not null) t`,
    without: ['claim', 'failure'],
  },
  // What a buyer reported, and what the platform noted down of it, is not the merchant's.
  {
    name: 'conversations_reported',
    from: `(select * from chat_report where by_side = 'merchant') t`,
    without: ['note', 'resolved_by'],
  },
  { name: 'notices', from: 'notice t', without: [] },
  { name: 'quiet_hours', from: 'notice_box t', without: ['undo_mark', 'undo_to'] },
  // Whoever has an address of a device, or the mark of a code, could use it.
  { name: 'reached_by', from: 'notice_reach t', without: ['code_mark', 'code_tries'] },
  {
    name: 'devices',
    from: 'push_device t',
    without: ['endpoint', 'endpoint_hash', 'p256dh', 'auth', 'session_hash'],
  },
  { name: 'notices_sent', from: 'notice_delivery t', without: ['once_key', 'together'] },
  { name: 'campaigns', from: 'campaign t', without: [] },
  { name: 'campaign_goods', from: 'campaign_goods t', without: [] },
  { name: 'campaign_steps', from: 'campaign_step t', without: ['person_id'] },
  { name: 'campaign_days', from: 'campaign_day t', without: [] },
  // Who looked and from where was never the merchant's to know.
  { name: 'campaign_views', from: 'ad_view t', without: ['viewer'] },
  { name: 'campaign_clicks', from: 'ad_click t', without: ['viewer', 'network', 'blocks'] },
  { name: 'campaign_refusals', from: 'ad_refusal t', without: [] },
  { name: 'campaign_counts', from: 'ad_past t', without: [] },
  { name: 'campaign_results', from: 'ad_result t', without: [] },
  { name: 'promoted_orders', from: 'promoted_order t', without: [] },
  { name: 'similar_goods', from: 'ad_similar t', without: [] },
  { name: 'public_support', from: 'ad_support t', without: [] },
  { name: 'files', from: 'file t', without: [] },
  { name: 'audit', from: 'audit_entry t', without: ['prev_hash', 'hash', 'person_id'] },
];

const statements = parts.map(({ name, from, without }) => ({
  name,
  select: statement<{ row: unknown }>(
    `privacy-collect-${name.replaceAll('_', '-')}`,
    `select to_jsonb(t) - array[${without.map((column) => `'${column}'`).join(', ')}]::text[] as row
     from ${from} where t.shop_id = $1 limit $2`,
  ),
}));

/** The rows of every part, by its name. */
export async function collectRows(
  tx: Tx,
  shopId: bigint,
  limit: number,
): Promise<{ readonly name: string; readonly rows: unknown[] }[]> {
  const found: { name: string; rows: unknown[] }[] = [];
  for (const { name, select } of statements) {
    const rows = await tx.rows(select, [shopId, limit]);
    found.push({ name, rows: rows.map(({ row }) => row) });
  }
  return found;
}

export type OwnFile = RowOf<typeof files>;

const files = sql.rows('privacy-own-files')`select shop_id, id, kind, folder, widths, mime, bytes from file
  where shop_id = :shopId and kind not in ('comment', 'case') and (:erasedToo or erased_at is null)
    order by kind = 'video', created_at, id`;

/** A shop's own files, videos last: not the pictures of its buyers. With those whose rows were erased, to take their bytes away. */
export function ownFiles(tx: Tx, shopId: bigint, { erasedToo = false } = {}): Promise<OwnFile[]> {
  return files(tx, { shopId, erasedToo });
}
