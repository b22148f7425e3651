import { MailX } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { Panel } from '#features/storefront/pages/Panel.tsx';

/** One button ends the letters that nobody asked for; those about an order go on. */
export function EmailStopView({ page }: { page: PageOf<'emailStop'> }) {
  const words = useStorefrontWords();
  const icon = <MailX aria-hidden className="size-7" />;
  if (page.isDone) return <Panel icon={icon} title={words.emailStopDone} lead={words.emailStopDoneText} />;
  return (
    <Panel icon={icon} title={words.emailStopTitle} lead={words.emailStopText}>
      <form method="post" className="flex flex-col">
        <Button type="submit">{words.emailStopButton}</Button>
      </form>
    </Panel>
  );
}
