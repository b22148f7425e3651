import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase } from '#domain/wire/endpoint.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { addDevice, listDevices, removeDevice, retainDevice } from '#features/devices/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { personAnswer } from '#testing/merchant/people.ts';
import { at, idOf } from '#testing/merchant/sample.ts';
import { answer, refusal, silence, stubServer, type Answer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
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
  return (endpoint: { path: string }) =>
    asked.filter((one) => one.path === apiBase + endpoint.path).map(({ ask }) => ask);
}

type Devices = OutputOf<typeof listDevices>;
type Device = Devices['list'][number];

const later = '2026-12-24T09:00:00.000Z';
const deviceAs = (n: number, over: Partial<Device>): Device => ({
  id: idOf(n),
  kind: 'device',
  name: `Device ${n}`,
  algorithm: 'ES256',
  public_key: 'AAAA',
  credential: null,
  added_at: at,
  active_from: at,
  removal_from: null,
  removed_at: null,
  status: 'active',
  ...over,
});
const devicesOf = (...list: Device[]): Devices => ({
  list,
  max: 5,
  party: 'shop.test',
  pay_password_set: true,
  second_factor: false,
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });

test('each device says whether and from when until when it signs; those that are gone are not listed', async () => {
  open(
    '/settings/devices',
    answer(
      listDevices,
      devicesOf(
        deviceAs(1, {}),
        deviceAs(2, { status: 'waiting', active_from: later }),
        deviceAs(3, { status: 'leaving', removal_from: later, kind: 'passkey', credential: 'abc' }),
        deviceAs(4, { status: 'removed', removed_at: at }),
      ),
    ),
  );
  const rows = within(await screen.findByRole('list', { name: 'Devices that sign' })).getAllByRole(
    'listitem',
  );
  const texts = rows.map((row) => row.textContent);
  expect(texts).toHaveLength(3);
  expect(texts[0]).toMatch(/Device 1.*Signs automatically.*Active.*Signs since/);
  expect(texts[1]).toMatch(/Device 2.*Waiting.*Can sign from .*Dec 24/);
  expect(texts[2]).toMatch(/Device 3.*fingerprint.*Being removed.*Signs until .*Dec 24/);
});

test('nothing there, and no answer, are two things', async () => {
  open('/settings/devices', answer(listDevices, devicesOf()));
  expect(await screen.findByText('No device signs yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign with this device' })).toBeTruthy();
  cleanup();
  open('/settings/devices', silence(listDevices));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('No device signs yet')).toBeNull();
});

test('a browser that keeps no key says so, and nothing is sent', async () => {
  const asked = open('/settings/devices', answer(listDevices, devicesOf()));
  await screen.findByText('No device signs yet');
  press('Sign with this device');
  press('Add device');
  expect(screen.getByRole('dialog').textContent).toContain('Enter Transaction password');
  type('Transaction password', '482915');
  press('Add device');
  expect(await screen.findByText(/can’t store a signing key/)).toBeTruthy();
  expect(asked(addDevice)).toEqual([]);
});

test('the only device is removed with a warning, and stays where its removal is stopped', async () => {
  const leaving = deviceAs(1, { status: 'leaving', removal_from: later });
  const asked = open(
    '/settings/devices',
    answer(removeDevice, { device: leaving }),
    answer(listDevices, devicesOf(deviceAs(1, {}))),
  );
  fireEvent.click(await screen.findByRole('button', { name: /Device 1/ }));
  const sheet = screen.getByRole('dialog');
  expect(sheet.textContent).toContain('another 24 hours');
  expect(sheet.textContent).toContain('After that, withdrawals need no signature.');
  type('Transaction password', '482915');
  press('Remove');
  expect(await screen.findByText(/^Device 1 signs until /)).toBeTruthy();
  expect(asked(removeDevice)).toEqual([{ id: idOf(1), pay_password: '482915' }]);
  cleanup();
  const askedNext = open(
    '/settings/devices',
    answer(retainDevice, { device: deviceAs(1, {}) }),
    answer(listDevices, devicesOf(leaving, deviceAs(2, { status: 'waiting', active_from: later }))),
  );
  fireEvent.click(await screen.findByRole('button', { name: /Device 1/ }));
  type('Transaction password', '482915');
  press('Keep');
  expect(await screen.findByText('Device 1 keeps signing.')).toBeTruthy();
  expect(askedNext(retainDevice)).toHaveLength(1);
});

test('what this browser cannot sign names the devices that can', async () => {
  const needed = {
    reason: 'signature',
    shop: '9gx2k',
    currency: '',
    at,
    party: 'shop.test',
    devices: [{ id: idOf(1), kind: 'device', name: 'Ann’s phone', credential: null, public_key: 'AAAA' }],
  };
  const asked = open(
    '/settings/pay-password',
    refusal(updatePayPassword, 'signatureNeeded', needed),
    answer(perInfo, { ...personAnswer, pay_password_set: true }),
  );
  fireEvent.change(await screen.findByLabelText('Current transaction password'), {
    target: { value: '482915' },
  });
  for (const label of ['New transaction password', 'New transaction password again'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: '739164' } });
  press('Change transaction password');
  expect(await screen.findByText('These devices can sign: Ann’s phone')).toBeTruthy();
  await waitFor(() => expect(asked(updatePayPassword)).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Manage devices' }).getAttribute('href')).toBe('/settings/devices');
});
