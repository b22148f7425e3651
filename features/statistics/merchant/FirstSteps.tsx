import { Circle, CircleCheck } from 'lucide-react';
import { useMe } from '#features/people/ui/public.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useSay } from '#ui/words/words.tsx';

const steps = [
  { code: 'shop_details', to: '/shop/details' },
  { code: 'first_goods', to: '/goodsList/warehouse' },
  { code: 'share_link', to: '/shop' },
  { code: 'identity', to: '/identity' },
] as const;

/** Where to begin, with how far one is; gone once all of it is done. */
export function FirstSteps() {
  const words = useWords().statistics;
  const say = useSay();
  const { data } = useMe();
  if (data === undefined) return null;
  const open = data.info.tasks.map(({ code }) => code);
  // There is nothing to share before there are goods: the server asks for one after the other.
  if (open.includes('first_goods')) open.push('share_link');
  const left = steps.filter(({ code }) => open.includes(code));
  if (left.length === 0) return null;
  const done = steps.length - left.length;
  return (
    <Card title={words.stepsTitle}>
      <Meter
        isGoal
        label={words.stepsSoFar}
        text={say(words.stepsDone, { done, all: steps.length })}
        value={done}
        max={steps.length}
      />
      <Rows label={words.stepsTitle}>
        {steps.map(({ code, to }) => (
          <Row
            key={code}
            lead={
              left.some((one) => one.code === code) ? (
                <Circle aria-hidden className="size-5 text-muted" />
              ) : (
                <CircleCheck aria-hidden className="size-5 text-good" />
              )
            }
            title={words.steps[code]}
            to={to}
          />
        ))}
      </Rows>
    </Card>
  );
}
