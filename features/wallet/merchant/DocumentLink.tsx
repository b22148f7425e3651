import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { walletFlow } from '#features/wallet/contract.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

type Entry = OutputOf<typeof walletFlow>['list'][number];

/** The way to what caused a movement, where that has a screen. */
export function DocumentLink({ of: { ref } }: { of: Pick<Entry, 'ref'> }) {
  const { wallet: words } = useWords();
  const links: Readonly<Record<string, { to: string; label: string }>> = {
    order: { to: '/orderList', label: words.openOrder },
    campaign: { to: '/promotion', label: words.openCampaign },
    withdrawal: { to: '/wallet/withdraw', label: words.openWithdrawal },
    deposit: { to: '/recharge', label: words.openDeposit },
  };
  const link = links[ref.kind];
  if (link === undefined) return null;
  return (
    <LinkButton to={`${link.to}/${ref.id}`} tone="plain">
      {link.label}
    </LinkButton>
  );
}
