import { useState } from 'react';
import { makeClient } from '#ui/calls/api.ts';
import { ClientProvider, makeQueries } from '#ui/calls/client.tsx';
import { makeLaterReading } from '#ui/offline/later-reading.ts';
import { WordsProvider } from '#ui/words/merchant-words.ts';
import { makeSession } from '#ui/calls/session.ts';
import { SessionProvider } from '#ui/calls/session-context.ts';
import { ToastProvider } from '#ui/states/ToastProvider.tsx';
import { AppRouter } from './navigation/AppRouter.tsx';
import { forgettingSession, keptAnswers, ownerOf } from './kept.ts';
import { Reacting } from './Reacting.tsx';
import { makeReactions } from './reactions.ts';
import { Screens } from './Screens.tsx';
import { useSpoken } from './spoken.ts';

/** The merchant's app: what every screen needs around it, opened once. */
export function App() {
  const [app] = useState(startApp);
  const spoken = useSpoken(app.session, app.askAgain);
  if (spoken === undefined) return null;
  return (
    <SessionProvider value={app.session}>
      <ClientProvider client={app.client} queries={app.queries} reading={app.reading}>
        <WordsProvider language={spoken.language} words={spoken.words}>
          <ToastProvider>
            <AppRouter>
              <Reacting reactions={app.reactions} session={app.session}>
                <Screens />
              </Reacting>
            </AppRouter>
          </ToastProvider>
        </WordsProvider>
      </ClientProvider>
    </SessionProvider>
  );
}

function startApp() {
  const kept = makeSession('token');
  const queries = makeQueries();
  const reading = makeLaterReading({
    queries,
    owner: () => ownerOf(kept),
    // The name of this very file changes with every build.
    version: import.meta.url,
    names: keptAnswers,
  });
  // A page that was closed while somebody signed out may have left it.
  if (kept.token() === undefined) void reading.forget();
  const session = forgettingSession(kept, reading);
  const reactions = makeReactions();
  const client = makeClient({
    token: session.token,
    language: session.language,
    isSwitching: session.isSwitching,
    onRefusal: reactions.tell,
    // Few asks are signed: what signs them comes with the first one.
    sign: async (...asked) => (await import('#features/devices/merchant/sign-ask.ts')).signAsk(...asked),
  });
  // The server speaks too: what it said in the language before is asked for again.
  const askAgain = () => void queries.invalidateQueries();
  return { session, reactions, client, queries, reading, askAgain };
}
