import { useMe } from '#features/people/ui/public.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

/** How much an unverified shop has not been paid, once that is near the limit of new orders, and the way out of it. */
export function UnpaidNote() {
  const { unpaid: words } = useWords().restriction;
  const say = useSay();
  const { money } = useFormats();
  const shop = useMe().data?.info.shop;
  const unpaid = shop?.unpaid;
  if (shop === undefined || !unpaid?.is_near) return null;
  const facts = { unpaid: money(unpaid.amount, shop.currency), limit: money(unpaid.limit, shop.currency) };
  const { is_stopped: isStopped } = unpaid;
  return (
    <Note tone="warn" title={say(isStopped ? words.stoppedTitle : words.nearTitle, facts)}>
      <Stack gap="small">
        <Text>{say(isStopped ? words.stopped : words.near, facts)}</Text>
        <LinkButton to="/identity" tone="plain" size="small">
          {words.verify}
        </LinkButton>
      </Stack>
    </Note>
  );
}
