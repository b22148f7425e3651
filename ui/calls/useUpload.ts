import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { Offline, Refusal } from './api.ts';
import type { Files } from './api.ts';
import { useClient } from './client.tsx';
import { newKey } from './new-key.ts';

type Options<Out> = {
  /** Names of endpoints whose answers this act makes old. */
  readonly changes?: readonly { readonly name: string }[];
  readonly onDone?: (output: Out) => void;
};

type State<Out> = {
  readonly share?: number;
  readonly error?: unknown;
  readonly isCancelled?: boolean;
  readonly done?: Out;
};

/**
 * Sends a form with files: with its progress, a way to stop it and a way to try again with the same files under the
 * same idempotency key.
 */
export function useUpload<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  { changes = [], onDone }: Options<z.output<O>> = {},
) {
  const client = useClient();
  const queries = useQueryClient();
  const [state, setState] = useState<State<z.output<O>>>({});
  const last = useRef<{ ask: z.input<I>; files: Files; key: string } | undefined>(undefined);
  const stop = useRef<AbortController | undefined>(undefined);
  // Whoever leaves the screen does not want the rest of the file to go out.
  useEffect(() => () => stop.current?.abort(), []);

  async function run(sent: { ask: z.input<I>; files: Files; key: string }): Promise<void> {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    const isMine = () => stop.current === controller;
    setState({ share: 0 });
    try {
      const output = await client.upload(endpoint, sent.ask, sent.files, {
        onceKey: endpoint.once ? sent.key : undefined,
        signal: controller.signal,
        onProgress: (bytes, whole) =>
          isMine() ? setState({ share: whole === 0 ? 1 : bytes / whole }) : undefined,
      });
      if (!isMine()) return;
      last.current = undefined;
      setState({ done: output });
      onDone?.(output);
      await Promise.all(changes.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
    } catch (error) {
      if (!isMine()) return;
      if (error instanceof Refusal && !error.isUncertain) sent.key = newKey();
      setState(isFailure(error) ? { error } : { isCancelled: true });
    }
  }

  return {
    send: (ask: z.input<I>, files: Files): void => {
      const isSame = last.current !== undefined && isSameIntention(last.current, ask, files);
      last.current = { ask, files, key: isSame && last.current !== undefined ? last.current.key : newKey() };
      void run(last.current);
    },
    /** Sends once more what failed or was stopped. */
    again: (): void => {
      if (last.current !== undefined) void run(last.current);
    },
    cancel: (): void => stop.current?.abort(),
    reset: (): void => {
      stop.current?.abort();
      stop.current = undefined;
      last.current = undefined;
      setState({});
    },
    /** How much is sent, 0 to 1; undefined while nothing is under way. */
    share: state.share,
    isBusy: state.share !== undefined,
    isCancelled: state.isCancelled === true,
    error: state.error,
    done: state.done,
  };
}

function isSameIntention(before: { ask: unknown; files: Files }, ask: unknown, files: Files): boolean {
  const names = new Set([...Object.keys(before.files), ...Object.keys(files)]);
  return (
    JSON.stringify(before.ask) === JSON.stringify(ask) &&
    [...names].every((name) => listOf(before.files[name]) === listOf(files[name]))
  );
}

/** Files are the same where they are the same objects: nobody compares megabytes. */
const numbers = new WeakMap<Blob, number>();
let lastNumber = 0;

function listOf(given: Files[string]): string {
  const files = given instanceof Blob ? [given] : (given ?? []);
  return files
    .map((file) => {
      const number = numbers.get(file) ?? (lastNumber += 1);
      numbers.set(file, number);
      return number;
    })
    .join(' ');
}

function isFailure(error: unknown): boolean {
  return error instanceof Refusal || error instanceof Offline || !(error instanceof DOMException);
}
