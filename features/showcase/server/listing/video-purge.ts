// Videos that no product shows any more are taken away, bytes and row, within two days.
import { dayMs } from '#domain/limits.ts';
import { eraseFile } from '#features/files/server/public.ts';
import { makePurgeJob, purgeBatch, type Purge } from '#platform/jobs/purge.ts';
import * as sql from './listing.sql.ts';

/** Work of the platform, once a day. */
export const videoPurgeTimer = 'house.purge-videos';

/** Files of one run: each is a call to where the files lie. */
const videosPerRun = 100;

const purgeVideos: Purge = async (tx, { env, now }) => {
  const before = new Date(now.getTime() - dayMs);
  const unused = await sql.listUnusedVideos(tx, { before, now, limit: videosPerRun });
  for (const { shop_id: shopId, id } of unused) {
    await sql.clearVideo(tx, { shopId, fileId: id });
    await eraseFile(env, tx, shopId, id);
  }
  return unused.length === videosPerRun ? purgeBatch : unused.length;
};

export const videoJobs = makePurgeJob(videoPurgeTimer, { everyMs: dayMs, purges: [purgeVideos] });
