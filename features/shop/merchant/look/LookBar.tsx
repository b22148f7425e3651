import { Undo2 } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { LookDraft } from './useLookDraft.ts';

type Props = { draft: LookDraft; isChanged: boolean };

/** Always in sight: where the draft stands, the way back to what buyers see, and the way to show it to them. */
export function LookBar({ draft: { isSaved, save, undo, publish }, isChanged }: Props) {
  const { design: words } = useWords().shop;
  const isBusy = undo.isBusy || publish.isBusy;
  const said = save.error !== null && !isSaved ? words.notSaved : !isSaved ? words.saving : undefined;
  const state = said ?? (isChanged ? words.draft : words.live);
  return (
    <div className="sticky bottom-4 z-20 flex flex-col gap-2 rounded-card border border-line-strong bg-surface p-2 pl-4 shadow-over">
      <ErrorBox error={save.error} onAgain={save.again} />
      <ErrorBox error={undo.error} />
      <ErrorBox error={publish.error} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="flex-[1_1_100%] text-meta text-muted sm:flex-[1_1_0]">
          {state}
        </p>
        {isChanged || !isSaved ? (
          <Button
            tone="quiet"
            size="small"
            icon={<Undo2 aria-hidden className="size-5 shrink-0" />}
            isBusy={undo.isBusy}
            disabled={save.isBusy || isBusy}
            onClick={undo.act}
          >
            {words.undo}
          </Button>
        ) : null}
        <Button
          size="small"
          isBusy={publish.isBusy}
          disabled={!isChanged || !isSaved || save.isBusy || isBusy}
          onClick={publish.act}
        >
          {words.publish}
        </Button>
      </div>
    </div>
  );
}
