import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { listProposals } from '#features/webhooks/proposals.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { ConfirmProposal } from './ConfirmProposal.tsx';
import { DeclineProposal } from './DeclineProposal.tsx';

export type Proposal = OutputOf<typeof listProposals>['list'][number];

const tones = { open: 'warn', confirmed: 'good', declined: 'plain', expired: 'plain' } as const;

/** One proposal with everything that it would change. */
export function ProposalCard({ shown, onPartly }: { shown: Proposal; onPartly: () => void }) {
  const { proposals: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const [asked, setAsked] = useState<'confirm' | 'decline'>();
  const what = say(words.kind[shown.kind], { count: shown.rows.length });
  const { state, note, key, decided_at: decided } = shown;
  const close = () => setAsked(undefined);
  return (
    <Card title={what} actions={<Badge tone={tones[state]}>{words.state[state]}</Badge>}>
      <Text look="small">
        {say(words.by, { key: key.name })}
        {' · '}
        {decided === null
          ? say(words.ends, { when: time(shown.expires_at) })
          : say(words.decided, { when: time(decided) })}
      </Text>
      {key.revoked ? <Note tone="warn">{words.revoked}</Note> : null}
      {shown.rows.length === 0 ? null : <ProposedRows shown={shown} what={what} />}
      {shown.answer === null ? null : <ProposedAnswer answer={shown.answer} />}
      {note === '' ? null : (
        <Stack gap="small">
          <Text look="small">{words.note}</Text>
          <Text>{note}</Text>
        </Stack>
      )}
      <Outcome shown={shown} />
      {state === 'open' ? (
        <Stack isRow>
          <Button aria-label={say(words.confirmOf, { what })} onClick={() => setAsked('confirm')}>
            {words.confirm}
          </Button>
          <Button
            tone="plain"
            aria-label={say(words.declineOf, { what })}
            onClick={() => setAsked('decline')}
          >
            {words.decline}
          </Button>
        </Stack>
      ) : null}
      {asked === 'confirm' ? <ConfirmProposal shown={shown} onPartly={onPartly} onClose={close} /> : null}
      {asked === 'decline' ? <DeclineProposal id={shown.id} onClose={close} /> : null}
    </Card>
  );
}

export function ProposedRows({ shown, what }: { shown: Proposal; what: string }) {
  return (
    <Rows label={what}>
      {shown.rows.map((row) => (
        <ProposedRow key={row.id} row={row} shown={shown} />
      ))}
    </Rows>
  );
}

function ProposedRow({ row, shown }: { row: Proposal['rows'][number]; shown: Proposal }) {
  const { proposals: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  const { kind, state, currency } = shown;
  const amount = (text: string) => money(text, currency);
  const isGone = kind !== 'list' && row.version === null;
  const isOpen = state === 'open';
  // What was decided shows what was proposed: the price of today is not the one of then.
  const hasBoth = isOpen && kind === 'price' && row.before !== null && row.after !== null;
  const price =
    row.after === null
      ? kind === 'list'
        ? words.rulePrice
        : undefined
      : hasBoth
        ? say(words.change, { before: amount(row.before ?? ''), after: amount(row.after) })
        : say(words.newPrice, { after: amount(row.after) });
  return (
    <Row
      title={row.title}
      detail={price === undefined ? undefined : <span className="tabular text-body text-ink">{price}</span>}
      below={
        isOpen && isGone ? (
          <Text look="bad">{words.gone}</Text>
        ) : isOpen && row.is_loss ? (
          <Text look="bad">{say(words.loss, { amount: amount(row.floor_price ?? '') })}</Text>
        ) : isOpen && row.profit_after !== null ? (
          <Text look="small">{say(words.profit, { amount: amount(row.profit_after) })}</Text>
        ) : undefined
      }
    />
  );
}

function ProposedAnswer({ answer }: { answer: NonNullable<Proposal['answer']> }) {
  const { proposals: words } = useWords();
  const say = useSay();
  const { order } = answer;
  return (
    <Rows label={words.kind.answer}>
      <Row
        title={order === null ? words.kind.answer : say(words.order, { number: order.number })}
        to={order === null ? undefined : `/orderList/${order.id}/messages`}
      />
      <Row title={<span className="whitespace-pre-wrap font-normal">{answer.text}</span>} />
    </Rows>
  );
}

function Outcome({ shown: { result } }: { shown: Proposal }) {
  const { proposals: words } = useWords();
  const say = useSay();
  if (result === null) return null;
  const { changed: count, failed } = result;
  if (failed.length === 0) return <Text look="small">{say(words.done, { count })}</Text>;
  return (
    <Note tone="warn">
      <p>{say(words.partly, { count })}</p>
      <ul className="list-disc ps-5">
        {failed.map(({ title, msg }) => (
          <li key={title}>
            {title}: {msg}
          </li>
        ))}
      </ul>
    </Note>
  );
}
