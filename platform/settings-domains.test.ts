import { expect, it } from 'vitest';
import { checkEnv } from './env.ts';

const faultsOf = (given: Record<string, string>) =>
  checkEnv(given).faults.map(({ setting, says }) => `${setting} ${says}`);
const acme = { ACME_DIRECTORY: 'https://acme.example.org/directory', ACME_AGREE_TERMS: 'yes' };
const target = { DOMAIN_TARGET: 'shops.example.org' };

it('offers no domains without a target', () => {
  expect(checkEnv({}).env.domains).toBeUndefined();
});

it('reads where domains lead and who makes certificates', () => {
  const given = {
    ...target,
    ...acme,
    DOMAIN_ADDRESSES: '198.51.100.7, 2001:db8::7',
    DOMAIN_TLS_PORT: '8443',
  };
  expect(checkEnv(given).env.domains).toEqual({
    target: 'shops.example.org',
    addresses: ['198.51.100.7', '2001:db8::7'],
    dnsServers: [],
    tlsPort: 8443,
    acme: { directory: acme.ACME_DIRECTORY, contact: undefined, binding: undefined, authorities: undefined },
  });
});

it.each([
  [{ ...acme }, /must be given with/],
  [{ ...target, DOMAIN_ADDRESSES: 'shops.example.org' }, /must be IP addresses/],
  [{ ...target, DOMAIN_TLS_PORT: '8443' }, /needs ACME_DIRECTORY/],
  [{ ...target, ACME_DIRECTORY: acme.ACME_DIRECTORY }, /ACME_AGREE_TERMS=yes/],
  [{ ...target, ...acme, ACME_EAB_KID: 'x' }, /belong together/],
  [{ ...target, ...acme, ACME_CA_FILE: '/nowhere.pem' }, /nowhere\.pem/],
])('%o keeps a start from beginning', (given, says) => {
  expect(faultsOf(given).join()).toMatch(says);
});

it('takes no directory without encryption', () => {
  expect(faultsOf({ ...target, ACME_DIRECTORY: 'http://acme.example.org' })[0]).toContain('ACME_DIRECTORY');
});
