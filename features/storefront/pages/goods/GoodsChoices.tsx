import { cx } from '#ui/cx.ts';
import { useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { Choices } from '#features/storefront/page.shapes.ts';

type Choice = Choices[number];

/** The options of goods: each value is a link to the goods that have it, so that choosing needs no script. */
export function GoodsChoices({ choices, base }: { choices: Choices; base: string }) {
  const words = useStorefrontWords();
  if (choices.length === 0) return null;
  const hasDashed = choices.some(({ values }) => values.some((value) => value.changes_others));
  return (
    <div className="flex flex-col gap-4">
      {choices.map((choice) => (
        <OneChoice key={choice.name} choice={choice} base={base} />
      ))}
      {hasDashed ? <p className="text-meta text-muted">{words.goodsOptionChangesHint}</p> : null}
    </div>
  );
}

function OneChoice({ choice, base }: { choice: Choice; base: string }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <nav aria-label={choice.name} className="flex flex-col gap-2">
      <p className="text-meta font-medium">
        {say(words.goodsChosen, { name: choice.name, value: choice.value })}
      </p>
      <ul className="flex flex-wrap gap-2">
        {choice.values.map((value) => (
          <li key={value.value}>
            <Value value={value} href={`${base}/goods/${value.id}`} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Value({ value, href }: { value: Choice['values'][number]; href: string }) {
  const words = useStorefrontWords();
  const look = cx(
    'inline-flex min-h-target min-w-target items-center justify-center rounded-field px-4 py-2 text-meta',
    value.chosen
      ? 'border-2 border-accent bg-accent-soft font-medium text-accent-ink'
      : 'border border-line-strong bg-surface hover:bg-sunken',
    value.changes_others && 'border-dashed',
    value.sold_out && 'text-muted line-through',
  );
  return (
    <a href={href} aria-current={value.chosen ? 'true' : undefined} className={look}>
      {value.value}
      {value.sold_out ? <span className="sr-only">, {words.goodsOptionSoldOut}</span> : null}
      {value.changes_others ? <span className="sr-only">, {words.goodsOptionChanges}</span> : null}
    </a>
  );
}
