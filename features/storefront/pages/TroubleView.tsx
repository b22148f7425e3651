import { CloudAlert, Hourglass, ShieldAlert } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { Panel } from './Panel.tsx';

const icons = { outage: CloudAlert, tooMany: Hourglass, foreignForm: ShieldAlert, badForm: ShieldAlert };

/** What went wrong and what to do. A form whose fate is unknown is offered again, unchanged and under its own key. */
export function TroubleView({ page }: { page: PageOf<'trouble'> }) {
  const words = useStorefrontWords();
  const Icon = icons[page.what];
  const texts = {
    outage: [words.troubleTitle, page.again === undefined ? words.troubleText : words.troubleAgainText],
    tooMany: [words.tooManyTitle, words.tooManyText],
    foreignForm: [words.foreignTitle, words.foreignText],
    badForm: [words.badFormTitle, words.badFormText],
  } as const;
  const [title, lead] = texts[page.what];
  return (
    <Panel icon={<Icon aria-hidden className="size-7" />} title={title} lead={lead}>
      {page.again === undefined ? null : (
        <form method="post" action={page.again.action}>
          {page.again.fields.map(([name, value], index) => (
            <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" isWide>
            {words.tryAgain}
          </Button>
        </form>
      )}
      <a href={page.base} className={buttonClass('plain', 'normal', true)}>
        {words.backToShop}
      </a>
    </Panel>
  );
}
