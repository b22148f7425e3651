import { MessageCircleQuestion, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { Panel } from '#features/storefront/pages/Panel.tsx';

type QuestionPage = PageOf<'question'>;

type Props = {
  page: QuestionPage;
  /** Drawn by the room that owns it; null where there is none. */
  answer: ReactNode;
};

/** One's own question and its answer. A link that only opens it confirms nothing: programs open every link of a mail. */
export function QuestionView({ page, answer }: Props) {
  const words = useStorefrontWords();
  const { title, lead } = useTexts(page);
  const { state, goods, text } = page;
  const Icon = state === 'deleted' ? MailX : MessageCircleQuestion;
  const path = `${page.base}/question/${encodeURIComponent(page.token)}`;
  return (
    <Panel icon={<Icon aria-hidden className="size-7" />} title={title} lead={lead}>
      {text === '' ? null : (
        <blockquote className="rounded-card bg-sunken p-4 wrap-anywhere whitespace-pre-line">
          {text}
        </blockquote>
      )}
      {answer}
      {page.isPublic ? <p className="text-meta text-muted">{words.questionPublic}</p> : null}
      <div className="flex flex-col gap-3">
        {state === 'unconfirmed' ? (
          <form method="post" action={`${path}/confirm`} className="flex flex-col">
            <Button type="submit">{words.questionConfirmSend}</Button>
          </form>
        ) : null}
        {goods === undefined ? null : (
          <a href={`${page.base}/goods/${goods.id}`} className={buttonClass('plain')}>
            {words.restockBack}
          </a>
        )}
        {state === 'asked' || state === 'deleted' ? null : (
          <form method="post" action={`${path}/delete`} className="flex flex-col">
            <Button type="submit" tone="quiet">
              {words.questionDelete}
            </Button>
          </form>
        )}
      </div>
    </Panel>
  );
}

function useTexts({ state, goods }: QuestionPage): { title: string; lead: string } {
  const words = useStorefrontWords();
  const say = useSay();
  const title = goods?.title ?? '';
  switch (state) {
    case 'asked':
      return { title: words.restockAsked, lead: words.questionAskedText };
    case 'unconfirmed':
      return { title: words.questionConfirm, lead: say(words.questionConfirmText, { title }) };
    case 'open':
      return {
        title: words.questionOpen,
        lead: say(words.questionOpenText, { title, openDays: limits.questionOpenDays }),
      };
    case 'answered':
      return { title: words.questionAnswered, lead: say(words.questionAnsweredText, { title }) };
    case 'deleted':
      return { title: words.questionDeleted, lead: words.questionDeletedText };
  }
}
