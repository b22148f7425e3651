import { beginSingleSignOn, signInWays } from '#features/staff/single-sign-on.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useLocation } from '#ui/routing/hooks.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { deviceName } from './device-name.ts';
import { Fault } from './Fault.tsx';
import { rememberTry } from './single-sign-on-try.ts';

/** Leads to the identity provider, where one is configured. The password stays where it cannot be reached. */
export function SingleSignOnButton() {
  const { sso: words } = useWords().access;
  const say = useSay();
  const { pathname, search } = useLocation();
  const ways = useEndpoint(signInWays, {});
  const { act, isBusy, error } = useAct(beginSingleSignOn, {
    onDone: ({ url, handle }) => {
      rememberTry({ handle, from: `${pathname}${search}`, isConnecting: false });
      window.location.assign(url);
    },
  });
  const name = ways.data?.single_sign_on ?? null;
  if (name === null) return null;
  return (
    <>
      <Button tone="plain" isWide isBusy={isBusy} onClick={() => act({ device: deviceName() })}>
        {say(words.sign_in_with, { name })}
      </Button>
      <Fault error={error} reasons={words.reason} />
    </>
  );
}
