import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextAreaInput, TextInput, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageBase } from '#ui/storefront/page-base.ts';
import { useSay } from '#ui/words/words.tsx';
import type { QuestionsOfGoods } from '#features/questions/page.shapes.ts';

/** Asks the shop about the item, and says what the address is used for. */
export function QuestionForm({ page }: { page: QuestionsOfGoods & PageBase }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { asking } = page;
  return (
    <form
      method="post"
      action={`${page.base}/goods/${page.goods.id}/question#ask`}
      noValidate
      className="flex flex-col gap-3"
    >
      <p>{words.questionLead}</p>
      <TextAreaInput
        name="question"
        label={words.questionText}
        hint={words.questionHint}
        rows={4}
        maxLength={limits.questionUnitsMax}
        required
        defaultValue={asking?.text ?? ''}
        error={asking?.isTextWrong === true ? words.questionMissing : undefined}
      />
      <TextInput
        name="name"
        label={words.questionName}
        autoComplete="name"
        maxLength={limits.questionNameMax}
        defaultValue={asking?.name ?? ''}
      />
      <TextInput
        name="email"
        type="email"
        label={words.restockEmail}
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={asking?.email ?? ''}
        error={asking?.isEmailWrong === true ? words.restockWrong : undefined}
      />
      <Button type="submit" tone="plain" isWide>
        {words.questionSend}
      </Button>
      <p className="text-meta text-muted">
        {say(words.questionPrivacy, { confirmDays: limits.questionConfirmDays })}
      </p>
    </form>
  );
}
