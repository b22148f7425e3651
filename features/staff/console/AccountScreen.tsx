import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { operatorAccessCalls } from '#features/staff/access-calls.shapes.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { Connection } from './Connection.tsx';
import { Factors } from './Factors.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { ProofCard } from './ProofCard.tsx';
import { useAccessCalls } from './useAccessCalls.ts';

/** One's own way in: second factors, password, and where one is signed in. */
export function AccountScreen() {
  const calls = useAccessCalls();
  const { account: words } = useWords().access;
  const query = useEndpoint(calls.myAccess, {});
  return (
    <Page title={words.title} width="wide">
      <QueryView query={query} skeleton={<SkeletonRows count={6} />}>
        {(access) => (
          <Stack gap="large">
            <ProofCard access={access} />
            <Columns
              main={<Factors access={access} />}
              side={
                <Stack gap="large">
                  <ChangePassword />
                  {calls === operatorAccessCalls ? <Connection /> : null}
                  <OwnSessions sessions={access.sessions} />
                </Stack>
              }
            />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
