import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { readVisitorInsights } from '#features/insights/contract.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { CountList } from './CountList.tsx';
import type { PeriodRequest } from './period.ts';
import { PeriodNote } from './PeriodNote.tsx';
import { RowsSheet } from './RowsSheet.tsx';
import { SaveList } from './SaveList.tsx';
import { Total } from './Total.tsx';

type Shown = OutputOf<typeof readVisitorInsights>;

/** Where visitors came from, and what they searched for in vain. */
export function VisitorsView({ period }: { period: PeriodRequest }) {
  const words = useWords();
  const query = useEndpoint(readVisitorInsights, period, { keepPrevious: true });
  const { source } = words.statistics.funnel;
  const sources: Readonly<Record<string, string>> = source;
  return (
    <>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{
          when: ({ visitors, searches, searches_hidden: hidden }) =>
            visitors === 0 && searches.length === 0 && hidden === 0,
          show: (
            <Empty
              says={words.shop.insights.noVisitors}
              detail={words.shop.insights.noVisitorsDetail}
              action={<LinkButton to="/share">{words.shop.insights.share}</LinkButton>}
            />
          ),
        }}
      >
        {(shown) => <Visitors shown={shown} period={period} />}
      </QueryView>
      <RowsSheet period={period} nameOf={(of, key) => (of === 'source' ? (sources[key] ?? key) : key)} />
    </>
  );
}

function Visitors({ shown, period }: { shown: Shown; period: PeriodRequest }) {
  const all = useWords();
  const words = all.shop.insights;
  const say = useSay();
  const visitors = (count: number) => say(words.visitors, { count });
  return (
    <>
      <Total
        label={words.columns.visitors}
        value={visitors(shown.visitors)}
        before={visitors(shown.previous)}
      />
      <PeriodNote shown={shown} />
      <CountList
        title={words.sources}
        of="source"
        rows={shown.sources.map(({ source, visitors: count }) => ({
          key: source,
          title: all.statistics.funnel.source[source],
          count,
          text: visitors(count),
        }))}
      >
        <SaveList list="sources" of={words.sources} period={period} />
      </CountList>
      <CountList
        title={words.hosts}
        hint={words.hostsHint}
        none={words.noHosts}
        of="host"
        rows={shown.hosts.map(({ host, visitors: count, previous }) => ({
          key: host,
          title: host,
          count,
          text: visitors(count),
          before: previous,
        }))}
      >
        <SaveList list="hosts" of={words.hosts} period={period} />
      </CountList>
      <Links shown={shown} period={period} />
      <CountList
        title={words.searches}
        hint={say(words.searchesHint, { days: limits.missDaysShown, kept: limits.visitRowDays })}
        none={
          shown.searches_hidden === 0 ? words.noSearches : say(words.hidden, { count: shown.searches_hidden })
        }
        of="search"
        rows={shown.searches.map(({ term, times }) => ({
          key: term,
          title: term,
          count: times,
          text: say(words.times, { count: times }),
        }))}
      >
        {shown.searches.length === 0 || shown.searches_hidden === 0 ? null : (
          <p className="text-meta text-muted">{say(words.hidden, { count: shown.searches_hidden })}</p>
        )}
        <SaveList list="searches" of={words.searches} period={period} />
      </CountList>
    </>
  );
}

/** A link's own page has its days. */
function Links({ shown, period }: { shown: Shown; period: PeriodRequest }) {
  const words = useWords().shop.insights;
  const say = useSay();
  const visitors = (count: number) => say(words.visitors, { count });
  return (
    <CountList
      title={words.links}
      hint={words.linksHint}
      none={words.noLinks}
      toOf={(key) => `/share?link=${key}`}
      rows={shown.links.map(({ id, name, visitors: count, previous }) => ({
        key: id,
        title: name,
        count,
        text: visitors(count),
        before: previous,
      }))}
    >
      <SaveList list="links" of={words.links} period={period} />
    </CountList>
  );
}
