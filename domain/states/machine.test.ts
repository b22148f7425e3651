// Every table of states: what is not in it cannot happen, no state is out of reach, and what is over is named here.
import { expect, test } from 'vitest';
import { actorKinds, type ActorKind } from '../actors.ts';
import { announcementMachine } from './announcement.ts';
import { bankLineMachine } from './bank.ts';
import { campaignMachine } from './campaign.ts';
import { chainReturnMachine } from './chain-return.ts';
import { commentMachine } from './comment.ts';
import { sourcingMachine } from './sourcing.ts';
import { contactMachine } from './contact-request.ts';
import { conversationMachine } from './conversation.ts';
import { depositMachine } from './deposit.ts';
import { feedbackMachine } from './feedback.ts';
import { goodsMachine } from './goods.ts';
import { identityMachine } from './identity.ts';
import { machine } from './machine.ts';
import { orderMachine } from './order-rules.ts';
import { restrictionMachine } from './restriction.ts';
import { returnMachine } from './return-case.ts';
import { claimMachine } from './supplier-claim.ts';
import { withdrawalMachine } from './withdrawal.ts';

/** Each machine with the states that no move leaves, and those in which a thing is made, without a move. */
const machines = [
  ['announcement', announcementMachine, ['told', 'dropped'], ['draft']],
  // What is held or rejected is so with its whole file, which has states of its own.
  [
    'bank line',
    bankLineMachine,
    ['held', 'rejected', 'returning', 'settled', 'other', 'deposit'],
    ['held', 'rejected', 'open'],
  ],
  ['campaign', campaignMachine, ['ended', 'rejected'], ['review']],
  ['chain return', chainReturnMachine, ['paid'], ['owed']],
  ['request for goods', sourcingMachine, ['found', 'not_found'], ['sent']],
  ['comment', commentMachine, ['removed'], ['published']],
  ['contact', contactMachine, ['closed'], ['open']],
  ['conversation', conversationMachine, [], ['open']],
  ['deposit', depositMachine, ['success'], ['quoted']],
  ['feedback', feedbackMachine, ['done'], ['received']],
  ['goods', goodsMachine, ['retired'], ['draft']],
  ['identity', identityMachine, [], ['unverified']],
  ['order', orderMachine, ['cancelled'], []],
  ['restriction', restrictionMachine, ['lapsed', 'lifted', 'overturned'], ['announced']],
  ['return', returnMachine, ['refunded', 'withdrawn'], []],
  ['claim', claimMachine, ['settled', 'refused', 'withdrawn'], ['open']],
  ['withdrawal', withdrawalMachine, ['failure', 'rejected', 'cancelled', 'returned'], ['requested']],
] as const;

test.each(machines)('%s: what is over is this, and every state is reached', (_name, one, ends, made) => {
  expect(one.ends).toEqual(ends);
  const reached = new Set<string>([...made, ...one.rules().map(({ to }) => to)]);
  expect(one.states.filter((state) => !reached.has(state))).toEqual([]);
});

/** Every (move, state, actor), those that the machine allows beside those of its rows. */
function waysOf<Name extends string, State extends string>(one: {
  readonly names: readonly Name[];
  readonly states: readonly State[];
  canMove(name: Name, from: State, actor: ActorKind): boolean;
  rules(): readonly { move: string; from: string; actor: string | undefined }[];
}) {
  const ways = one.names.flatMap((name) =>
    one.states.flatMap((state) => actorKinds.map((actor) => ({ name, state, actor }))),
  );
  const rows = new Set(one.rules().map(({ move, from, actor }) => `${move} ${from} ${actor}`));
  return {
    all: ways.length,
    allowed: ways.filter(({ name, state, actor }) => one.canMove(name, state, actor)),
    inTable: ways.filter(({ name, state, actor }) => rows.has(`${name} ${state} ${actor}`)),
  };
}

test('every move from every state by every actor is allowed exactly where the table has it', () => {
  const all = [
    waysOf(campaignMachine),
    waysOf(commentMachine),
    waysOf(depositMachine),
    waysOf(identityMachine),
    waysOf(orderMachine),
    waysOf(restrictionMachine),
    waysOf(returnMachine),
    waysOf(withdrawalMachine),
  ];
  for (const { allowed, inTable } of all) expect(allowed).toEqual(inTable);
  const refused = all.reduce((sum, ways) => sum + ways.all - ways.allowed.length, 0);
  expect(refused).toBeGreaterThan(4_000);
});

test('a move of a table without actors asks for none, and a move back has every state that it may lead to', () => {
  const light = machine(
    ['off', 'on', 'broken'],
    {
      press: { from: ['off'], to: 'on' },
      mend: { from: ['broken'], to: 'resume' },
    },
    ['off', 'on'],
  );
  expect(light.move('press', 'off')).toBe('on');
  expect(light.move('press', 'on')).toBeUndefined();
  expect(light.rules().map(({ move, from, to }) => `${move} ${from} ${to}`)).toEqual([
    'press off on',
    'mend broken off',
    'mend broken on',
  ]);
});
