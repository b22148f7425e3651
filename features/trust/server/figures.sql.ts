// The figures of the platform, counted over all shops from the records that they are about: nothing is a counter.
import type { HoldCode } from '#domain/restriction.ts';
import type { TrustPeriod } from '#domain/content/trust-figures.ts';
import { statement, type Statement, type Tx } from '#platform/db/database.ts';

/** Periods are numbered from 1 by their place. */
const span = `span as (select n::int, from_at, to_at
    from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as s (from_at, to_at, n))`;
const during = (column: string) => `${column} >= s.from_at and ${column} < s.to_at`;
const spread = (value: string) =>
  `(percentile_cont(0.5) within group (order by ${value}))::float8 as median,
   (percentile_disc(0.95) within group (order by ${value}))::float8 as p95`;
const hours = (to: string, from: string) => `extract(epoch from ${to} - ${from}) / 3600`;

function ask<Row>(tx: Tx, one: Statement<Row>, periods: readonly TrustPeriod[]): Promise<Row[]> {
  return tx.rows(one, [periods.map(({ from }) => from), periods.map(({ to }) => to)]);
}

/** A number of cases of a period; `name` says of which part. */
export type Counted = { n: number; name: string; cases: number };
/** How long something took, of the `of` cases that are over; null where there are none. */
export type Took = { n: number; of: number; median: number | null; p95: number | null };

type OfHold = { code: HoldCode; is_money: boolean };

const holdLengths = statement<Took & OfHold>(
  'trust-hold-lengths',
  `with ${span}
   select s.n, r.reason_code as code, r.scope <> 'shop' as is_money, count(*)::int as of,
     ${spread(hours('r.ended_at', 'r.from_at'))}
   from span s join restriction r on ${during('r.placed_at')}
   where r.ended_at is not null and r.ended_at >= r.from_at
   group by s.n, r.reason_code, r.scope <> 'shop'`,
);
const holdEnds = statement<Counted & OfHold>(
  'trust-hold-ends',
  `with ${span}
   select s.n, r.reason_code as code, r.scope <> 'shop' as is_money, coalesce(r.end_reason, 'standing') as name,
     count(*)::int as cases
   from span s join restriction r on ${during('r.placed_at')}
   group by s.n, r.reason_code, r.scope <> 'shop', coalesce(r.end_reason, 'standing')`,
);
export type HeldRow = { n: number; code: HoldCode; currency: string; units: bigint };
const heldAmounts = statement<HeldRow>(
  'trust-hold-amounts',
  `with ${span}
   select s.n, r.reason_code as code, r.currency, sum(r.held_units)::bigint as units
   from span s join restriction r on ${during('r.placed_at')}
   where r.held_units > 0 group by s.n, r.reason_code, r.currency order by r.currency`,
);

const asked = statement<Counted>(
  'trust-withdrawals-asked',
  `with ${span}
   select s.n, 'asked' as name, count(*)::int as cases
   from span s join withdrawal w on ${during('w.created_at')} group by s.n`,
);
const paidTook = `with ${span}, paid as (
     select s.n, ${hours('e.at', 'w.created_at')} as hours
     from span s join withdrawal_event e on e.move = 'settle' and ${during('e.at')}
     join withdrawal w on w.shop_id = e.shop_id and w.id = e.withdrawal_id
   )`;
const paid = statement<Took>(
  'trust-withdrawals-paid',
  `${paidTook} select n, count(*)::int as of, ${spread('hours')} from paid group by n`,
);
const speed = statement<Counted>(
  'trust-withdrawals-speed',
  `${paidTook}
   select n, case when hours <= 24 then 'within_24h' when hours <= 48 then 'within_48h' else 'longer' end as name,
     count(*)::int as cases
   from paid group by 1, 2`,
);
const approvals = statement<Counted>(
  'trust-withdrawals-approved',
  `with ${span}
   select s.n, case e.actor when 'merchant' then 'limit' when 'timer' then 'clock' else 'reviewer' end as name,
     count(*)::int as cases
   from span s join withdrawal_event e on e.move = 'approve' and ${during('e.at')}
   group by 1, 2`,
);
const rejections = statement<Counted>(
  'trust-withdrawals-rejected',
  `with ${span}
   select s.n, w.reason_code as name, count(*)::int as cases
   from span s join withdrawal_event e on e.move = 'reject' and ${during('e.at')}
   join withdrawal w on w.shop_id = e.shop_id and w.id = e.withdrawal_id
   group by s.n, w.reason_code`,
);

const filed = statement<Counted>(
  'trust-appeals-filed',
  `with ${span}
   select s.n, 'filed' as name, count(*)::int as cases
   from span s join appeal p on ${during('p.opened_at')} group by s.n`,
);
const decisions = statement<Counted>(
  'trust-appeals-decided',
  `with ${span}
   select s.n, p.state as name, count(*)::int as cases
   from span s join appeal p on ${during('p.decided_at')} group by s.n, p.state`,
);
const appealTook = statement<Took>(
  'trust-appeals-took',
  `with ${span}
   select s.n, count(*)::int as of, ${spread(`${hours('p.decided_at', 'p.opened_at')} / 24`)}
   from span s join appeal p on ${during('p.decided_at')} group by s.n`,
);

const identitiesSent = statement<Counted>(
  'trust-identities-sent',
  `with ${span}
   select s.n, 'sent' as name, count(*)::int as cases
   from span s join identity_application a on ${during('a.submitted_at')} group by s.n`,
);
const identitiesDecided = statement<Counted>(
  'trust-identities-decided',
  `with ${span}
   select s.n, case a.state when 'verified' then 'identity_verified' else 'identity_refused' end as name,
     count(*)::int as cases
   from span s join identity_application a on ${during('a.decided_at')} group by 1, 2`,
);
const identitiesTook = statement<Took>(
  'trust-identities-took',
  `with ${span}
   select s.n, count(*)::int as of, ${spread(hours('a.decided_at', 'a.submitted_at'))}
   from span s join identity_application a on ${during('a.decided_at')} group by s.n`,
);
const identitiesAppealed = statement<Counted>(
  'trust-identities-appealed',
  `with ${span}
   select s.n, 'appealed' as name, count(*)::int as cases
   from span s join identity_appeal p on ${during('p.opened_at')} group by s.n`,
);
const identityAppeals = statement<Counted>(
  'trust-identity-appeals-decided',
  `with ${span}
   select s.n, 'identity_' || p.state as name, count(*)::int as cases
   from span s join identity_appeal p on ${during('p.decided_at')} group by s.n, p.state`,
);
const identityAppealsTook = statement<Took>(
  'trust-identity-appeals-took',
  `with ${span}
   select s.n, count(*)::int as of, ${spread(`${hours('p.decided_at', 'p.opened_at')} / 24`)}
   from span s join identity_appeal p on ${during('p.decided_at')} group by s.n`,
);

const written = statement<Counted>(
  'trust-reviews-written',
  `with ${span}
   select s.n, 'written' as name, count(*)::int as cases
   from span s join order_comment c on ${during('c.created_at')} group by s.n`,
);
const removed = statement<Counted>(
  'trust-reviews-removed',
  `with ${span}
   select s.n, c.removed_reason as name, count(*)::int as cases
   from span s join order_comment c on c.state = 'removed' and ${during('c.decided_at')}
   group by s.n, c.removed_reason`,
);

// A hold for sales to itself that was a mistake, or that an appeal took back, says nothing of the orders.
const orders = statement<Counted>(
  'trust-orders',
  `with ${span}
   select s.n, case when exists (select from restriction x where x.shop_id = o.shop_id and x.reason_code = 'H08'
       and x.placed_at < s.to_at and (x.ended_at is null or x.ended_at > o.paid_at)
       and coalesce(x.end_reason, '') not in ('mistake', 'appeal_won')) then 'flagged' else 'plain' end as name,
     count(*)::int as cases
   from span s join shop_order o on ${during('o.paid_at')} group by 1, 2`,
);

const clicks = statement<Counted>(
  'trust-clicks',
  `with ${span}
   select s.n, 'counted' as name, count(*)::int as cases
   from span s join ad_click c on ${during('c.at')} and c.reason is null group by s.n`,
);
// What a flood refused has no row of its own: it is counted by the minute.
const refusedClicks = statement<Counted>(
  'trust-clicks-refused',
  `with ${span}, refused as (
     select s.n, c.reason, count(*) as cases
     from span s join ad_click c on ${during('c.at')} and c.reason is not null group by s.n, c.reason
     union all
     select s.n, f.reason, sum(f.count) as cases
     from span s join ad_refusal f on f.kind = 'click' and ${during('f.minute')} group by s.n, f.reason
   )
   select n, reason as name, sum(cases)::int as cases from refused group by n, reason`,
);

const disputes = statement<Counted>(
  'trust-disputes',
  `with ${span}
   select s.n, case when e.move = 'open' then 'opened' else 'escalated' end as name,
     count(distinct (e.shop_id, e.case_id))::int as cases
   from span s join case_event e on (e.move = 'open' or e.to_state = 'escalated') and ${during('e.at')}
   group by 1, 2`,
);
const decided = `with ${span}, decided as (
     select s.n, c.decision, ${hours('e.at', 'b.at')} / 24 as days
     from span s join case_event e on e.move = 'decide' and ${during('e.at')}
     join return_case c on c.shop_id = e.shop_id and c.id = e.case_id
     join lateral (select max(b.at) as at from case_event b where b.shop_id = e.shop_id and b.case_id = e.case_id
       and b.to_state = 'escalated' and b.n < e.n) b on true
   )`;
const disputeEnds = statement<Counted>(
  'trust-disputes-decided',
  `${decided} select n, decision as name, count(*)::int as cases from decided where decision is not null
   group by n, decision`,
);
const disputeTook = statement<Took>(
  'trust-disputes-took',
  `${decided} select n, count(*)::int as of, ${spread('days')} from decided where days is not null group by n`,
);

/** Everything that the figures of these periods are made of: fan-out reads of the platform, asked once an hour at most. */
export async function readFigures(tx: Tx, periods: readonly TrustPeriod[]) {
  const of = <Row>(one: Statement<Row>) => ask(tx, one, periods);
  return {
    holds: { lengths: await of(holdLengths), ends: await of(holdEnds), amounts: await of(heldAmounts) },
    withdrawals: {
      asked: await of(asked),
      paid: await of(paid),
      speed: await of(speed),
      approved: await of(approvals),
      rejected: await of(rejections),
    },
    appeals: { filed: await of(filed), decided: await of(decisions), took: await of(appealTook) },
    identities: {
      sent: await of(identitiesSent),
      decided: await of(identitiesDecided),
      took: await of(identitiesTook),
      appealed: await of(identitiesAppealed),
      appeals: await of(identityAppeals),
      appealsTook: await of(identityAppealsTook),
    },
    reviews: { written: await of(written), removed: await of(removed) },
    orders: await of(orders),
    promotion: { clicks: await of(clicks), refused: await of(refusedClicks) },
    disputes: { moves: await of(disputes), decided: await of(disputeEnds), took: await of(disputeTook) },
  };
}

export type FigureRows = Awaited<ReturnType<typeof readFigures>>;
