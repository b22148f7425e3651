import { decideBankLine, listBankOpen, listBankReturns } from '#features/bank/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { OpenLine } from './BankOpenScreen.tsx';
import type { Draft } from './LineSheet.tsx';
import { ProposalBox } from './ProposalBox.tsx';

type Props = { line: OpenLine; onPropose: (draft: Draft) => void };

/** One line as the bank says it, why it waits, and what it may be for. */
export function LineCard({ line, onPropose }: Props) {
  const words = useWords();
  const { open } = words.bank;
  const say = useSay();
  const { money } = useFormats();
  const { amount, currency, direction, other_name: name } = line;
  const named = { amount: money(amount, currency), name: name || open.nobody };
  const decide = useAct(decideBankLine, { changes: [listBankOpen, listBankReturns] });
  const { proposal } = line;

  return (
    <Card>
      {/* Two lines may say the same: a card that is named by its title would be a landmark twice. */}
      <h2 className="text-section wrap-anywhere">{say(direction === 'credit' ? open.of : open.to, named)}</h2>
      <Text look="strong">{open.why[line.why]}</Text>
      {line.reference === null || line.missing === null ? null : (
        <Text>
          {say(open.missing_of, {
            reference: line.reference,
            amount: money(line.missing, currency),
          })}
        </Text>
      )}
      <Facts
        facts={[
          {
            label: open.text,
            value: <span className="break-words whitespace-pre-line">{line.text || open.no_text}</span>,
          },
          { label: open.booked, value: line.booked_on },
          { label: open.value, value: line.value_on },
          { label: open.account, value: line.account },
          { label: open.other_account, value: line.other_account || words.none },
          { label: open.entry, value: line.entry_ref || words.none },
        ]}
      />
      {proposal === null ? (
        <Stack>
          {direction === 'credit' && line.why !== 'incomplete' ? (
            <Suggestions line={line} onPropose={onPropose} />
          ) : null}
          <div>
            <Button tone="plain" onClick={() => onPropose({ line })}>
              {line.suggestions.length === 0 ? open.decide : open.decide_else}
            </Button>
          </div>
        </Stack>
      ) : (
        <ProposalBox
          proposal={proposal}
          isBusy={decide.isBusy}
          error={decide.error}
          onEnd={(act) => decide.act({ id: line.id, act, decision_id: proposal.id })}
        />
      )}
    </Card>
  );
}

function Suggestions({ line, onPropose }: Props) {
  const { open } = useWords().bank;
  const say = useSay();
  const { money, time } = useFormats();
  if (line.suggestions.length === 0) return <Text look="muted">{open.no_suggestions}</Text>;
  return (
    <Stack gap="small">
      <Text look="strong">{open.suggestions}</Text>
      <ul className="flex flex-col gap-3">
        {line.suggestions.map(({ reference, buyer, missing, currency, until, why }) => (
          <li
            key={reference}
            className="flex flex-wrap items-center justify-between gap-3 rounded-field border border-line p-3"
          >
            <span className="flex min-w-0 flex-col gap-1">
              <span className="font-medium">
                {say(open.suggestion, { reference, buyer: buyer || open.nobody })}
              </span>
              <span className="text-meta text-muted">
                {say(open.suggestion_missing, {
                  amount: money(missing, currency),
                  date: time(until, 'date'),
                })}
              </span>
              <span className="flex flex-wrap gap-2">
                {why.map((reason) => (
                  <Badge key={reason} tone="info">
                    {open.suggestion_why[reason]}
                  </Badge>
                ))}
              </span>
            </span>
            <Button tone="plain" size="small" onClick={() => onPropose({ line, act: 'match', reference })}>
              {say(open.match_this, { reference })}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
