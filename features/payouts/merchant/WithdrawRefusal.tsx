import { Refusal } from '#ui/calls/api.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = {
  error: unknown;
  /** Where the merchant comes back to when they have done what is missing; what they typed stands in it. */
  here: string;
};

/** Why a withdrawal or a change of an account was not taken, and the one place where that can be mended. */
export function WithdrawRefusal({ error, here }: Props) {
  const help = useHelp(error, here);
  if (help === undefined) return <ErrorBox error={error} />;
  return (
    <Note tone="warn">
      <Stack>
        <Text>{help.text}</Text>
        {help.to === undefined ? null : (
          <Stack isRow>
            <LinkButton to={help.to.path} tone="plain" size="small">
              {help.to.label}
            </LinkButton>
          </Stack>
        )}
      </Stack>
    </Note>
  );
}

type Help = { text: string; to?: { path: string; label: string } };

function useHelp(error: unknown, here: string): Help | undefined {
  const { payouts: words } = useWords();
  const say = useSay();
  const { distance, time } = useFormats();
  if (!(error instanceof Refusal)) return undefined;
  const at = (name: string) => {
    const value = error.shown[name];
    return typeof value === 'string' ? value : undefined;
  };
  const next = `next=${encodeURIComponent(here)}`;
  if (error.key === 'payPasswordNotSet')
    return { text: words.noPinDetail, to: { path: `/settings/pay-password?${next}`, label: words.setPin } };
  if (error.key === 'secondFactorNeeded' && error.reason === 'not_set_up')
    return {
      text: words.needsFactor,
      to: { path: `/settings/security/second-step?${next}`, label: words.setFactor },
    };
  if (error.reason === 'identity')
    return { text: words.needsIdentity, to: { path: `/identity?${next}`, label: words.verifyIdentity } };
  if (error.reason === 'account_on_hold')
    return { text: say(words.onHold, { when: distance(at('usable_at') ?? '') }) };
  if (error.reason === 'name_mismatch')
    return { text: words.otherName, to: { path: '/wallet/accounts', label: words.accounts } };
  if (error.reason === 'paused_until')
    return { text: say(words.paused, { when: time(at('paused_until') ?? '') }) };
  if (error.reason === 'in_use') return { text: words.inUseRefused };
  if (error.reason === 'already_sent') return { text: words.alreadySent };
  return undefined;
}
