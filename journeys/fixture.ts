// The test of every journey: what one opened is closed after it. Pages left open go on asking an instance that has
// ended, and the journeys after them pay for it.
import { test as base } from '@playwright/test';

export const test = base.extend<{ closed: void }>({
  closed: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
