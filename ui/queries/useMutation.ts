import { useEffect, useState, useSyncExternalStore } from 'react';
import { toError } from './query-state.ts';

export type UseMutationOptions<In, Out> = {
  readonly mutationFn: (input: In) => Promise<Out>;
  /** Waited for before the act counts as done; what it throws is the act's error. Called though the component has gone. */
  readonly onSuccess?: (output: Out, input: In) => unknown;
};

type State<Out> = {
  readonly data: Out | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
};

export type UseMutationResult<In, Out> = State<Out> & {
  /** Begins the act. Never throws: see `error`. Of several at once the last one is shown. */
  readonly mutate: (input: In) => void;
  /** Forgets what was done, or failed. What is under way goes on, unseen. */
  readonly reset: () => void;
};

/** An act of a person: never begun or tried again by itself, and not ended when its component goes. */
export function useMutation<In, Out>(options: UseMutationOptions<In, Out>): UseMutationResult<In, Out> {
  const [mutation] = useState(() => createMutation(options));
  useEffect(() => mutation.setOptions(options));
  const state = useSyncExternalStore(mutation.subscribe, mutation.state, mutation.state);
  return { ...state, mutate: mutation.mutate, reset: mutation.reset };
}

function createMutation<In, Out>(first: UseMutationOptions<In, Out>) {
  const idle: State<Out> = { data: undefined, error: null, isPending: false };
  let options = first;
  let state = idle;
  let turn = 0;
  let onChange: (() => void) | undefined;

  function setState(next: State<Out>): void {
    state = next;
    onChange?.();
  }

  async function run(input: In): Promise<Out> {
    const output = await options.mutationFn(input);
    await options.onSuccess?.(output, input);
    return output;
  }

  return {
    state: () => state,
    setOptions: (next: UseMutationOptions<In, Out>): void => {
      options = next;
    },
    subscribe: (listener: () => void): (() => void) => {
      onChange = listener;
      return () => {
        onChange = undefined;
      };
    },
    mutate: (input: In): void => {
      turn += 1;
      const mine = turn;
      const finish = (next: State<Out>): void => (mine === turn ? setState(next) : undefined);
      setState({ ...idle, isPending: true });
      run(input).then(
        (data) => finish({ ...idle, data }),
        (thrown: unknown) => finish({ ...idle, error: toError(thrown) }),
      );
    },
    reset: (): void => {
      turn += 1;
      setState(idle);
    },
  };
}
