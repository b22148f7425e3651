import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { usePush } from './usePush.ts';

const declinedKey = 'push_declined';
/** Whoever said "not now" is asked again after so long, and only on this page. */
const restMs = 30 * 86_400_000;

/** After the first order, with its reason: never at a sign-in, and never by the browser's own question unasked. */
export function PushOffer() {
  const { offer: words, push: pushWords } = useWords().reach;
  const session = useSession();
  const toast = useToast();
  const push = usePush();
  const [isGone, setGone] = useState(() => isResting(session.kept(declinedKey)));
  if (isGone || push.devices.data?.offer !== true) return null;
  if (push.ability === 'none' || push.ability === 'blocked') return null;

  async function turnOn() {
    if (await push.turnOn()) toast(pushWords.turnedOn);
  }

  function decline() {
    session.keep(declinedKey, new Date().toISOString());
    setGone(true);
  }

  return (
    <Note title={words.title}>
      <Stack gap="small">
        <Text>{words.detail}</Text>
        {push.isRefused ? <Text>{pushWords.failed}</Text> : null}
        <ErrorBox error={push.error} />
        <Stack isRow gap="small">
          {push.ability === 'install' ? (
            <LinkButton to="/settings/notices" size="small">
              {words.install}
            </LinkButton>
          ) : (
            <Button
              size="small"
              icon={<BellRing aria-hidden className="size-5" />}
              isBusy={push.isBusy}
              onClick={() => void turnOn()}
            >
              {words.yes}
            </Button>
          )}
          <Button size="small" tone="quiet" onClick={decline}>
            {words.later}
          </Button>
        </Stack>
      </Stack>
    </Note>
  );
}

function isResting(declinedAt: string | undefined): boolean {
  const at = Date.parse(declinedAt ?? '');
  return Number.isFinite(at) && Date.parse(new Date().toISOString()) - at < restMs;
}
