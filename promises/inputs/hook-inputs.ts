// What merchants' calls about their programs and devices may be asked with.
import { trustVersions } from '#domain/content/trust-documents.ts';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';

type Asked = Record<string, { input: object }>;

/** The calls that take the id of an address, a key or a message. */
export function hookIdInputs(id: string): Asked {
  const since = '2026-01-01T00:00:00.000Z';
  return {
    revokeApiKey: { input: { id } },
    changeHook: { input: { id, on: false } },
    removeHook: { input: { id } },
    rotateHookSecret: { input: { id, password: 'right-horse-battery-7' } },
    testHook: { input: { id } },
    listDeliveries: { input: { hook_id: id } },
    replayDelivery: { input: { hook_id: id, event_id: id } },
    replayHook: { input: { id, since } },
    confirmProposal: { input: { id } },
    declineProposal: { input: { id } },
  };
}

/** A plausible input for each call of this kind. */
export function hookInputs(id: string): Asked {
  const password = 'right-horse-battery-7';
  return {
    ...hookIdInputs(id),
    listProposals: { input: { open: true } },
    proposeChange: { input: { change: { kind: 'delist', ids: [id] }, note: 'Sold out.' } },
    makeApiKey: { input: { name: 'Till', scopes: ['orders.read'], password } },
    addHook: { input: { url: 'https://shop.example.com/hook', types: ['order.paid'], password } },
    pushSubscribe: { input: someBrowser() },
    pushUnsubscribe: { input: { id } },
    sendContact: {
      input: { topic: 'other', email: 'anna@shop.example', content: 'A question about nothing.' },
    },
    readContact: { input: { token: 'none' } },
    addContact: { input: { token: 'none', content: 'One thing more to say.' } },
    openContact: { input: { id } },
    answerContact: { input: { id, answer: 'This is our answer.' } },
    closeContact: { input: { id } },
    askPasswordReset: { input: { username: 'nobody-has-this-name' } },
    resetPassword: { input: { token: 'none', new: 'violet-harbour-41', confirm: 'violet-harbour-41' } },
    renewAccountCodes: { input: { password } },
    acceptTerms: { input: { documents: [{ document: 'terms', version: trustVersions.terms.version }] } },
    pushRenew: { input: { ...someBrowser(), instead_of: someBrowser().endpoint } },
  };
}

/** What a browser gives when it lets itself be called; nobody listens there. */
export function someBrowser() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint: `https://push.example.com/${randomUUID()}`, keys };
}
