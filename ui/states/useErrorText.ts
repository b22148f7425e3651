import { Offline, Refusal } from '#ui/calls/api.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useFileText } from '#ui/forms/useFileText.ts';
import { useSay, useUiWords } from '#ui/words/words.tsx';

/** What to tell a person about a failure: the server's own words where it gave some. */
export function useErrorText(): (error: unknown) => string {
  const words = useUiWords();
  const say = useSay();
  const { distance } = useFormats();
  const fileText = useFileText();
  return (error) => {
    if (error instanceof Offline) return error.isTimeout ? words.timeout : words.offline;
    if (!(error instanceof Refusal)) return words.unknownFailure;
    const aboutFile = fileText(error);
    if (aboutFile !== undefined) return aboutFile;
    const message =
      error.isUncertain && error.message.startsWith('error:') ? words.unknownFailure : error.message;
    const retryAt = error.shown['retry_at'];
    if (typeof retryAt === 'string') return say(words.retryAt, { message, when: distance(retryAt) });
    const reference = error.shown['request_id'];
    const wantsReference = error.isUncertain && typeof reference === 'string';
    return wantsReference ? say(words.withReference, { message, reference }) : message;
  };
}
