import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { holidayFault } from '#domain/shop/holiday.ts';
import { limits } from '#domain/limits.ts';
import { localDay } from '#domain/time.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useZone } from '#ui/words/time.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useUndo } from '#ui/calls/useUndo.tsx';
import { useNow } from '#ui/words/useNow.ts';
import { useSay } from '#ui/words/words.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useDraft } from './useDraft.ts';
import { useHolidayText } from './useHolidayText.ts';

type Props = { store: OutputOf<typeof storeInfo>; onLook: () => void };

/** Days on which the shop takes no new orders. */
export function HolidayForm({ store, onLook }: Props) {
  const words = useWords().shop;
  const { holiday: texts } = words;
  const say = useSay();
  const toast = useToast();
  const today = localDay(useNow(), useZone() ?? 'UTC');
  const { holiday } = store;
  const { draft, set, isChanged, discard } = useDraft(`${store.id}:holiday`, {
    from: holiday?.from ?? '',
    to: holiday?.to ?? '',
    message: holiday?.message ?? '',
  });
  const [wasSent, setSent] = useState(false);
  const save = useAct(storeInfo, { changes: [storeInfo], onDone: () => toast(words.saved) });
  const fault = holidayFault(draft, today);
  const errorAt = (field: 'from' | 'to') =>
    wasSent && fault?.field === field
      ? say(texts.faults[fault.reason], { max: limits.holidayDaysMax })
      : undefined;

  function send() {
    setSent(true);
    if (fault !== undefined) return;
    const message = draft.message.trim();
    set({ message });
    save.act({ patch: { holiday: { from: draft.from, to: draft.to, message } }, version: store.version });
  }

  return (
    <Card>
      <Text look="muted">{texts.lead}</Text>
      {holiday === null ? null : <Standing store={store} holiday={holiday} onSet={set} />}
      <Form label={texts.title} onSend={send}>
        <TextField
          type="date"
          label={texts.from}
          error={errorAt('from')}
          value={draft.from}
          min={today}
          onChange={(from) => set({ from })}
        />
        <TextField
          type="date"
          label={texts.to}
          error={errorAt('to')}
          value={draft.to}
          min={draft.from || today}
          onChange={(to) => set({ to })}
        />
        <TextArea
          label={texts.message}
          hint={texts.messageHint}
          value={draft.message}
          onChange={(message) => set({ message })}
          maxLength={limits.holidayMessageUnitsMax}
        />
        <SaveBar
          label={texts.save}
          isChanged={isChanged}
          isBusy={save.isBusy}
          error={save.error}
          onDiscard={discard}
          onLook={onLook}
        />
      </Form>
    </Card>
  );
}

type Holiday = NonNullable<Props['store']['holiday']>;
type StandingProps = { store: Props['store']; holiday: Holiday; onSet: (draft: Holiday) => void };

/** The holiday that is on or ahead, and its end. */
function Standing({ store, holiday, onSet }: StandingProps) {
  const { holiday: texts, saved } = useWords().shop;
  const text = useHolidayText(store);
  const offerUndo = useUndo(storeInfo, [storeInfo]);
  const [isAsking, setAsking] = useState(false);
  const end = useAct(storeInfo, {
    changes: [storeInfo],
    onDone: () => {
      setAsking(false);
      onSet({ from: '', to: '', message: '' });
      offerUndo(saved, { ask: { patch: { holiday } }, onUndo: () => onSet(holiday) });
    },
  });
  if (text === undefined) return null;
  return (
    <>
      <Note tone="warn">{text}</Note>
      <Button tone="plain" size="small" onClick={() => setAsking(true)}>
        {texts.end}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.endTitle}
        action={texts.end}
        isBusy={end.isBusy}
        error={end.error}
        onClose={() => setAsking(false)}
        onConfirm={() => end.act({ patch: { holiday: null } })}
      >
        <p>{texts.endText}</p>
      </ConfirmDialog>
    </>
  );
}
