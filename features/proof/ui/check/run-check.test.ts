// A phone that asks, checks and remembers, against a platform in memory.
import { describe, expect, it } from 'vitest';
import { toHex, utf8 } from '#domain/proof/bytes.ts';
import { sha256 } from '#domain/proof/hash.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { closeHour, hourMs, liveTwoHours, minuteMs, sell, startAt } from '#testing/proof/history.ts';
import { appendEntry, checkpointOf, logActs, openPlatform, seal, addAct } from '#testing/proof/platform.ts';
import { serve, type Served } from '#testing/proof/serve.ts';
import { verifyEd25519 } from '#testing/proof/verify.ts';
import { findEd25519 } from './ed25519.ts';
import { verifyByNoble } from './ed25519-fallback.ts';
import { runCheck, type CheckParts } from './run-check.ts';
import { openProofStore } from './store.ts';

/** Phones of one page share a store: each has an owner of its own. */
let owners = 0;

function openPhone(documents?: Served['documents']) {
  const platform = openPlatform();
  liveTwoHours(platform);
  owners += 1;
  const owner = `person-${owners}`;
  const [shop] = platform.shops;
  if (shop === undefined) throw new Error('a platform has a shop');
  let at = startAt + 2 * hourMs + minuteMs;
  const now = () => at;
  const asked: string[] = [];
  const served = serve({ platform, shop, now, ...(documents === undefined ? {} : { documents }) });
  const send: typeof fetch = async (target, options) => {
    asked.push(target instanceof Request ? target.url : target.toString());
    return await served(target, options);
  };
  const store = openProofStore();
  const parts: CheckParts = { owner, token: 'token', store, send, verify: verifyEd25519, now };
  return { owner, platform, shop, parts, store, asked, wait: (ms: number) => (at += ms), now };
}

describe('a check', () => {
  it('asks, finds all right, and asks only for what is new the next time', async () => {
    const { owner, platform, shop, parts, store, asked, wait } = openPhone();
    const first = await runCheck(parts);
    expect(first.shown).toMatchObject({ verdict: 'checked', findings: [], seal: { no: 2 } });
    expect(first).toMatchObject({
      failure: null,
      pinned: { shop: shop.code, book: { seq: String(shop.rows.length) } },
    });
    expect((await store.readEvidence(owner)).rows).toHaveLength(shop.rows.length);
    const seen = shop.rows.length;
    sell(shop, parts.now());
    wait(hourMs);
    closeHour(platform, parts.now());
    asked.length = 0;
    const second = await runCheck(parts);
    expect(second.shown).toMatchObject({ verdict: 'checked', findings: [], seal: { no: 3 } });
    expect(asked.filter((path) => path.includes('/shop/book'))).toEqual([
      `/api/v1/shop/book?after=${seen}`,
      `/api/v1/shop/book?after=${seen + 5}`,
    ]);
    const evidence = await store.readEvidence(owner);
    expect(evidence.rows).toHaveLength(shop.rows.length);
    expect(evidence.heads).toHaveLength(2);
    expect(evidence.seals).toHaveLength(2);
  });

  it('names the row that was written again, with both, and what it remembers stays', async () => {
    const { owner, platform, shop, parts, wait } = openPhone();
    const first = await runCheck(parts);
    shop.rows = shop.rows.map((row) => (row.seq === 5n ? { ...row, units: row.units - 3000n } : row));
    wait(hourMs);
    closeHour(platform, parts.now());
    const failed = await runCheck(parts);
    expect(failed.pinned).toEqual(first.pinned);
    expect(failed.failure?.findings.map(({ code }) => code)).toContain('row_changed');
    expect(failed.failure?.row).toMatchObject({
      before: { seq: '5', units: '4000' },
      after: { seq: '5', units: '1000' },
    });
    expect(fieldsOf(failed.failure?.answers)['checkpoint']).toBe(checkpointOf(platform, parts.now()));
    // The evidence of before is still there.
    expect((await parts.store.readEvidence(owner)).rows[4]).toMatchObject({ units: '4000' });
  });

  it('finds the seal from which the shop was left out behind the one that is shown', async () => {
    const { platform, shop, parts, wait } = openPhone();
    await runCheck(parts);
    wait(hourMs);
    logActs(platform);
    const before = platform.seals.at(-1);
    seal(platform, parts.now(), { claims: (claims, one) => (one === shop ? [] : claims) });
    // Shown is the one before.
    if (before !== undefined) platform.seals.push(before);
    const seen = await runCheck(parts);
    expect(seen.shown?.verdict).toBe('failed');
    expect(seen.shown?.findings).toMatchObject([{ code: 'claim_missing' }]);
  });

  it('without an answer says nothing new, and a failure stays until it is laid aside', async () => {
    const { shop, parts, wait, platform } = openPhone();
    const first = await runCheck(parts);
    wait(minuteMs);
    const refused: (typeof fetch)[] = [
      () => Promise.reject(new TypeError('no connection')),
      () => Promise.resolve(new Response('<html>Sign in to the hotel</html>')),
      () => Promise.resolve(new Response('', { status: 503 })),
      () => Promise.resolve(Response.json({ code: 401, msg: '', data: {} })),
    ];
    for (const send of refused) {
      const seen = await runCheck({ ...parts, send });
      expect(seen).toEqual({ ...first, triedAt: parts.now() });
    }
    const rows = shop.rows;
    shop.rows = rows.slice(0, -1);
    const failed = await runCheck(parts);
    expect(failed.failure?.findings).toMatchObject(
      [{ code: 'book_shorter' }, { code: 'slip_contradicts' }].slice(0, 1),
    );
    shop.rows = rows;
    addAct(platform, shop, { act: 'liftRestriction', at: parts.now() });
    logActs(platform);
    const healed = await runCheck(parts);
    expect(healed.shown?.verdict).toBe('checked');
    expect(healed.failure).toEqual(failed.failure);
  });
});

describe('the files of the app', () => {
  const page = 'the page';
  const manifest = JSON.stringify({
    v: 1,
    version: '1',
    files: { '/': hexOf(page), '/assets/a.js': hexOf('a') },
  });

  function hexOf(text: string): string {
    return toHex(sha256(utf8(text)));
  }

  it('code: one changed script is told at once, and is evidence after ten minutes', async () => {
    const list: object[] = [];
    const phone = openPhone({ list, bodies: new Map([[hexOf(manifest), manifest]]) });
    const { platform, parts, wait } = phone;
    const time = Math.floor(parts.now() / 1000);
    const entry = {
      kind: 'doc',
      name: 'build',
      time,
      from: time,
      version: '1',
      sha256: hexOf(manifest),
    } as const;
    list.push({ name: 'build', index: appendEntry(platform, entry) });
    const have = (script: string) => {
      const texts: [string, string][] = [
        ['/', page],
        ['/assets/a.js', script],
        ['/assets/old.js', 'of an older build'],
      ];
      const files = new Map(texts.map(([address, text]) => [address, new TextEncoder().encode(text)]));
      return { ...parts, files: () => Promise.resolve(files) };
    };
    expect((await runCheck(have('a'))).shown?.verdict).toBe('checked');
    const changed = {
      code: 'file_changed',
      facts: { file: '/assets/a.js', before: hexOf('a'), after: hexOf('b') },
    };
    expect((await runCheck(have('b'))).shown).toMatchObject({ verdict: 'waiting', findings: [changed] });
    wait(11 * minuteMs);
    const seen = await runCheck(have('b'));
    expect(seen.shown).toMatchObject({ verdict: 'failed', findings: [changed] });
    expect(seen.failure).not.toBeNull();
  });
});

describe('Ed25519 of a browser', () => {
  it('is WebCrypto’s where there is one, and the fallback says the same', async () => {
    const own = await findEd25519();
    const pair = await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify']);
    const key = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const message = new TextEncoder().encode('what is signed');
    const signature = new Uint8Array(await crypto.subtle.sign({ name: 'Ed25519' }, pair.privateKey, message));
    const other = Uint8Array.from(signature, (byte, at) => (at === 3 ? byte ^ 1 : byte));
    for (const verify of [own, verifyByNoble]) {
      expect(await verify?.(key, message, signature)).toBe(true);
      expect(await verify?.(key, message, other)).toBe(false);
      expect(await verify?.(new Uint8Array(3), message, signature)).toBe(false);
    }
  });
});
