import { useParams } from '#ui/routing/hooks.ts';
import { RecordNumber } from '#features/proof/ui/public.tsx';
import { restrictionDetail } from '#features/restriction/contract.ts';
import { AppealCard } from '#features/restriction/ui/AppealCard.tsx';
import { CopyCard } from '#features/restriction/ui/CopyCard.tsx';
import { EffectCard, StatementCard } from '#features/restriction/ui/Statement.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

/** One restriction: the statement of reasons, what it means, what goes on, and the appeal. */
export function RestrictionScreen() {
  const { restriction: words } = useWords();
  const { id = '' } = useParams();
  const query = useEndpoint(restrictionDetail, { id });
  return (
    <Page title={words.title} back="/restriction" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
        {(statement) => (
          <Columns
            main={
              <>
                <StatementCard statement={statement} />
                <RecordNumber of={statement} />
                <AppealCard statement={statement} />
              </>
            }
            side={
              <>
                <EffectCard statement={statement} />
                <CopyCard id={statement.id} />
                <LinkButton to="/restriction" tone="plain">
                  {words.openAll}
                </LinkButton>
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}
