// A merchant who looks into the app every day has read what is older.
import type { Composed } from '#apps/server/compose.ts';
import { dayMs } from '#domain/limits.ts';
import { listNotices, readNotices } from '#features/notifications/contract.ts';

/** Marks as read what a merchant was told more than a day ago. */
export async function readOldNotices({ ask, env }: Composed, token: string): Promise<void> {
  const since = new Date(env.clock.now().getTime() - dayMs).toISOString();
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const answer = await ask(listNotices, { page, page_size: 100 }, { token });
    const old = answer.list.find(({ created_at: at }) => at < since);
    if (old !== undefined) {
      await ask(readNotices, { all: true, up_to_id: old.id }, { token });
      return;
    }
    hasMore = answer.has_more;
  }
}
