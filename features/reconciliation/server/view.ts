// What the screen of reconciliation shows: all of one moment.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { maskNumber } from '#domain/payouts/payout.ts';
import { addHours } from '#domain/time.ts';
import type { reconciliation } from '#features/reconciliation/contract.ts';
import { payoutsPaused } from '#features/payouts/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { listItems, type ItemView } from './explain.sql.ts';
import { listSuspense } from './outside.sql.ts';
import { signedText } from './run.ts';
import * as sql from './run.sql.ts';

type State = GivenOf<typeof reconciliation>;

const runsShown = 20;
/** Every place has a fact a day. */
const factsHours = 48;

export async function showState(tx: Tx, now: Date, operatorId: string): Promise<State> {
  const [facts, items, incidents, runs] = await Promise.all([
    sql.latestFacts(tx, { since: addHours(now, -factsHours) }),
    listItems(tx, limits.reconRowsShown),
    sql.listIncidents(tx, { limit: runsShown }),
    sql.listRuns(tx, { limit: runsShown }),
  ]);
  const paused = await payoutsPaused(tx, now);
  const parts = await sql.listIncidentItems(
    tx,
    incidents.map(({ id }) => id),
    limits.reconRowsShown,
  );
  const silent = await sql.listSilent(tx, { since: addHours(now, -limits.reconSilentHours) });
  const suspense = await listSuspense(tx, { limit: limits.reconRowsShown });
  return {
    last_run_at: runs[0]?.at ?? null,
    places: facts.map((fact) => ({
      place: fact.place,
      currency: fact.asset,
      expected: signedText(fact.expected_units, fact.asset),
      actual: fact.actual_units === null ? null : signedText(fact.actual_units, fact.asset),
      transit: signedText(fact.transit_units, fact.asset),
      unmatched: signedText(fact.unmatched_units, fact.asset),
      difference: signedText(fact.difference, fact.asset),
      since: fact.at.toISOString(),
    })),
    items: items.flatMap((item) => presentItem(item, operatorId)),
    incidents: incidents.map(({ id, state, reason, opened_at, closed_at }) => ({
      id,
      state,
      reason,
      opened_at: opened_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
      items: parts
        .filter((part) => part.incident_id === id)
        .map(({ place, kind, subject, asset, units, ...part }) => ({
          place,
          kind,
          subject,
          amount: signedText(units, asset),
          currency: asset,
          state: part.state,
        })),
    })),
    silent: silent.map(({ name, answered_at: answeredAt, first_at: firstAt }) => ({
      place: name,
      since: (answeredAt ?? firstAt).toISOString(),
    })),
    paused: paused === undefined ? null : { reason: paused.reason, since: paused.since },
    suspense: suspense.map((line) => ({
      id: line.id,
      account: maskNumber(line.account, false),
      booked_on: line.booked_on,
      amount: formatUnits(line.units, line.currency),
      currency: line.currency,
      from: line.other_name,
      text: line.text,
    })),
    runs: runs.map(({ at, ...run }) => ({ ...run, at: at.toISOString() })),
  };
}

function presentItem(item: ItemView, operatorId: string): State['items'] {
  if (item.state === 'gone') return [];
  return [
    {
      id: item.id,
      place: item.place,
      kind: item.kind,
      subject: item.subject,
      amount: signedText(item.units, item.asset),
      currency: item.asset,
      state: item.state,
      since: item.first_seen_at,
      last_seen_at: item.last_seen_at,
      explanation: explanationOf(item, operatorId),
    },
  ];
}

function explanationOf(item: ItemView, operatorId: string): State['items'][number]['explanation'] {
  const { explanation_id: id, explanation_state: state, made_at: at } = item;
  if (id === null || state === null || at === null) return null;
  return {
    id,
    state,
    document: item.document ?? '',
    note: item.note ?? '',
    by: item.maker_name,
    confirmed_by: item.checker_name,
    is_yours: item.maker === operatorId,
    at,
  };
}
