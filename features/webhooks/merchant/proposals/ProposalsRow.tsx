import { listProposals } from '#features/webhooks/proposals.contract.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

/** The way to what programs propose. How many wait is said once it is known; the way is there without it. */
export function ProposalsRow() {
  const { proposals: words } = useWords();
  const say = useSay();
  const { data } = useEndpoint(listProposals, { open: true, page_size: 1 });
  const waiting = data === undefined ? undefined : say(words.waiting, { count: data.open });
  return (
    <Rows label={words.title}>
      <Row to="/proposals" title={words.title} detail={waiting} />
    </Rows>
  );
}
