// The calls about what the platform does by itself.
import { limits } from '#domain/limits.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { shopCodeOf, shopIdOf } from '#domain/wire/ids.ts';
import { jobsState, listFailingTimers, runTimer } from '#features/jobs/contract.ts';
import { lookAt } from '#features/lists/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Act, type Registry } from '#platform/http/pipeline.ts';
import { makeTimerDue } from '#platform/jobs/timers.sql.ts';
import { readWork } from '#platform/metrics/figures.ts';
import { failingList, type FailingRow } from './jobs.sql.ts';

export function jobRoutes(registry: Registry): void {
  handleList(registry, listFailingTimers, {
    sql: failingList,
    present: (rows, { now }) => rows.map((row) => presentTimer(row, now)),
  });
  handle(registry, jobsState, ({ tx, now }) => readState(tx, now), { direct: true });
  handle(registry, runTimer, runNow);
}

function presentTimer(row: FailingRow, now: Date): GivenOf<typeof listFailingTimers>['list'][number] {
  const { shop_id: shopId } = row;
  return {
    kind: row.kind,
    shop: shopId === 0n ? null : { id: shopCodeOf(shopId), name: row.shop_name ?? '' },
    subject: row.subject,
    state: row.tries >= limits.timerFailingTries ? 'failing' : 'retried',
    tries: row.tries,
    fault: row.fault,
    due_since: row.due_since,
    next_at: row.due_at,
    can_run: row.is_put_off && row.due_at > now,
  };
}

async function readState(tx: Tx, now: Date): Promise<GivenOf<typeof jobsState>> {
  const { timers, messages, doubts } = await readWork(tx, now);
  const givenUp = await lookAt(tx, 'emails');
  return {
    kinds: timers
      .filter(({ due, retried }) => due > 0 || retried > 0)
      .toSorted(
        (left, right) => right.late - left.late || right.failing - left.failing || right.due - left.due,
      )
      .map(({ kind, due, late, oldest, retried, failing }) => ({
        kind,
        due,
        late,
        due_since: oldest,
        retried: retried - failing,
        failing,
      })),
    messages: {
      emails: messages.email,
      emails_given_up: givenUp.count,
      notices: messages.notice_email + messages.notice_push,
      webhooks: messages.webhook,
    },
    doubts: {
      payment: doubts.payment.count,
      refund: doubts.refund.count,
      payout: doubts.payout.count,
    },
    at: now,
  };
}

/** @throws Refused `invalidOperation` with `not_put_off`: it is due already, is being worked, or is done. */
async function runNow({ tx, input, now, audit }: Act<typeof runTimer>) {
  const shopId = input.shop === null ? 0n : shopIdOf(input.shop);
  if (shopId === undefined) throw refuse('recordNotFound');
  const { kind, subject } = input;
  const found = await makeTimerDue(tx, { shopId, kind, subject, now });
  if (found === undefined) throw refuse('invalidOperation', { reason: 'not_put_off' });
  audit({
    shopId,
    subject,
    before: { kind, tries: found.tries, due_at: found.again_at },
    after: { due_at: now },
  });
  return { due_at: now };
}
