import { defineConfig } from '@playwright/test';
import { findChrome } from './tools/chrome.ts';

const chrome = await findChrome();
// Two runs at once on one machine must not clear each other's traces; workers take it from the first process.
process.env['JOURNEYS_OUT'] ??= `test-results/run-${process.pid}`;

export default defineConfig({
  testDir: 'journeys',
  testMatch: /\.(journey|spec|test)\.ts$/,
  outputDir: process.env['JOURNEYS_OUT'],
  workers: 2,
  fullyParallel: false,
  retries: 0,
  // They end what hangs, and nothing that is slow: a machine may be ten times as busy as usual.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 740 },
    launchOptions: { executablePath: chrome.executablePath, env: chrome.env, args: chrome.args },
    screenshot: 'only-on-failure',
    // Kept for every step it is nearly half of what a journey costs; who wants it says `-- --journeys PART --trace=on`.
    trace: 'off',
  },
});
