/**
 * `npm run serve`: opens the platform from what `npm run build` made. It builds nothing, fills no database with a demo
 * world, and loads no package for building or development.
 *
 * The server itself is run as the build put it together. Where that was not done, or its sources were changed since, the
 * sources are run: a start then takes longer.
 *
 * A PostgreSQL of the operator is migrated only where MIGRATE_DATABASE_URL is given (`npm run migrate` does it apart); the
 * packaged one always is.
 */
import { pathToFileURL } from 'node:url';
import { bundleFolder, findServerBundle } from './server-bundle/find.ts';
import { nameSourcesInStacks } from './server-bundle/stacks.ts';

const bundle = findServerBundle();
if (bundle === undefined) {
  await import('./server-bundle/serve.ts');
} else {
  nameSourcesInStacks(bundleFolder);
  await import(pathToFileURL(bundle).href);
}
