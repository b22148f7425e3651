import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { hasRight } from '#domain/rights.ts';
import type { ConsolePerson } from '#features/staff/contract.ts';
import { shopOverview } from '#features/shop/console.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Shop = OutputOf<typeof shopOverview>;

/** One shop, to read: nothing here can be changed but by a restriction with its reasons. */
export function ShopScreen({ person }: { person: ConsolePerson }) {
  const { risk } = useWords();
  const { id = '' } = useParams();
  const query = useEndpoint(shopOverview, { id });
  return (
    <Page title={query.data?.name ?? risk.shops.title} back="/shops" lead={risk.shops.seen} width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={4} />}>
        {(shop) => (
          <Columns
            main={
              <>
                <Restrictions shop={shop} person={person} />
                <Level shop={shop} />
              </>
            }
            side={
              <>
                <About shop={shop} />
                <Orders shop={shop} />
                <Money shop={shop} />
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

function Restrictions({ shop, person }: { shop: Shop; person: ConsolePerson }) {
  const { risk } = useWords();
  const words = risk.shops;
  return (
    <Card title={words.restrictions}>
      {shop.restrictions.length === 0 ? <Text>{words.no_restriction}</Text> : null}
      <Rows label={words.restrictions}>
        {shop.restrictions.map((hold) => (
          <Row
            key={hold.id}
            to={`/restrictions/${shop.id}.${hold.id}`}
            title={isEffect(risk.effect, hold.kind)}
            detail={hold.reason}
            end={hold.until === null ? undefined : <TimeText at={hold.until} form="date" />}
          />
        ))}
      </Rows>
      {hasRight(person.roles, 'restrict') ? (
        <LinkButton to={`/restrict?shop=${shop.id}`} tone="quiet">
          {words.restrict}
        </LinkButton>
      ) : null}
      {hasRight(person.roles, 'freeze') ? (
        <LinkButton to={`/freeze?shop=${shop.id}`} tone="quiet">
          {words.freeze}
        </LinkButton>
      ) : null}
    </Card>
  );
}

function isEffect(words: Readonly<Record<string, string>>, kind: string): string {
  return words[kind] ?? kind;
}

function Level({ shop }: { shop: Shop }) {
  const { risk } = useWords();
  const words = risk.shops;
  const say = useSay();
  const { percent, time } = useFormats();
  const show = (key: string, value: string) => (key === 'late_bps' ? percent(Number(value)) : value);
  const { code, next, criteria } = shop.level;
  const { lowering } = shop;
  return (
    <Card title={words.level} actions={<Badge tone="accent">{risk.levels[code]}</Badge>}>
      {lowering === null ? null : (
        <Note tone="warn">
          {say(words.lowering, { level: risk.levels[lowering.to], when: time(lowering.at, 'date') })}
        </Note>
      )}
      <Text look="strong">
        {next === null
          ? say(words.keeps_level, { level: risk.levels[code] })
          : say(words.next_level, { level: risk.levels[next] })}
      </Text>
      <Facts
        facts={criteria.map(({ key, rule, have, need, ok }) => ({
          label: words.need[key],
          value: (
            <Badge tone={ok ? 'good' : 'plain'}>
              {say(rule === 'below' ? words.have_below : words.have_need, {
                have: have === null ? '–' : show(key, have),
                need: show(key, need),
              })}
            </Badge>
          ),
        }))}
      />
    </Card>
  );
}

function About({ shop }: { shop: Shop }) {
  const { risk } = useWords();
  const words = risk.shops;
  const { country } = useFormats();
  return (
    <Card title={words.facts}>
      <Facts
        facts={[
          { label: words.code, value: shop.id },
          { label: words.owner, value: shop.owner },
          { label: words.country, value: country(shop.country) },
          { label: words.since, value: <TimeText at={shop.since} form="date" /> },
          {
            label: words.identity,
            value: shop.identity.verified ? words.verified : words.unverified,
          },
        ]}
      />
      <LinkButton to={shop.public_url} tone="plain">
        {words.open_page}
      </LinkButton>
    </Card>
  );
}

function Orders({ shop }: { shop: Shop }) {
  const words = useWords().risk.shops;
  const { number, percent } = useFormats();
  const { orders } = shop;
  return (
    <Card title={words.orders}>
      <Facts
        facts={[
          { label: words.all_orders, value: number(orders.all) },
          { label: words.delivered, value: number(orders.delivered) },
          { label: words.late, value: percent(orders.late_bps) },
          { label: words.cases, value: number(orders.cases) },
        ]}
      />
    </Card>
  );
}

function Money({ shop: { money } }: { shop: Shop }) {
  const words = useWords().risk.shops;
  if (money === null) return null;
  const shown = (amount: string) => <MoneyText amount={amount} currency={money.currency} />;
  return (
    <Card title={words.money}>
      <Facts
        facts={[
          { label: words.available, value: shown(money.available) },
          { label: words.held, value: shown(money.held) },
          { label: words.pending, value: shown(money.pending) },
        ]}
      />
      <Text look="small">{words.money_hint}</Text>
    </Card>
  );
}
