import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

type Props = {
  isChanged: boolean;
  isBusy: boolean;
  error: unknown;
  onDiscard: () => void;
  /** Asks for the shop again, after somebody else changed it. */
  onLook: () => void;
  /** The word of the button, where it is not "Save". */
  label?: string;
};

/** The foot of a section: save, or discard what was typed; somebody else's change is shown, not overwritten. */
export function SaveBar({ isChanged, isBusy, error, onDiscard, onLook, label }: Props) {
  const words = useWords();
  const isStale = error instanceof Refusal && error.key === 'staleVersion';
  return (
    <>
      {isStale ? (
        <Note tone="warn">
          <Stack gap="small">
            <span>{words.shop.stale}</span>
            <Button tone="plain" size="small" onClick={onLook}>
              {words.shop.look}
            </Button>
          </Stack>
        </Note>
      ) : (
        <ErrorBox error={error} />
      )}
      {isChanged ? <Note>{words.shop.notSaved}</Note> : null}
      <Stack isRow gap="small">
        <Button type="submit" isBusy={isBusy} disabled={!isChanged}>
          {label ?? words.common.save}
        </Button>
        {isChanged ? (
          <Button tone="quiet" onClick={onDiscard}>
            {words.shop.discard}
          </Button>
        ) : null}
      </Stack>
    </>
  );
}
