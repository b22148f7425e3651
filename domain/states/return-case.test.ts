// The table of cases: what is not in it cannot happen, and every open state has a way on that needs nobody.
import { expect, test } from 'vitest';
import { isOpenCase, openReturnStates, returnMachine, returnStates } from './return-case.ts';

test('every open state is left by a timer, and what is over is left by nothing but a refund', () => {
  for (const state of openReturnStates) {
    const ways = returnMachine.movesFrom(state).filter((move) => returnMachine.canMove(move, state, 'timer'));
    expect([state, ways.length > 0]).toEqual([state, true]);
  }
  const closed = returnStates.filter((state) => !isOpenCase(state));
  for (const state of closed) {
    const ways = returnMachine.movesFrom(state);
    const moneyOnly = ['paid', 'fail', 'retry', 'settle', 'grant'];
    expect([state, ways.filter((move) => !moneyOnly.includes(move))]).toEqual([state, []]);
  }
});

test('no operator moves a case alone: reviewers decide, and nothing else', () => {
  const byReviewer = returnMachine.rules().flatMap(({ move, actor }) => (actor === 'reviewer' ? [move] : []));
  expect([...new Set(byReviewer)].toSorted()).toEqual(['decide', 'expectGoods', 'grant', 'settle']);
});
