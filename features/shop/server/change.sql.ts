// Changes of a shop by its owner.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { Holiday } from './holiday.ts';

const update = sql.row('shop-update')`
  update shop set name = coalesce(:name?, name), about = coalesce(:about?, about), address =
    coalesce(:address?, address),
    phone = coalesce(:phone?, phone), auto_confirm = coalesce(:autoConfirm?, auto_confirm),
    return_terms = coalesce(:returnTerms?, return_terms),
    seller_name = coalesce(:legalName?, seller_name), seller_form = coalesce(:form?, seller_form),
    seller_country = coalesce(:country?, seller_country), seller_email = coalesce(:email?, seller_email),
    registration_no = coalesce(:regNo?, registration_no), tax_id = coalesce(:taxId?, tax_id), version =
      version + 1
  where shop_id = :shopId and (:version?::int is null or version = :version?)
  returning version`;

export type ShopPatch = {
  readonly name?: string | undefined;
  readonly about?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly auto_confirm?: boolean | undefined;
  readonly return_terms?: string | undefined;
  readonly legal?: SellerPatch | undefined;
};

export type SellerPatch = {
  readonly [field in 'name' | 'form' | 'country' | 'email' | 'reg_no' | 'tax_id']?: string | undefined;
};

/** False where the shop has another version than the one that was read. Counts the version up in any case. */
export async function updateShop(
  tx: Tx,
  shopId: bigint,
  patch: ShopPatch,
  version: number | undefined,
): Promise<boolean> {
  const { legal } = patch;
  const row = await update(tx, {
    shopId,
    name: patch.name,
    about: patch.about,
    address: patch.address,
    phone: patch.phone,
    autoConfirm: patch.auto_confirm,
    returnTerms: patch.return_terms,
    version,
    legalName: legal?.name,
    form: legal?.form,
    country: legal?.country,
    email: legal?.email,
    regNo: legal?.reg_no,
    taxId: legal?.tax_id,
  });
  return row !== undefined;
}

export const setLogo = sql.run('shop-set-logo')`
  update shop set logo_file_id = :id?, logo_url = :url? where shop_id = :shopId`;

export const setBanner = sql.run('shop-set-banner')`
  update shop set banner_file_id = :id?, banner_url = :url? where shop_id = :shopId`;

const holiday = sql.run('shop-set-holiday')`
  update shop set holiday_from = :from?::date, holiday_to = :to?::date, holiday_message = :message
    where shop_id = :shopId`;

/** Null takes the holiday away. */
export async function setHoliday(tx: Tx, shopId: bigint, ask: Holiday | null): Promise<void> {
  await holiday(tx, { shopId, from: ask?.from, to: ask?.to, message: ask?.message ?? '' });
}
