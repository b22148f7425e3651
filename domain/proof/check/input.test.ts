// Ways to cheat one merchant that a phone can see by itself, each done with all rights over the platform: answers that are broken.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord } from '#domain/wire/fields.ts';
import { answersOf } from '#testing/proof/answers.ts';
import { closeHour, hold, hourMs, minuteMs, sell, startAt } from '#testing/proof/history.ts';
import { nodesOf } from '#testing/proof/platform.ts';
import { checkedAt, laterAt, openScene, tools } from '#testing/proof/scene.ts';
import { checkRecord, type Answers } from '../check.ts';
import { proveConsistency } from '../tree.ts';

describe('bad input', () => {
  it('any byte of any proof, note or row that is another one is refused', { timeout: 120_000 }, async () => {
    const scene = await openScene();
    const { platform, shop, pinned } = scene;
    sell(shop, startAt + 3 * hourMs - minuteMs);
    hold(platform, shop, { at: startAt + 3 * hourMs - minuteMs, units: 5n });
    closeHour(platform, startAt + 3 * hourMs);
    const honest = await answersOf(platform, { shop, at: laterAt, pinned });
    const { checkpoint, consistency, proof, record, book, wallet } = honest;
    const text = JSON.stringify({
      checkpoint,
      proof,
      record,
      book,
      slip: isRecord(wallet) ? wallet['slip'] : '',
    });
    // What says nothing by itself: the second copy of head and policy, where the next page is, how much is logged; and whose
    // a signature is, because those of unknown keys are passed over and each head is there in several copies.
    const silent =
      /"(?:next|acts_logged|policy)":(?:"(?:[^"\\]|\\.)*"|\w+)|"proof":\{"checkpoint":"(?:[^"\\]|\\.)*"|— \S+ \S{6}/g;
    const silentAt = new Set(
      [...text.matchAll(silent)].flatMap(({ index, 0: { length } }) =>
        Array.from({ length }, (_none, at) => index + at),
      ),
    );
    const places = Array.from({ length: text.length }, (_none, at) => at).filter(
      (at) => /[\w+/]/.test(text[at] ?? '') && !silentAt.has(at),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.constantFrom(...Array.from('0123456789abcdefABCDEF+/')),
        async (at, letter) => {
          fc.pre(text[at] !== letter);
          const changed = readJson(`${text.slice(0, at)}${letter}${text.slice(at + 1)}`);
          if (changed === undefined || namesOf(changed) !== namesOf(JSON.parse(text))) return;
          const { slip, ...rest } = changed;
          const flipped = {
            ...honest,
            ...rest,
            consistency,
            wallet: { ...(isRecord(wallet) ? wallet : {}), slip },
          };
          const seen = await checkRecord(pinned, flipped, laterAt, tools);
          expect(seen.verdict).toBe('failed');
          expect(seen.pinned).toBe(pinned);
        },
      ),
      { numRuns: 1500 },
    );
    const sizes = await proveConsistency(4, platform.entries.length, nodesOf(platform.entries));
    expect(sizes.length).toBeGreaterThan(0);
  });

  it('broken, foreign and huge answers are one fault each, and nothing is pinned', async () => {
    const scene = await openScene();
    const honest = await answersOf(scene.platform, { shop: scene.shop, at: checkedAt });
    const broken: Partial<Answers>[] = [
      { checkpoint: '' },
      { checkpoint: 'x\n\n'.repeat(200_000) },
      { policy: 'quorum\n' },
      { keys: { origin: '', log: '', slip: '' } },
      { keys: { ...honest.keys, origin: 'other.example/log' } },
      { proof: 7 },
      { proof: { seal: { entry: '!', tlog_proof: '', claims: [] } } },
      { record: [null] },
      { record: [{ list: [{}], checkpoint: null, total: 1 }] },
      { book: [{ list: 'no' }] },
      { wallet: [] },
      { wallet: { slip: 'hello' } },
      { cases: [1] },
    ];
    for (const change of broken) {
      const seen = await checkRecord(undefined, { ...honest, ...change }, checkedAt, tools);
      expect(seen.verdict, JSON.stringify(change).slice(0, 60)).toBe('failed');
      expect(seen.pinned).toBeUndefined();
    }
  });
});

/** All names of fields: what has another one is no answer to a call. */
function namesOf(value: unknown): string {
  const names: string[] = [];
  JSON.stringify(value, (name, one: unknown) => {
    names.push(name);
    return one;
  });
  return names.join(' ');
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
