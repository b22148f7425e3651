import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { Offer } from '#features/showcase/merchant/types.ts';

type Props = { offers: readonly Offer[]; currency: string; country: string };

/** Two offers beside each other: a line names what is compared, and below it stand both values. */
export function OfferTable({ offers, currency, country }: Props) {
  const { goods } = useWords();
  const rows = useRows(currency, country);
  return (
    <table className="tabular w-full table-fixed border-collapse text-left">
      <thead>
        <tr className="border-b border-line-strong align-bottom">
          {offers.map(({ goods_id: id, supplier }) => (
            <th key={id} scope="col" className="py-2 pr-3 font-medium wrap-anywhere">
              {supplier.name}
              {supplier.affiliated ? (
                <span className="block text-meta text-muted">{goods.affiliated}</span>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, valueOf }) => (
          <Fragment key={label}>
            <tr>
              <th scope="rowgroup" colSpan={offers.length} className="pt-3 text-meta font-normal text-muted">
                {label}
              </th>
            </tr>
            <tr className="border-b border-line">
              {offers.map((offer) => (
                <td key={offer.goods_id} className="pr-3 pb-2 align-top font-medium wrap-anywhere">
                  {valueOf(offer)}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

type Compared = { label: string; valueOf: (offer: Offer) => ReactNode };

function useRows(currency: string, country: string): Compared[] {
  const { goods, showcase } = useWords();
  const { offers: words } = showcase;
  const say = useSay();
  const { percent } = useFormats();
  const unknown = <Text look="muted">{goods.noRecord}</Text>;
  const amount = (text: string) => <MoneyText amount={text} currency={currency} />;
  const days = (p50: number, p90: number) => say(goods.shipDays, { p50, p90 });
  const part = (bps: number | undefined) => (bps === undefined ? unknown : percent(bps));
  const delivered: Compared =
    country === ''
      ? { label: goods.shipping, valueOf: ({ ship }) => amount(ship.price) }
      : {
          label: goods.landed.title,
          valueOf: ({ landed }) => (landed === null ? '–' : amount(landed.total)),
        };
  return [
    { label: goods.cost, valueOf: ({ cost }) => amount(cost) },
    delivered,
    {
      label: words.promised,
      valueOf: ({ landed, ship }) =>
        landed === null ? days(ship.days_p50, ship.days_p90) : days(landed.days.p50, landed.days.p90),
    },
    {
      label: words.real,
      valueOf: ({ record }) =>
        record === null ? (
          unknown
        ) : record.days === null ? (
          <Text look="muted">{words.noneYet}</Text>
        ) : (
          days(record.days.p50, record.days.p90)
        ),
    },
    { label: goods.stock, valueOf: ({ stock }) => say(goods.pieces, { count: stock }) },
    { label: words.late, valueOf: ({ record }) => part(record?.late_bps) },
    { label: words.returned, valueOf: ({ record }) => part(record?.returned_bps) },
    { label: words.eu, valueOf: ({ eu_person: person }) => person ?? words.euNone },
  ];
}
