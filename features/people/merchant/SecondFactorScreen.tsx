import { useState } from 'react';
import { me } from '#features/people/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { FactorOn } from '#features/people/merchant/FactorOn.tsx';
import { FactorSetup } from '#features/people/merchant/FactorSetup.tsx';
import { RecoveryCodes } from '#features/people/ui/RecoveryCodes.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';

/** Endpoints whose answers change with the second step. */
const changes = [perInfo, me];

/** Turns the second step on and off, and gives recovery codes, which are shown once. */
export function SecondFactorScreen() {
  const { factor: words } = useWords().safety;
  const query = useEndpoint(perInfo, {});
  // Codes stay on the screen until the merchant has kept them, whatever the query says meanwhile.
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Page title={words.title} back="/settings/security" width="narrow">
      <QueryView query={query} skeleton={<Skeleton shape="block" />}>
        {(info) => {
          if (codes !== undefined) {
            return <RecoveryCodes codes={codes} name={info.username} onDone={() => setCodes(undefined)} />;
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
