import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listTeam } from '#features/team/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Meter } from '#ui/charts/Meter.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { InviteSheet } from './InviteSheet.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { MemberActs } from './MemberActs.tsx';
import { MemberRow } from './MemberRow.tsx';
import { RefundLimit } from './RefundLimit.tsx';

type Team = OutputOf<typeof listTeam>;

/** The people of the shop, for its owner: who they are, what they may do, who is invited, and what was done. */
export function TeamScreen() {
  const { team: words } = useWords();
  const query = useEndpoint(listTeam, {});
  return (
    <Page title={words.title} lead={words.lead} back="/settings" width="wide">
      <Columns
        main={
          <QueryView query={query} skeleton={<SkeletonRows count={3} />}>
            {(team) => (
              <>
                <Seats team={team} />
                <People team={team} />
                <Invitations team={team} />
              </>
            )}
          </QueryView>
        }
        side={
          <>
            {query.data === undefined ? null : (
              <RefundLimit key={query.data.refunds.amount} refunds={query.data.refunds} />
            )}
            {query.data === undefined ? null : <MemberActs />}
          </>
        }
      />
    </Page>
  );
}

function Seats({ team: { seats } }: { team: Team }) {
  const { team: words } = useWords();
  const say = useSay();
  const [isInviting, setInviting] = useState(false);
  return (
    <Card>
      <Meter
        label={words.seats}
        text={say(words.seatsUsed, { used: seats.used, allowed: seats.allowed })}
        value={seats.used}
        max={seats.allowed}
        isGoal
      />
      {seats.used >= seats.allowed ? (
        <Note>{words.full}</Note>
      ) : (
        <Button isWide icon={<UserPlus aria-hidden className="size-5" />} onClick={() => setInviting(true)}>
          {words.invite}
        </Button>
      )}
      {isInviting ? <InviteSheet onClose={() => setInviting(false)} /> : null}
    </Card>
  );
}

function People({ team: { owner, members } }: { team: Team }) {
  const { team: words } = useWords();
  return (
    <Section title={words.people}>
      <Rows label={words.people}>
        <Row title={owner.name} end={<Badge tone="accent">{words.owner}</Badge>} />
        {members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </Rows>
    </Section>
  );
}

function Invitations({ team: { invitations } }: { team: Team }) {
  const { team: words } = useWords();
  if (invitations.length === 0) return null;
  return (
    <Section title={words.invitations}>
      <Rows label={words.invitations}>
        {invitations.map((one) => (
          <InvitationRow key={one.id} invitation={one} />
        ))}
      </Rows>
    </Section>
  );
}
