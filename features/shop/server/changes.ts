// What an owner changes of their shop.
import { countries } from '#domain/geo/countries.ts';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { FileKind } from '#domain/files.ts';
import { localDay } from '#domain/time.ts';
import { fileOf } from '#features/files/server/public.ts';
import type { storeInfo } from '#features/shop/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './change.sql.ts';
import { assertHoliday } from './holiday.ts';
import { assertOwnName, chooseHandle, takeName } from './handles.ts';
import { setNameKey } from './names.sql.ts';
import { shopOf } from './shops.ts';

type Patch = NonNullable<InputOf<typeof storeInfo>['patch']>;
type Change = {
  readonly patch: Patch;
  readonly version: number | undefined;
  readonly now: Date;
  readonly brand: string;
};

/**
 * Changes what was said of the shop, all of it or nothing.
 *
 * @throws Refused `staleVersion` where the shop was changed since `version` was read; nothing is written.
 * @throws Refused `usernameExists` (`name_taken`) for the name of another shop, or one that looks like it.
 * @throws Refused `recordNotFound` for a picture that is not the shop's own, `invalidParameter` `kind` for one that was
 *   sent for something else, and as `assertHoliday` does.
 */
export async function changeShop(
  tx: Tx,
  shopId: bigint,
  { patch, version, now, brand }: Change,
): Promise<void> {
  if (Object.values(patch).every((value) => value === undefined)) return;
  assertOwnName(patch.name, 'patch.name', brand);
  assertOwnName(patch.legal?.name, 'patch.legal.name', brand);
  const shop = await shopOf(tx, shopId);
  assertSeller(patch.legal?.country);
  const { logo_file_id: logo, banner_file_id: banner, holiday } = patch;
  if (holiday) assertHoliday(holiday, localDay(now, shop.tz));
  const logoUrl = logo && (await pictureOf(tx, shopId, { id: logo, kind: 'logo' }));
  const bannerUrl = banner && (await pictureOf(tx, shopId, { id: banner, kind: 'banner' }));
  const isChanged = await sql.updateShop(tx, shopId, patch, version);
  if (!isChanged) {
    throw refuse('staleVersion', { reason: 'stale', version: (await shopOf(tx, shopId)).version });
  }
  if (patch.name !== undefined && patch.name !== shop.name) {
    await setNameKey(tx, {
      shopId,
      key: await takeName(tx, { shopId, name: patch.name, at: now }, 'patch.name'),
    });
  }
  if (patch.handle !== undefined) {
    const own = { shopId, handle: shop.handle, chosenAt: shop.handle_changed_at };
    await chooseHandle(tx, own, { handle: patch.handle, at: now, brand });
  }
  if (logo !== undefined) await sql.setLogo(tx, { shopId, id: logo, url: logoUrl ?? null });
  if (banner !== undefined) await sql.setBanner(tx, { shopId, id: banner, url: bannerUrl ?? null });
  if (holiday !== undefined) await sql.setHoliday(tx, shopId, holiday);
}

function assertSeller(country: string | undefined): void {
  if (country === undefined || country === '' || countries.includes(country)) return;
  throw refuse('invalidParameter', { field: 'patch.legal.country', reason: 'unknown' });
}

async function pictureOf(
  tx: Tx,
  shopId: bigint,
  { id, kind }: { readonly id: string; readonly kind: FileKind & ('logo' | 'banner') },
): Promise<string> {
  const field = `patch.${kind}_file_id`;
  const file = await fileOf(tx, shopId, id);
  if (file === undefined) throw refuse('recordNotFound', { reason: 'file', field });
  if (file.kind !== kind || file.url === null) throw refuse('invalidParameter', { reason: 'kind', field });
  return file.url;
}
