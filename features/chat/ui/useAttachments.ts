import { useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { useClient } from '#ui/calls/client.tsx';
import type { UploadOptions, Client } from '#ui/calls/api.ts';
import { newKey } from '#ui/calls/new-key.ts';
import { prepareFile } from '#ui/forms/prepare-file.ts';
import type { FileFault } from '#ui/forms/prepare-file.ts';
import type { FileRef } from './source.ts';

export type Attachment = {
  readonly key: string;
  readonly file: File;
  /** How much is sent, 0 to 1. */
  readonly share: number;
  readonly done: FileRef | undefined;
  readonly hasFailed: boolean;
};

type Upload = (client: Client, file: File, options: UploadOptions) => Promise<FileRef>;

/** Pictures for the next message: made small on the device and sent as soon as they are chosen. */
export function useAttachments(upload: Upload) {
  const client = useClient();
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const [fault, setFault] = useState<FileFault | 'tooMany'>();
  const stops = useRef(new Map<string, AbortController>());
  // Whoever leaves does not want the rest of a picture to go out.
  useEffect(() => {
    const mine = stops.current;
    return () => {
      for (const stop of mine.values()) stop.abort();
    };
  }, []);

  const change = (key: string, part: Partial<Attachment>) =>
    setAll((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)));

  function drop(key: string): void {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setAll((list) => list.filter((one) => one.key !== key));
  }

  async function send(key: string, file: File): Promise<void> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    change(key, { share: 0, hasFailed: false });
    try {
      const done = await upload(client, file, {
        signal: stop.signal,
        onProgress: (sent, whole) => change(key, { share: whole === 0 ? 1 : sent / whole }),
      });
      change(key, { done, share: 1 });
    } catch {
      // Stopped, it is gone from the list; else it stays to be tried again.
      change(key, { hasFailed: true });
    }
  }

  async function take(chosen: readonly File[]): Promise<void> {
    setFault(undefined);
    const room = limits.chatFilesMax - all.length;
    if (chosen.length > room) setFault('tooMany');
    for (const one of chosen.slice(0, Math.max(room, 0))) {
      const prepared = await prepareFile(one, 'picture', limits.uploadBytesMax);
      if ('fault' in prepared) {
        setFault(prepared.fault);
        continue;
      }
      const key = newKey();
      const { file } = prepared;
      setAll((list) => [...list, { key, file, share: 0, done: undefined, hasFailed: false }]);
      void send(key, file);
    }
  }

  return {
    all,
    fault,
    take: (chosen: readonly File[]) => void take(chosen),
    drop,
    again: (key: string) => {
      const one = all.find((attachment) => attachment.key === key);
      if (one !== undefined) void send(key, one.file);
    },
    /** True while something is on its way or failed: a message that is sent now would go without it. */
    isOpen: all.some(({ done }) => done === undefined),
    ready: all.flatMap(({ done }) => (done === undefined ? [] : [done])),
    clear: () => {
      setAll([]);
      setFault(undefined);
    },
  };
}
