import { logisticsSettings } from '#features/configuration/contract.ts';
import { SettingsTabs } from '#features/configuration/ui/public.tsx';
import { useWords } from '#ui/console-words.ts';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
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
