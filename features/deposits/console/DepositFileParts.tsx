import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { DepositFile } from './useDepositAct.ts';

type Props = { file: DepositFile };

/** What a phone has kept: nothing here is to be believed before somebody has looked. */
export function Alarm({ file: { alarm } }: Props) {
  const { file: words } = useWords().deposits;
  if (alarm === null) return null;
  return (
    <Note tone="warn" title={words.alarm_title}>
      <Text>{words.alarm_lead}</Text>
      <Facts
        facts={[
          { label: words.alarm_shown, value: alarm.shown },
          { label: words.alarm_derived, value: alarm.derived },
          { label: words.alarm_at, value: <TimeText at={alarm.at} form="both" /> },
        ]}
      />
    </Note>
  );
}

/** What its merchant says, and where the money was to go. */
export function Claim({ file }: Props) {
  const { file: words } = useWords().deposits;
  const { none, risk } = useWords();
  const { address, bank, account_number: number, hash, submitted_at: told } = file;
  return (
    <Card title={words.claim}>
      {file.is_unasked ? <Note tone="info">{words.unasked}</Note> : null}
      <Facts
        facts={[
          { label: words.shop, value: file.shop_name },
          { label: words.level, value: risk.levels[file.shop.level] },
          { label: words.identity, value: file.identity.legal_name ?? words.unverified },
          { label: words.asked, value: <MoneyText amount={file.amount} currency={file.currency} /> },
          { label: words.to_send, value: <MoneyText amount={file.pay_amount} currency={file.asset} /> },
          {
            label: words.credited,
            value: <MoneyText amount={file.credited_amount} currency={file.currency} />,
          },
          { label: words.told, value: told === null ? none : <TimeText at={told} form="both" /> },
          { label: words.sender, value: file.sender_name || none },
          { label: words.note, value: file.note || none },
          bank === null ? undefined : { label: words.to_account, value: `${bank.bank_name} ${bank.iban}` },
          bank === null ? undefined : { label: words.reference, value: bank.reference },
          number === null ? undefined : { label: words.account_number, value: number },
        ]}
      />
      {address === null ? null : <Named label={words.to_address} text={address} />}
      {hash === null ? null : <Named label={words.hash} text={hash} />}
      <NetworkSays file={file} />
      <Question file={file} />
    </Card>
  );
}

function Named({ label, text }: { label: string; text: string }) {
  return (
    <Stack gap="small">
      <Text look="muted">{label}</Text>
      <CopyButton text={text} />
    </Stack>
  );
}

function NetworkSays({ file: { claim, hash } }: Props) {
  const { file: words } = useWords().deposits;
  if (hash === null) return null;
  return (
    <Facts
      facts={[{ label: words.network_says, value: claim === null ? words.no_claim : words.claims[claim] }]}
    />
  );
}

function Question({ file: { question, answer_until: until } }: Props) {
  const { file: words } = useWords().deposits;
  const say = useSay();
  const { time } = useFormats();
  if (question === null) return null;
  return (
    <Note tone="info" title={words.question}>
      <Text>{question}</Text>
      {until === null ? null : <Text look="small">{say(words.answer_until, { when: time(until) })}</Text>}
    </Note>
  );
}

/** Each node's word beside the other's. */
export function Nodes({ file: { transfers } }: Props) {
  const { file: words } = useWords().deposits;
  const say = useSay();
  if (transfers.length === 0) return null;
  return (
    <Card title={words.nodes}>
      <Text look="muted">{words.nodes_lead}</Text>
      {transfers.map((transfer) => (
        <Stack key={`${transfer.hash}-${transfer.log_index}`}>
          <Text look="strong">{words.verdicts[transfer.verdict]}</Text>
          <CopyButton text={transfer.hash} />
          <Grid>
            {transfer.words.map((word) => (
              <Card key={word.source} title={words.node[word.source]}>
                <MoneyText amount={word.amount} currency={word.asset} />
                <Text look="small">{say(words.block, { block: word.block })}</Text>
                <Text look="muted">{words.from}</Text>
                <Text look="code">{word.from}</Text>
                <Text look="muted">{words.to_address}</Text>
                <Text look="code">{word.to}</Text>
                <TimeText at={word.at} form="both" />
                {word.is_there ? null : <Text look="bad">{words.node_gone}</Text>}
              </Card>
            ))}
          </Grid>
        </Stack>
      ))}
    </Card>
  );
}

/** Pictures that the merchant added: never proof by themselves. */
export function Proofs({ file: { proof_files: files } }: Props) {
  const { file: words } = useWords().deposits;
  const say = useSay();
  return (
    <Card title={words.proofs}>
      <Text look="small">{words.proofs_lead}</Text>
      {files.length === 0 ? <Text look="muted">{words.no_proofs}</Text> : null}
      {files.map(({ id, name, mime, url }) => (
        <Stack key={id} gap="small">
          {mime.startsWith('image/') ? (
            <Picture size="whole" image={{ url, alt: say(words.proof_alt, { name }) }} />
          ) : null}
          <a className="text-accent underline" href={url} target="_blank" rel="noreferrer">
            {say(words.proof_open, { name })}
          </a>
        </Stack>
      ))}
    </Card>
  );
}

export function Steps({ file: { steps, created_at: at } }: Props) {
  const { file: words, states } = useWords().deposits;
  const all = [
    { title: words.step_quoted, at },
    ...steps.map((step) => ({ ...step, title: states[step.code] })),
  ];
  return (
    <Card title={words.steps}>
      <Timeline
        label={words.steps}
        steps={all.map((step, index) => ({
          key: String(index),
          title: step.title,
          detail: <TimeText at={step.at} form="both" />,
          state: index === all.length - 1 ? ('current' as const) : ('done' as const),
        }))}
      />
    </Card>
  );
}
