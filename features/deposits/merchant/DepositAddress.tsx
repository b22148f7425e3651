import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { QrCode } from '#ui/content/QrCode.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import type { Deposit } from './RechargeDetailScreen.tsx';

/** An address to send to, to read, to copy and as a code. */
export function DepositAddress({ deposit, address }: { deposit: Deposit; address: string }) {
  const { deposits: words } = useWords();
  return (
    <Stack gap="small">
      <Text look="small">{words.address}</Text>
      <p className="font-mono text-section wrap-anywhere">{address}</p>
      <Stack isRow gap="small">
        <CopyButton text={address} label={words.copyAddress} />
      </Stack>
      {deposit.qr_text === null ? null : <QrCode text={address} label={words.qr} />}
    </Stack>
  );
}
