import type { OutputOf } from '#domain/wire/endpoint.ts';
import { merchantActs } from '#domain/restriction.ts';
import type { restrictionDetail } from '#features/restriction/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { Items, Paragraphs } from './Plain.tsx';

export type Statement = OutputOf<typeof restrictionDetail>;

type Props = { statement: Statement };

export const isOver = ({ state }: Pick<Statement, 'state'>): boolean =>
  state !== 'active' && state !== 'announced';

/** The statement of reasons: rule, text, evidence, amount, begin and end. */
export function StatementCard({ statement }: Props) {
  const { restriction: words } = useWords();
  const say = useSay();
  const over = isOver(statement);
  const tone = statement.state === 'active' ? 'warn' : over ? 'good' : 'info';
  return (
    <Card
      title={words.level[statement.level]}
      actions={<Badge tone={tone}>{words.state[statement.state]}</Badge>}
    >
      {over ? null : <Text>{words.levelDetail[statement.level]}</Text>}
      {statement.end_reason === null ? null : (
        <Note tone="good">
          {words.endReason[statement.end_reason]}
          {statement.end_note === null ? null : <Paragraphs text={statement.end_note} />}
        </Note>
      )}
      <StatementFacts statement={statement} />
      {over ? null : <Text look="small">{words.endsItself}</Text>}
      <Section title={words.why}>
        <Text look="strong">
          {say(words.ruleOf, { code: statement.code, name: words.code[statement.code] })}
        </Text>
        <Paragraphs text={statement.reason} />
      </Section>
      <Evidence list={statement.evidence} />
      <Extension statement={statement} />
    </Card>
  );
}

function StatementFacts({ statement }: Props) {
  const { restriction: words } = useWords();
  const { amount, held, currency, ended_at: endedAt, scope, file_no: fileNo } = statement;
  const over = isOver(statement);
  const money = (text: string) => <MoneyText amount={text} currency={currency} />;
  return (
    <>
      <Facts
        facts={[
          amount === null || scope !== 'amount' ? undefined : { label: words.amount, value: money(amount) },
          held === null ? undefined : { label: over ? words.wasHeld : words.held, value: money(held) },
          { label: words.from, value: <TimeText at={statement.from} form="both" /> },
          endedAt === null
            ? { label: words.until, value: <TimeText at={statement.until} form="both" /> }
            : { label: words.ended, value: <TimeText at={endedAt} form="both" /> },
          fileNo === null ? undefined : { label: words.fileNo, value: fileNo },
        ]}
      />
      {!over && scope === 'amount' && held !== amount ? <Text look="small">{words.shortHeld}</Text> : null}
    </>
  );
}

function Evidence({ list }: { list: readonly string[] }) {
  const { restriction: words } = useWords();
  return (
    <Section title={words.evidence}>
      <Items texts={list} />
    </Section>
  );
}

function Extension({ statement: { extension } }: Props) {
  const { restriction: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  if (extension === null) return null;
  const facts = { when: time(extension.at), before: time(extension.first_until) };
  return (
    <>
      <Section title={words.extension}>
        <Text look="muted">{say(words.extensionDetail, facts)}</Text>
        <Paragraphs text={extension.reason} />
      </Section>
      <Evidence list={extension.evidence} />
    </>
  );
}

/** What cannot be done until it ends, and all that can. */
export function EffectCard({ statement }: Props) {
  const { restriction: words } = useWords();
  if (isOver(statement)) return null;
  const { stops, level } = statement;
  const goesOn = merchantActs
    .filter((act) => act !== 'enter' && !stops.includes(act))
    .map((act) =>
      act === 'withdraw' && level === 'withdrawal_prohibited' ? words.withdrawRest : words.act[act],
    );
  return (
    <Card title={words.effect}>
      {stops.length === 0 ? null : (
        <Section title={words.stops}>
          <Items texts={stops.map((act) => words.act[act])} />
        </Section>
      )}
      <Section title={words.goesOn}>
        <Items texts={[...goesOn, words.always, words.alwaysWallet]} />
      </Section>
      <Text look="small">{words.noCharge}</Text>
    </Card>
  );
}
