import { use, useEffect } from 'react';
import { chains, type Chain } from '#domain/payments/chain.ts';
import { depositKeys, reportAddress } from '#features/deposits/keys.contract.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { DepositAddress } from './DepositAddress.tsx';
import type { Deposit } from './RechargeDetailScreen.tsx';

// A part of its own: the mathematics of curves is larger than any screen.
const loading = import('#domain/deposits/deposit-address.ts');

type Shown = { readonly deposit: Deposit; readonly address: string; readonly number: number };

/** Works the address out on this device and shows it only where it is the one that came. Loaded when it is needed. */
export function CheckedAddress(shown: Shown) {
  const keys = useEndpoint(depositKeys, {});
  return (
    <QueryView query={keys} skeleton={<Skeleton shape="line" />}>
      {({ list }) => (
        <Judged
          {...shown}
          xpub={list.find((one) => one.channel_id === shown.deposit.channel_id)?.xpub ?? ''}
        />
      )}
    </QueryView>
  );
}

function Judged({ deposit, address, number, xpub }: Shown & { xpub: string }) {
  const { addressCheck: words } = useWords().deposits;
  const say = useSay();
  const session = useSession();
  const place = `deposit_key:${deposit.channel_id}`;
  const pinned = session.kept(place);
  const { depositAddressOf } = use(loading);
  const derived = derivedBy(depositAddressOf, { xpub, number, channel: deposit.channel_id });
  const isSameKey = pinned === undefined || pinned === xpub;
  const isRight = isSameKey && derived === address;
  // The first key that this device has seen is the one it trusts.
  useEffect(() => {
    if (isRight && pinned === undefined) session.keep(place, xpub);
  }, [isRight, pinned, place, session, xpub]);
  if (isRight) {
    return (
      <Stack gap="small">
        <DepositAddress deposit={deposit} address={address} />
        <Note tone="good" title={words.checked}>
          {say(words.checkedDetail, { number })}
        </Note>
      </Stack>
    );
  }
  return (
    <Wrong
      report={{ id: deposit.id, shown: address, derived: derived ?? '-', xpub: xpub === '' ? '-' : xpub }}
      detail={isSameKey ? words.wrong : words.keyWrong}
    />
  );
}

type Report = {
  readonly id: string;
  readonly shown: string;
  readonly derived: string;
  readonly xpub: string;
};

/** The address is not shown: whoever cannot see it cannot send there. The evidence is kept by itself. */
function Wrong({ report, detail }: { report: Report; detail: string }) {
  const { addressCheck: words, tellUs } = useWords().deposits;
  const { act } = useAct(reportAddress);
  const { id, shown, derived, xpub } = report;
  useEffect(() => {
    act({ id, shown, derived, xpub });
    // Once for what was found: the act itself is another one at each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, shown, derived, xpub]);
  return (
    <Note tone="warn" title={words.wrongTitle}>
      <Stack gap="small">
        <Text>{detail}</Text>
        <LinkButton to="/service" tone="plain">
          {tellUs}
        </LinkButton>
      </Stack>
    </Note>
  );
}

type Derive = (xpub: string, network: Chain, number: number) => string;
type Deriving = { readonly xpub: string; readonly number: number; readonly channel: Deposit['channel_id'] };

const networks = { 'TRX/USDT': 'tron', 'ETC/USDT': 'ethereum', bank: undefined } as const;

/** Undefined where the key is none: then nothing is right either. */
function derivedBy(derive: Derive, { xpub, number, channel }: Deriving): string | undefined {
  const network = chains.find((chain) => chain === networks[channel]);
  if (network === undefined) return undefined;
  try {
    return derive(xpub, network, number);
  } catch {
    return undefined;
  }
}
