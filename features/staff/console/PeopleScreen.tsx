import { useState } from 'react';
import { myAccess } from '#features/staff/account.contract.ts';
import { listPeople, type ConsoleMember } from '#features/staff/people.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { InviteSheet } from './InviteSheet.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import { ProofCard } from './ProofCard.tsx';
import { useRoleText } from './useRoleText.ts';
import { WaitingChanges } from './WaitingChanges.tsx';

/** Who works in the console: two owners give, one takes away. */
export function PeopleScreen() {
  const { people: words } = useWords().access;
  const query = useEndpoint(listPeople, {});
  const own = useEndpoint(myAccess, {});
  const [isInviting, setInviting] = useState(false);
  const [opened, setOpened] = useState<string>();
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      actions={<Button onClick={() => setInviting(true)}>{words.invite}</Button>}
    >
      {own.data === undefined ? null : <ProofCard access={own.data} />}
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.empty} /> }}
      >
        {({ list }) => (
          <Stack gap="large">
            <WaitingChanges list={list} />
            <Members list={list} onOpen={(member) => setOpened(member.id)} />
            <MemberSheet
              key={opened}
              member={list.find(({ id }) => id === opened)}
              onClose={() => setOpened(undefined)}
            />
          </Stack>
        )}
      </QueryView>
      <InviteSheet key={String(isInviting)} isOpen={isInviting} onClose={() => setInviting(false)} />
    </Page>
  );
}

type Props = { list: readonly ConsoleMember[]; onOpen: (member: ConsoleMember) => void };

function Members({ list, onOpen }: Props) {
  const { people: words } = useWords().access;
  const say = useSay();
  const rolesOf = useRoleText();
  const { distance } = useFormats();
  const factors = (member: ConsoleMember) =>
    member.factors.length === 0 ? (
      <Text look="muted">{words.no_factor}</Text>
    ) : (
      <Stack isRow gap="small">
        {member.factors.map((kind) => (
          <Badge key={kind}>{words.factor[kind]}</Badge>
        ))}
      </Stack>
    );
  return (
    <Table
      label={words.caption}
      rows={list}
      rowKey={(member) => member.id}
      columns={[
        { key: 'name', role: 'title', head: words.column.name, cell: (member) => <Name member={member} /> },
        {
          key: 'roles',
          role: 'line',
          head: words.column.roles,
          cell: ({ roles, supplier }) => (roles.length === 0 ? words.no_role : rolesOf(roles, supplier)),
        },
        { key: 'factors', role: 'line', head: words.column.factors, cell: factors },
        {
          key: 'seen',
          head: words.column.seen,
          cell: ({ seen_at: at }) => (at === null ? words.never : distance(at)),
        },
        {
          key: 'open',
          role: 'end',
          head: words.column.open,
          isEnd: true,
          cell: (member) =>
            member.is_you ? null : (
              <Button
                tone="plain"
                size="small"
                aria-label={say(words.open_of, { name: member.name })}
                onClick={() => onOpen(member)}
              >
                {words.open}
              </Button>
            ),
        },
      ]}
    />
  );
}

function Name({ member }: { member: ConsoleMember }) {
  const { people: words } = useWords().access;
  const say = useSay();
  const { distance } = useFormats();
  return (
    <Stack gap="small">
      <Text look="strong">{member.name}</Text>
      <Text look="small">{member.username}</Text>
      <Stack isRow gap="small">
        {member.is_you ? <Badge tone="accent">{words.you}</Badge> : null}
        {member.disabled_at === null ? null : <Badge tone="bad">{words.disabled}</Badge>}
        {member.joined ? null : <Badge tone="warn">{words.invited}</Badge>}
        {member.command_at === null ? null : (
          <Badge tone="warn">{say(words.by_command, { when: distance(member.command_at) })}</Badge>
        )}
      </Stack>
    </Stack>
  );
}
