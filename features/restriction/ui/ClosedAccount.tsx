import { restrictionDetail } from '#features/restriction/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { AppealCard } from './AppealCard.tsx';
import { EffectCard, StatementCard } from './Statement.tsx';

/** What the person of a closed account may see and do: why, the appeal, the money. */
export function ClosedAccount({ id }: { id: string }) {
  const query = useEndpoint(restrictionDetail, { id });
  return (
    <>
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={2} />}>
        {(statement) => (
          <>
            <StatementCard statement={statement} />
            <AppealCard statement={statement} />
            <EffectCard statement={statement} />
          </>
        )}
      </QueryView>
      <Money />
    </>
  );
}

function Money() {
  const { closed: words } = useWords().restriction;
  const query = useEndpoint(wallet, {});
  return (
    <Card title={words.money}>
      <QueryView query={query} skeleton={<Skeleton />}>
        {({ balance, frozen, currency }) => (
          <Facts
            facts={[
              { label: words.balance, value: <MoneyText amount={balance} currency={currency} /> },
              { label: words.held, value: <MoneyText amount={frozen} currency={currency} /> },
            ]}
          />
        )}
      </QueryView>
      <Text look="small">{words.moneyDetail}</Text>
    </Card>
  );
}
