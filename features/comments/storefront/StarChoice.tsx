import { Star } from 'lucide-react';
import { useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';

const choices = [1, 2, 3, 4, 5];

type Props = { group: string; chosen: string | undefined; error: string | undefined };

/** One to five stars as radio buttons: the chosen star is filled, its number bold. */
export function StarChoice({ group, chosen, error }: Props) {
  const words = useStorefrontWords();
  const say = useSay();
  const errorId = `stars-${group}`;
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="pb-1.5 text-meta font-medium">{words.stars}</legend>
      <div className="grid grid-cols-5 gap-1.5">
        {choices.map((stars) => (
          <label
            key={stars}
            className="flex min-h-14 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-field border border-line-strong bg-surface text-meta has-checked:border-2 has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:[&_svg]:fill-current has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              required
              aria-label={say(words.starsOf, { stars })}
              defaultChecked={chosen === String(stars)}
              className="sr-only"
            />
            <Star aria-hidden className="size-5 text-star" />
            <span aria-hidden>{stars}</span>
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={errorId} role="alert" className="text-meta font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
