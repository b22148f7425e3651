import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { landedCost } from '#features/goods/landed.contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { Good } from '#features/showcase/merchant/types.ts';
import { CountryField } from './CountryField.tsx';

type Parts = NonNullable<OutputOf<typeof landedCost>['parts']>;

/** What one unit costs delivered to a country, part by part, with the rule behind each tax. */
export function LandedCard({ good }: { good: Good }) {
  const { goods: words } = useWords();
  const store = useEndpoint(storeInfo, {});
  const [chosen, setChosen] = useState(good.landed?.country);
  const country = chosen ?? firstOf(store.data?.ships_to, good.supplier.country);
  const ask = { goods_id: good.id, country: country ?? '' };
  const query = useEndpoint(landedCost, ask, { enabled: country !== undefined });
  return (
    <Card title={words.landed.title}>
      <CountryField value={country ?? ''} onChange={setChosen} />
      <QueryView query={query} skeleton={<SkeletonRows count={4} />}>
        {({ parts, sale_price: price }) =>
          parts === null ? (
            <Closed country={country ?? ''} />
          ) : (
            <PartsView parts={parts} good={good} country={country ?? ''} price={price} />
          )
        }
      </QueryView>
    </Card>
  );
}

/** The supplier's own country where goods can be sold there, else the first that they can be sold into. */
function firstOf(reached: readonly string[] | undefined, own: string): string | undefined {
  return reached?.find((code) => code === own) ?? reached?.[0];
}

function Closed({ country }: { country: string }) {
  const { goods: words } = useWords();
  const say = useSay();
  const formats = useFormats();
  return <Note tone="warn">{say(words.landed.closed, { country: formats.country(country) })}</Note>;
}

type ViewProps = { parts: Parts; good: Good; country: string; price: string };

function PartsView({ parts, good, country, price }: ViewProps) {
  const { goods: words } = useWords();
  const say = useSay();
  const { money, country: nameOf } = useFormats();
  const { landed } = words;
  const { currency } = good;
  const amount = (text: string) => <MoneyText amount={text} currency={currency} />;
  return (
    <>
      <Facts
        facts={[
          { label: landed.cost, value: amount(parts.cost) },
          { label: say(landed.shipping, { country: nameOf(country) }), value: amount(parts.shipping) },
          { label: landed.tax, value: amount(parts.tax) },
          { label: landed.total, value: amount(parts.landed), isTotal: true },
          {
            label: words.ships,
            value: say(words.shipDays, { p50: parts.days.p50, p90: parts.days.p90 }),
          },
          { label: landed.buyerPays, value: amount(parts.buyer_total) },
        ]}
      />
      <TaxLines lines={parts.tax_lines} currency={currency} />
      <Text look="small">{landed.inWords}</Text>
      <Text look="small">{say(landed.taxAt, { price: money(price, currency) })}</Text>
    </>
  );
}

/** Each tax with what it is taken of, and where the rule is written. */
function TaxLines({ lines, currency }: { lines: Parts['tax_lines']; currency: string }) {
  const { goods: words } = useWords();
  const say = useSay();
  const { money, percent, time } = useFormats();
  const names: Readonly<Record<string, string>> = words.landed.taxes;
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 border-l-2 border-line pl-3">
      {lines.map(({ kind, label, rate_bps: rate, base, amount, source, source_date: day }) => (
        <li key={`${kind} ${label}`} className="flex flex-col">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{names[label] ?? words.landed.taxes.other}</span>
            <MoneyText amount={amount} currency={currency} />
          </span>
          {rate === 0 ? null : (
            <Text look="small">
              {say(words.landed.taxOf, { percent: percent(rate), base: money(base, currency) })}
            </Text>
          )}
          {source === null || day === null ? null : (
            <Text look="small">{say(words.landed.source, { source, date: time(day, 'date') })}</Text>
          )}
        </li>
      ))}
    </ul>
  );
}
