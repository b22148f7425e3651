import { IdCard } from 'lucide-react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { ProfileForm } from '#features/people/merchant/ProfileForm.tsx';
import { ProfilePicture } from '#features/people/merchant/ProfilePicture.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

type Info = OutputOf<typeof perInfo>;

/** What a merchant says of themselves; the shop's own facts stand in `/shop`. */
export function ProfileScreen() {
  const { profile: words } = useWords().safety;
  const query = useEndpoint(perInfo, {});
  return (
    <Page title={words.title} back="/settings" width="wide">
      <QueryView query={query} skeleton={<SkeletonRows count={5} />}>
        {(info) => (
          <Columns
            main={
              <Card>
                <ProfileForm info={info} />
              </Card>
            }
            side={<Beside info={info} />}
          />
        )}
      </QueryView>
    </Page>
  );
}

function Beside({ info }: { info: Info }) {
  const { profile: words } = useWords().safety;
  const told: Readonly<Record<string, string>> = words.identityStatus;
  return (
    <>
      <Card>
        <ProfilePicture avatar={info.avatar} />
      </Card>
      <Rows label={words.identity}>
        <Row
          to="/identity"
          lead={<IdCard aria-hidden className="size-6 shrink-0 text-muted" />}
          title={words.identity}
          detail={told[info.identity.status]}
        />
      </Rows>
      <Card>
        <Facts
          facts={[
            { label: words.username, value: info.username },
            { label: words.member, value: <TimeText at={info.created_at} form="date" /> },
          ]}
        />
      </Card>
    </>
  );
}
