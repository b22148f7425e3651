import { logisticsSettings } from '#features/configuration/contract.ts';
import { SettingsTabs } from '#features/configuration/ui/public.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { CarriersCard } from './CarriersCard.tsx';
import { History } from './History.tsx';
import { StepsCard } from './StepsCard.tsx';

/** Carriers and where they are used; what tracking steps are called. */
export function LogisticsScreen() {
  const { config } = useWords();
  const { logistics } = config;
  const query = useEndpoint(logisticsSettings, {});
  return (
    <Page title={logistics.title} lead={logistics.lead} width="wide">
      <SettingsTabs />
      <QueryView query={query} skeleton={<SkeletonRows count={6} />}>
        {(settings) => (
          <>
            <CarriersCard key={`carriers ${settings.carriers_version}`} settings={settings} />
            <StepsCard key={`steps ${settings.steps_version}`} settings={settings} />
          </>
        )}
      </QueryView>
      <History title={config.history_carriers} kind="carriers" />
      <History title={config.history_steps} kind="steps" />
    </Page>
  );
}
