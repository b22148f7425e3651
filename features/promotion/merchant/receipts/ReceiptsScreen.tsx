import { useState } from 'react';
import { useParams, useSearchParams } from '#ui/routing/hooks.ts';
import { listPromotion } from '#features/promotion/contract.ts';
import { Chips } from '#ui/lists/Chips.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { LongList } from '#ui/lists/LongList.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { CheckDay } from './CheckDay.tsx';
import { ReceiptRow } from './ReceiptRow.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import type { Receipt } from '#features/promotion/merchant/types.ts';
import { receiptShows, useReceipts, type ReceiptShow } from './useReceipts.ts';

/** Each view and each click with what was decided about it, and a way to compute a whole day again. */
export function ReceiptsScreen() {
  const words = useWords().promotion.results;
  const { id = '' } = useParams();
  return (
    <Page title={words.receipts} lead={words.receiptsLead} back={`/promotion/${id}`} width="wide">
      <Columns main={<Receipts id={id} />} side={<CheckDay />} />
    </Page>
  );
}

function Receipts({ id }: { id: string }) {
  const words = useWords().promotion.results;
  const [place, setPlace] = useSearchParams();
  const show = receiptShows.find((one) => one === place.get('show')) ?? 'all';
  const query = useReceipts(id, show);
  const titles = useTitles(id);
  const [open, setOpen] = useState<Receipt>();
  const currency = query.data?.pages[0]?.currency ?? '';
  return (
    <Section>
      <Chips<ReceiptShow>
        label={words.show}
        value={show}
        onChange={(next) => setPlace(next === 'all' ? {} : { show: next }, { replace: true })}
        options={receiptShows.map((value) => ({ value, label: words.shows[value] }))}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: <Empty says={words.receiptsNone} detail={words.receiptsNoneDetail} />,
        }}
      >
        {({ pages }) => (
          <>
            <LongList
              label={words.receipts}
              items={pages.flatMap(({ list }) => list)}
              itemKey={(one) => `${one.kind} ${one.id}`}
            >
              {(one) => <ReceiptRow receipt={one} currency={currency} onPress={() => setOpen(one)} />}
            </LongList>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
      {open === undefined ? null : (
        <ReceiptSheet
          receipt={open}
          currency={currency}
          title={titles.get(open.goods_id)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

function useTitles(id: string): ReadonlyMap<string, string> {
  const { data } = useEndpoint(listPromotion, { scope: 'mine', id });
  return new Map((data?.list[0]?.goods ?? []).map((one) => [one.id, one.title]));
}
