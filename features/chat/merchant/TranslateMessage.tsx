import { Languages } from 'lucide-react';
import { languageOf } from '#domain/text/language.ts';
import { translateChat } from '#features/chat/contract.ts';
import type { Message } from '#features/chat/ui/thread.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';

type Props = { conversationId: string; message: Message; host: string };

/** Below a buyer's message: it is sent to the service when this is pressed, and what comes back says who made it. */
export function TranslateMessage({ conversationId, message, host }: Props) {
  const { translate: words } = useWords().inbox;
  const say = useSay();
  const lang = languageOf(useLanguage()) ?? 'en';
  const { act, isBusy, error, done } = useAct(translateChat);
  const failed = useFailure(host, error);
  if (!message.parts.some((part) => 'text' in part && /[\p{L}\p{N}]/u.test(part.text))) return null;
  if (done === undefined)
    return (
      <div className="flex flex-col items-start gap-1">
        <Button
          size="small"
          tone="quiet"
          isBusy={isBusy}
          onClick={() => act({ id: conversationId, seq: message.seq, lang })}
        >
          <Languages aria-hidden className="size-4" />
          {error === null ? words.do : words.again}
        </Button>
        <p className="text-caption text-muted">{say(words.sends, { host })}</p>
        {failed === undefined ? (
          <ErrorBox error={error} />
        ) : (
          <p role="alert" className="text-meta font-medium text-bad">
            {failed}
          </p>
        )}
      </div>
    );
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-1.5" aria-live="polite">
      <p className="text-caption font-medium text-muted">{say(words.by, { host: done.host })}</p>
      <p dir="auto" lang={done.lang} className="whitespace-pre-line wrap-anywhere">
        {done.text}
      </p>
      <details className="text-meta text-muted">
        <summary className="min-h-6 cursor-pointer">{words.sent}</summary>
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {done.sent}
        </p>
      </details>
    </div>
  );
}

/** Why there is no translation, where the service or the message is the reason. */
function useFailure(host: string, error: unknown): string | undefined {
  const { failed } = useWords().inbox.translate;
  const say = useSay();
  if (!(error instanceof Refusal)) return undefined;
  const reason = reasons.find((one) => one === error.reason);
  return reason === undefined ? undefined : say(failed[reason], { host });
}

const reasons = ['off', 'nothing', 'unreachable', 'busy', 'refused', 'unsupported'] as const;
