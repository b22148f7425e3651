import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { VideoFault } from './video-file.ts';

/** Why a video is not taken, and what helps; undefined for a no that is about something else. */
export function useVideoFault(): (fault: VideoFault) => string | undefined {
  const { faults } = useWords().showcase.listing.video;
  const say = useSay();
  return ({ reason, codec, seconds, limit, size, side }) => {
    switch (reason) {
      case 'mime':
        return faults.mime;
      case 'codec':
        return say(faults.codec, { codec: nameOf(codec) });
      case 'fragmented':
      case 'no_picture':
      case 'damaged':
      case 'empty':
        return faults.damaged;
      case 'too_long':
        return say(faults.long, { seconds: Number(seconds), limit: Number(limit) });
      case 'too_large':
        return say(faults.large, { size: Number(size) });
      case 'dimensions':
        return say(faults.wide, { side: Number(side) });
      default:
        return undefined;
    }
  };
}

/** Cameras call it HEVC or H.265; the file says `hvc1`. */
function nameOf(codec: unknown): string {
  const name = String(codec);
  return /^(?:hvc1|hev1)$/.test(name) ? 'HEVC (H.265)' : name;
}
