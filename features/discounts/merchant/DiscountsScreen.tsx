import { listDiscounts } from '#features/discounts/contract.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { DiscountPage } from './DiscountPage.tsx';
import { DiscountSheet } from './DiscountSheet.tsx';
import type { Code } from './types.ts';
import { phaseTones, useCodeTexts } from './useCodeTexts.ts';

const states = ['live', 'ended', 'all'] as const;

/** The shop's codes with their uses and what they cost. Which are shown, and the open one, stand in the address. */
export function DiscountsScreen() {
  const words = useWords().discounts;
  const [place, setPlace] = useSearchParams();
  const state = states.find((one) => one === place.get('state')) ?? 'live';
  const query = usePages(listDiscounts, (page) => ({ state, page, page_size: 20 }));
  const codes = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const open = codes.find(({ id }) => id === place.get('id'));
  const go = (id?: string) =>
    setPlace(
      { ...(state === 'live' ? {} : { state }), ...(id === undefined ? {} : { id }) },
      { replace: true },
    );
  return (
    <DiscountPage actions={<LinkButton to="/discounts/new">{words.newCode}</LinkButton>}>
      <Chips
        label={words.filter}
        value={state}
        onChange={(next) => setPlace(next === 'live' ? {} : { state: next }, { replace: true })}
        options={states.map((value) => ({ value, label: words.states[value] }))}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show:
            state === 'ended' ? (
              <Empty says={words.noneEnded} />
            ) : (
              <Empty says={words.none} detail={words.noneDetail} />
            ),
        }}
      >
        {() => (
          <>
            <Rows label={words.tabs.codes}>
              {codes.map((code) => (
                <CodeRow key={code.id} code={code} onPress={() => go(code.id)} />
              ))}
            </Rows>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
      {open === undefined ? null : <DiscountSheet key={open.id} code={open} onClose={() => go()} />}
    </DiscountPage>
  );
}

function CodeRow({ code, onPress }: { code: Code; onPress: () => void }) {
  const words = useWords().discounts;
  const texts = useCodeTexts();
  return (
    <Row
      onPress={onPress}
      title={code.code}
      detail={texts.gives(code)}
      below={
        <span className="flex flex-col items-start gap-0.5">
          <Badge tone={phaseTones[code.phase]}>{words.phases[code.phase]}</Badge>
          <span>{texts.uses(code)}</span>
          <span className="tabular font-medium text-ink">{texts.cost(code)}</span>
        </span>
      }
    />
  );
}
