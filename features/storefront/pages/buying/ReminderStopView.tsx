import { MailX } from 'lucide-react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { Panel } from '#features/storefront/pages/Panel.tsx';

/** One button ends emails about carts of this shop. */
export function ReminderStopView({ page }: { page: PageOf<'reminderStop'> }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { shop, isDone, token, base } = page;
  const lead = say(words.reminderStopText, { shop: shop?.name ?? '', days: limits.reminderStopDays });
  const icon = <MailX aria-hidden className="size-7" />;
  if (isDone) return <Panel icon={icon} title={words.reminderStopped} lead={lead} />;
  return (
    <Panel icon={icon} title={words.reminderStop} lead={lead}>
      <form
        method="post"
        action={`${base}/reminder/${encodeURIComponent(token)}/stop`}
        className="flex flex-col"
      >
        <Button type="submit">{words.reminderStopSend}</Button>
      </form>
    </Panel>
  );
}
