import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { listDevices } from '#features/devices/contract.ts';

/** Offered where money leaves, for as long as no device signs; nothing waits for it, and nothing asks for it. */
export function SignOffer() {
  const { devices: words } = useWords();
  const { data } = useEndpoint(listDevices, {});
  if (data === undefined || data.list.some(({ status }) => status !== 'removed')) return null;
  return (
    <Note title={words.offerTitle}>
      <Stack>
        <Text>{words.offerText}</Text>
        <Stack isRow>
          <LinkButton to="/settings/devices" tone="plain" size="small">
            {words.offer}
          </LinkButton>
        </Stack>
      </Stack>
    </Note>
  );
}
