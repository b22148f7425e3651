import { PackageOpen } from 'lucide-react';
import { Offline, Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { NoPermission } from '#ui/states/NoPermission.tsx';
import { OfflineMark } from '#ui/offline/OfflineMark.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { WrongLink } from '#ui/states/WrongLink.tsx';
import { Exhibit } from '../Exhibit.tsx';

const shapes = [
  'line',
  'title',
  'meta',
  'sum',
  'row',
  'small',
  'figure',
  'block',
  'picture',
  'chip',
] as const;
const refused = new Refusal({
  code: 452,
  msg: 'Your showcase is full for your level.',
  shown: {},
  http: 200,
});
const fault = new Refusal({ code: 501, msg: '', shown: { request_id: '0198-5a1c' }, http: 500 });
const noRole = makeForbidden({ reason: 'role', needs: 'decideDeposits', roles: ['reviewer', 'finance'] });
const noScope = makeForbidden({ reason: 'scope', needs: 'person' });
const noActor = makeForbidden({ reason: 'actor', needs: 'operator' });
const refetch = () => undefined;

/** The four faces of what is asked of the server, and what says that something went wrong. */
export function Faces() {
  return (
    <>
      <Exhibit of="QueryView">
        <Query data={undefined} error={null} />
        <Query data={undefined} error={new Offline(false)} />
        <Query data={[]} error={null} />
        <Query data={['What was asked for']} error={null} />
        <Query data={['The last that is known']} error={new Offline(true)} />
      </Exhibit>
      <Exhibit of="ErrorBox">
        <ErrorBox error={refused} />
        <ErrorBox error={fault} onAgain={refetch} />
        <ErrorBox error={new Offline(false)} title="This could not be sent" onAgain={refetch} />
      </Exhibit>
      <Exhibit of="NoPermission">
        <NoPermission refusal={noRole} />
        <NoPermission refusal={noScope} />
        <NoPermission refusal={noActor} />
      </Exhibit>
      <Exhibit of="WrongLink">
        <WrongLink onAgain={refetch} />
      </Exhibit>
      <Exhibit of="OfflineMark">
        <OfflineMark error={new Offline(false)} />
        <OfflineMark error={fault} />
      </Exhibit>
      <Exhibit of="Empty">
        <Empty
          says="Nothing here yet"
          detail="Choose your first goods from the warehouse."
          icon={<PackageOpen aria-hidden className="size-8" />}
          action={<Button>To the warehouse</Button>}
        />
      </Exhibit>
      <Exhibit of="Skeleton">
        <Grid look="pictures">
          {shapes.map((shape) => (
            <Skeleton key={shape} shape={shape} />
          ))}
        </Grid>
      </Exhibit>
      <Exhibit of="SkeletonRows">
        <SkeletonRows count={2} />
        <SkeletonRows count={2} picture="row" />
      </Exhibit>
      <Exhibit of="SkeletonCards">
        <SkeletonCards count={2} />
      </Exhibit>
    </>
  );
}

function makeForbidden(shown: Record<string, unknown>): Refusal {
  return new Refusal({ code: 409, msg: 'You do not have permission for this.', shown, http: 200 });
}

function Query(query: { data: readonly string[] | undefined; error: Error | null }) {
  return (
    <QueryView
      query={{ ...query, refetch }}
      skeleton={<SkeletonRows count={1} />}
      empty={{ when: (list) => list.length === 0, show: <Empty says="Nothing fits this filter" /> }}
    >
      {(list) => list.map((text) => <Text key={text}>{text}</Text>)}
    </QueryView>
  );
}
