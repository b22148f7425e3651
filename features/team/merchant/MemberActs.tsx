import { listMemberActs } from '#features/team/contract.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

const named = ['payOrders', 'refundOrder', 'answerCase', 'sendChat', 'submitComment'];
const groups: readonly (readonly [what: string, calls: RegExp])[] = [
  ['customer', /Customer/],
  ['prices', /Price|Sale$|ShowcaseFile/],
  ['discount', /Discount|Delivery/],
  ['showcase', /Showcase|Listing|Goods/],
  ['link', /Link$/],
  ['account', /Factor|Recovery|Sessions|Password|AccountCodes/],
];

/** What an act is called: by its call where that is told apart, else by what it is about. */
function whatOf(call: string): string {
  if (named.includes(call)) return call;
  return groups.find(([, calls]) => calls.test(call))?.[0] ?? 'other';
}

/** What members did, the newest first; an order can be opened from here. */
export function MemberActs() {
  const { team: words } = useWords();
  const say = useSay();
  const pages = usePages(listMemberActs, (page) => ({ page, page_size: 10 }));
  return (
    <Section title={words.acts}>
      <QueryView
        query={pages}
        skeleton={<SkeletonRows count={3} />}
        empty={{
          when: ({ pages: all }) => all[0]?.list.length === 0,
          show: <Empty says={words.actsNone} detail={words.actsNoneDetail} />,
        }}
      >
        {({ pages: all }) => (
          <>
            <Rows label={words.acts}>
              {all
                .flatMap(({ list }) => list)
                .map((act) => (
                  <Row
                    key={act.id}
                    title={`${say(words.act, { what: whatOf(act.call) })}${act.order_no === null ? '' : ` · ${act.order_no}`}`}
                    detail={
                      act.is_gone
                        ? say(words.actGone, { name: act.name })
                        : say(words.actBy, { name: act.name, role: words.roles[act.role] })
                    }
                    end={<TimeText at={act.at} form="distance" />}
                    to={act.order_no === null ? undefined : `/orderList/${act.subject}`}
                  />
                ))}
            </Rows>
            <LoadMore query={pages} />
          </>
        )}
      </QueryView>
    </Section>
  );
}
