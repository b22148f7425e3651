import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { invitationStates, listInvitations } from '#features/invitation/contract.ts';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { Door } from './Door.tsx';
import { InvitationTabs } from './InvitationTabs.tsx';
import { InvitationTable } from './InvitationTable.tsx';
import { MakeInvitations } from './MakeInvitations.tsx';

type State = (typeof invitationStates)[number] | 'all';

export function InvitationsScreen() {
  const words = useWords();
  const say = useSay();
  const [state, setState] = useState<State>('all');
  const [page, setPage] = useState(1);
  const ask = state === 'all' ? { page } : { page, state };
  const query = useEndpoint(listInvitations, ask, { keepPrevious: true });
  const states: State[] = ['all', ...invitationStates];
  const lead = say(words.invitations.lead, { days: limits.invitationDays });

  return (
    <Page title={words.invitations.title} lead={lead} width="wide">
      <InvitationTabs />
      <Door />
      <MakeInvitations />
      <Chips
        label={words.invitations.filter}
        value={state}
        onChange={(next) => {
          setState(next);
          setPage(1);
        }}
        options={states.map((value) => ({
          value,
          label: value === 'all' ? words.invitations.all : words.invitations.state[value],
        }))}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: <Empty says={state === 'all' ? words.invitations.empty : words.invitations.empty_state} />,
        }}
      >
        {(answer) => (
          <>
            <InvitationTable invitations={answer.list} />
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
