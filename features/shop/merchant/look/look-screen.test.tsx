// The screen of a shop's look, against the contracts: tried as a draft, corrected, published, gone back to.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { App } from '#apps/merchant/App.tsx';
import { firstLook, presetLook } from '#domain/shop/look.ts';
import { publishLook, shopLook } from '#features/shop/look.contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { answerWith, silence, stubServer, type Answer } from '#testing/merchant/stub-server.ts';
import type { Look, LookState } from './choices.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const lookOf = (look: Omit<Look, 'sections'> & { sections: readonly Look['sections'][number][] }): Look => ({
  ...look,
  sections: [...look.sections],
});
const first = lookOf(firstLook);
const night = lookOf(presetLook('night'));
const market = lookOf(presetLook('market'));
const versionOf = (version: number, look: Look) => ({
  version,
  look,
  published_at: `2026-03-0${version}T09:00:00.000Z`,
});
const asks = z.object({ draft: z.optional(shopLook.input.shape.draft), discard: z.optional(z.boolean()) });

/** A server that keeps one draft, as the real one does. */
function lookServer(corrected: LookState['corrected'] = null): Answer[] {
  const versions = [versionOf(2, night), versionOf(1, market)];
  let draft: Look | undefined;
  const state = (): LookState => ({
    look: draft ?? versions[0]?.look ?? first,
    is_changed: draft !== undefined,
    corrected: draft?.palette === 'own' ? corrected : null,
    version: versions[0]?.version ?? null,
    versions: [...versions],
    preview: { path: '/s/mugs?look=private', until: '2031-03-01T09:00:00.000Z' },
  });
  return [
    answerWith(shopLook, (ask) => {
      const asked = asks.parse(ask);
      if (asked.draft !== undefined) draft = asked.draft;
      if (asked.discard === true) draft = undefined;
      return state();
    }),
    answerWith(publishLook, () => {
      if (draft !== undefined) versions.unshift(versionOf(versions.length + 1, draft));
      draft = undefined;
      return state();
    }),
  ];
}

function open(path: string, ...inFront: Answer[]) {
  const { fetch, asked } = stubServer([...inFront, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  const of = (end: string) => asked.filter(({ path: to }) => to.endsWith(end));
  return { drafts: () => of('/shop/look').flatMap(({ ask }) => asks.parse(ask).draft ?? []), of };
}

const preview = () => screen.getByTitle('Preview of your shop').getAttribute('src');
const saved = () => screen.findByText('Saved as a draft', undefined, { timeout: 4_000 });

test('choosing a preset saves a draft, keeps the texts and draws the preview anew', async () => {
  const { drafts } = open('/shop/look', ...lookServer());
  expect(await screen.findByRole('radio', { name: 'Night' })).toHaveProperty('checked', true);
  await waitFor(() => expect(preview()).toBe('http://127.0.0.1/s/mugs?look=private&v=0'));
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByText('Texts of Opening'));
  fireEvent.change(await screen.findByLabelText('Headline'), { target: { value: 'Mugs for life' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Studio' }));
  await saved();
  // What was changed within a moment is saved once.
  expect(drafts()).toHaveLength(1);
  expect(drafts()[0]).toMatchObject({ palette: 'slate', font: 'grotesque', hero: 'words' });
  expect(drafts()[0]?.sections[0]).toMatchObject({ kind: 'hero', title: 'Mugs for life' });
  expect(preview()).toBe('http://127.0.0.1/s/mugs?look=private&v=1');
  fireEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
  await screen.findByText('Buyers see this look', { selector: '[role=status]' });
  expect(screen.getByRole('radio', { name: 'Night' })).toHaveProperty('checked', true);
});

test('a colour of one’s own is typed, and what had to be corrected is said', async () => {
  const { drafts } = open('/shop/look', ...lookServer({ asked: '#fffbe0', used: '#857300' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Your own' }));
  const field = screen.getByLabelText('Colour code');
  fireEvent.change(field, { target: { value: 'pale' } });
  expect((await screen.findByRole('alert')).textContent).toContain('six characters');
  fireEvent.change(field, { target: { value: 'FFFBE0' } });
  const said = await screen.findByText(/^#fffbe0 is hard to read/, undefined, { timeout: 4_000 });
  expect(said.textContent).toContain('use #857300.');
  expect(drafts().at(-1)).toMatchObject({ palette: 'own', color: '#fffbe0' });
});

test('a section is moved by its buttons and said where it is; the list of products has no switch', async () => {
  const { drafts } = open('/shop/look', ...lookServer());
  const button = await screen.findByRole('button', { name: 'Move Opening down' });
  fireEvent.click(button);
  expect(await screen.findByText('Opening is now 2 of 11')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Opening down' }));
  expect(screen.queryByRole('switch', { name: 'All products' })).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Reviews' }));
  await saved();
  expect(
    drafts()
      .at(-1)
      ?.sections.slice(0, 2)
      .map(({ kind }) => kind),
  ).toEqual(['goods', 'hero']);
  expect(
    drafts()
      .at(-1)
      ?.sections.find(({ kind }) => kind === 'reviews')?.is_on,
  ).toBe(false);
});

test('going back to a version makes it the draft, and publishing it twice in haste is one act under one key', async () => {
  const { drafts, of } = open('/shop/look', ...lookServer());
  fireEvent.click(await screen.findByText('Earlier versions'));
  const list = within(await screen.findByRole('list', { name: 'Earlier versions' }));
  expect(list.queryByRole('button', { name: 'Go back to version 2' })).toBeNull();
  fireEvent.click(list.getByRole('button', { name: 'Go back to version 1' }));
  await saved();
  expect(drafts()).toEqual([market]);
  const publish = screen.getByRole('button', { name: 'Publish' });
  fireEvent.click(publish);
  fireEvent.click(publish);
  expect(await screen.findByText('Published: buyers see this look now')).toBeTruthy();
  const keys = of('/look/publish').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
  expect(await list.findByText('Version 3')).toBeTruthy();
});

test('a draft that could not be saved is not called saved, and is sent again on request', async () => {
  const { drafts } = open('/shop/look', ...lookServer());
  await screen.findByRole('radio', { name: 'Studio' });
  const { fetch } = stubServer([silence(shopLook), ...shopEnv()]);
  const online = globalThis.fetch;
  vi.stubGlobal('fetch', fetch);
  fireEvent.click(screen.getByRole('radio', { name: 'Studio' }));
  expect(await screen.findByText('Not saved', undefined, { timeout: 4_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  vi.stubGlobal('fetch', online);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await saved();
  expect(drafts()).toHaveLength(1);
});

test('the shop’s page names its look and leads to it', async () => {
  open('/shop', ...lookServer());
  const row = await screen.findByRole('link', { name: /^Look of your shop/ });
  expect(row.textContent).toContain('Standard');
  expect(row.getAttribute('href')).toBe('/shop/look');
});
