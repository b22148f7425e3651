import type { TrustPauses } from '#features/trust/page.shapes.ts';
import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { Chapter, Points } from './parts.tsx';

/** Whether new payouts to shops are paused: why, since when and until when; and earlier pauses. */
export function PauseNote({ pauses: { open, earlier } }: { pauses: TrustPauses }) {
  const words = useStorefrontWords();
  const say = useSay();
  const language = useLanguage();
  const time = (at: string) => formatTime(language, new Date(at), 'time', pageZone);
  return (
    <Chapter title={words.trustPause}>
      {open === null ? (
        <p>{words.trustPauseNone}</p>
      ) : (
        <div role="note" className="rounded-card bg-warn-soft p-4 text-warn">
          <p>
            {say(words.trustPauseOpen, {
              since: time(open.since),
              until: time(open.until),
              reason: words[`trustPause_${open.reason}`],
            })}
          </p>
          {open.extended ? <p>{words.trustPauseExtended}</p> : null}
        </div>
      )}
      {earlier.length === 0 ? null : (
        <>
          <p className="text-muted">{words.trustPauseEarlier}</p>
          <Points
            points={earlier.map(({ reason, since, ended }) =>
              say(words.trustPauseRow, {
                since: time(since),
                ended: time(ended),
                reason: words[`trustPause_${reason}`],
              }),
            )}
          />
        </>
      )}
    </Chapter>
  );
}
