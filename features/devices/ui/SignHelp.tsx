import { isRecord } from '#domain/wire/fields.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import type { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';

/** Which devices can sign what this one could not. */
export function SignHelp({ refusal }: { refusal: Refusal }) {
  const { devices: words } = useWords();
  const say = useSay();
  const devices = refusal.shown['devices'];
  const names = (Array.isArray(devices) ? devices : []).flatMap((one: unknown) =>
    isRecord(one) && typeof one['name'] === 'string' ? [one['name']] : [],
  );
  return (
    <Stack>
      {names.length === 0 ? null : <Text>{say(words.canSign, { names: names.join(', ') })}</Text>}
      <Stack isRow>
        <LinkButton to="/settings/devices" tone="plain" size="small">
          {words.manage}
        </LinkButton>
      </Stack>
    </Stack>
  );
}
