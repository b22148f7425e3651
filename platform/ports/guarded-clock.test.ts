// Three clocks against each other: the host's, the database's, and a counter that nobody can set.
import { expect, test } from 'vitest';
import type { ClockFault } from './clock.ts';
import { clockSteadyMs, guardClock } from './guarded-clock.ts';

const start = Date.parse('2026-03-02T09:00:00Z');
const dayMs = 86_400_000;

function open() {
  const state = { hostMs: 0, databaseMs: 0, passedMs: 0 };
  const told: (string | undefined)[] = [];
  const clock = guardClock({
    host: () => new Date(start + state.passedMs + state.hostMs),
    steadyMs: () => state.passedMs,
    readDatabase: () => Promise.resolve(new Date(start + state.passedMs + state.databaseMs)),
  });
  clock.onFault?.((fault) => told.push(fault?.reason));
  const look = async (passMs = 1_000): Promise<ClockFault | undefined> => {
    state.passedMs += passMs;
    await clock.sync?.();
    return clock.fault?.();
  };
  const aheadMs = () => clock.now().getTime() - start - state.passedMs;
  return { state, clock, look, told, aheadMs };
}

test('time is the database’s, also where the host is a little wrong', async () => {
  const { state, look, aheadMs } = open();
  state.hostMs = 4_000;
  expect(await look()).toBeUndefined();
  expect(aheadMs()).toBe(0);
});

test.each([3 * dayMs, -2 * dayMs, 6_000])(
  'a host that is off by %i ms stops acting on time and goes on with the database’s',
  async (off) => {
    const { state, look, told, aheadMs } = open();
    await look();
    state.hostMs = off;
    expect(await look()).toEqual({ reason: 'differs', byMs: off });
    await look();
    expect(aheadMs()).toBe(0);
    state.hostMs = 0;
    expect(await look()).toBeUndefined();
    expect(told).toEqual(['differs', undefined]);
  },
);

test('a host that is wrong from the start is not asked for the time', async () => {
  const { state, look, aheadMs } = open();
  state.hostMs = 3 * dayMs;
  expect(await look()).toMatchObject({ reason: 'differs' });
  expect(aheadMs()).toBe(0);
});

test.each([3 * dayMs, -2 * dayMs])(
  'a jump of %i ms that both clocks make is not followed for five steady minutes',
  async (jump) => {
    const { state, look, told, aheadMs } = open();
    await look();
    Object.assign(state, { hostMs: jump, databaseMs: jump });
    for (let minute = 0; minute < 5; minute += 1) {
      expect(await look(59_000)).toEqual({ reason: 'jumped', byMs: jump });
      expect(aheadMs()).toBe(0);
    }
    await look(clockSteadyMs);
    expect(told).toEqual(['jumped', undefined]);
    // It never runs backwards: a clock that was set back stands until that time has come.
    expect(aheadMs()).toBe(jump > 0 ? jump : -clockSteadyMs);
  },
);

test('a jump there and back changes nothing', async () => {
  const { state, look, told, aheadMs } = open();
  await look();
  Object.assign(state, { hostMs: 3 * dayMs, databaseMs: 3 * dayMs });
  await look(36_000);
  Object.assign(state, { hostMs: 0, databaseMs: 0 });
  expect(await look()).toBeUndefined();
  expect(aheadMs()).toBe(0);
  expect(told).toEqual(['jumped', undefined]);
});

test('a database whose time alone jumps is not followed at all', async () => {
  const { state, look, aheadMs } = open();
  await look();
  state.databaseMs = 3 * dayMs;
  for (let minute = 0; minute < 20; minute += 1)
    expect(await look(60_000)).toMatchObject({ reason: 'jumped' });
  expect(aheadMs()).toBe(0);
});

test('a process that was stopped for long finds that time has passed, and that is no jump', async () => {
  const { look } = open();
  await look();
  expect(await look(3 * dayMs)).toBeUndefined();
});
