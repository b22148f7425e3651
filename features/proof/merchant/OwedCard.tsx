import type { Shown } from '#features/proof/ui/check/store.ts';
import { majorText } from '#features/proof/ui/amounts.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { Badge, type Tone } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts, type Fact } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

/** What all shops are owed, as this phone has proved it, and where that money is. */
export function OwedCard({ shown }: { shown: Shown }) {
  const words = useWords().proof;
  const say = useSay();
  const { time } = useFormats();
  const { seal } = shown;
  return (
    <Card title={words.owed.title}>
      {seal === undefined ? (
        <Text look="muted">{words.owed.none}</Text>
      ) : (
        <>
          <Text look="muted">
            {say(words.owed.detail, {
              when: time(new Date(seal.time * 1000).toISOString()),
              shops: seal.shops,
            })}
          </Text>
          <Facts
            facts={(['merchants', 'buyers', 'suppliers'] as const).map((name, at) => ({
              label: words.owed[name],
              value: (
                <MoneyText amount={majorText(seal.sums[at] ?? '0', seal.currency)} currency={seal.currency} />
              ),
            }))}
          />
        </>
      )}
      <Reserve document={shown.reserve} />
    </Card>
  );
}

const labels = ['proved_on_chain', 'attested_by', 'claimed'] as const;
const tones: Record<(typeof labels)[number], Tone> = {
  proved_on_chain: 'good',
  attested_by: 'info',
  claimed: 'plain',
};

/** By currency and never netted: a surplus of one covers nothing of another. */
function Reserve({ document }: { document: unknown }) {
  const words = useWords().proof.reserve;
  const say = useSay();
  const { time } = useFormats();
  const { at, currencies, attestations } = fieldsOf(document);
  const rows = (Array.isArray(currencies) ? currencies : []).map(fieldsOf);
  if (typeof at !== 'string' || rows.length === 0) return null;
  const attested = (Array.isArray(attestations) ? attestations : []).map(fieldsOf);
  return (
    <Section title={words.title}>
      <Text look="muted">{say(words.detail, { when: time(at) })}</Text>
      {rows.map((row) => (
        <CurrencyRows key={textOf(row['currency'])} row={row} />
      ))}
      {attested.map((one) => (
        <Text key={`${textOf(one['by'])} ${textOf(one['at'])}`} look="small">
          {say(words.attestation, {
            name: textOf(one['by']).split('+')[0] ?? '',
            when: time(textOf(one['at']), 'date'),
          })}
        </Text>
      ))}
    </Section>
  );
}

function CurrencyRows({ row }: { row: Readonly<Record<string, unknown>> }) {
  const words = useWords().proof.reserve;
  const say = useSay();
  const currency = textOf(row['currency']);
  const amount = (name: string) => <MoneyText amount={amountOf(row[name])} currency={currency} />;
  const isShort = typeof row['cover_bps'] === 'number' && row['cover_bps'] < 10_000;
  const facts: Fact[] = [
    { label: say(words.owed, { currency }), value: amount('owed') },
    ...labels
      .filter((label) => Number(amountOf(row[label])) !== 0)
      .map((label) => ({
        label: <Badge tone={tones[label]}>{words[label]}</Badge>,
        value: amount(label),
      })),
  ];
  return (
    <>
      <Facts facts={facts} />
      {isShort ? <Text look="bad">{say(words.short, { currency })}</Text> : null}
    </>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const amountOf = (value: unknown): string =>
  typeof value === 'string' && /^-?\d{1,16}(?:\.\d{1,6})?$/.test(value) ? value : '0';
