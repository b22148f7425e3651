// A merchant's phone in tests: the very check that runs in the browser, over the calls of an app in this process.
import type { Pinned } from '#domain/proof/check.ts';
import type { Compared } from '#domain/proof/compare.ts';
import { compareText } from '#features/proof/ui/check/compare-parts.ts';
import { openProofStore, type SavedProof } from '#features/proof/ui/check/store.ts';
import { runCheck } from '#features/proof/ui/check/run-check.ts';
import { verifyEd25519 } from '#platform/ports/note-signatures.ts';
import type { TestApp } from './test-app.ts';

export type TestPhone = {
  /** Checks once, as the phone does by itself, and gives what it shows. */
  check(): Promise<SavedProof>;
  /** The codes of what it found, in one line; the verdict where it found nothing. */
  say(): Promise<string>;
  /** Holds what another phone shows against what this one has seen. */
  compare(code: string): Promise<Compared>;
};

/** @param token Of the merchant who is signed in on it. */
export function openPhone(app: TestApp, token: string): TestPhone {
  const store = openProofStore();
  const parts = {
    owner: token,
    token,
    store,
    send: sendTo(app),
    verify: verifyEd25519,
    now: () => app.clock.now().getTime(),
  };
  const check = () => runCheck(parts);
  return {
    check,
    async say() {
      const { shown } = await check();
      if (shown === null) return 'nothing';
      const codes = shown.findings.map(({ code, level }) => `${level} ${code}`);
      return codes.length === 0 ? shown.verdict : codes.join(', ');
    },
    async compare(code) {
      const evidence = await store.readEvidence(token);
      return compareText(code, { ...parts, pinned: await pinnedOf(), evidence });
    },
  };

  async function pinnedOf(): Promise<Pinned> {
    const saved = await store.read(token);
    if (!saved?.pinned) throw new Error('this phone has not checked yet');
    return saved.pinned;
  }
}

/** `fetch` for a server that listens nowhere. */
export function sendTo(app: TestApp): typeof fetch {
  return async (input, options = {}) => {
    const { recordKeys } = app.composed.env;
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    // Pages are not opened in tests: the card's part about the record.
    if (url === '/.well-known/stockless-trust.json') {
      const { log, slip } = recordKeys;
      return Response.json({ log: { origin: log.name, vkey: log.vkey, slip_vkey: slip.vkey } });
    }
    const answer = await app.composed.app.inject({
      method: options.method === 'POST' ? 'POST' : 'GET',
      url,
      headers: Object.fromEntries(new Headers(options.headers).entries()),
      ...(typeof options.body === 'string' ? { payload: options.body } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}
