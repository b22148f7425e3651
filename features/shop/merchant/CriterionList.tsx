import { Circle, CircleCheck } from 'lucide-react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { shopType } from '#features/shop/contract.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Criterion = OutputOf<typeof shopType>['list'][number]['criteria'][number];

/** What a level asks for, each with how much of it is there. */
export function CriterionList({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {criteria.map((criterion) => (
        <One key={criterion.key} criterion={criterion} />
      ))}
    </ul>
  );
}

function One({ criterion }: { criterion: Criterion }) {
  const { levels } = useWords().shop;
  const text = useReached(criterion);
  const { key, rule, need, have, ok } = criterion;
  const Mark = ok ? CircleCheck : Circle;
  return (
    <li className="flex items-start gap-3">
      <Mark
        role="img"
        aria-label={ok ? levels.met : levels.notYet}
        className={ok ? 'size-5 shrink-0 text-good' : 'size-5 shrink-0 text-muted'}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {rule === 'at_least' && key !== 'company' ? (
          <Meter
            isGoal
            label={levels.keys[key]}
            text={text}
            value={Math.min(Number(have ?? 0), Number(need))}
            max={Number(need)}
          />
        ) : (
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-meta">
            <span className="font-medium">{levels.keys[key]}</span>
            <span className="text-muted">{text}</span>
          </div>
        )}
        {key === 'company' && !ok ? (
          <LinkButton to="/identity" tone="plain" size="small">
            {levels.toIdentity}
          </LinkButton>
        ) : null}
      </div>
    </li>
  );
}

function useReached({ key, rule, need, have, ok }: Criterion): string {
  const { levels } = useWords().shop;
  const say = useSay();
  const { number, percent } = useFormats();
  if (key === 'company') return ok ? levels.companyYes : levels.companyNo;
  const show = (value: string) => (key === 'late_bps' ? percent(Number(value)) : number(Number(value)));
  if (have === null) return say(levels.none, { need: show(need) });
  return say(rule === 'below' ? levels.below : levels.reached, { have: show(have), need: show(need) });
}
