import type { FreeOfCharge } from '#domain/content/trust-documents.ts';
import type { PayoutType } from '#domain/payouts/payout.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { Table } from '#ui/lists/Table.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { Announced, TrustFees } from '#features/trust/page.shapes.ts';
import { Chapter, Coming, Never, Points, TextLink, usePercent, VersionLine } from './parts.tsx';

const ways = { 'ETC/USDT': 'eth', 'TRX/USDT': 'tron', bank: 'bank' } as const satisfies Record<
  PayoutType,
  string
>;

/** Every number that a shop can be charged. */
export function FeesView({ fees, announced }: { fees: TrustFees; announced: Announced }) {
  const words = useStorefrontWords();
  return (
    <>
      <VersionLine of={fees} />
      <Coming announced={announced} document="fees" />
      <Commission fees={fees} />
      <Payouts fees={fees} />
      <Others fees={fees} />
      <Chapter title={words.trustFeeFree}>
        <Points points={fees.free.map((one: FreeOfCharge) => words[`trustFree_${one}`])} />
      </Chapter>
      <Never />
      <TextLink href="/fees.json">{words.trustMachines}</TextLink>
    </>
  );
}

function Commission({ fees }: { fees: TrustFees }) {
  const words = useStorefrontWords();
  const say = useSay();
  const percent = usePercent();
  return (
    <Chapter title={words.trustFeeCommission}>
      <p>{words.trustFeeCommissionText}</p>
      <Table
        label={words.trustFeeCommission}
        rows={fees.commission}
        rowKey={({ level }) => level}
        columns={[
          { key: 'level', head: words.trustFeeLevel, cell: ({ level }) => words[`trustLevel_${level}`] },
          { key: 'share', head: words.trustFeeShare, cell: ({ bps }) => percent(bps), isEnd: true },
          {
            key: 'release',
            head: words.trustFeeRelease,
            cell: ({ release_days: days }) => say(words.trustFeeDays, { days }),
            isEnd: true,
          },
        ]}
      />
    </Chapter>
  );
}

function Payouts({ fees }: { fees: TrustFees }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(language, amount, fees.currency);
  return (
    <Chapter title={words.trustFeePayouts}>
      <p>{words.trustFeePayoutsText}</p>
      <Table
        label={words.trustFeePayouts}
        rows={fees.payouts}
        rowKey={({ type }) => type}
        columns={[
          { key: 'way', head: words.trustFeeWay, cell: ({ type }) => words[`trustPayout_${ways[type]}`] },
          { key: 'fee', head: words.trustFeeCost, cell: ({ fee }) => money(fee), isEnd: true },
          { key: 'least', head: words.trustFeeLeast, cell: ({ least }) => money(least), isEnd: true },
        ]}
      />
    </Chapter>
  );
}

function Others({ fees: { reserve, promotion, currency } }: { fees: TrustFees }) {
  const words = useStorefrontWords();
  const say = useSay();
  const language = useLanguage();
  const percent = usePercent();
  const money = (amount: string) => formatMoney(language, amount, currency);
  return (
    <>
      <Chapter title={words.trustFeeReserve}>
        <p>
          {reserve.bps === 0
            ? words.trustFeeReserveNone
            : say(words.trustFeeReserveText, { share: percent(reserve.bps), days: reserve.days })}
        </p>
      </Chapter>
      <Chapter title={words.trustFeePromotion}>
        <p>
          {say(words.trustFeePromotionText, {
            bid: money(promotion.least_bid),
            total: money(promotion.least_total),
            least: percent(promotion.order_bps.least),
            most: percent(promotion.order_bps.most),
          })}
        </p>
      </Chapter>
    </>
  );
}
