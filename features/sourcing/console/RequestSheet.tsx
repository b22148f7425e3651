import { useState } from 'react';
import { claimSourcing, sourcingQueue } from '#features/sourcing/console.contract.ts';
import { DeskError } from '#features/lists/ui/public.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import type { QueueRow } from './QueueScreen.tsx';

/** One request: what the shop asked for, and its answer by the person who has taken it on. */
export function RequestSheet({ one, onClose }: { one: QueueRow; onClose: () => void }) {
  const [wasClaimed, setClaimed] = useState(false);
  const isMine = one.is_mine || wasClaimed;
  const isOpen = one.state === 'sent' || one.state === 'reviewing';
  return (
    <Sheet isOpen onClose={onClose} title={one.title}>
      <Stack>
        <Wanted one={one} isMine={isMine} />
        {isOpen && !isMine ? <Claim one={one} onDone={() => setClaimed(true)} /> : null}
        {isOpen && isMine ? <AnswerForm id={one.id} onDone={onClose} /> : null}
      </Stack>
    </Sheet>
  );
}

function Wanted({ one, isMine }: { one: QueueRow; isMine: boolean }) {
  const words = useWords().sourcing;
  const { column } = words;
  const { country, money, number } = useFormats();
  const { shop, countries, cost, currency, link, holder, reason, found, answered_at: answeredAt } = one;
  return (
    <>
      <Facts
        facts={[
          { label: column.shop, value: `${shop.name} (${shop.id})` },
          { label: column.countries, value: countries.map((code) => country(code)).join(', ') },
          { label: column.pieces, value: number(one.pieces_per_month) },
          { label: column.cost, value: cost === null ? words.any : money(cost, currency) },
          { label: column.age, value: <TimeText at={one.created_at} form="both" /> },
          { label: column.holder, value: isMine ? words.me : (holder?.name ?? words.nobody) },
          answeredAt === null
            ? undefined
            : { label: column.answered, value: <TimeText at={answeredAt} form="both" /> },
          found === 0 ? undefined : { label: column.found, value: number(found) },
          reason === '' ? undefined : { label: column.reason, value: reason },
        ]}
      />
      {link === '' ? null : (
        <div>
          <a className="text-accent-ink underline wrap-anywhere" href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
          <Text look="small">{words.link_warning}</Text>
        </div>
      )}
    </>
  );
}

function Claim({ one: { id, holder }, onDone }: { one: QueueRow; onDone: () => void }) {
  const words = useWords().sourcing;
  const say = useSay();
  const toast = useToast();
  const claim = useAct(claimSourcing, {
    changes: [sourcingQueue],
    onDone: () => {
      toast(words.claimed);
      onDone();
    },
  });
  return (
    <>
      <Text look="small">{words.first}</Text>
      <DeskError error={claim.error} />
      <div>
        <Button isBusy={claim.isBusy} onClick={() => claim.act({ id, held_by: holder?.id ?? null })}>
          {holder === null ? words.claim : say(words.take_over, { name: holder.name })}
        </Button>
      </div>
    </>
  );
}
