import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { merchant } from '#locales/en.ts';
import { makeClient } from '#ui/api.ts';
import { ClientProvider, makeQueries } from '#ui/client.tsx';
import { WordsProvider } from '#ui/merchant-words.ts';
import { makeSession } from '#ui/session.ts';
import { SessionProvider } from '#ui/session-context.ts';
import { ToastProvider } from '#ui/ToastProvider.tsx';
import { Reacting } from './Reacting.tsx';
import { makeReactions } from './reactions.ts';
import { Screens } from './Screens.tsx';

/** The merchant's app: what every screen needs around it, opened once. */
export function App() {
  const [house] = useState(openHouse);
  return (
    <SessionProvider value={house.session}>
      <ClientProvider client={house.client} queries={house.queries}>
        <WordsProvider language="en" words={merchant}>
          <ToastProvider>
            <BrowserRouter>
              <Reacting reactions={house.reactions} session={house.session}>
                <Screens />
              </Reacting>
            </BrowserRouter>
          </ToastProvider>
        </WordsProvider>
      </ClientProvider>
    </SessionProvider>
  );
}

function openHouse() {
  const session = makeSession('token');
  const reactions = makeReactions();
  const client = makeClient({ token: session.token, language: session.language, onRefusal: reactions.tell });
  return { session, reactions, client, queries: makeQueries() };
}
