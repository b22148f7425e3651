// Emails through Debian's Postfix: what arrives is signed, and what comes back puts its address on the list.
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMissingFiles } from '#apps/server/built-files.ts';
import { suppressedAddresses } from '#features/notifications/suppression.contract.ts';
import { removeCluster } from '#platform/postgres/embedded.ts';
import { freePorts } from '../../promises/rigs/real-instance.ts';
import { addOperator, startNode, type ServingNode } from '../conform/node.ts';
import { openSale, type Shop } from '../conform/sale.ts';
import { root } from '../programs.ts';
import { NotAvailable } from './cache.ts';
import { makeAuthority, makeCertificate } from './certificates.ts';
import { openDkimVerifier, type DkimVerifier } from './dkim.ts';
import { startPostfix, type Postfix } from './postfix.ts';
import { takeOrSkip, tryToHave, type Had } from './skip.ts';

type Rig = {
  readonly postfix: Postfix;
  readonly verifier: DkimVerifier;
  readonly node: ServingNode;
  readonly shop: Shop;
};

const domain = 'shop.example';
const hookSecret = 'a-secret-of-whoever-hands-bounces-over';
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const record = {
  name: `shop2026._domainkey.${domain}`,
  text: `v=DKIM1; k=rsa; p=${createPublicKey(createPrivateKey(privateKey))
    .export({ type: 'spki', format: 'der' })
    .toString('base64')}`,
};
const nobody = 65_534;
const waits = { timeout: 60_000, interval: 100 };

let folder = '';
let rig: Had<Rig> | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-mail-server-'));
  // The accounts of the mail server pass through to what is theirs.
  chmodSync(folder, 0o711);
  rig = await tryToHave(openRig);
});
afterAll(async () => {
  if (rig !== undefined && 'value' in rig) {
    rig.value.shop.close();
    await rig.value.node.process.stop();
    await rig.value.postfix.stop();
  }
  await removeCluster(path.join(folder, 'data/postgres'));
  rmSync(folder, { recursive: true, force: true });
});

async function openRig(): Promise<Rig> {
  if (listMissingFiles().length > 0) throw new NotAvailable('The front ends are not built.');
  const verifier = openDkimVerifier();
  makeAuthority(folder, 'authority');
  makeCertificate(folder, { authority: 'authority', name: `DNS:mx.${domain}` });
  const mailbox = path.join(folder, 'anna');
  mkdirSync(mailbox);
  chownSync(mailbox, nobody, nobody);
  const port = await freePorts();
  const aliases = [`anna: ${mailbox}/`, `bounce: "|${writeHandOver(port)}"`];
  const postfix = await startPostfix({ folder, domain, aliases, tls: folder });
  try {
    const node = await startNode(folder, {
      PORT: String(port),
      SMTP_URL: `smtp://127.0.0.1:${postfix.port}`,
      MAIL_FROM: `orders@${domain}`,
      DKIM_DOMAIN: domain,
      DKIM_SELECTOR: 'shop2026',
      DKIM_KEY: privateKey,
      BOUNCE_ADDRESS: `bounce@${domain}`,
      MAIL_HOOK_SECRET: hookSecret,
    });
    const shop = await openSale(`http://127.0.0.1:${port}`, await addOperator(node));
    return { postfix, verifier, node, shop };
  } catch (error) {
    await postfix.stop();
    throw error;
  }
}

/** The script of the documents, with the address and the secret of this instance. */
function writeHandOver(port: number): string {
  const text = readFileSync(path.join(root, 'docs/operations/email.md'), 'utf8');
  const [, script = ''] = /```sh\n(#!\/bin\/sh\n[\s\S]*?)```/.exec(text) ?? [];
  expect(script).toContain('https://shop.example.org/');
  expect(script).toContain('/etc/shop/mail-hook-secret');
  const secret = path.join(folder, 'mail-hook-secret');
  writeFileSync(secret, `${hookSecret}\n`);
  const file = path.join(folder, 'hand-over-bounce');
  const own = script
    .replace('https://shop.example.org/', `http://127.0.0.1:${port}/`)
    .replace('/etc/shop/mail-hook-secret', secret);
  writeFileSync(file, own, { mode: 0o755 });
  return file;
}

function readMailbox(): Buffer[] {
  return globSync('anna/new/*', { cwd: folder }).map((file) => readFileSync(path.join(folder, file)));
}

test('an email arrives, with a signature that another library accepts', async (context) => {
  const { shop, verifier } = takeOrSkip(context, rig);
  await shop.sell(`anna@${domain}`);
  await expect.poll(() => readMailbox().length, waits).toBeGreaterThan(0);
  const [message = Buffer.alloc(0)] = readMailbox();
  expect(message.toString()).toMatch(new RegExp(`^DKIM-Signature: .*d=${domain}`, 'm'));
  expect(message.toString()).toMatch(new RegExp(`^Return-Path: <bounce\\+\\S+@${domain}>`, 'm'));
  expect(verifier.verify(message, record)).toBe(true);
  const changed = Buffer.from(message.toString('latin1').replace(/^Subject: /m, 'Subject: Re: '), 'latin1');
  expect(verifier.verify(changed, record)).toBe(false);
});

test('an email to an unknown user comes back, and its address is suppressed', async (context) => {
  const { shop, postfix } = takeOrSkip(context, rig);
  expect((await shop.operator.ask(suppressedAddresses, {})).list).toEqual([]);
  await shop.sell(`nobody-there@${domain}`);
  const read = async () => (await shop.operator.ask(suppressedAddresses, {})).list;
  await expect.poll(async () => (await read()).length, waits).toBe(1);
  expect(await read()).toMatchObject([{ domain, reason: 'hard_bounce' }]);
  expect(postfix.said()).toMatch(/relay=local, .*status=bounced \(unknown user: "nobody-there"\)/);
});
