import { useMutation } from '#ui/queries/useMutation.ts';
import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { isAsk } from '#ui/calls/answer.ts';
import { useQueue } from './QueueProvider.tsx';

type Options<Out> = {
  /** Names of endpoints whose answers this act makes old. */
  readonly changes?: readonly { readonly name: string }[];
  /** The server answered at once. */
  readonly onDone?: (output: Out) => void;
  /** There is no connection: the act is kept and sent later. The form may be emptied. */
  readonly onKept?: () => void;
};

/** An act that waits on this phone. `failure` is what the server said no with, empty where nobody knows. */
export type WaitingAct<Input> = {
  readonly id: string;
  readonly ask: Input;
  /** When the person did it, as an ISO moment. */
  readonly at: string;
  readonly failure: string | undefined;
};

/**
 * An act that may wait for a connection: kept on the phone before it is sent, under one idempotency key for all tries,
 * so it is done once. The endpoint must have `once: true`. A refusal of the first try is the form's (`error`); one that
 * comes later stays in `waiting` with its `failure`, to be tried again or dropped.
 */
export function useQueuedAct<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  { changes = [], onDone, onKept }: Options<z.output<O>> = {},
) {
  const queue = useQueue();
  const acts = useSyncExternalStore(queue.listen, queue.acts, queue.acts);
  const mutation = useMutation({
    mutationFn: (ask: z.input<I>) =>
      queue.give(
        endpoint,
        ask,
        changes.map(({ name }) => name),
      ),
    onSuccess: (outcome) => (outcome.kind === 'done' ? onDone?.(outcome.output) : onKept?.()),
  });

  const waiting: WaitingAct<z.input<I>>[] = acts.flatMap((act) => {
    const ask: unknown = act.ask;
    if (act.call.name !== endpoint.name || !isAsk(endpoint.input, ask)) return [];
    const at = new Date(act.at).toISOString();
    return [{ id: act.id, ask, at, failure: act.failure ?? undefined }];
  });

  return {
    act: (ask: z.input<I>) => mutation.mutate(ask),
    isBusy: mutation.isPending,
    error: mutation.error,
    /** The server's answer; undefined too while the act waits. */
    done: mutation.data?.kind === 'done' ? mutation.data.output : undefined,
    isKept: mutation.data?.kind === 'kept',
    reset: mutation.reset,
    waiting,
    again: (id: string) => void queue.again(id),
    drop: (id: string) => void queue.drop(id),
  };
}
