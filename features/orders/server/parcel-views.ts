// Parcels as people see them, in their language.
import type { Language } from '#domain/text/language.ts';
import { iso } from '#domain/time.ts';
import { serverWords } from '#locales/server.ts';
import type { Carrier } from '#platform/ports/carriers.ts';
import type { Context } from './moves.ts';
import { parcelIdOf } from '#domain/wire/parcel-id.ts';
import { readParcels, readTracking } from './parcels.sql.ts';

type ViewInput = Pick<Context, 'tx' | 'shopId' | 'env'> & { language: Language };

/** Parcels with their steps, in the viewer's language; the carrier's own words are kept beside. */
export async function parcelViews({ tx, shopId, env, language }: ViewInput, orderId: string) {
  const [rows, events] = await Promise.all([
    readParcels(tx, shopId, [orderId]),
    readTracking(tx, shopId, orderId),
  ]);
  // What operators call a step stands for the built-in words.
  const { steps: own } = env.settings.now();
  const words = serverWords(language).step;
  const holdWords = serverWords(language).hold;
  const views = rows.map((row) => {
    const carrier = row.carrier === null ? undefined : env.carriers.find(row.carrier);
    return {
      id: parcelIdOf(shopId, orderId, row.n),
      supplier: row.supplier_name,
      state: row.state,
      carrier:
        carrier === undefined
          ? null
          : { code: carrier.code, name: carrier.name, url: pageOf(carrier, row.tracking) },
      tracking: row.tracking,
      hold:
        row.held_reason === null
          ? null
          : { reason: row.held_reason, text: holdWords[row.held_reason], since: iso(row.held_at) ?? '' },
      steps: events
        .filter((event) => event.n === row.n)
        .map((event) => ({
          code: event.code,
          text: own[event.code]?.[language] ?? words[event.code],
          at: iso(event.at) ?? '',
          place: event.place || null,
          raw: event.raw || null,
        })),
    };
  });
  const lastScans = new Map(events.map(({ n, at }) => [n, at]));
  const days = {
    p50: rows.reduce((most, row) => Math.max(most, row.days_p50), 0),
    p90: rows.reduce((most, row) => Math.max(most, row.days_p90), 0),
  };
  return { views, days, rows, lastScans };
}

/** Where the carrier shows this parcel; null where it has no such page. */
function pageOf({ page }: Carrier, tracking: string | null): string | null {
  if (page === undefined || tracking === null) return null;
  return page.replace('{tracking}', encodeURIComponent(tracking));
}
