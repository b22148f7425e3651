// What streams read: a source for each kind of topic, and one listener of the database a node.
import { chatDeskSource, chatShopSource, chatSource } from '#features/chat/server/public.ts';
import { noticeSource } from '#features/notifications/server/public.ts';
import { sessions } from '#features/people/server/public.ts';
import type { Address } from '#platform/db/database.ts';
import { makeHub, type Hub } from '#platform/live/hub.ts';
import { listenForNews } from '#platform/live/listener.ts';
import type { Environment } from '#platform/environment.ts';

export type Live = { readonly hub: Hub; stop(): Promise<void> };

/** Makes the hub of this node, which begins to listen at once. Its streams end with the server (`serveStreams`). */
export function openLive(env: Environment, address: Address): Live {
  const { db, log, clock } = env;
  const hub = makeHub({
    db,
    log,
    sources: [chatSource, chatShopSource, chatDeskSource, noticeSource],
    alive: (tx, hashes) => sessions.stillOpen(tx, hashes, clock.now()),
  });
  hub.start();
  const listener = listenForNews(address, hub, log);
  return {
    hub,
    async stop() {
      hub.close();
      await listener.stop();
    },
  };
}
