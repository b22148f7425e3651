import { limits } from '#domain/limits.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { useSay } from '#ui/words/words.tsx';
import { Chapter, Points } from './parts.tsx';

/** What is stored about a visitor and a buyer, and until when. Every number is the limit that the platform keeps. */
export function PrivacyView({ translator }: { translator: string | undefined }) {
  const words = useStorefrontWords();
  const say = useSay();
  const question = { questionDays: limits.questionOpenDays, answerDays: limits.questionAnswerDays };
  const reminder = {
    cartDays: limits.reminderOpenDays,
    keepDays: limits.reminderKeepDays,
    stopDays: limits.reminderStopDays,
  };
  const page = { pageDays: limits.buyerPageDays, sessionDays: limits.buyerSessionDays };
  return (
    <>
      <Chapter title={words.privacyVisit}>
        <Points
          points={[say(words.privacyVisitCount, { visitDays: limits.visitRowDays }), words.privacyCookies]}
        />
      </Chapter>
      <Chapter title={words.privacyAsk}>
        <Points
          points={[
            say(words.privacyRestock, { restockDays: limits.restockWaitDays }),
            say(words.privacyQuestion, question),
            say(words.privacyReminder, reminder),
            say(words.privacyPage, page),
          ]}
        />
      </Chapter>
      <Chapter title={words.privacyOrder}>
        <Points
          points={[
            words.privacyOrderData,
            ...(translator === undefined ? [] : [say(words.privacyTranslate, { host: translator })]),
            words.privacyErase,
          ]}
        />
      </Chapter>
    </>
  );
}
