import { priceRule } from '#features/showcase/contract.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { RuleForm } from './RuleForm.tsx';

/** The shop's own rule for prices. */
export function PriceRuleScreen() {
  const words = useWords();
  const query = useEndpoint(priceRule, {});
  return (
    <Page title={words.showcase.rule} lead={words.showcase.ruleLead} back="/goodsList">
      <QueryView query={query} skeleton={<SkeletonCards count={2} shape="block" />}>
        {(kept) => <RuleForm key={kept.version} kept={kept} />}
      </QueryView>
    </Page>
  );
}
