import { wallet } from '#features/wallet/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

/** What a closed account still holds. */
export function ClosedMoney() {
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
