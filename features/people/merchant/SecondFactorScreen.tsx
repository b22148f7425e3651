import { useState } from 'react';
import { useNavigate, useSearchParams } from '#ui/routing/hooks.ts';
import { me } from '#features/people/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { FactorOn } from '#features/people/merchant/FactorOn.tsx';
import { FactorSetup } from '#features/people/merchant/FactorSetup.tsx';
import { RecoveryCodes } from '#features/people/ui/RecoveryCodes.tsx';
import { insideOf } from '#features/people/ui/inside.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

/** Endpoints whose answers change with the second step. */
const changes = [perInfo, me];

/**
 * Turns the second step on and off, and gives recovery codes, which are shown once. `?next=` is the screen that sent the
 * merchant here and where they go on.
 */
export function SecondFactorScreen() {
  const { factor: words } = useWords().safety;
  const [place] = useSearchParams();
  const navigate = useNavigate();
  const next = insideOf(place.get('next'));
  const query = useEndpoint(perInfo, {});
  // Codes stay on the screen until the merchant has kept them, whatever the query says meanwhile.
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Page title={words.title} back={next ?? '/settings/security'} width="narrow">
      <QueryView query={query} skeleton={<Skeleton shape="block" />}>
        {(info) => {
          if (codes !== undefined) {
            const onDone = () =>
              next === undefined ? setCodes(undefined) : navigate(next, { replace: true });
            return <RecoveryCodes codes={codes} name={info.username} onDone={onDone} />;
          }
          return info.second_factor ? (
            <FactorOn info={info} onCodes={setCodes} changes={changes} />
          ) : (
            <FactorSetup onCodes={setCodes} changes={changes} />
          );
        }}
      </QueryView>
    </Page>
  );
}
