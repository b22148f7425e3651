// What an instance is told about USDT, and the addresses that follow from it.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chains } from '#domain/payments/chain.ts';
import { ethereumFault, tronFault } from '#domain/payouts/payout.ts';
import { addressOfKey, usdtAddressOf, usdtPathOf } from '#domain/payments/usdt-address.ts';
import { signerAddress, signerKey } from '#tools/testing/chain/anvil.ts';
import { account, xpub } from '#tools/testing/chain/chain-app.ts';
import { assertConfig, readSigner, type UsdtConfig } from '#platform/chains/config.ts';

const contract = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const config: UsdtConfig = {
  network: 'ethereum',
  rpcUrl: 'https://node.example/key-of-the-node',
  xpub,
  contract,
  confirmations: 0,
};
const paymentIds = fc.uuid().map((id) => `9gx2k.${id}`);

test('whoever has the private account key finds the money of every payment, and nobody needs a list', () => {
  fc.assert(
    fc.property(paymentIds, fc.constantFrom(...chains), (paymentId, network) => {
      const indices = usdtPathOf(paymentId);
      const child = indices.reduce((key, index) => key.deriveChild(index), account);
      expect(child.privateKey).not.toBeNull();
      expect(indices.every((index) => index >= 0 && index < 2 ** 31)).toBe(true);
      expect(addressOfKey(network, child.publicKey ?? new Uint8Array())).toBe(
        usdtAddressOf(xpub, network, paymentId),
      );
    }),
    { numRuns: 20 },
  );
});

test('each payment has an address of its own, spelled as its network spells it', () => {
  const ids = Array.from({ length: 200 }, () => `9gx2k.${randomUUID()}`);
  const ethereum = ids.map((id) => usdtAddressOf(xpub, 'ethereum', id));
  const tron = ids.map((id) => usdtAddressOf(xpub, 'tron', id));
  expect(new Set([...ethereum, ...tron]).size).toBe(400);
  expect(ethereum.map((address) => ethereumFault(address))).toEqual(ids.map(() => undefined));
  expect(tron.map((address) => tronFault(address))).toEqual(ids.map(() => undefined));
  expect(usdtAddressOf(xpub, 'ethereum', '9gx2k.1')).toBe(usdtAddressOf(xpub, 'ethereum', '9gx2k.1'));
});

test('a private account key is refused: the server is not to hold what buyers have paid', () => {
  expect(() => assertConfig({ ...config, xpub: account.privateExtendedKey })).toThrow('xpub is not right');
  expect(() => assertConfig(config)).not.toThrow();
});

test('the key that signs refunds comes as digits or in a file, and is never shown', () => {
  const file = path.join(tmpdir(), `signer-${randomUUID()}`);
  writeFileSync(file, `0x${signerKey.toUpperCase()}\n`);
  expect(readSigner({ ...config, signerKey: `0x${signerKey}` })?.address).toBe(signerAddress);
  expect(readSigner({ ...config, signerKey: file })?.address).toBe(signerAddress);
  expect(readSigner(config)).toBeUndefined();
  for (const wrong of [signerKey.slice(1), `${file}-not-there`, '0'.repeat(64)]) {
    const said = fault(() => readSigner({ ...config, signerKey: wrong }));
    expect(said).toContain('USDT on ethereum');
    expect(said).not.toContain(wrong);
  }
});

function fault(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}
