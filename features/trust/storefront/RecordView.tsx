import { docNames } from '#domain/proof/entry.ts';
import { deadlineText, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { Table } from '#ui/lists/Table.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { TrustRecord } from '#features/trust/page.shapes.ts';
import { Chapter, TextLink, useDay } from './parts.tsx';
import { ReserveChapter } from './ReserveChapter.tsx';

/** What the record is, how far it goes, what is owed and what is there for it, and how anybody checks it. */
export function RecordView({ record }: { record: TrustRecord }) {
  const words = useStorefrontWords();
  return (
    <>
      <Chapter title={words.recordWhat}>
        <p>{words.recordWhatActs}</p>
        <p>{words.recordWhatSums}</p>
      </Chapter>
      <Now record={record} />
      <Owed record={record} />
      <ReserveChapter reserve={record.reserve} />
      <Documents record={record} />
      <Check record={record} />
    </>
  );
}

function Now({ record: { size, acts, head } }: { record: TrustRecord }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const number = new Intl.NumberFormat(language);
  return (
    <Card title={words.recordNow}>
      <Facts
        facts={[
          {
            label: words.recordHead,
            value: head === null ? words.recordNothing : deadlineText(language, head.at),
          },
          {
            label: words.recordNotaries,
            value:
              head === null || head.notaries.length === 0 ? (
                words.recordNoNotary
              ) : (
                <span className="flex flex-col">
                  {head.notaries.map(({ name, at }) => (
                    <span key={name}>
                      {say(words.recordNotary, { name, when: deadlineText(language, at) })}
                    </span>
                  ))}
                </span>
              ),
          },
          { label: words.recordSize, value: number.format(size) },
          { label: words.recordActs, value: number.format(BigInt(acts)) },
        ]}
      />
    </Card>
  );
}

function Owed({ record: { owed } }: { record: TrustRecord }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const [first] = owed;
  const shops = owed.reduce((sum, one) => sum + one.shops, 0);
  return (
    <Chapter title={words.recordOwed}>
      {first === undefined ? (
        <p className="text-muted">{words.recordOwedNone}</p>
      ) : (
        <>
          <p>{say(words.recordOwedText, { when: deadlineText(language, first.at), shops })}</p>
          <Table
            label={words.recordOwed}
            rows={owed}
            rowKey={({ currency }) => currency}
            columns={[
              { key: 'currency', head: words.recordCurrency, cell: ({ currency }) => currency },
              ...(['merchants', 'buyers', 'suppliers'] as const).map((side) => ({
                key: side,
                head: words[sideWords[side]],
                cell: (row: TrustRecord['owed'][number]) => formatMoney(language, row[side], row.currency),
                isEnd: true,
              })),
            ]}
          />
        </>
      )}
    </Chapter>
  );
}

const sideWords = {
  merchants: 'recordMerchants',
  buyers: 'recordBuyers',
  suppliers: 'recordSuppliers',
} as const;

/** The newest of each kind, and the earlier ones behind it. */
function Documents({ record: { documents } }: { record: TrustRecord }) {
  const words = useStorefrontWords();
  const kinds = docNames
    .map((name) => ({ name, list: documents.filter((one) => one.name === name) }))
    .filter(({ list }) => list.length > 0);
  return (
    <Chapter title={words.recordDocuments}>
      <p>{words.recordDocumentsText}</p>
      <ul className="flex flex-col">
        {kinds.map(({ name, list: [newest, ...earlier] }) => (
          <li key={name} className="flex flex-col border-b border-line py-2">
            <h3 className="font-medium">{words[`recordDoc_${name}`]}</h3>
            {newest === undefined ? null : <DocumentLink document={newest} />}
            {earlier.length === 0 ? null : (
              <details>
                <summary className="min-h-target w-fit cursor-pointer py-2.5 font-medium text-accent-ink">
                  {words.recordEarlier}
                </summary>
                <ul className="flex flex-col">
                  {earlier.map((document) => (
                    <li key={document.sha256}>
                      <DocumentLink document={document} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function DocumentLink({ document }: { document: TrustRecord['documents'][number] }) {
  const words = useStorefrontWords();
  const say = useSay();
  const day = useDay();
  const { version, from, sha256 } = document;
  return (
    <TextLink href={`/log/docs/${sha256}`}>
      {say(words.recordDocument, { version, when: day(from) })}
    </TextLink>
  );
}

function Check({ record: { command, vkey } }: { record: TrustRecord }) {
  const words = useStorefrontWords();
  return (
    <>
      <Chapter title={words.recordCheck}>
        <p>{words.recordCheckText}</p>
        <Code text={command} />
        <p>{words.recordCheckPhone}</p>
      </Chapter>
      <Chapter title={words.recordKey}>
        <p>{words.recordKeyText}</p>
        <Code text={vkey} />
      </Chapter>
    </>
  );
}

function Code({ text }: { text: string }) {
  return (
    <code dir="ltr" className="block rounded-card border border-line bg-surface p-4 wrap-anywhere">
      {text}
    </code>
  );
}
