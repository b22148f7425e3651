import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { useReading } from './useReading.ts';

/** What "mark all as read" did, and the way back for as long as the screen is open. */
export function ReadAllNote({ reading }: { reading: ReturnType<typeof useReading> }) {
  const { notifications: words } = useWords();
  const say = useSay();
  const { said } = reading;
  return (
    <>
      <ErrorBox error={reading.error} />
      <div role="status">
        {said === undefined ? null : (
          <Note tone="good">
            <Stack isRow isSpread>
              <Text>
                {say(said.what === 'read' ? words.markedRead : words.undone, { count: said.count })}
              </Text>
              <UndoButton mark={said.mark} isBusy={reading.isUndoing} onUndo={reading.undo} />
            </Stack>
          </Note>
        )}
      </div>
    </>
  );
}

type UndoProps = { mark: string | null; isBusy: boolean; onUndo: (mark: string) => void };

function UndoButton({ mark, isBusy, onUndo }: UndoProps) {
  const { notifications: words } = useWords();
  if (mark === null) return null;
  return (
    <Button tone="plain" size="small" isBusy={isBusy} onClick={() => onUndo(mark)}>
      {words.undo}
    </Button>
  );
}
