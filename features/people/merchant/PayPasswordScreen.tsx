import { insideOf } from '#features/people/ui/inside.ts';
import { useNavigate, useSearchParams } from '#ui/routing/hooks.ts';
import { me } from '#features/people/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { PayPasswordForm } from '#features/people/merchant/PayPasswordForm.tsx';
import type { PayWay } from '#features/people/merchant/PayPasswordForm.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

/**
 * Sets, changes or replaces the transaction password. `?next=` is the screen that sent the merchant here and where
 * they go on; `?way=forgot` is the one they forgot. `beside` are endpoints of other rooms whose answers are old then.
 */
export function PayPasswordScreen({ beside }: { beside: readonly { readonly name: string }[] }) {
  const { safety: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const toast = useToast();
  const navigate = useNavigate();
  const [place, setPlace] = useSearchParams();
  const query = useEndpoint(perInfo, {});
  const next = insideOf(place.get('next')) ?? '/settings/security';

  function finish(pausedUntil: string | null) {
    const text =
      pausedUntil === null ? words.pay.done : say(words.pay.donePaused, { when: time(pausedUntil) });
    toast(text, 'good');
    navigate(next, { replace: true });
  }

  function choose(way: PayWay) {
    const asked = new URLSearchParams(place);
    if (way === 'forgot') asked.set('way', way);
    else asked.delete('way');
    setPlace(asked, { replace: true });
  }

  return (
    <Page title={words.pay.title} back={next} width="narrow">
      <QueryView query={query} skeleton={<Skeleton shape="block" />}>
        {(info) => {
          const known = place.get('way') === 'forgot' ? 'forgot' : 'change';
          const way: PayWay = info.pay_password_set ? known : 'set';
          return (
            <>
              <Text>{leadOf(words.pay, way)}</Text>
              {way === 'forgot' ? <Note tone="warn">{words.pay.forgotNote}</Note> : null}
              <Card>
                <PayPasswordForm
                  key={way}
                  way={way}
                  hasFactor={info.second_factor}
                  onWay={choose}
                  onDone={finish}
                  changes={[perInfo, me, ...beside]}
                />
              </Card>
              <Text look="small">{words.pay.triesNote}</Text>
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}

function leadOf(words: { setLead: string; changeLead: string; forgotLead: string }, way: PayWay): string {
  if (way === 'set') return words.setLead;
  return way === 'change' ? words.changeLead : words.forgotLead;
}
