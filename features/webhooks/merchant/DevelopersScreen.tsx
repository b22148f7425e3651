import { useState } from 'react';
import { listHooks } from '#features/webhooks/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { AddHookSheet } from './AddHookSheet.tsx';
import { HookBadge } from './HookBadge.tsx';
import { KeySection } from './KeySection.tsx';
import { ProposalsRow } from './proposals/ProposalsRow.tsx';

/** What a merchant's own programs may do, and what they are told. */
export function DevelopersScreen() {
  const { hooks: words } = useWords();
  return (
    <Page
      title={words.title}
      back="/settings"
      lead={words.lead}
      actions={
        <LinkButton to={`${globalThis.location.origin}/docs#programs`} tone="plain" size="small">
          {words.docs}
        </LinkButton>
      }
    >
      <KeySection />
      <ProposalsRow />
      <AddressSection />
    </Page>
  );
}

function AddressSection() {
  const { addresses } = useWords().hooks;
  const say = useSay();
  const query = useEndpoint(listHooks, {});
  const [isAdding, setAdding] = useState(false);
  return (
    <Section title={addresses.title}>
      <QueryView query={query} skeleton={<SkeletonRows count={2} />}>
        {({ list, limit, test_data: isTest }) => (
          <Stack>
            {list.length === 0 ? (
              <Empty says={addresses.none} detail={addresses.noneDetail} />
            ) : (
              <Rows label={addresses.title}>
                {list.map(({ id, url, types, state }) => (
                  <Row
                    key={id}
                    to={`/settings/developers/${id}`}
                    title={<span className="break-all">{url}</span>}
                    detail={say(addresses.told, { count: types.length })}
                    end={<HookBadge state={state} />}
                  />
                ))}
              </Rows>
            )}
            {list.length >= limit ? (
              <Note>{say(addresses.full, { limit })}</Note>
            ) : (
              <Stack isRow>
                <Button onClick={() => setAdding(true)}>{addresses.add}</Button>
              </Stack>
            )}
            {isAdding ? <AddHookSheet isTest={isTest} onClose={() => setAdding(false)} /> : null}
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}
