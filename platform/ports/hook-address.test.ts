import { lookup } from 'node:dns/promises';
import { expect, test } from 'vitest';
import { AddressRefused, isPublicAddress, publicLookup, readHookUrl } from './hook-address.ts';

test('addresses of this machine, its neighbours and its provider are closed, in every spelling', () => {
  const closed = [
    '127.0.0.1',
    '127.9.9.9',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    'nonsense',
  ];
  expect(closed.filter(isPublicAddress)).toEqual([]);
  const open = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '193.0.0.1', '2606:4700::1111', '2a00:1450:4001::1'];
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
});

test('an address must be https and outside; 127.0.0.1 will do for test data alone', () => {
  const faults: Record<string, string> = {
    nonsense: 'url',
    'ftp://shop.example.com/': 'https',
    'http://shop.example.com/': 'https',
    'https://me:secret@shop.example.com/': 'url',
    'https://shop.example.com/#part': 'url',
    'https://localhost/': 'private',
    'https://localhost./': 'private',
    'https://printer.local/': 'private',
    'https://db.internal/': 'private',
    'https://intranet/': 'private',
    'https://127.0.0.1/': 'private',
    'https://2130706433/': 'private',
    'https://0x7f.1/': 'private',
    'https://[::1]/': 'private',
    'https://[::ffff:10.0.0.1]/': 'private',
    'https://169.254.169.254/latest/meta-data': 'private',
    'https://shop.example.com:25/': 'port',
  };
  for (const [text, fault] of Object.entries(faults)) {
    expect([text, readHookUrl(text, false)]).toEqual([text, fault]);
    expect([text, readHookUrl(text, true)]).toEqual([text, fault]);
  }
  expect(readHookUrl('http://127.0.0.1:4999/hook', false)).toBe('https');
  for (const [text, testData] of [
    ['http://127.0.0.1:4999/hook', true],
    ['https://shop.example.com/hook?x=1', false],
    ['https://shop.example.com:8443/', false],
  ] as const) {
    expect(readHookUrl(text, testData)).toBeInstanceOf(URL);
  }
});

test('a name that resolves to this machine is refused at the connection', async () => {
  const { address } = await lookup('localhost');
  expect(isPublicAddress(address)).toBe(false);
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => {
      publicLookup('localhost', { all }, (reason) => resolve(reason));
    });
    expect(error).toBeInstanceOf(AddressRefused);
  }
});
