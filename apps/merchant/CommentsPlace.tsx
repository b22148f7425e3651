import { CommentsScreen } from '#features/comments/merchant/CommentsScreen.tsx';
import { homeStat } from '#features/statistics/contract.ts';

/** Comments; the store counts those without an answer. */
export function CommentsPlace() {
  return <CommentsScreen beside={[homeStat]} />;
}
