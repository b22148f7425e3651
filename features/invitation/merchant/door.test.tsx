// The doors of the app: what a stranger reads before anything is asked of them.
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { trustPath, trustTopics } from '#domain/content/trust-documents.ts';
import { invitationDoor } from '#features/invitation/contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { answer, stubServer, type Answer } from '#testing/merchant/stub-server.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(path: string, ...inFront: Answer[]) {
  const { fetch, asked } = stubServer([...inFront, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return asked;
}

const closed = { reason: 'We move to another house.', until: '2026-12-01T09:00:00.000Z' };

test('a closed door says why, until when and how many wait, and that there is no place to buy', async () => {
  const asked = open(
    '/invite?code=ABCDEFGHJKLMNPQR',
    answer(invitationDoor, { closed, waiting: { people: 37, few: 5 } }),
  );
  const card = await screen.findByRole('region', { name: 'Registration is closed at the moment' });
  expect(card.textContent).toContain(closed.reason);
  expect(card.textContent).toContain('37 people with an invitation are waiting.');
  expect(card.textContent).toContain('no place to buy');
  // Opening the link is what is noted.
  expect(asked.find(({ path }) => path.endsWith('/invite_door'))?.ask).toEqual({ code: 'ABCDEFGHJKLMNPQR' });
});

test('a few who wait are not counted out, and an open door says nothing of waiting', async () => {
  open('/invite', answer(invitationDoor, { closed, waiting: { people: null, few: 5 } }));
  expect(await screen.findByText('Fewer than 5 people with an invitation are waiting.')).toBeDefined();
  cleanup();
  open('/invite', answer(invitationDoor, { closed: null, waiting: { people: 37, few: 5 } }));
  await screen.findByRole('button', { name: 'Check the code' });
  expect(screen.queryByText(/are waiting/)).toBeNull();
});

test.each(['/login', '/invite', '/404'])(
  '%s leads to every public page, in the language of the app',
  async (path) => {
    open(path);
    const links = await screen.findByRole('navigation', { name: 'Terms, fees and figures' });
    const places = within(links)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(places).toEqual(trustTopics.map((topic) => `/en${trustPath(topic)}`));
  },
);
