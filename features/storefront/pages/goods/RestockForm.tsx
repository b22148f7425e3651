import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextInput, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';

/** Asks for one email when the item is there again, and says what the address is used for. */
export function RestockForm({ page }: { page: PageOf<'goods'> }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { restock } = page;
  const days = { confirmDays: limits.restockConfirmDays, waitDays: limits.restockWaitDays };
  return (
    <form
      method="post"
      action={`${page.base}/goods/${page.goods.id}/restock`}
      noValidate
      aria-labelledby="restock"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex flex-col gap-1">
        <h2 id="restock" className="text-section">
          {words.restockTitle}
        </h2>
        <p>{words.restockLead}</p>
      </div>
      <TextInput
        name="email"
        type="email"
        label={words.restockEmail}
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={restock?.email ?? ''}
        error={restock?.isWrong === true ? words.restockWrong : undefined}
      />
      <Button type="submit" isWide>
        {words.restockSend}
      </Button>
      <p className="text-meta text-muted">{say(words.restockPrivacy, days)}</p>
    </form>
  );
}
