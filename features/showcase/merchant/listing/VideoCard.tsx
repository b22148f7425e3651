import { Trash2, Video } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { listingLimits } from '#domain/limits/listing.ts';
import { uploadFile } from '#features/files/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useUpload } from '#ui/calls/useUpload.ts';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { UploadProgress } from '#ui/forms/UploadProgress.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useOnline } from '#ui/offline/useOnline.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { DraftVideo } from './types.ts';
import type { ListingDraft } from './useListingDraft.ts';
import { useVideoFault } from './useVideoFault.ts';
import { findVideoFault } from './video-file.ts';
import { useFaultText } from './WordsFields.tsx';

/** One short video of the product: chosen, watched and described before it is saved. */
export function VideoCard({ draft }: { draft: ListingDraft }) {
  const { video: words } = useWords().showcase.listing;
  const say = useSay();
  const { video, setVideo } = draft;
  const { videoSecondsMax: seconds, videoBytesMax } = limits;
  return (
    <Card title={words.title}>
      <Text look="muted">{say(words.hint, { seconds, size: videoBytesMax / 1_048_576 })}</Text>
      {video === null ? null : <ShownVideo video={video} draft={draft} />}
      <VideoUpload
        hasVideo={video !== null}
        // What was typed while it was on its way stays.
        onDone={(sent) => setVideo((before) => ({ ...sent, captions: before?.captions ?? null }))}
      />
    </Card>
  );
}

function ShownVideo({ video, draft }: { video: DraftVideo; draft: ListingDraft }) {
  const { video: words } = useWords().showcase.listing;
  const say = useSay();
  const faultAt = useFaultText(draft.captionFaults);
  const max = listingLimits.listingVideoCaptionsMax;
  return (
    <>
      {/* What is said in it is typed below. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        key={video.url}
        src={video.url}
        controls
        playsInline
        preload="metadata"
        width={video.w}
        height={video.h}
        aria-label={words.title}
        className="h-auto max-h-96 w-full rounded-field bg-sunken"
      />
      <TextArea
        label={words.captions}
        hint={say(words.captionsHint, { max })}
        error={faultAt('description')}
        value={video.captions ?? ''}
        onChange={(captions) => draft.setVideo({ ...video, captions: captions === '' ? null : captions })}
        maxLength={max}
        rows={4}
      />
      <Button
        tone="quiet"
        size="small"
        icon={<Trash2 aria-hidden className="size-5" />}
        onClick={() => draft.setVideo(null)}
      >
        {words.remove}
      </Button>
    </>
  );
}

type UploadProps = {
  hasVideo: boolean;
  onDone: (video: Omit<DraftVideo, 'captions'>) => void;
};

/** Sends a video as soon as it is chosen; a lost connection keeps the file, and it is sent again once there is one. */
function VideoUpload({ hasVideo, onDone }: UploadProps) {
  const { video: words } = useWords().showcase.listing;
  const input = useRef<HTMLInputElement>(null);
  const faultText = useVideoFault();
  const [fault, setFault] = useState<string>();
  const upload = useUpload(uploadFile, {
    onDone: ({ id, url, mime, w, h }) => {
      if (w !== null && h !== null) onDone({ url, mime, w, h, file_id: id });
    },
  });
  useRetryOnline(upload);

  async function take(file: File): Promise<void> {
    upload.reset();
    setFault(undefined);
    const found = await findVideoFault(file);
    if (found === undefined) upload.send({ kind: 'video' }, { file });
    else setFault(faultText(found));
  }

  const refused = upload.error instanceof Refusal ? faultText(upload.error.shown) : undefined;
  const said = fault ?? refused;
  return (
    <div role="group" aria-label={words.title} className="flex flex-col gap-2">
      {refused === undefined ? <UploadProgress upload={upload} /> : null}
      {said === undefined ? null : (
        <p role="alert" className="text-meta font-medium text-bad">
          {said}
        </p>
      )}
      {upload.isBusy ? null : (
        <div>
          <Button
            tone="plain"
            icon={<Video aria-hidden className="size-5" />}
            onClick={() => input.current?.click()}
          >
            {hasVideo ? words.replace : words.choose}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={hasVideo ? words.replace : words.choose}
            accept="video/mp4,video/quicktime,video/webm"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file chosen once more is a choice too.
              event.target.value = '';
              if (file !== undefined) void take(file);
            }}
          />
        </div>
      )}
    </div>
  );
}

/** What broke off because the line was lost goes on by itself when it is there again. */
function useRetryOnline({ error, again }: { readonly error: unknown; readonly again: () => void }): void {
  const isOnline = useOnline();
  const wasLost = useRef(false);
  const isLost = error !== undefined && !(error instanceof Refusal);
  useEffect(() => {
    if (!isOnline) wasLost.current = true;
    else if (isLost && wasLost.current) {
      wasLost.current = false;
      again();
    }
  }, [isOnline, isLost, again]);
}
