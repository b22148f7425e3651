import { Button } from '#ui/buttons/Button.tsx';
import { Note } from '#ui/content/Note.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { LookState } from './choices.ts';
import type { LookDraft } from './useLookDraft.ts';

type Props = { state: LookState; draft: LookDraft };

/** What buyers saw before. Going back makes it the draft, which is seen first and then published. */
export function LookVersions({ state: { versions, version: live }, draft }: Props) {
  const { design: words } = useWords().shop;
  const say = useSay();
  const toast = useToast();
  if (versions.length === 0) return null;
  return (
    <Fold title={words.versions}>
      <Note>{words.versionsHint}</Note>
      <Rows label={words.versions}>
        {versions.map(({ version, published_at, look }) => (
          <Row
            key={version}
            title={say(words.version, { version })}
            detail={<TimeText at={published_at} />}
            end={
              version === live ? (
                <span className="text-meta text-muted">{words.live}</span>
              ) : (
                <Button
                  tone="plain"
                  size="small"
                  aria-label={say(words.backTo, { version })}
                  onClick={() => {
                    draft.change(look);
                    toast(say(words.backDone, { version }));
                  }}
                >
                  {words.back}
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </Fold>
  );
}
