// Changes of a shop by its owner.
import type { ShopTheme } from '#domain/shop/shop-theme.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { Holiday } from './holiday.ts';

const update = statement<{ version: number }>(
  'shop-update',
  `update shop set name = coalesce($2, name), about = coalesce($3, about), address = coalesce($4, address),
     phone = coalesce($5, phone), auto_confirm = coalesce($6, auto_confirm),
     return_terms = coalesce($7, return_terms), theme = coalesce($8, theme),
     seller_name = coalesce($10, seller_name), seller_form = coalesce($11, seller_form),
     seller_country = coalesce($12, seller_country), seller_email = coalesce($13, seller_email),
     registration_no = coalesce($14, registration_no), tax_id = coalesce($15, tax_id), version = version + 1
   where shop_id = $1 and ($9::int is null or version = $9)
   returning version`,
);

export type ShopPatch = {
  readonly name?: string | undefined;
  readonly about?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly auto_confirm?: boolean | undefined;
  readonly return_terms?: string | undefined;
  readonly theme?: ShopTheme | undefined;
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
  const row = await tx.row(update, [
    shopId,
    patch.name ?? null,
    patch.about ?? null,
    patch.address ?? null,
    patch.phone ?? null,
    patch.auto_confirm ?? null,
    patch.return_terms ?? null,
    patch.theme ?? null,
    version ?? null,
    legal?.name ?? null,
    legal?.form ?? null,
    legal?.country ?? null,
    legal?.email ?? null,
    legal?.reg_no ?? null,
    legal?.tax_id ?? null,
  ]);
  return row !== undefined;
}

const logo = statement<never>(
  'shop-set-logo',
  'update shop set logo_file_id = $2, logo_url = $3 where shop_id = $1',
);

export async function setLogo(tx: Tx, shopId: bigint, id: string | null, url: string | null): Promise<void> {
  await tx.rows(logo, [shopId, id, url]);
}

const banner = statement<never>(
  'shop-set-banner',
  'update shop set banner_file_id = $2, banner_url = $3 where shop_id = $1',
);

export async function setBanner(
  tx: Tx,
  shopId: bigint,
  id: string | null,
  url: string | null,
): Promise<void> {
  await tx.rows(banner, [shopId, id, url]);
}

const holiday = statement<never>(
  'shop-set-holiday',
  `update shop set holiday_from = $2::date, holiday_to = $3::date, holiday_message = $4 where shop_id = $1`,
);

/** Null takes the holiday away. */
export async function setHoliday(tx: Tx, shopId: bigint, ask: Holiday | null): Promise<void> {
  await tx.rows(holiday, [shopId, ask?.from ?? null, ask?.to ?? null, ask?.message ?? '']);
}
