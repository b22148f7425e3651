import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { TrustFigures, TrustPeriodFigures } from '#features/trust/page.shapes.ts';
import { HeldTable } from './HeldTable.tsx';
import { Chapter, TextLink, useDay } from './parts.tsx';
import { useTold } from './told.tsx';

/** What happened here, counted from the records, for the last 90 days and each complete month. */
export function FiguresView({ figures }: { figures: TrustFigures }) {
  const words = useStorefrontWords();
  const say = useSay();
  const day = useDay();
  const { days, few } = figures;
  return (
    <>
      <Chapter title={say(words.trustPeriodDays, { days: lengthOf(days) })}>
        <p className="text-meta text-muted">
          {say(words.trustPeriod, { from: day(days.from), to: day(lastDayOf(days)) })}
        </p>
        <p className="text-meta text-muted">{say(words.trustFewText, { few })}</p>
      </Chapter>
      <Held figures={figures} />
      <Withdrawals figures={figures} />
      <Appeals figures={figures} />
      <Identities figures={figures} />
      <Others figures={figures} />
      <Months figures={figures} />
      <p className="text-meta text-muted">{words.trustSignedText}</p>
      <TextLink href="/trust/figures.json">{words.trustMachines}</TextLink>
    </>
  );
}

const dayMs = 86_400_000;

function lengthOf({ from, to }: TrustPeriodFigures): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** A period ends before its end. */
function lastDayOf({ to }: TrustPeriodFigures): string {
  return new Date(Date.parse(to) - dayMs).toISOString();
}

function Held({ figures: { days, few } }: { figures: TrustFigures }) {
  const words = useStorefrontWords();
  return (
    <>
      <Chapter title={words.trustHoldsTitle}>
        <p>{words.trustHoldsText}</p>
        {days.holds.length === 0 ? (
          <p className="text-muted">{words.trustNoHolds}</p>
        ) : (
          <HeldTable label={words.trustHoldsTitle} rows={days.holds} few={few} isMoney />
        )}
      </Chapter>
      <Chapter title={words.trustLimitsTitle}>
        <p>{words.trustLimitsText}</p>
        {days.limits.length === 0 ? (
          <p className="text-muted">{words.trustNoLimits}</p>
        ) : (
          <HeldTable label={words.trustLimitsTitle} rows={days.limits} few={few} isMoney={false} />
        )}
      </Chapter>
    </>
  );
}

function Withdrawals({ figures: { days, few } }: { figures: TrustFigures }) {
  const words = useStorefrontWords();
  const told = useTold(few);
  const { withdrawals } = days;
  const { hours, clock_bps: clock } = withdrawals;
  return (
    <Card title={words.trustWithdrawals}>
      <Facts
        facts={[
          { label: words.trustAsked, value: told.cases(withdrawals.asked) },
          { label: words.trustPaid, value: told.cases(withdrawals.paid) },
          { label: words.trustMedian, value: told.hours(hours?.median, withdrawals.paid) },
          { label: words.trustP95, value: told.hours(hours?.p95, withdrawals.paid) },
          { label: words.trustSpeed, value: told.groups(withdrawals.speed) },
          { label: words.trustApproved, value: told.groups(withdrawals.approved) },
          { label: words.trustClock, value: told.share(clock, withdrawals.approved) },
          { label: words.trustRejected, value: told.groups(withdrawals.rejected) },
        ]}
      />
    </Card>
  );
}

function Appeals({ figures: { days, few } }: { figures: TrustFigures }) {
  const words = useStorefrontWords();
  const told = useTold(few);
  return (
    <Card title={words.trustAppeals}>
      <Facts
        facts={[
          { label: words.trustFiled, value: told.cases(days.appeals.filed) },
          { label: words.trustDecided, value: told.groups(days.appeals.decided) },
          { label: words.trustDecidedIn, value: told.days(days.appeals.days?.median, days.appeals.decided) },
        ]}
      />
    </Card>
  );
}

function Identities({ figures: { days, few } }: { figures: TrustFigures }) {
  const words = useStorefrontWords();
  const told = useTold(few);
  const { sent, decided, hours, appealed, appeals, days: took } = days.identities;
  return (
    <Card title={words.trustIdentities}>
      <Facts
        facts={[
          { label: words.trustIdentitiesSent, value: told.cases(sent) },
          { label: words.trustDecided, value: told.groups(decided) },
          { label: words.trustIdentitiesMedian, value: told.hours(hours?.median, decided) },
          { label: words.trustIdentitiesP95, value: told.hours(hours?.p95, decided) },
          { label: words.trustIdentitiesAppealed, value: told.cases(appealed) },
          { label: words.trustIdentitiesReviewed, value: told.groups(appeals) },
          { label: words.trustDecidedIn, value: told.days(took?.median, appeals) },
        ]}
      />
    </Card>
  );
}

function Others({ figures: { days, few } }: { figures: TrustFigures }) {
  const words = useStorefrontWords();
  const told = useTold(few);
  const { reviews, orders, promotion, disputes } = days;
  const share = orders.flagged_bps;
  return (
    <>
      <Card title={words.trustDisputes}>
        <Facts
          facts={[
            { label: words.trustOpened, value: told.cases(disputes.opened) },
            { label: words.trustEscalated, value: told.cases(disputes.escalated) },
            { label: words.trustDecided, value: told.groups(disputes.decided) },
            { label: words.trustDecidedIn, value: told.days(disputes.days?.median, disputes.decided) },
          ]}
        />
      </Card>
      <Card title={words.trustReviews}>
        <Facts
          facts={[
            { label: words.trustWritten, value: told.cases(reviews.written) },
            { label: words.trustRemoved, value: told.groups(reviews.removed) },
          ]}
        />
      </Card>
      <Card title={words.trustPromotion}>
        <Facts
          facts={[
            { label: words.trustClicks, value: told.cases(promotion.clicks) },
            { label: words.trustClicksRefused, value: told.groups(promotion.refused) },
          ]}
        />
      </Card>
      <Card title={words.trustOrders}>
        <Facts
          facts={[
            { label: words.trustOrdersPaid, value: told.cases(orders.paid) },
            { label: words.trustFlagged, value: told.cases(orders.flagged) },
            { label: words.trustFlaggedShare, value: told.share(share, orders.paid) },
          ]}
        />
      </Card>
    </>
  );
}

/** The same numbers of each complete month, the newest first; all of them stand in the file. */
function Months({ figures: { months, few } }: { figures: TrustFigures }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const told = useTold(few);
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: pageZone });
  return (
    <Chapter title={words.trustMonths}>
      <Table
        label={words.trustMonths}
        rows={months}
        rowKey={({ from }) => from}
        columns={[
          { key: 'month', head: words.trustMonth, cell: ({ from }) => format.format(new Date(from)) },
          {
            key: 'holds',
            head: words.trustHoldsTitle,
            cell: ({ holds }) => told.sum(holds.map(({ cases }) => cases)),
            isEnd: true,
          },
          {
            key: 'paid',
            head: words.trustWithdrawals,
            cell: ({ withdrawals }) => told.cases(withdrawals.paid),
            isEnd: true,
          },
          {
            key: 'median',
            head: words.trustMedian,
            cell: ({ withdrawals }) => told.hours(withdrawals.hours?.median, withdrawals.paid),
            isEnd: true,
          },
          {
            key: 'p95',
            head: words.trustP95,
            cell: ({ withdrawals }) => told.hours(withdrawals.hours?.p95, withdrawals.paid),
            isEnd: true,
          },
          {
            key: 'appeals',
            head: words.trustAppeals,
            cell: ({ appeals }) => told.cases(appeals.filed),
            isEnd: true,
          },
        ]}
      />
    </Chapter>
  );
}
