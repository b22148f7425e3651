// Which scans of a carrier cannot be right.
import { limits } from '#domain/limits.ts';
import { placeCountry } from '#domain/geo/place-country.ts';
import type { CarrierEventCode, HoldReason } from '#domain/states/parcel.ts';
import { addHours } from '#domain/time.ts';
import type { ParcelRow } from './parcels.sql.ts';

type Scan = { readonly code: CarrierEventCode; readonly at: Date; readonly place?: string | undefined };

/**
 * Why the new scans of a parcel wait for a person; undefined where they may be true. What is held moves nothing: no
 * order is shipped or delivered by it, so no supplier is owed, and no time of the buyer or of the money begins.
 */
export function holdReason(
  row: Pick<ParcelRow, 'labelled_at' | 'shipped_at'>,
  scans: readonly Scan[],
  country: string | undefined,
): HoldReason | undefined {
  const earliest =
    row.labelled_at === null ? undefined : addHours(row.labelled_at, -limits.scanBeforeLabelHours);
  // The number was under way before it was this parcel's: another parcel has it, or had it.
  if (earliest !== undefined && scans.some(({ at }) => at < earliest)) return 'before_label';
  const delivered = scans.filter(({ code }) => code === 'delivered');
  if (row.shipped_at === null && delivered.length === scans.length && scans.length > 0)
    return 'no_acceptance';
  if (country === undefined) return undefined;
  const isAbroad = ({ place = '' }: Scan) => (placeCountry(place, country) ?? country) !== country;
  return delivered.some(isAbroad) ? 'other_country' : undefined;
}
