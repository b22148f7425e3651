// Whoever finds a console that somebody left open moves no money: every act on it asks for a second step of the last
// five minutes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '#testing/identity.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { keysOf } from '#domain/keys.ts';
import { limits } from '#domain/limits.ts';
import { callsWithoutAFreshFactor } from './inputs/calls-without-a-fresh-factor.ts';
import { hostileInputsOf } from './inputs/hostile.ts';
import { say } from './rigs/rig.ts';

/** What these calls look at before they ask. */
const real = {
  why: 'It was agreed in writing.',
  new: 'six-lanterns-over-water',
  confirm: 'six-lanterns-over-water',
  color: '#2f6f4f',
  username: 'new-person',
  support: 'mailto:help@shop.example',
};
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Calls of the console and of suppliers that do something. */
const acts = () =>
  [...app.composed.registry.kept.values()]
    .map(({ endpoint }) => endpoint)
    .filter(({ actor, method, reads }) => isOfConsole(actor) && method === 'POST' && reads !== true);

const isOfConsole = (actor: string) => actor === 'operator' || actor === 'supplier';

test('every act of the console and of suppliers asks for a fresh second step, or is named here with the reason why not', () => {
  const stale = acts().filter(({ fresh }) => fresh !== true);
  const named = keysOf(callsWithoutAFreshFactor).flatMap((why) => callsWithoutAFreshFactor[why] ?? []);
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  const advice =
    'An act on money is `fresh: true` in its contract. One that is none: into calls-without-a-fresh-factor.ts, with the reason.';
  expect(stale.map(({ name }) => name).toSorted(), advice).toEqual(named.toSorted());
  expect(acts().filter(({ fresh }) => fresh === true).length).toBeGreaterThan(35);
});

test('five minutes after the second step no act on money is done without another one', async () => {
  const fresh = [...app.composed.registry.kept.values()]
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => endpoint.fresh === true);
  expect(fresh.filter(({ actor }) => !isOfConsole(actor))).toEqual([]);
  const tokens = { operator: await app.operator(), supplier: await app.supplier() };
  const codesOf = async () => {
    const codes = new Set<string>();
    for (const endpoint of fresh) {
      const token = endpoint.actor === 'supplier' ? tokens.supplier : tokens.operator;
      const { code, data } = await app.call(endpoint, {}, { token });
      const reason = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : '';
      codes.add(code === 460 ? `460 ${String(reason)}` : 'other');
    }
    return [...codes];
  };
  expect(await codesOf()).toEqual(['other']);
  app.clock.set(new Date(app.clock.now().getTime() + limits.freshFactorMs + 1_000));
  expect(await codesOf()).toEqual(['460 not_fresh']);
});

test('the acts that ask for a fresh second step themselves do so', async () => {
  const tokens = { operator: await app.operator(), supplier: await app.supplier() };
  const named = keysOf(callsWithoutAFreshFactor)
    .filter((why) => why.startsWith('its act asks for the fresh factor itself'))
    .flatMap((why) => callsWithoutAFreshFactor[why] ?? []);
  expect(named.length).toBeGreaterThan(20);
  app.clock.set(new Date(app.clock.now().getTime() + limits.freshFactorMs + 1_000));
  const wrong: unknown[] = [];
  for (const endpoint of acts().filter(({ name }) => named.includes(name))) {
    const token = endpoint.actor === 'supplier' ? tokens.supplier : tokens.operator;
    const files = await Promise.all(Object.keys(endpoint.files ?? {}).map((field) => picture(field)));
    // What must be there alone, and every field.
    const asked = hostileInputsOf(endpoint, real).slice(0, 2);
    const said = await Promise.all(
      asked.map(({ input }) => say(app.composed, endpoint.name, { input, token, files })),
    );
    if (!said.some(({ code }) => code === 460)) wrong.push([endpoint.name, said]);
  }
  expect(wrong).toEqual([]);
});
