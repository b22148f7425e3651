// What stands below the first look at the store: fetched while that is drawn.
import { BannerCarousel } from '#features/help/ui/public.tsx';

export { BestSellers } from './BestSellers.tsx';
export { FirstSteps } from './FirstSteps.tsx';
export { Health } from './Health.tsx';

/** The platform's own information. */
export function StoreBanners() {
  return <BannerCarousel place="home" />;
}
