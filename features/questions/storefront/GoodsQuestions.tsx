import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { QuestionsOfGoods } from '#features/questions/page.shapes.ts';
import { ShopAnswer } from './ShopAnswer.tsx';

/** What the shop shows of questions about the item. Nothing where it shows none. */
export function GoodsQuestions({ page: { questions = [] } }: { page: QuestionsOfGoods }) {
  const words = useStorefrontWords();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions-title" className="flex flex-col gap-4">
      <h2 id="questions-title" className="text-title">
        {words.questionsTitle}
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4">
        {questions.map(({ id, text, lang, answer }) => (
          <li key={id} className="flex flex-col gap-2 py-4">
            <p lang={lang} className="font-medium wrap-anywhere whitespace-pre-line">
              {text}
            </p>
            <ShopAnswer text={answer} />
          </li>
        ))}
      </ul>
    </section>
  );
}
