import { useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { useClient } from './client.tsx';
import { openLive } from './live.ts';
import type { LiveNews, LiveShapes, LiveState } from './live.ts';

type Options = {
  /** False: nothing is read for now. */
  readonly enabled?: boolean;
};

/** Reads a stream while the screen is there. It begins anew where what is asked changes. Gives how it stands. */
export function useLive<S extends LiveShapes, I extends z.ZodMiniType>(
  endpoint: Endpoint<I>,
  ask: z.input<I>,
  {
    shapes,
    onEvent,
    enabled = true,
  }: Options & {
    readonly shapes: S;
    readonly onEvent: (news: LiveNews<S>) => void;
  },
): LiveState {
  const client = useClient();
  const [state, setState] = useState<LiveState>('opening');
  const asked = JSON.stringify(ask);
  const tell = useEffectEvent(onEvent);
  const begin = useEffectEvent(() =>
    openLive({
      caller: client.caller,
      endpoint,
      ask,
      shapes,
      onEvent: (news) => tell(news),
      onState: setState,
    }),
  );
  useEffect(() => {
    if (!enabled) return undefined;
    const stream = begin();
    return () => stream.close();
  }, [enabled, asked, endpoint.name]);
  return state;
}
