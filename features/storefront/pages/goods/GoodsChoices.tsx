import { cx } from '#ui/cx.ts';
import { useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { Choices } from '#features/storefront/page.shapes.ts';

type Choice = Choices[number];
type Option = Choice['values'][number];

/** The options of goods: each value is a link to the goods that have it, so that choosing needs no script. */
export function GoodsChoices({ choices, base }: { choices: Choices; base: string }) {
  const words = useStorefrontWords();
  if (choices.length === 0) return null;
  const hasDashed = choices.some(({ values }) => values.some((value) => value.changes_others));
  return (
    <div className="flex flex-col gap-3">
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
    <nav aria-label={choice.name} className="flex flex-col gap-1.5">
      <p className="text-meta text-muted">
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

function Value({ value, href }: { value: Option; href: string }) {
  const words = useStorefrontWords();
  const hasSwatch = value.picture !== null || value.colour !== null;
  const look = cx(
    'inline-flex min-h-target min-w-target items-center justify-center gap-2 overflow-hidden rounded-field border',
    'bg-surface text-meta',
    hasSwatch ? 'pr-3' : 'px-4 py-2',
    value.chosen ? 'border-ink font-medium outline-1 outline-ink' : 'border-line-strong hover:bg-sunken',
    value.changes_others && 'border-dashed',
    value.sold_out && 'text-muted line-through',
  );
  return (
    <a href={href} aria-current={value.chosen ? 'true' : undefined} className={look}>
      {hasSwatch ? <Swatch value={value} /> : null}
      {value.value}
      {value.sold_out ? <span className="sr-only">, {words.goodsOptionSoldOut}</span> : null}
      {value.changes_others ? <span className="sr-only">, {words.goodsOptionChanges}</span> : null}
    </a>
  );
}

/** How the value looks: the picture of its goods, else its colour. Its name stands beside it. */
function Swatch({ value: { picture, colour, sold_out: isSoldOut } }: { value: Option }) {
  const look = cx('size-target shrink-0', isSoldOut && 'opacity-45');
  if (picture !== null) {
    return (
      <img
        src={picture}
        alt=""
        width={44}
        height={44}
        decoding="async"
        className={cx(look, 'bg-sunken object-cover')}
      />
    );
  }
  return (
    <svg aria-hidden viewBox="0 0 44 44" className={look}>
      <rect width={44} height={44} fill={colour ?? undefined} />
    </svg>
  );
}
