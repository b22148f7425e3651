import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useMutation } from '#ui/queries/useMutation.ts';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { Offline, Refusal } from './api.ts';
import { useClient } from './client.tsx';
import { newKey } from './new-key.ts';

type Options<Out> = {
  /** Names of endpoints whose answers this act makes old. */
  readonly changes?: readonly { readonly name: string }[];
  readonly onDone?: (output: Out) => void;
};

/**
 * An act of a person: sent under one idempotency key for as long as nobody knows whether it was done. A retry of the
 * same ask after a lost answer carries the same key; a definite answer, or another ask, ends it.
 */
export function useAct<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  { changes = [], onDone }: Options<z.output<O>> = {},
) {
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef<{ ask: string; key: string } | undefined>(undefined);

  const mutation = useMutation({
    mutationFn: async (ask: z.input<I>): Promise<z.output<O>> => {
      const asked = JSON.stringify(ask);
      if (intention.current?.ask !== asked) intention.current = { ask: asked, key: newKey() };
      try {
        const output = await client.call(endpoint, ask, {
          onceKey: endpoint.once ? intention.current.key : undefined,
        });
        intention.current = undefined;
        return output;
      } catch (error) {
        if (!isUncertain(error)) intention.current = undefined;
        throw error;
      }
    },
    onSuccess: async (output) => {
      onDone?.(output);
      await Promise.all(changes.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
    },
  });

  return {
    act: (ask: z.input<I>) => mutation.mutate(ask),
    isBusy: mutation.isPending,
    error: mutation.error,
    done: mutation.data,
    reset: mutation.reset,
  };
}

function isUncertain(error: unknown): boolean {
  return error instanceof Offline || (error instanceof Refusal && error.isUncertain);
}
