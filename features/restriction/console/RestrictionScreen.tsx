import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { hasRight } from '#domain/rights.ts';
import type { ConsolePerson } from '#features/staff/contract.ts';
import { restrictionOf } from '#features/restriction/console.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { EndCard, ExtendCard } from './EndCards.tsx';

export type Detail = OutputOf<typeof restrictionOf>;

/** One restriction as its merchant reads it, who wrote it, and what may be done about it. */
export function RestrictionScreen({ person }: { person: ConsolePerson }) {
  const { risk } = useWords();
  const { id = '' } = useParams();
  const query = useEndpoint(restrictionOf, { id });
  const mayRestrict = hasRight(person.roles, 'restrict');
  return (
    <Page title={risk.list.title} back="/restrictions" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
        {(one) => (
          <Columns
            main={
              <>
                <StatementCard one={one} />
                <AppealCard one={one} />
              </>
            }
            side={
              <>
                <About one={one} />
                {mayRestrict && isStanding(one) ? <EndCard routed={id} /> : null}
                {mayRestrict && one.can_extend ? <ExtendCard routed={id} one={one} /> : null}
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

const isStanding = ({ state }: Detail) => state === 'active' || state === 'announced';

export function StatementCard({ one }: { one: Detail }) {
  const { risk } = useWords();
  return (
    <Card
      title={risk.effect[one.level]}
      actions={<Badge tone={one.state === 'active' ? 'warn' : 'plain'}>{risk.state[one.state]}</Badge>}
    >
      <Text look="strong">{risk.code[one.code]}</Text>
      <Section title={risk.one.why}>
        <Text>{one.reason}</Text>
        {one.extension === null ? null : <Text>{one.extension.reason}</Text>}
      </Section>
      <Section title={risk.one.evidence}>
        {[...one.evidence, ...(one.extension?.evidence ?? [])].map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Section>
    </Card>
  );
}

function About({ one }: { one: Detail }) {
  const { risk } = useWords();
  const words = risk.one;
  const say = useSay();
  const { placed_by: by, confirmed_by: second, amount, held, currency, file_no: fileNo } = one;
  const writer =
    second !== null
      ? say(words.with_second, { name: by.name, second })
      : one.placed_as === 'service'
        ? say(words.as_service, { name: by.name })
        : by.name;
  const money = (text: string) => <MoneyText amount={text} currency={currency} />;
  return (
    <Card title={one.shop.name === '' ? one.shop.id : `${one.shop.name} · ${one.shop.id}`}>
      <Facts
        facts={[
          { label: words.written_by, value: writer },
          { label: words.written, value: <TimeText at={one.placed_at} form="both" /> },
          { label: words.from, value: <TimeText at={one.from} form="both" /> },
          { label: words.until, value: <TimeText at={one.until} form="both" /> },
          amount === null ? undefined : { label: words.covers, value: money(amount) },
          held === null ? undefined : { label: words.held, value: money(held) },
          fileNo === null ? undefined : { label: words.file_no, value: fileNo },
        ]}
      />
      <LinkButton to={`/shops/${one.shop.id}`} tone="plain">
        {words.shop}
      </LinkButton>
    </Card>
  );
}

export function AppealCard({ one }: { one: Detail }) {
  const { risk } = useWords();
  const { appeal } = one;
  return (
    <Card title={risk.one.appeal}>
      {appeal === null ? <Text>{risk.one.no_appeal}</Text> : <Text>{appeal.text}</Text>}
      {appeal?.decision === undefined || appeal.decision === null ? null : <Text>{appeal.decision}</Text>}
    </Card>
  );
}
