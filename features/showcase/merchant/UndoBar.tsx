import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { listGoods } from '#features/goods/contract.ts';
import { listShowcase, undoShowcase } from '#features/showcase/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useNow } from '#ui/words/useNow.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Undo } from './types.ts';
import { useReason } from './useReason.ts';

type Props = {
  undo: Undo | undefined;
  /** Another way on from the same act. */
  more?: ReactNode;
  /** Clear of the tab bar of phones. */
  isAboveTabs?: boolean;
};

/** What was just done to the showcase, with the way back for as long as the server keeps it. */
export function UndoBar({ undo, more, isAboveTabs = false }: Props) {
  const [hidden, setHidden] = useState<string>();
  const now = useNow();
  if (undo === null || undefined === undo || hidden === undo.token || new Date(undo.until) <= now)
    return null;
  const place = isAboveTabs ? 'bottom-20 lg:bottom-4' : 'bottom-4';
  return (
    <div
      className={`sticky ${place} z-20 flex flex-col gap-2 rounded-card border border-line-strong bg-surface p-2 shadow-over lg:p-3 lg:mx-auto lg:w-full lg:max-w-3xl`}
    >
      <Offer key={undo.token} undo={undo} more={more} onHide={() => setHidden(undo.token)} />
    </div>
  );
}

function Offer({ undo, more, onHide }: { undo: NonNullable<Undo>; more: ReactNode; onHide: () => void }) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const reason = useReason();
  const { time } = useFormats();
  const { token, kind, rows, until } = undo;
  const act = useAct(undoShowcase, {
    changes: [listShowcase, listGoods],
    onDone: (done) => {
      const back = done.results.filter(({ ok }) => ok).length;
      const isWhole = back === done.results.length;
      toast(isWhole ? words.showcase.undone[done.kind] : say(words.showcase.undoPartly, { back }));
    },
  });
  const why = reason.ofUndo(act.error);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="min-w-32 flex-1 text-meta leading-5 font-medium lg:min-w-48">
          {say(words.showcase.undoFor[kind], { count: rows, time: time(until, 'time') })}
        </p>
        <Button
          size="small"
          icon={<Undo2 aria-hidden className="size-4 shrink-0" />}
          isBusy={act.isBusy}
          onClick={() => act.act({ undo_token: token })}
        >
          {words.showcase.undo}
        </Button>
        {more}
        <IconButton
          label={words.showcase.hide}
          icon={<X aria-hidden className="size-5" />}
          onClick={onHide}
        />
      </div>
      {why === undefined ? (
        <ErrorBox error={act.error} title={words.showcase.undoRefused} />
      ) : (
        <p role="alert" className="text-meta font-medium text-bad">
          {why}
        </p>
      )}
    </>
  );
}
