import { CostHistory } from './CostHistory.tsx';
import { OffersFold } from '#features/showcase/merchant/offers/OffersFold.tsx';
import { LandedCard } from './LandedCard.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Good } from '#features/showcase/merchant/types.ts';

/** What there is to know before a good is sold: stock, delivery, returns, and how its supplier does. */
export function GoodsFacts({ good, onOther }: { good: Good; onOther: (id: string) => void }) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const { price_band: band, returns, ship } = good;
  const price = (text: string) => money(text, good.currency);
  const returned = [
    say(words.goods.returnDays, { days: returns.days }),
    ...(returns.restock_bps === 0
      ? []
      : [say(words.goods.restock, { percent: returns.restock_bps / 10_000 })]),
  ];
  return (
    <>
      <Card title={words.goods.facts}>
        <Facts
          facts={[
            { label: words.goods.stock, value: say(words.goods.pieces, { count: good.stock }) },
            {
              label: words.goods.ships,
              value: say(words.goods.shipDays, { p50: ship.days_p50, p90: ship.days_p90 }),
            },
            {
              label: words.goods.shipping,
              value: <MoneyText amount={ship.price} currency={good.currency} />,
            },
            { label: words.goods.returns, value: <Lines lines={returned} /> },
            band === null
              ? undefined
              : {
                  label: words.goods.band,
                  value: say(words.goods.bandText, {
                    low: price(band.p25),
                    middle: price(band.p50),
                    high: price(band.p75),
                  }),
                },
            { label: words.goods.listedBy, value: say(words.goods.listedByShops, { count: good.listed_by }) },
            good.maker === '' ? undefined : { label: words.goods.maker, value: good.maker },
            { label: words.goods.code, value: good.code },
          ]}
        />
        <Text look="small">{words.goods.shipBase}</Text>
      </Card>
      <LandedCard key={good.id} good={good} />
      <OffersFold goodsId={good.id} onOpen={onOther} country={good.landed?.country} />
      <CostHistory good={good} />
      <SupplierCard good={good} />
    </>
  );
}

/** By its last parcels of all shops; nothing is said of a supplier with too few. */
function SupplierCard({ good }: { good: Good }) {
  const words = useWords();
  const say = useSay();
  const { country } = useFormats();
  const { supplier } = good;
  const part = (bps: number | null) =>
    bps === null ? words.goods.noRecord : say(words.goods.ofParcels, { part: bps / 10_000 });
  return (
    <Card title={words.goods.supplier}>
      <Facts
        facts={[
          { label: supplier.name, value: country(supplier.country) },
          {
            label: words.goods.affiliated,
            value: supplier.affiliated ? words.goods.affiliatedYes : words.goods.affiliatedNo,
          },
          { label: words.goods.onTime, value: part(supplier.ontime_bps) },
          { label: words.goods.faultRefunds, value: part(supplier.fault_refund_bps) },
        ]}
      />
      <LinkButton to={`/goodsList/warehouse?supplier=${supplier.id}`} tone="plain" size="small">
        {words.goods.supplierShow}
      </LinkButton>
    </Card>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <span className="flex flex-col">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
