// Money that a provider took for a payment that had its money already.
import { sql, type RowOf } from '#platform/db/sql.ts';

/** Writes such money down, once; false where it had been. Needs the checkout role. */
export const insertDuplicate = sql.has('duplicate-insert')`
  insert into duplicate_capture (shop_id, id, payment_id, provider, provider_payment, provider_ref, asset, units,
    captured_at, recorded_at)
  values (:shopId, :id, :paymentId, :provider, :providerPayment, :ref, :asset, :units, :capturedAt, :now)
  on conflict (shop_id, provider, provider_payment) do nothing returning id`;

export type DuplicateRow = RowOf<typeof findDuplicates>;

export const findDuplicates = sql.rows('duplicate-find')`
  select id, payment_id, provider, provider_payment, provider_ref, asset, units from duplicate_capture
  where shop_id = :shopId and id = any(:ids::uuid[]) and paid_at is null`;

/** The provider took these refunds, and of some it says that they are paid. */
export const markSent = sql.run('duplicate-sent')`
  update duplicate_capture set sent_at = coalesce(sent_at, :now),
    paid_at = case when id = any(:paid::uuid[]) then :now::timestamptz end
  where shop_id = :shopId and id = any(:ids::uuid[]) and paid_at is null`;

/** The provider has not taken these refunds, or no longer: a bank refused money that was on its way. */
export const markRefused = sql.run('duplicate-refused')`
  update duplicate_capture set sent_at = null
  where shop_id = :shopId and id = any(:ids::uuid[]) and paid_at is null`;
