import { NewVersion } from './NewVersion.tsx';
import { updatesOfPage } from './worker/register.ts';

/** Keeps the app's worker up to date, and says so when a new version waits. */
export function NewVersionPlace() {
  return <NewVersion updates={updatesOfPage()} />;
}
