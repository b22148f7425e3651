// Counts of visitors by host and product, and what was searched for in vain.
import { sql } from '#platform/db/sql.ts';

/** Sums of days that have them, what was written late for these, and the rows of days that have none yet. */
const counted = `with live as materialized (
    select d.at::date as day
    from generate_series(:from::date::timestamp, :to::date::timestamp, interval '1 day') as d (at)
    where not exists (select from visit_fact_day s
      where s.shop_id = :shopId and s.day = d.at::date and s.fact = 'summed')
  ), counted as (
    select s.day, s.fact, s.subject, s.visitors from visit_fact_day s
    where s.shop_id = :shopId and s.day >= :from::date and s.day <= :to::date and s.fact <> 'summed'
    union all
    select v.day, 'host', v.host, 1 from live l join visit v on v.shop_id = :shopId and v.day = l.day
    where v.host is not null
    union all
    select g.day, g.kind, g.goods_id::text, 1 from live l join goods_event g on g.shop_id = :shopId and g.day = l.day
    union all
    select v.day, 'host', v.host, 1 from visit v
    where v.shop_id = :shopId and v.late and v.host is not null and v.at >= :from::date - 2 and v.at < :to::date + 3
      and v.day >= :from::date and v.day <= :to::date and not exists (select from live l where l.day = v.day)
    union all
    select g.day, g.kind, g.goods_id::text, 1 from goods_event g
    where g.shop_id = :shopId and g.late and g.at >= :from::date - 2 and g.at < :to::date + 3
      and g.day >= :from::date and g.day <= :to::date and not exists (select from live l where l.day = g.day)
  )`;

export const sumFacts = sql.rows('insight-facts')<{ fact: string; subject: string; visitors: number }>`
  ${counted}
  select c.fact, c.subject, sum(c.visitors)::int as visitors from counted c
  where c.fact = any(:facts::text[]) group by c.fact, c.subject order by 3 desc, 2`;

export const listFactDays = sql.rows('insight-fact-days')<{ day: string; count: number }>`
  ${counted}
  select c.day::text as day, sum(c.visitors)::int as count from counted c
  where c.fact = :fact and c.subject = :subject group by c.day order by c.day desc`;

/** Visitors that came from one kind of place, by day of the shop's clock. */
export const listSourceDays = sql.rows('insight-source-days')<{ day: string; count: number }>`
  select c.day::text as day, sum(c.visitors)::int as count from (
    select (v.at at time zone :tz)::date as day, count(*) as visitors from visit v
    where v.shop_id = :shopId and v.source = :source and v.at >= :since and v.at < :until group by 1
    union all
    select (p.at at time zone :tz)::date, p.count from visit_day_facts(:shopId, :since, :until) p where p.fact = :source
  ) c group by c.day order by c.day desc`;

export const sumLinks = sql.rows('insight-links')<{ visitors: number; previous: number }>`
  select l.id, l.name, coalesce(sum(d.visitors) filter (where d.day >= :from::date), 0)::int as visitors,
    coalesce(sum(d.visitors) filter (where d.day < :from::date), 0)::int as previous
  from share_link l
  join (
    select v.link_id, v.day, count(*) as visitors from link_visit v
    where v.shop_id = :shopId and v.day >= :before::date and v.day <= :to::date group by v.link_id, v.day
    union all
    select k.link_id, k.day, k.visitors from link_day k
    where k.shop_id = :shopId and k.day >= :before::date and k.day <= :to::date
  ) d on d.link_id = l.id
  where l.shop_id = :shopId
  group by l.id, l.name order by 3 desc, l.name`;

/** Words are shown once they were searched for on several days; of the others only how many searches there were. */
export const sumSearches = sql.rows('insight-searches')<{ term: string | null; times: number }>`
  select case when m.days >= :daysMin then m.term end as term, sum(m.times)::int as times
  from (
    select s.term, coalesce(sum(s.times) filter (where s.day >= :from::date and s.day <= :to::date), 0) as times,
      count(*) as days
    from search_miss s where s.shop_id = :shopId group by s.term
  ) m
  where m.times > 0 group by 1 order by 2 desc, 1`;

export const listSearchDays = sql.rows('insight-search-days')<{ day: string }>`
  select s.day::text as day, s.times as count from search_miss s
  where s.shop_id = :shopId and s.term = :term and s.day >= :from::date and s.day <= :to::date
    and (select count(*) from search_miss k where k.shop_id = :shopId and k.term = :term) >= :daysMin
  order by s.day desc`;
