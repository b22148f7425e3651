// The stream of notices: read from the list after the reader's own place, whatever became of the connection.
import { refuse } from '#domain/wire/errors.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { noticeStream } from '#features/notifications/stream.contract.ts';
import { merchantOf } from '#features/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Registry } from '#platform/http/pipeline.ts';
import type { LiveRead, LiveSource } from '#platform/live/hub.ts';
import { handleStream } from '#platform/live/stream.ts';
import type { Environment } from '#platform/environment.ts';
import { presentCheck, spokenOf, type Who } from './box.ts';
import { collectNews } from './collect.ts';
import { readStands, type StandRow } from './news.sql.ts';
import { lookingForAll } from './news.ts';
import * as sql from './notices.sql.ts';
import { presentNotice } from './present.ts';

const kind = 'notice';

/**
 * Where the boxes of connected shops stand: one statement for all of them, so that selling tells nobody anything and
 * pays nothing for it.
 */
export const noticeSource: LiveSource = {
  kind,
  look: async (tx, keys) => {
    const rows = await readStands(tx, lookingForAll, keys.map(BigInt));
    return new Map(rows.map((row) => [String(row.shop_id), markOf(row)]));
  },
};

function markOf(row: Pick<StandRow, 'last_n' | 'read_to' | 'reads' | 'order_mark' | 'has_news'>): string {
  return `${row.last_n}:${row.read_to}:${row.reads}:${row.order_mark}${row.has_news ? ':new' : ''}`;
}

export function noticeStreams(registry: Registry): void {
  handleStream(registry, noticeStream, async ({ env, shopId, personId, language, lastId }) => {
    const who = { shopId, personId };
    return {
      topic: `${kind}:${shopId}`,
      view: `${personId}:${language}`,
      person: personId,
      place: lastId,
      read: (tx, place) => readAfter(tx, env, who, { place, language }),
    };
  });
}

type Reading = { readonly place: string | undefined; readonly language: Language };

/** How the box stands, and what came after the place, the oldest first. A new reader begins where the box stands. */
async function readAfter(
  tx: Tx,
  env: Environment,
  who: Who,
  { place, language }: Reading,
): Promise<LiveRead> {
  await collectNews(env, who.shopId);
  const person = await merchantOf(tx, who.shopId, who.personId);
  if (person === undefined) throw refuse('invalidUserPage', { reason: 'person' });
  const [stand] = await readStands(tx, lookingForAll, [who.shopId]);
  const box = await sql.findBox(tx, who.shopId);
  const after = /^\d{1,18}$/.test(place ?? '') ? BigInt(place ?? '') : box.last_n;
  const rows =
    after >= box.last_n
      ? []
      : await sql.listAfter(tx, { shopId: who.shopId, n: after, limit: limits.streamNoticesMax });
  const spoken = await spokenOf(tx, rows, language);
  const reader = {
    language,
    tz: person.tz,
    notify: person.notify,
    readTo: box.read_to,
    readToAt: box.read_to_at,
  };
  // Beyond what one read gives, the list is where to look: its reader goes on from the newest.
  const end = rows.reduce((last, { n }) => (n > last ? n : last), after > box.last_n ? box.last_n : after);
  const events = rows
    .toSorted((left, right) => (left.n < right.n ? -1 : 1))
    .map((row) => ({ name: 'notice', data: presentNotice(row, reader, spoken), id: String(row.n) }));
  const check = await presentCheck(tx, env, who, undefined);
  return {
    events: [...events, { name: 'box', data: check, id: String(end) }],
    place: String(end),
    mark: stand === undefined ? '' : markOf(stand),
  };
}
