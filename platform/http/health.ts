// Whether this server can do its work: read and write. What watches it asks here.
import type { FastifyInstance } from 'fastify';
import { isWritable } from '#platform/db/instance.sql.ts';
import type { Environment } from '#platform/environment.ts';

/** Whoever asks more often hears the last finding: nobody has the database write as often as they like. */
const freshMs = 2_000;

/**
 * `/healthz`: 200 where the database takes a write, 503 where it is away, full or only to be read. `clock` says whether
 * this node acts on time: calls are answered at the database's time either way.
 */
export function healthRoute(app: FastifyInstance, { db, clock }: Pick<Environment, 'db' | 'clock'>): void {
  let last: { readonly at: number; readonly ok: Promise<boolean> } | undefined;
  app.get('/healthz', async (_request, reply) => {
    const at = performance.now();
    if (last === undefined || at - last.at > freshMs) {
      last = { at, ok: isWritable(db.direct, clock.now()).catch(() => false) };
    }
    const ok = await last.ok;
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, clock: clock.fault?.()?.reason ?? 'ok' });
  });
}
