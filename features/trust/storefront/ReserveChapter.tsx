import { reserveLabels } from '#domain/record/reserve.ts';
import { deadlineText, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { TrustRecord } from '#features/trust/page.shapes.ts';
import { Chapter, TextLink, usePercent } from './parts.tsx';

type Reserve = NonNullable<TrustRecord['reserve']>;
type Report = Reserve['document'];

/** What is there for what is owed: each currency by itself, and how each part of it is known. */
export function ReserveChapter({ reserve }: { reserve: TrustRecord['reserve'] }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (reserve === null) {
    return (
      <Chapter title={words.recordReserve}>
        <p className="text-muted">{words.recordReserveNone}</p>
      </Chapter>
    );
  }
  const { document, sha256 } = reserve;
  return (
    <Chapter title={words.recordReserve}>
      <p>{say(words.recordReserveText, { when: deadlineText(language, document.at) })}</p>
      {document.currencies.map((row) => (
        <CurrencyCard key={row.currency} row={row} document={document} />
      ))}
      <TextLink href={`/log/docs/${sha256}`}>{words.recordReserveWhole}</TextLink>
    </Chapter>
  );
}

function CurrencyCard({ row, document }: { row: Report['currencies'][number]; document: Report }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const percent = usePercent();
  const money = (amount: string) => formatMoney(language, amount, row.currency);
  return (
    <Card title={row.currency}>
      {row.cover_bps < whole ? (
        <p role="alert" className="rounded-card bg-bad-soft p-4 font-medium text-bad">
          {say(words.recordMissing, { currency: row.currency })}
        </p>
      ) : null}
      <Facts
        facts={[
          { label: words.recordReserveOwed, value: money(row.owed) },
          { label: words.recordReserveHeld, value: money(row.held) },
          ...reserveLabels.map((label) => ({
            label: words[`recordLabel_${label}`],
            value: money(row[label]),
          })),
          { label: words.recordReserveCover, value: percent(row.cover_bps), isTotal: true },
        ]}
      />
      <Notes currency={row.currency} document={document} />
    </Card>
  );
}

/** All of what is owed, in basis points. */
const whole = 10_000;

/** Who has attested what, and where two nodes do not agree. */
function Notes({ currency, document }: { currency: string; document: Report }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const attested = document.attestations.filter((one) => one.currency === currency);
  const differing = document.places.filter(
    ({ currency: own, label, chain }) => own === currency && chain !== undefined && label === 'claimed',
  );
  if (attested.length + differing.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-meta text-muted">
      {attested.map(({ by, amount, at, seal }) => (
        <li key={`${by} ${seal}`} className="wrap-anywhere">
          {say(words.recordAttested, {
            name: by.split('+', 1).join(''),
            amount: formatMoney(language, amount, currency),
            when: deadlineText(language, at),
          })}
        </li>
      ))}
      {differing.map(({ place, chain }) => (
        <li key={place}>{say(words.recordDiffers, { network: chain?.network ?? place })}</li>
      ))}
    </ul>
  );
}
