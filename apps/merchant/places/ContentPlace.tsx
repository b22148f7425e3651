import { lazy, Suspense } from 'react';
import { useLocation, useParams } from '#ui/routing/hooks.ts';

const Collections = lazy(async () => ({
  default: (await import('#features/content/merchant/CollectionsScreen.tsx')).CollectionsScreen,
}));
const Collection = lazy(async () => ({
  default: (await import('#features/content/merchant/CollectionScreen.tsx')).CollectionScreen,
}));
const Pages = lazy(async () => ({
  default: (await import('#features/content/merchant/PagesScreen.tsx')).PagesScreen,
}));
const OnePage = lazy(async () => ({
  default: (await import('#features/content/merchant/PageScreen.tsx')).PageScreen,
}));

/** The screens of a shop's content behind one file, so that what a day begins with names one file more and no four. */
export function ContentPlace() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const isPages = pathname.startsWith('/shop/pages');
  const Screen = id === undefined ? (isPages ? Pages : Collections) : isPages ? OnePage : Collection;
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  );
}
