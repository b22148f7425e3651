import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { useErrorText } from '#ui/states/useErrorText.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { UndoButton } from '#ui/states/UndoButton.tsx';
import { useUiWords } from '#ui/words/words.tsx';
import { useClient } from './client.tsx';

/** What an act had to send to be undone, and what is done at once when it is. */
type Back<In, Out> = {
  readonly ask: In;
  readonly onUndo?: () => void;
  /** Why an answer put back nothing, or not everything: undefined where it did. */
  readonly failureOf?: (answer: Out) => string | undefined;
};

/**
 * Says what was done, with "Undo", which sends `ask`. It holds after its screen was left, so a failure is toasted as well.
 * Only for calls that put back exactly what was there: settings, places, what is on sale; never money or orders.
 *
 * @param changes Endpoints whose answers an undoing makes old.
 */
export function useUndo<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  changes: readonly { readonly name: string }[],
): (text: string, back: Back<z.input<I>, z.output<O>>) => void {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const words = useUiWords();
  const textOf = useErrorText();
  const undo = async ({ ask, failureOf }: Back<z.input<I>, z.output<O>>): Promise<void> => {
    try {
      const answer = await client.call(endpoint, ask);
      const failure = failureOf?.(answer);
      toast(failure ?? words.undone, failure === undefined ? 'good' : 'bad');
    } catch (error) {
      toast(textOf(error), 'bad');
    }
    await Promise.all(changes.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
  };
  return (text, back) =>
    toast(text, 'good', (end) => (
      <UndoButton
        onEnd={end}
        onPress={() => {
          back.onUndo?.();
          void undo(back);
        }}
      />
    ));
}
