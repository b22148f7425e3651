import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole, person, stubLine } from '#testing/console.tsx';
import { securityKinds } from '#domain/wire/endpoint.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { listSecurityEvents } from '#features/audit/contract.ts';
import { auditWords } from '#locales/en/console-audit.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Row = OutputOf<typeof listSecurityEvents>['list'][number];

/** An event of each kind: every second one was refused. */
const events = securityKinds.map((kind, index): Row => ({
  id: `0199a0c0-0000-7000-8000-0000000000${index + 10}`,
  at: '2026-01-05T12:00:00.000Z',
  kind,
  code: index % 2 === 0 ? 200 : 413,
  act: `call${index}`,
  act_text: `Change number ${index}`,
  actor: 'merchant',
  person: index === 0 ? null : `person-${index}`,
  shop: index === 1 ? '9gx2k' : null,
  sender: `192.0.2.${index}`,
}));

test('an event of each kind has its words, how it ended, who it was and where from; a filter is asked of the server', async () => {
  const calls = stubLine({
    '/op/me': () => person('auditor'),
    '/op/views?list=listSecurityEvents': () => ({ list: [] }),
    '/op/looks/list': () => ({ list: [], resets_at: '2026-01-06T00:00:00.000Z' }),
    '/op/security/list': () => ({ list: events, next: null, total: events.length, total_is_floor: false }),
  });
  openConsole('/security?f-outcome=refused', 'token');
  expect(await screen.findByRole('heading', { name: auditWords.security.title })).toBeDefined();
  const asked = () => calls.filter(({ path }) => path === '/op/security/list').map(({ body }) => body);
  await waitFor(() => expect(asked()[0]).toMatchObject({ filters: { outcome: ['refused'] } }));
  for (const { kind, code, act_text: act, person: who, sender } of events) {
    const row = within((await screen.findByText(act)).closest('tr') ?? document.body);
    expect(row.getByText(auditWords.security.kinds[kind])).toBeDefined();
    const ended =
      code === 200 ? auditWords.security.outcomes.done : `${auditWords.security.outcomes.refused} 413`;
    const words = [ended, sender, ...(who === null ? [] : [who])];
    expect(words.filter((one) => row.queryByText(one) === null)).toEqual([]);
  }
  expect(screen.getByText('9gx2k')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('filters'));
});
