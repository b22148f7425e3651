import { Suspense } from 'react';
import { Redirect, Routes } from '#ui/routing/Routes.tsx';
import type { Person } from '#features/staff/console/usePerson.ts';
import { Page } from '#ui/layout/Page.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { homeOf, placesOf } from './places.ts';

/** The screens of a person's rights; the addresses of others do not exist for them. */
export function Screens({ person }: { person: Person }) {
  const home = homeOf(person);
  return (
    <Suspense fallback={<Coming />}>
      <Routes
        routes={[
          { path: '/', element: <Redirect to={home} /> },
          ...placesOf(person).map(({ path, Screen }) => ({ path, element: <Screen person={person} /> })),
          { path: '*', element: <NotFoundScreen home={home} /> },
        ]}
      />
    </Suspense>
  );
}

function Coming() {
  const words = useWords();
  return (
    <Page title={words.title}>
      <SkeletonRows count={6} />
    </Page>
  );
}
