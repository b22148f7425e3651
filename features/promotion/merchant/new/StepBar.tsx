import { cx } from '#ui/cx.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { newSteps, type NewStep } from './draft.ts';

/** The three steps; those behind can be gone back to, and nothing that was typed is lost. */
export function StepBar({ step, onGo }: { step: NewStep; onGo: (step: NewStep) => void }) {
  const words = useWords().promotion.create;
  const at = newSteps.indexOf(step);
  return (
    <nav aria-label={words.steps}>
      <ol className="grid grid-cols-3 gap-2">
        {newSteps.map((one, index) => (
          <li key={one} className="min-w-0">
            <button
              type="button"
              disabled={index >= at}
              aria-current={one === step ? 'step' : undefined}
              onClick={() => onGo(one)}
              className={cx(
                'min-h-target w-full border-t-4 py-2 text-left text-meta font-medium wrap-break-word',
                index <= at ? 'border-accent' : 'border-line text-muted',
              )}
            >
              {words.step[one]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
