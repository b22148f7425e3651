import { listPromotion } from '#features/promotion/contract.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { askOf, faultsOf, type NewStep } from './draft.ts';
import { StepBar } from './StepBar.tsx';
import { StepCheck } from './StepCheck.tsx';
import { StepMoney } from './StepMoney.tsx';
import { StepWhat } from './StepWhat.tsx';
import type { Promotion } from '#features/promotion/merchant/types.ts';
import { useForecast } from './useForecast.ts';
import { useNewDraft } from './useNewDraft.ts';

/** A new campaign: what is promoted where, how much it may cost, then a last look before it is paid. */
export function PromotionNewScreen() {
  const words = useWords().promotion.create;
  const query = useEndpoint(listPromotion, { scope: 'plans' });
  return (
    <Page title={words.title} back="/promotion">
      <QueryView query={query} skeleton={<SkeletonCards count={3} />}>
        {(promotion) => <Making promotion={promotion} />}
      </QueryView>
    </Page>
  );
}

function Making({ promotion }: { promotion: Promotion }) {
  const { plans } = promotion;
  const making = useNewDraft(plans);
  const { draft, goTo } = making;
  const plan = plans.find(({ id }) => id === draft.plan);
  const ask = plan === undefined ? undefined : askOf(draft, plan);
  const forecasting = useForecast(ask);
  if (plan === undefined) return null;
  const step = stepOf(draft.step, draft.goods.length > 0, Object.keys(faultsOf(draft, plan)).length === 0);
  return (
    <>
      <StepBar step={step} onGo={goTo} />
      {step === 'what' ? <StepWhat making={making} plans={plans} plan={plan} /> : null}
      {step === 'money' ? (
        <StepMoney making={making} plan={plan} forecasting={forecasting} credit={promotion.promo_credit} />
      ) : null}
      {step === 'check' && ask !== undefined ? (
        <StepCheck making={making} plan={plan} ask={ask} forecasting={forecasting} />
      ) : null}
    </>
  );
}

/** An address may name a step that what is typed does not reach yet. */
function stepOf(wanted: NewStep, hasGoods: boolean, isWhole: boolean): NewStep {
  if (!hasGoods) return 'what';
  return wanted === 'check' && !isWhole ? 'money' : wanted;
}
