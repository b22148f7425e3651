// What every block needs around it in a component test: a client over a stubbed wire, words, toasts, a queue, a router.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from '#ui/routing/Router.tsx';
import { common } from '#locales/en/common.ts';
import { makeClient } from '#ui/calls/api.ts';
import { ClientProvider, makeQueries } from '#ui/calls/client.tsx';
import { makeMemoryStore } from '#ui/offline/queue-store.ts';
import { QueueProvider } from '#ui/offline/QueueProvider.tsx';
import { ToastProvider } from '#ui/states/ToastProvider.tsx';
import { makeWords } from '#ui/words/words.tsx';

const { WordsProvider } = makeWords<{ common: typeof common }>();

export function Wired({ children }: { children: ReactNode }) {
  const [registry] = useState(() => {
    const queries = makeQueries();
    queries.setDefaultOptions({ queries: { retry: false } });
    const client = makeClient({ token: () => 'token', language: () => 'en' });
    return { client, queries, store: makeMemoryStore() };
  });
  return (
    <ClientProvider client={registry.client} queries={registry.queries}>
      <WordsProvider language="en" words={{ common }}>
        <ToastProvider>
          <QueueProvider owner="somebody" store={registry.store}>
            <MemoryRouter>{children}</MemoryRouter>
          </QueueProvider>
        </ToastProvider>
      </WordsProvider>
    </ClientProvider>
  );
}
