import { AboutScreen } from '#features/people/merchant/AboutScreen.tsx';

/** Filled in by the build, from package.json. */
const version: unknown = import.meta.env['VITE_VERSION'];

export function AboutPlace() {
  return <AboutScreen version={typeof version === 'string' ? version : '–'} />;
}
