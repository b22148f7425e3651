import { useSearchParams } from '#ui/routing/hooks.ts';
import { useMe } from '#features/people/ui/public.tsx';
import { myIdentity } from '#features/identity/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { AppealCard } from './AppealCard.tsx';
import type { Identity } from './draft.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { SentCard, StateCard } from './StateCard.tsx';

/** Who the merchant is: why it is asked, the form, how far it is, and what happens to the documents. */
export function IdentityScreen() {
  const { identity: words } = useWords();
  const [place] = useSearchParams();
  const query = useEndpoint(myIdentity, {});
  return (
    <Page title={words.title} back={insideOf(place.get('next')) ?? '/settings'} width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
        {(identity) => (
          <Columns
            main={
              <>
                <StateCard identity={identity} />
                {identity.status === 'unverified' ? <WhyCard /> : null}
                <FormCard identity={identity} />
                <AppealCard identity={identity} />
                {identity.status === 'applying' || identity.status === 'verified' ? (
                  <SentCard identity={identity} />
                ) : null}
              </>
            }
            side={
              <>
                {isAsked(identity) && identity.status !== 'unverified' ? <WhyCard /> : null}
                <DataCard days={identity.keep_days} />
                {identity.status === 'unverified' ? null : <ViewsCard views={identity.views} />}
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

/** Why it is asked matters to those who still have to answer. */
function isAsked({ status }: Identity): boolean {
  return status !== 'verified';
}

/** A place of this app; an address of anywhere else is not followed. */
function insideOf(path: string | null): string | undefined {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined;
}

function FormCard({ identity }: { identity: Identity }) {
  const { identity: words } = useWords();
  const say = useSay();
  const { status } = identity;
  if (status === 'applying' || status === 'verified') return null;
  const titles = { unverified: words.formTitle, rejected: words.formAgain, expiring: words.formRenew };
  if (!identity.can_apply) return <Note tone="info">{words.dayUsed}</Note>;
  const left = identity.applications_left;
  return (
    <Card title={titles[status]}>
      {identity.application === null ? null : (
        <Text look="small">{say(words.leftToday, { count: left })}</Text>
      )}
      <IdentityForm key={identity.application?.id ?? 'first'} identity={identity} />
    </Card>
  );
}

function WhyCard() {
  const { identity: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  const shop = useMe().data?.info.shop;
  return (
    <Card title={words.whyTitle}>
      <Stack gap="small">
        <Text>{words.why}</Text>
        <Text>{words.whyWhen}</Text>
        {shop?.unpaid ? (
          <Text>{say(words.unpaid.lead, { limit: money(shop.unpaid.limit, shop.currency) })}</Text>
        ) : null}
        <Text look="strong">{words.whyFree}</Text>
      </Stack>
    </Card>
  );
}

function DataCard({ days }: { days: number }) {
  const { identity: words } = useWords();
  const say = useSay();
  return (
    <Card title={words.dataTitle}>
      <Stack gap="small">
        {Object.values(words.data).map((text) => (
          <Text key={text}>{say(text, { days })}</Text>
        ))}
      </Stack>
    </Card>
  );
}

function ViewsCard({ views }: { views: Identity['views'] }) {
  const { identity: words } = useWords();
  return (
    <Card title={words.viewsTitle}>
      {views.length === 0 ? (
        <Text look="muted">{words.noViews}</Text>
      ) : (
        <Rows label={words.viewsTitle}>
          {views.map(({ at, by, field, reason }, index) => (
            <Row
              key={`${at}-${index}`}
              title={by}
              detail={field === null ? words.viewTyped : words.labels[field]}
              below={<Text look="small">{words.viewReasons[reason]}</Text>}
              end={<TimeText at={at} />}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
