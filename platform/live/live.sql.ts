// News between nodes: PostgreSQL carries what is said to every node that listens.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const channel = 'stockless_live';

/** What a node says to begin to listen. It needs a connection of its own, for as long as it lives. */
export const listenText = `listen ${channel}`;

// Commits that say something wait for each other, so this one does not wait for the disk: what a crash loses of it is
// found by the next look.
const tell = sql.run('live-tell')`
  select set_config('synchronous_commit', 'off', true), pg_notify('${channel}', :news)`;

function tellAfter(tx: Tx, news: object): Promise<void> {
  const say = async (by: Tx): Promise<void> => {
    await tell(by, { news: JSON.stringify(news) });
  };
  if (tx.afterwards === undefined) return say(tx);
  tx.afterwards(say);
  return Promise.resolve();
}

/** Says to all nodes that a topic has news, once the caller's transaction is committed and by a statement of its own. */
export async function wake(tx: Tx, topic: string): Promise<void> {
  await tellAfter(tx, { t: topic });
}

/** Says something that is kept nowhere, such as that somebody types. Names and ids only: at most some hundred bytes. */
export async function pass(
  tx: Tx,
  topic: string,
  event: { readonly name: string; readonly data: Readonly<Record<string, string>> },
): Promise<void> {
  await tellAfter(tx, { t: topic, e: event });
}
