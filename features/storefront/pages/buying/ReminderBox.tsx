import { limits } from '#domain/limits.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';

/** Unticked until the buyer ticks it, and says what the address is used for. Nothing where the shop offers no such email. */
export function ReminderBox({ page: { isReminding } }: { page: PageOf<'checkout'> }) {
  const words = useStorefrontWords();
  const say = useSay();
  if (isReminding === undefined) return null;
  const values = { hours: limits.reminderHours, days: limits.reminderOpenDays };
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-target items-start gap-3">
        <input
          type="checkbox"
          name="remind"
          defaultChecked={isReminding}
          aria-describedby="remind-hint"
          className="mt-0.5 size-6 shrink-0 accent-accent"
        />
        <span>{words.reminderBox}</span>
      </label>
      <p id="remind-hint" className="text-meta text-muted">
        {say(words.reminderHint, values)}
      </p>
    </div>
  );
}
