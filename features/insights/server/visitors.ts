// Visitors of a period by where they came from, and what was searched for in vain.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { visitSources } from '#domain/visits.ts';
import type { listInsightDays, readVisitorInsights } from '#features/insights/contract.ts';
import { keepFactDays, keepPastDays, readFigures, spansOf } from '#features/statistics/server/public.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import * as sql from './facts.sql.ts';
import { presentPeriod, readPeriod, type Asked, type Place } from './period.ts';

type Shown = GivenOf<typeof readVisitorInsights>;

export async function showVisitors(place: Place, asked: Asked): Promise<Shown> {
  const whole = await readVisitors(place, asked);
  const most = <T>(list: readonly T[]) => list.slice(0, limits.insightRowsShown);
  return {
    ...whole,
    hosts: most(whole.hosts),
    links: most(whole.links),
    searches: most(whole.searches),
  };
}

/** With every site, link and search, however many there are. */
export async function readVisitors(place: Place, asked: Asked): Promise<Shown> {
  const { env, direct, shopId, now } = place;
  const period = await readPeriod(place, asked);
  const { shop, current, previous } = period;
  const range = { from: previous.first, to: current.last };
  const kept = await keepPastDays(direct, shop, range, now);
  await keepFactDays(direct, { shopId, ...range }, now);
  return env.db.transaction(async (tx) => {
    await seeOneMoment(tx);
    const [figures, hosts, before, links, searches] = await Promise.all([
      readFigures({ tx, shop, kept }, spansOf(current.first, current.last, shop.tz)),
      sql.sumFacts(tx, { shopId, from: current.first, to: current.last, facts: ['host'] }),
      sql.sumFacts(tx, { shopId, from: previous.first, to: previous.last, facts: ['host'] }),
      sql.sumLinks(tx, { shopId, before: previous.first, from: current.first, to: current.last }),
      sql.sumSearches(tx, {
        shopId,
        from: current.first,
        to: current.last,
        daysMin: limits.missDaysShown,
      }),
    ]);
    const earlier = new Map(before.map(({ subject, visitors }) => [subject, visitors]));
    return {
      ...presentPeriod(period),
      visitors: figures.current.visitors,
      previous: figures.previous.visitors,
      sources: visitSources.map((source) => ({ source, visitors: figures.sources[source] })),
      hosts: hosts.map(({ subject: host, visitors }) => ({
        host,
        visitors,
        previous: earlier.get(host) ?? 0,
      })),
      links: links.map((link) => ({ ...link })),
      searches: searches.flatMap(({ term, times }) => (term === null ? [] : [{ term, times }])),
      searches_hidden: searches.find(({ term }) => term === null)?.times ?? 0,
    };
  });
}

/** The days that a number of visitors or searches is made of, the newest first. */
export async function showDays(
  place: Place,
  input: InputOf<typeof listInsightDays>,
): Promise<GivenOf<typeof listInsightDays>> {
  const period = await readPeriod(place, input);
  return { ...presentPeriod(period), list: await readDays() };

  function readDays() {
    const { direct: tx, shopId } = place;
    const { of, key } = input;
    const { shop, current } = period;
    const days = { shopId, from: current.first, to: current.last };
    if (of === 'search') return sql.listSearchDays(tx, { ...days, term: key, daysMin: limits.missDaysShown });
    if (of !== 'source') return sql.listFactDays(tx, { ...days, fact: of, subject: key });
    return sql.listSourceDays(tx, {
      shopId,
      source: key,
      tz: shop.tz,
      since: current.from,
      until: current.to,
    });
  }
}
