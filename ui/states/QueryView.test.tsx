import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Offline, Refusal } from '#ui/calls/api.ts';
import { Empty } from './Empty.tsx';
import { QueryView } from './QueryView.tsx';
import { common } from '#locales/en/common.ts';
import { Wired } from '#ui/testing/Wired.tsx';
import { keeps } from '#testing/keeps.ts';

afterEach(cleanup);

type Query = { data: string[] | undefined; error: Error | null; refetch: () => unknown };

function show(query: Query) {
  render(
    <Wired>
      <QueryView
        query={query}
        skeleton={<p>bones</p>}
        empty={{ when: (list) => list.length === 0, show: <Empty says="nothing here" detail="do this" /> }}
      >
        {(list) => <p>{list.join(', ')}</p>}
      </QueryView>
    </Wired>,
  );
}

const nothing = () => undefined;
const refused = new Refusal({ code: 500, msg: 'The books are closed', shown: {}, http: 500 });

test('while nothing is known it shows the skeleton and says that it waits', () => {
  show({ data: undefined, error: null, refetch: nothing });
  expect(screen.getByText('bones')).toBeDefined();
  expect(screen.getByText('Loading…')).toBeDefined();
});

test('a failure says why and can be tried again; it is never shown as empty', () => {
  const refetch = vi.fn<() => void>();
  show({ data: undefined, error: refused, refetch });
  expect(screen.getByRole('alert').textContent).toContain('The books are closed');
  expect(screen.queryByText('nothing here')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test.each([
  [404, {}],
  [405, { field: 'id' }],
])('a link that leads nowhere says so in words, never by the name of a field (%i)', async (code, shown) => {
  const refetch = vi.fn<() => void>();
  const error = new Refusal({ code, msg: 'Please check id.', shown, http: 200 });
  show({ data: undefined, error, refetch });
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain(common.wrongLink);
  expect(said.textContent).not.toContain('id.');
  expect(screen.getByRole('link', { name: common.toStart }).getAttribute('href')).toBe('/');
  fireEvent.click(screen.getByRole('button', { name: common.again }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('empty says what to do', () => {
  show({ data: [], error: null, refetch: nothing });
  expect(screen.getByText('nothing here')).toBeDefined();
  expect(screen.getByText('do this')).toBeDefined();
});

test('what is there is shown', () => {
  show({ data: ['mug', 'lamp'], error: null, refetch: nothing });
  expect(screen.getByText('mug, lamp')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});

test('what is there stays when a refresh fails, marked as the last that is known', () => {
  show({ data: ['mug'], error: new Offline(false), refetch: nothing });
  expect(screen.getByText('mug')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('You’re offline');
});

test('where the screen may not be seen, it says which permission is missing and who can grant it', async () => {
  keeps('6 insufficient permissions and an invalid user page lead to a no-permission result');
  const shown = { reason: 'role', needs: 'decideDeposits', roles: ['reviewer', 'finance'] };
  const error = new Refusal({ code: 409, msg: 'You do not have permission for this.', shown, http: 200 });
  show({ data: undefined, error, refetch: nothing });
  await screen.findByText('You do not have permission');
  const said = screen.getByRole('alert').textContent;
  expect(said).toContain('decide deposits');
  expect(said).toContain('reviewer, finance');
  expect(said).toContain('An owner of this platform can grant you one.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
