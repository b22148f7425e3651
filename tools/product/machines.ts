// The tables of state machines: who may move what from where to where.
import { announcementMachine } from '#domain/states/announcement.ts';
import { bankLineMachine } from '#domain/states/bank.ts';
import { campaignMachine } from '#domain/states/campaign.ts';
import { chainReturnMachine } from '#domain/states/chain-return.ts';
import { sourcingMachine } from '#domain/states/sourcing.ts';
import { commentMachine } from '#domain/states/comment.ts';
import { contactMachine } from '#domain/states/contact-request.ts';
import { conversationMachine } from '#domain/states/conversation.ts';
import { depositMachine } from '#domain/states/deposit.ts';
import { feedbackMachine } from '#domain/states/feedback.ts';
import { goodsMachine } from '#domain/states/goods.ts';
import { identityMachine } from '#domain/states/identity.ts';
import { restrictionMachine } from '#domain/states/restriction.ts';
import { returnMachine } from '#domain/states/return-case.ts';
import { claimMachine } from '#domain/states/supplier-claim.ts';
import { withdrawalMachine } from '#domain/states/withdrawal.ts';
import { toTable } from './table.ts';

type Machine = {
  readonly names: readonly string[];
  readonly ends: readonly string[];
  readonly moves: Readonly<Record<string, Move>>;
};

type Move = {
  readonly from: readonly string[];
  readonly to: string;
  readonly by?: readonly string[];
  readonly saysWhy?: boolean;
};

/** Every machine with its heading and its file in `domain/states`; the order's own table stands in 2.2. */
const machines: readonly [string, string, Machine][] = [
  ['2.3 Return or refund case', 'return-case', returnMachine],
  ['2.4 Deposit', 'deposit', depositMachine],
  ['2.5 Withdrawal', 'withdrawal', withdrawalMachine],
  ['2.6 Identity', 'identity', identityMachine],
  ['2.6 Goods of the warehouse', 'goods', goodsMachine],
  ['2.6 Campaign', 'campaign', campaignMachine],
  ['2.7 Restriction', 'restriction', restrictionMachine],
  ['2.8 Comment', 'comment', commentMachine],
  ['Supplier’s claim', 'supplier-claim', claimMachine],
  ['Line of a bank statement', 'bank', bankLineMachine],
  ['Money that goes back on a chain', 'chain-return', chainReturnMachine],
  ['Conversation', 'conversation', conversationMachine],
  ['Request without a session', 'contact-request', contactMachine],
  ['Feedback', 'feedback', feedbackMachine],
  ['Request for goods', 'sourcing', sourcingMachine],
  ['Announcement', 'announcement', announcementMachine],
];

export function writeMachines(): string {
  return machines
    .map(([title, file, { names, moves, ends }]) => {
      const rows = names.map((name) => rowOf(name, moves[name]));
      const table = toTable(['Move', 'From', 'To', 'Who'], rows);
      const over = ends.length === 0 ? 'No state is an end.' : `Ends: ${ends.join(', ')}.`;
      return `**${title}** (\`domain/states/${file}.ts\`)\n\n${table}\n\n${over}`;
    })
    .join('\n\n');
}

function rowOf(name: string, move: Move | undefined): string[] {
  const by = move?.by?.join(', ') ?? 'people of the room';
  return [
    `\`${name}\``,
    move?.from.join(', ') || 'none',
    move?.to ?? '',
    move?.saysWhy === true ? `${by}, with a reason` : by,
  ];
}
