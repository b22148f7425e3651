import { cleanup, render } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { App } from './App.tsx';

afterEach(cleanup);

/** Blocks that are seen inside of others only, and why. */
const insideOthers = new Set([
  // The frames of an app and of a screen: the gallery is a page itself.
  'AppFrame',
  'Page',
  // The number at a place of the AppFrame and at an IconLink.
  'CountBadge',
  // The rows of a LongList that is long.
  'VirtualRows',
  // The numbers of a LineChart.
  'ChartTable',
  // What fingers, mouse and keys do on a chart.
  'ChartReader',
  // Shows a page of its own once something has broken.
  'Boundary',
  // Label and message of every field.
  'FieldFrame',
  // Draw nothing of their own.
  'QueueProvider',
  'QueryClientProvider',
  'Router',
  'Routes',
  // Writes a part of a page of the storefront that was drawn before.
  'CachedPart',
  // Sends a form of a page of the storefront, in its words and looks.
  'WishHeart',
  // What links of all looks are made of.
  'Link',
  // Stands in a toast, which is on its way for eight seconds.
  'UndoButton',
  // A FileField and an UploadProgress that talk to the server.
  'UploadField',
]);

test('every block of the kit is in the gallery', () => {
  const { container } = render(<App />);
  const shown = [...container.querySelectorAll('[data-block]')].map((block) =>
    block.getAttribute('data-block'),
  );
  const kit = readdirSync(path.resolve('ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('testing'))
    .map((file) => path.basename(file))
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''));
  expect(kit.filter((name) => !shown.includes(name) && !insideOthers.has(name))).toEqual([]);
  expect(shown.filter((name) => name === null || !kit.includes(name))).toEqual([]);
});
