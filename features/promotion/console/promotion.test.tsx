import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole, person, refused, stubLine } from '#testing/console.tsx';

afterEach(cleanup);

const id = '9GX2K.0199a0c0-0000-7000-8000-000000000001';
const uuid = '0199a0c0-0000-7000-8000-000000000001';
const time = '2026-01-05T12:00:00.000Z';

function file(state: 'review' | 'active' | 'rejected') {
  return {
    id,
    shop: { id: '9GX2K', name: 'Mugs & More' },
    campaign: {
      id: uuid,
      plan_id: 'explore',
      pays: 'click',
      state,
      pause_reason: null,
      goods: [{ id: uuid, title: 'Stoneware mug', image: null }],
      budget: '20.00',
      day_budget: '4.00',
      spent: '0.00',
      remaining: '20.00',
      from_promo: '5.00',
      from_available: '15.00',
      currency: 'USD',
      max_bid: '0.30',
      percent_bps: null,
      days: 5,
      starts_at: time,
      ends_at: time,
      ended_at: null,
      ended_reason: null,
      ended_text: null,
      promise_at: state === 'review' ? time : null,
      impressions: 0,
      clicks: 0,
      invalid_clicks: 0,
      orders: 0,
      sales: '0.00',
      avg_cpc: null,
      quality: null,
      pacing: null,
      not_shown: [],
      can: [],
    },
    steps: [{ move: 'pay', state: 'review', actor: 'merchant', by: null, reason: null, at: time }],
  };
}

const reason = 'The picture shows another maker’s mug. Use a picture of the goods that you send.';

test('a campaign in review is refused with a reason, after a second look, and a failure loses no word', async () => {
  let isDown = true;
  const calls = stubLine({
    '/op/me': () => person('risk'),
    '/op/promotion/detail': () => file('review'),
    '/op/promotion/refuse': () =>
      isDown
        ? refused(456)
        : { id, state: 'rejected', back_promo: '5.00', back_available: '15.00', currency: 'USD' },
  });
  openConsole(`/promotion/${id}`, 'a-token');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Reason for the merchant');
  expect(screen.getByText(/goes back to the shop immediately: \$20\.00/)).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Not good.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Refuse the campaign' }));
  expect(await screen.findByText('Write at least 40 characters.')).toBeTruthy();
  fireEvent.change(field, { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: 'Refuse the campaign' }));
  const dialog = within(await screen.findByRole('dialog'));
  const refusals = () => calls.filter(({ path }) => path === '/op/promotion/refuse');
  expect(refusals()).toHaveLength(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Refuse the campaign' }));
  await dialog.findByRole('alert');
  expect(field.value).toBe(reason);
  isDown = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Refuse the campaign' }));
  expect(await screen.findByText('Refused. $20.00 was returned.')).toBeTruthy();
  expect(refusals().at(-1)?.body).toEqual({ id, reason });
});

test.each([
  ['auditor', 'review'],
  ['risk', 'active'],
] as const)('a %s has nothing to decide over a campaign that is %s', async (role, state) => {
  stubLine({ '/op/me': () => person(role), '/op/promotion/detail': () => file(state) });
  openConsole(`/promotion/${id}`, 'a-token');
  await screen.findByText('Stoneware mug');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refuse the campaign' })).toBeNull();
});

test('the list leads to a campaign by the key d', async () => {
  stubLine({
    '/op/me': () => person('content'),
    '/op/promotion/list': () => ({
      list: [
        {
          ...file('review').campaign,
          id,
          shop: { id: '9GX2K', name: 'Mugs & More' },
          goods: 'Stoneware mug',
          goods_count: 3,
          created_at: time,
        },
      ],
      next: null,
      total: 1,
      total_is_floor: false,
    }),
    '/op/promotion/detail': () => file('review'),
  });
  openConsole('/promotion', 'a-token');
  await screen.findByText('Stoneware mug and 2 more');
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'd' });
  await waitFor(() => expect(screen.getByText('Campaign of Mugs & More')).toBeTruthy());
});
