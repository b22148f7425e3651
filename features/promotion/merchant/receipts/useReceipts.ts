import { keepPreviousData, useInfiniteQuery } from '#ui/queries/useQuery.ts';
import { campaignReceipts } from '#features/promotion/results.contract.ts';
import { useClient } from '#ui/calls/client.tsx';

export const receiptShows = ['all', 'clicks', 'charged', 'refused', 'views'] as const;
export type ReceiptShow = (typeof receiptShows)[number];

const asks = {
  all: {},
  clicks: { kind: 'click' },
  charged: { verdict: 'charged' },
  refused: { verdict: 'refused' },
  views: { kind: 'view' },
} as const;

/** Receipts of a campaign, the newest first, page after page by their cursor. */
export function useReceipts(id: string, show: ReceiptShow) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: [campaignReceipts.name, id, show],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        campaignReceipts,
        { id, ...asks[show], ...(pageParam === '' ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}
