// Ways to cheat one merchant that a phone can see by itself, each done with all rights over the platform: the record, acts and reasons.
import { describe, expect, it } from 'vitest';
import { answersOf, recordPage } from '#testing/proof/answers.ts';
import {
  closeHour,
  giveBack,
  hold,
  hourMs,
  minuteMs,
  refusePayout,
  sell,
  startAt,
} from '#testing/proof/history.ts';
import {
  addAct,
  appendEntry,
  checkpointOf,
  logActs,
  nodesOf,
  openPlatform,
  post,
  seal,
  signCheckpoint,
  type TestPlatform,
} from '#testing/proof/platform.ts';
import { checkedAt, codesOf, laterAt, look, lyingTo, openScene, tools } from '#testing/proof/scene.ts';
import { formatCheckpoint } from '../checkpoint.ts';
import { checkRecord } from '../check.ts';
import { proveInclusion, rootOf, leafHash } from '../tree.ts';

describe('a record that is written again', () => {
  const rewritten = (platform: TestPlatform, keptCount: number): void => {
    platform.entries = platform.entries.map((entry, at) => (at < keptCount ? entry : entry.with(9, 65)));
  };

  it('rewrite: an entry that was signed for is another one', async () => {
    const scene = await openScene();
    rewritten(scene.platform, 1);
    addAct(scene.platform, scene.shop, { act: 'openShop', at: laterAt });
    logActs(scene.platform);
    const answers = await answersOf(scene.platform, { ...scene, at: laterAt });
    const { checkpoint, consistency } = answers;
    expect(codesOf(await look(scene, laterAt, { checkpoint, consistency }))).toContain('history_rewritten');
  });

  it('split: two heads of one size', async () => {
    const scene = await openScene();
    const size = scene.platform.entries.length;
    const root = rootOf(
      [...scene.platform.entries.slice(1), new Uint8Array()].map((entry) => leafHash(entry)),
    );
    const text = formatCheckpoint({ origin: 'shop.example/log', size, root });
    const checkpoint = signCheckpoint(text, laterAt);
    expect(codesOf(await look(scene, laterAt, { checkpoint }))).toContain('history_rewritten');
  });

  it('stale: an old head for one phone is amber after two hours and red after a day', async () => {
    const scene = await openScene();
    const answers = await answersOf(scene.platform, { ...scene, at: checkedAt });
    const seen = async (hours: number) =>
      await checkRecord(scene.pinned, answers, checkedAt + hours * hourMs, tools);
    expect(await seen(1.9)).toMatchObject({ verdict: 'checked' });
    expect(await seen(2.1)).toMatchObject({ verdict: 'waiting', findings: [{ code: 'stale' }] });
    expect(await seen(25)).toMatchObject({
      verdict: 'failed',
      findings: [{ code: 'stale', level: 'failed' }],
    });
  });

  it('witnesses that are missing, a future time and other keys are refused', async () => {
    const scene = await openScene();
    const { platform } = scene;
    const checkpoint = checkpointOf({ ...platform, hasNotaries: false }, laterAt);
    sell(scene.shop, laterAt);
    closeHour(platform, laterAt);
    const own = await answersOf({ ...platform, hasNotaries: false }, { ...scene, at: laterAt });
    expect(codesOf(await look(scene, laterAt, own))).toContain('no_quorum');
    expect(
      codesOf(await look(scene, laterAt, { checkpoint: checkpointOf(platform, laterAt + hourMs) })),
    ).toContain('from_the_future');
    const foreign = openPlatform();
    const keys = { ...foreign.keys, log: foreign.keys.slip.replace('/slip', '/log') };
    expect(codesOf(await look(scene, laterAt, { keys }))).toEqual(['key_changed']);
    expect(checkpoint).not.toContain('one.example');
  });

  it('other notaries are offered, and not taken by themselves', async () => {
    const scene = await openScene();
    const policy = openPlatform({ hasNotaries: false }).policy;
    const seen = await look(scene, checkedAt + minuteMs, { policy });
    expect(seen).toMatchObject({ verdict: 'checked', hasOtherPolicy: true });
    expect(seen.pinned?.policy).toBe(scene.platform.policy);
  });
});

describe('acts off the record', () => {
  it('hold: money is held, a payout refused or a restriction placed with nothing in the record', async () => {
    const held = await openScene();
    hold(held.platform, held.shop, { at: laterAt - minuteMs, units: 100n, isActed: false });
    expect(codesOf(await look(held))).toEqual(['hold_without_act']);
    const refused = await openScene();
    refusePayout(refused.platform, refused.shop, { at: laterAt, isActed: false });
    expect(codesOf(await look(refused))).toEqual(['hold_without_act']);
  });

  it('money is held that no hold explains', async () => {
    const scene = await openScene();
    scene.shop.holds = [];
    expect(codesOf(await look(scene))).toEqual(['hold_without_act']);
  });

  it('a hold that the rules make has its act too', async () => {
    const scene = await openScene();
    const { platform, shop } = scene;
    const row = { kind: 'reserve', debit_kind: 'shop_available', credit_kind: 'shop_held', units: 7n };
    post(shop, { ...row, credit_subject: 'reserve-1', at: laterAt - minuteMs });
    shop.holds.push({ id: 'reserve-1', kind: 'reserve', reason: 'the rate of cases' });
    expect(codesOf(await look(scene))).toEqual(['hold_without_act']);
    addAct(platform, shop, { act: 'hold.reserve', subject: 'reserve-1', at: laterAt - minuteMs });
    expect(codesOf(await look(scene))).toEqual([]);
  });

  it('gap: an act is not told, is told otherwise, or stands for two', async () => {
    const scene = await openScene();
    const { platform, shop } = scene;
    for (const act of ['placeRestriction', 'liftRestriction']) addAct(platform, shop, { act, at: laterAt });
    logActs(platform);
    const checkpoint = checkpointOf(platform, laterAt);
    const page = await recordPage(platform, { shop, after: scene.pinned.acts.length, checkpoint });
    const told = async (list: unknown[], total = page.total) =>
      codesOf(await look(scene, laterAt, { checkpoint, record: [{ ...page, list, total }] }));
    expect(await told(page.list.slice(1))).toEqual(['act_missing']);
    expect(await told([], shop.acts.length - 2)).toEqual(['act_missing']);
    expect(await told(page.list, shop.acts.length - 1)).toEqual(['act_missing']);
    const [one, two] = page.list;
    if (one === undefined || two === undefined) throw new Error('two acts are new');
    expect(
      await told([one, { ...two, body: two.body.replace('liftRestriction', 'placeRestriction') }]),
    ).toEqual(['wrong_commitment']);
    expect(await told([one, { ...two, index: one.index, entry: one.entry, proof: one.proof }])).toEqual([
      'wrong_commitment',
    ]);
  });

  it('an act in the record that nobody is told of makes the sum wrong', async () => {
    const scene = await openScene();
    logActs(scene.platform);
    seal(
      scene.platform,
      startAt + 3 * hourMs,
      lyingTo(scene.shop, (claims) =>
        claims.map((claim) => {
          const [m, b, s, a] = claim.sums;
          return claim.part === 0 ? { ...claim, sums: [m, b, s, a + 1n] } : claim;
        }),
      ),
    );
    expect(codesOf(await look(scene))).toEqual(['acts_differ']);
  });

  it('an act that never comes into the record is amber after two hours and red after a day', async () => {
    const scene = await openScene();
    addAct(scene.platform, scene.shop, { act: 'liftRestriction', at: checkedAt + minuteMs });
    let { pinned } = scene;
    const seen = async (hours: number) => {
      const at = checkedAt + 2 * minuteMs + hours * hourMs;
      seal(scene.platform, at - minuteMs);
      const found = await look({ ...scene, pinned }, at);
      pinned = found.pinned ?? pinned;
      return found;
    };
    expect(await seen(0)).toMatchObject({ verdict: 'checked' });
    expect(await seen(2.1)).toMatchObject({ verdict: 'waiting', findings: [{ code: 'act_unlogged' }] });
    expect(codesOf(await seen(25))).toEqual(['act_unlogged']);
  });

  it('backdate: an act is older than a head that does not have it', async () => {
    const scene = await openScene();
    addAct(scene.platform, scene.shop, { act: 'placeRestriction', at: checkedAt - 5 * minuteMs });
    closeHour(scene.platform, startAt + 3 * hourMs);
    expect(codesOf(await look(scene))).toEqual(['act_backdated']);
  });

  it('pause: payouts stand still, and the record has no word of it', async () => {
    const scene = await openScene();
    const { platform, shop } = scene;
    const began = laterAt - hourMs;
    const pause = { reason: 'bank', since: new Date(began).toISOString() };
    expect(codesOf(await look(scene, laterAt, { pause }))).toEqual(['pause_without_act']);
    shop.withdrawals.push({ id: 'w', no: 'W9', state: 'requested', paused: pause });
    expect(codesOf(await look(scene))).toEqual(['pause_without_act']);
    // Where the record is too long to be searched on a phone, nothing is said.
    expect(codesOf(await look(scene, laterAt, { isSearched: false }))).toEqual([]);
    const commitment = platform.random();
    const time = Math.floor(began / 1000);
    const index = appendEntry(platform, { kind: 'act', name: 'payout.paused', time, commitment });
    const entry = platform.entries[index] ?? new Uint8Array();
    const proof = await proveInclusion(index, platform.entries.length, nodesOf(platform.entries));
    expect(codesOf(await look(scene, laterAt, { pause, entries: [{ index, entry, proof }] }))).toEqual([]);
    expect(codesOf(await look(scene, laterAt, { pause, entries: [{ index, entry, proof: [] }] }))).toContain(
      'not_included',
    );
    const older = { ...pause, since: new Date(began - hourMs).toISOString() };
    expect(codesOf(await look(scene, laterAt, { pause: older, entries: [{ index, entry, proof }] }))).toEqual(
      ['pause_without_act'],
    );
  });
});

describe('money without a reason', () => {
  it('return: what the shop has goes back without a case, or with one that nobody opened in the record', async () => {
    const at = laterAt - minuteMs;
    const none = await openScene();
    none.shop.cases = [];
    giveBack(none.platform, none.shop, { at, hasCase: false });
    expect(codesOf(await look(none))).toEqual(['debit_without_case']);
    const forged = await openScene();
    forged.shop.cases = [];
    giveBack(forged.platform, forged.shop, { at, isActed: false });
    expect(codesOf(await look(forged))).toEqual(['debit_without_case']);
    // A shop that is older than the record has cases that are older than it.
    const old = {
      created_at: new Date(startAt - hourMs).toISOString(),
      order_id: `order-${forged.shop.code}-0`,
    };
    const { shop, pinned } = forged;
    shop.cases = [{ ...old, id: 'case-of-before' }];
    expect(codesOf(await look(forged))).toEqual(['debit_without_case']);
    addAct(forged.platform, shop, { act: 'record.begun', at: laterAt });
    expect(codesOf(await look({ ...forged, pinned: { ...pinned, since: startAt / 1000 } }))).toEqual([]);
  });

  it('money whose day is long over is still pending', async () => {
    const scene = await openScene();
    scene.shop.dues = [{ date: '2026-11-24', amount: '1.00' }];
    expect(await look(scene)).toMatchObject({ verdict: 'waiting', findings: [{ code: 'late_money' }] });
    scene.shop.dues = [{ date: '2026-11-01', amount: '1.00' }];
    expect(codesOf(await look(scene))).toEqual(['late_money']);
  });
});
