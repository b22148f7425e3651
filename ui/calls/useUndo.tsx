import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { useErrorText } from '#ui/states/useErrorText.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { UndoButton } from '#ui/states/UndoButton.tsx';
import { useUiWords } from '#ui/words/words.tsx';
import { useClient } from './client.tsx';

/** What an act had to send to be undone, and what is done at once when it is. */
type Back<In> = { readonly ask: In; readonly onUndo?: () => void };

/**
 * Says what was done, with "Undo", which sends `ask`. It holds after its screen was left, so a failure is toasted as well.
 * Only for calls that put back exactly what was there: settings and places, never money or orders.
 *
 * @param changes Endpoints whose answers an undoing makes old.
 */
export function useUndo<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  changes: readonly { readonly name: string }[],
): (text: string, back: Back<z.input<I>>) => void {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const words = useUiWords();
  const textOf = useErrorText();
  const undo = async (ask: z.input<I>): Promise<void> => {
    try {
      await client.call(endpoint, ask);
      toast(words.undone);
    } catch (error) {
      toast(textOf(error), 'bad');
    }
    await Promise.all(changes.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
  };
  return (text, { ask, onUndo }) =>
    toast(text, 'good', (end) => (
      <UndoButton
        onEnd={end}
        onPress={() => {
          onUndo?.();
          void undo(ask);
        }}
      />
    ));
}
