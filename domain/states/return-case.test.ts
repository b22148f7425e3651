// The table of cases: what is not in it cannot happen, and every open state has a way on that needs nobody.
import { expect, test } from 'vitest';
import { keysOf } from '../keys.ts';
import { actorKinds } from '#domain/ledger/postings.ts';
import {
  canMoveCase,
  caseMoveFacts,
  caseRules,
  isOpenCase,
  openReturnStates,
  returnMoves,
  returnStates,
} from './return-case.ts';

test('every move from every state by every actor is allowed exactly where the table has it', () => {
  const rules = new Set(caseRules().map(({ move, from, actor }) => `${move} ${from} ${actor}`));
  let refused = 0;
  for (const move of keysOf(returnMoves)) {
    for (const state of returnStates) {
      for (const actor of actorKinds) {
        const isAllowed = canMoveCase(move, state, actor);
        expect([move, state, actor, isAllowed]).toEqual([
          move,
          state,
          actor,
          rules.has(`${move} ${state} ${actor}`),
        ]);
        refused += isAllowed ? 0 : 1;
      }
    }
  }
  expect(refused).toBeGreaterThan(1_500);
});

test('every open state is left by a timer, and what is over is left by nothing but a refund', () => {
  for (const state of openReturnStates) {
    const ways = keysOf(returnMoves).filter((move) => canMoveCase(move, state, 'timer'));
    expect([state, ways.length > 0]).toEqual([state, true]);
  }
  const closed = returnStates.filter((state) => !isOpenCase(state));
  for (const state of closed) {
    const ways = keysOf(returnMoves).filter((move) => caseMoveFacts(move).from.includes(state));
    const moneyOnly = ['paid', 'fail', 'retry', 'settle', 'grant'];
    expect([state, ways.filter((move) => !moneyOnly.includes(move))]).toEqual([state, []]);
  }
});

test('no operator moves a case alone: reviewers decide, and nothing else', () => {
  const byReviewer = keysOf(returnMoves).filter((move) => caseMoveFacts(move).by.includes('reviewer'));
  expect(byReviewer.toSorted()).toEqual(['decide', 'expectGoods', 'grant', 'settle']);
});
