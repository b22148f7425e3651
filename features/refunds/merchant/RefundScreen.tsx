import { useParams } from '#ui/routing/hooks.ts';
import { previewRefund } from '#features/refunds/contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { Earlier } from './Earlier.tsx';
import { RefundForm } from './RefundForm.tsx';
import type { Preview } from './refund-request.ts';

/** What can be given back of one order, chosen, said to the cent, and then confirmed. */
export function RefundScreen() {
  const words = useWords();
  const say = useSay();
  const { id = '' } = useParams();
  const query = useEndpoint(previewRefund, { order_id: id, scope: 'whole' });
  const refusal = query.data === undefined ? query.error : null;
  return (
    <Page
      title={words.returns.refunds.title}
      lead={query.data === undefined ? undefined : say(words.orders.number, { number: query.data.number })}
      back={`/orderList/${id}`}
      width="wide"
    >
      {refusal instanceof Refusal && refusal.key === 'invalidOperation' ? (
        <CannotRefund refusal={refusal} id={id} />
      ) : (
        <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
          {(whole) => <FormBesideEarlier whole={whole} />}
        </QueryView>
      )}
    </Page>
  );
}

/** The form has the whole width where nothing was given back before. */
function FormBesideEarlier({ whole }: { whole: Preview }) {
  const form = <RefundForm key={whole.version} whole={whole} />;
  return whole.earlier.length === 0 ? form : <Columns main={form} side={<Earlier whole={whole} />} />;
}

/** Why nothing can be given back now, and where to go on. */
function CannotRefund({ refusal, id }: { refusal: Refusal; id: string }) {
  const words = useWords().returns.refunds;
  const why: Readonly<Record<string, readonly [string, string]>> = {
    case_open: [words.caseOpen, words.caseOpenDetail],
    several_parcels: [words.several, words.severalDetail],
    nothing_left: [words.nothing, words.nothingDetail],
  };
  const [says, detail] = why[refusal.reason ?? ''] ?? [words.notShipped, words.notShippedDetail];
  return (
    <Empty
      says={says}
      detail={detail}
      action={
        <LinkButton to={`/orderList/${id}`} tone="plain">
          {words.toOrder}
        </LinkButton>
      }
    />
  );
}
