// The stream of notices, and how its boxes are read.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { checkNotices } from '#features/notifications/contract.ts';
import { noticeStream } from '#features/notifications/stream.contract.ts';
import type { Client } from '#ui/calls/api.ts';
import { openLive, type LiveState } from '#ui/calls/live.ts';

const shapes = { box: checkNotices.output } as const;

type Following = {
  readonly client: Client;
  readonly onBox: (box: OutputOf<typeof checkNotices>) => void;
  readonly onState: (state: LiveState) => void;
};

/** Follows the box until it is closed. */
export function followNotices({ client, onBox, onState }: Following): { readonly close: () => void } {
  return openLive({
    caller: client.caller,
    endpoint: noticeStream,
    ask: {},
    shapes,
    onEvent: ({ data }) => onBox(data),
    onState,
  });
}
