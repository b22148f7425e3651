import { useState } from 'react';
import { consoleOrder, decideParcel } from '#features/orders/desk.contract.ts';
import { DeskError } from '#features/lists/ui/public.tsx';
import { WhyForm } from '#features/audit/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';

type Props = { id: string; text: string; mayDecide: boolean };

/** Why a parcel is held, and the decision about it, each with a reason that is written down. */
export function HeldParcel({ id, text, mayDecide }: Props) {
  const { orders } = useWords().desk;
  const [chosen, setChosen] = useState<'clear' | 'refuse'>();
  const decide = useAct(decideParcel, { changes: [consoleOrder], onDone: () => setChosen(undefined) });
  const title = chosen === 'clear' ? orders.hold_clear : orders.hold_refuse;
  return (
    <>
      <Note tone="warn">{text}</Note>
      {mayDecide ? (
        <Stack isRow>
          <Button size="small" onClick={() => setChosen('clear')}>
            {orders.hold_clear}
          </Button>
          <Button tone="danger" size="small" onClick={() => setChosen('refuse')}>
            {orders.hold_refuse}
          </Button>
        </Stack>
      ) : null}
      <Sheet isOpen={chosen !== undefined} onClose={() => setChosen(undefined)} title={title}>
        <Text look="muted">{orders.hold_lead}</Text>
        <DeskError error={decide.error} />
        <WhyForm
          submit={title}
          isBusy={decide.isBusy}
          onSend={(why) => decide.act({ id, clear: chosen === 'clear', why })}
        />
      </Sheet>
    </>
  );
}
