// Every block of the kit in every state, for those who build screens of it. Served where there is test data only.
import { useState } from 'react';
import { MemoryRouter } from '#ui/routing/Router.tsx';
import { common } from '#locales/en/common.ts';
import { makeClient } from '#ui/calls/api.ts';
import { appearances, showAppearance } from '#ui/appearance.ts';
import type { Appearance } from '#ui/appearance.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { ClientProvider, makeQueries } from '#ui/calls/client.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { ZoneProvider } from '#ui/words/time.tsx';
import { ToastProvider } from '#ui/states/ToastProvider.tsx';
import { makeWords } from '#ui/words/words.tsx';
import { Exhibit } from './Exhibit.tsx';
import { Actions } from './exhibits/Actions.tsx';
import { Faces } from './exhibits/Faces.tsx';
import { Fields } from './exhibits/Fields.tsx';
import { Files } from './exhibits/Files.tsx';
import { Figures } from './exhibits/Figures.tsx';
import { Lists } from './exhibits/Lists.tsx';
import { Overlays } from './exhibits/Overlays.tsx';
import { Pieces } from './exhibits/Pieces.tsx';

const { WordsProvider } = makeWords<{ common: typeof common }>();
const names: Record<Appearance, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function App() {
  const [app] = useState(() => ({
    client: makeClient({ token: () => undefined, language: () => 'en' }),
    queries: makeQueries(),
  }));
  return (
    <ClientProvider client={app.client} queries={app.queries}>
      <WordsProvider language="en" words={{ common }}>
        <ZoneProvider value="UTC">
          <ToastProvider>
            <MemoryRouter>
              <main>
                <Gallery />
              </main>
            </MemoryRouter>
          </ToastProvider>
        </ZoneProvider>
      </WordsProvider>
    </ClientProvider>
  );
}

function Gallery() {
  const [appearance, setAppearance] = useState<Appearance>('system');
  return (
    <Page title="Gallery" lead="Every block of the kit, in every state." width="wide">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Exhibit of="ChoiceField">
          <ChoiceField
            label="Appearance"
            hint="One of a few, all of them in sight."
            value={appearance}
            onChange={(next) => {
              showAppearance(next);
              setAppearance(next);
            }}
            options={appearances.map((value) => ({ value, label: names[value] }))}
          />
        </Exhibit>
        <Actions />
        <Fields />
        <Files />
        <Pieces />
        <Lists />
        <Figures />
        <Faces />
        <Overlays />
      </div>
    </Page>
  );
}
