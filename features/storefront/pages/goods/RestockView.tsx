import { MailCheck, MailX } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { Panel } from '#features/storefront/pages/Panel.tsx';

type RestockPage = PageOf<'restock'>;

/** Where the wish for an email stands. A link that only opens it confirms nothing: programs open every link of a mail. */
export function RestockView({ page }: { page: RestockPage }) {
  const { title, lead } = useTexts(page);
  const Icon = page.state === 'stopped' ? MailX : MailCheck;
  return (
    <Panel icon={<Icon aria-hidden className="size-7" />} title={title} lead={lead}>
      <div className="flex flex-col gap-3">
        {page.state === 'unconfirmed' ? <Confirm page={page} /> : null}
        {page.goods === undefined ? null : <ToGoods page={page} id={page.goods.id} />}
        {page.state === 'unconfirmed' || page.state === 'waiting' ? <Stop page={page} /> : null}
      </div>
    </Panel>
  );
}

function useTexts({ state, goods }: RestockPage): { title: string; lead: string } {
  const words = useStorefrontWords();
  const say = useSay();
  const values = { title: goods?.title ?? '' };
  switch (state) {
    case 'asked':
      return { title: words.restockAsked, lead: words.restockAskedText };
    case 'unconfirmed':
      return { title: words.restockConfirm, lead: say(words.restockConfirmText, values) };
    case 'waiting':
      return { title: words.restockWaiting, lead: say(words.restockWaitingText, values) };
    case 'stopped':
      return { title: words.restockStopped, lead: words.restockStoppedText };
  }
}

function Confirm({ page }: { page: RestockPage }) {
  const words = useStorefrontWords();
  return (
    <form
      method="post"
      action={`${page.base}/restock/${encodeURIComponent(page.token)}/confirm`}
      className="flex flex-col"
    >
      <Button type="submit">{words.restockConfirmSend}</Button>
    </form>
  );
}

function Stop({ page }: { page: RestockPage }) {
  const words = useStorefrontWords();
  return (
    <form
      method="post"
      action={`${page.base}/restock/${encodeURIComponent(page.token)}/stop`}
      className="flex flex-col"
    >
      <Button type="submit" tone="plain">
        {words.restockStop}
      </Button>
    </form>
  );
}

function ToGoods({ page, id }: { page: RestockPage; id: string }) {
  const words = useStorefrontWords();
  return (
    <a href={`${page.base}/goods/${id}`} className={buttonClass('plain')}>
      {words.restockBack}
    </a>
  );
}
