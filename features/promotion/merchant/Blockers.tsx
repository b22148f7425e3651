import { formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useItem } from './new/ChosenGoods.tsx';
import type { ForecastAnswer, Plan } from './types.ts';
import { useBlocker } from './useBlocker.ts';
import type { NewDraft } from './new/useNewDraft.ts';

type Blocker = ForecastAnswer['blockers'][number];
type Props = { making: NewDraft; plan: Plan; answer: ForecastAnswer; budget: string | undefined };

/** What stands in the way of paying, each with the one thing to do about it. */
export function Blockers({ making, plan, answer, budget }: Props) {
  const words = useWords().promotion.create;
  if (answer.blockers.length === 0) return null;
  return (
    <section aria-label={words.blocked} className="flex flex-col gap-3">
      {answer.blockers.map((blocker) =>
        blocker.reason === shortOfMoney && budget !== undefined ? (
          <Short key={blocker.reason} making={making} plan={plan} answer={answer} budget={budget} />
        ) : (
          <Barrier key={`${blocker.reason} ${blocker.goods_id ?? ''}`} blocker={blocker} plan={plan} />
        ),
      )}
    </section>
  );
}

/** The machine word for a budget above credit and balance together. */
const shortOfMoney = 'insufficient_balance';

/** What is missing, and a smaller budget: money is never asked for. */
export function Short({ making, plan, answer, budget }: Props & { budget: string }) {
  const words = useWords().promotion.create.short;
  const say = useSay();
  const { money } = useFormats();
  const { currency } = plan;
  if (!isAsset(currency)) return null;
  const units = (text: string) => parseUnits(text, currency) ?? 0n;
  const have = units(answer.from_promo) + units(answer.available);
  const amount = (value: bigint) => money(formatUnits(value, currency), currency);
  const mayLower = have >= units(plan.min_total);
  return (
    <Note tone="warn" title={words.title}>
      <Stack>
        <Text>
          {say(words.text, {
            have: amount(have),
            budget: amount(units(budget)),
            missing: amount(units(budget) - have),
          })}
        </Text>
        {mayLower ? (
          <Stack isRow>
            <Button
              tone="plain"
              size="small"
              onClick={() => making.set({ budget: formatUnits(have, currency), day: '' })}
            >
              {say(words.lower, { have: amount(have) })}
            </Button>
          </Stack>
        ) : (
          <Text>{say(words.least, { least: money(plan.min_total, currency) })}</Text>
        )}
      </Stack>
    </Note>
  );
}

function Barrier({ blocker, plan }: { blocker: Blocker; plan: Plan }) {
  return blocker.goods_id === null ? (
    <Told reason={blocker.reason} />
  ) : (
    <OfGoods reason={blocker.reason} id={blocker.goods_id} plan={plan} />
  );
}

function OfGoods({ reason, id, plan }: { reason: string; id: string; plan: Plan }) {
  const item = useItem(id);
  return <Told reason={reason} goods={{ id, title: item?.title ?? '', plan: plan.id }} />;
}

type ToldProps = { reason: string; goods?: { id: string; title: string; plan: Plan['id'] } };

function Told({ reason, goods }: ToldProps) {
  const { text, action, to } = useBlocker(reason, goods);
  return (
    <Note tone="warn">
      <Stack>
        <Text>{text}</Text>
        <Stack isRow>
          <LinkButton to={to} tone="plain" size="small">
            {action}
          </LinkButton>
        </Stack>
      </Stack>
    </Note>
  );
}
