import { ShieldCheck } from 'lucide-react';
import { listRestrictions } from '#features/restriction/contract.ts';
import { isOver } from '#features/restriction/ui/Statement.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { useSay } from '#ui/words/words.tsx';

/** Everything that was ever restricted, newest first. */
export function RestrictionsScreen() {
  const { restriction: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const query = usePages(listRestrictions, (page) => ({ page, page_size: 20 }));
  return (
    <Page title={words.listTitle} lead={words.listLead} back="/shop">
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={3} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: (
            <Empty says={words.none} detail={words.noneDetail} icon={<ShieldCheck className="size-9" />} />
          ),
        }}
      >
        {({ pages }) => (
          <Rows label={words.listTitle}>
            {pages
              .flatMap(({ list }) => list)
              .map((one) => (
                <Row
                  key={one.id}
                  to={`/restriction/${one.id}`}
                  title={words.level[one.level]}
                  detail={
                    one.ended_at === null
                      ? say(words.untilWhen, { when: time(one.until) })
                      : time(one.ended_at)
                  }
                  end={
                    one.held === null ? undefined : <MoneyText amount={one.held} currency={one.currency} />
                  }
                  below={<Badge tone={isOver(one) ? 'plain' : 'warn'}>{words.state[one.state]}</Badge>}
                />
              ))}
          </Rows>
        )}
      </QueryView>
      <LoadMore query={query} />
    </Page>
  );
}
