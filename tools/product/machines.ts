// The tables of state machines: who may move what from where to where.
import { keysOf } from '#domain/keys.ts';
import { announcementMoves } from '#domain/states/announcement.ts';
import { bankLineMoves } from '#domain/states/bank.ts';
import { campaignMoves } from '#domain/states/campaign.ts';
import { chainReturnMoves } from '#domain/states/chain-return.ts';
import { commentMoves } from '#domain/states/comment.ts';
import { contactMoves } from '#domain/states/contact-request.ts';
import { conversationMoves } from '#domain/states/conversation.ts';
import { depositMoves } from '#domain/states/deposit.ts';
import { feedbackMoves } from '#domain/states/feedback.ts';
import { goodsMoves } from '#domain/states/goods.ts';
import { identityMoves } from '#domain/states/identity.ts';
import { restrictionMoves } from '#domain/states/restriction.ts';
import { returnMoves } from '#domain/states/return-case.ts';
import { claimMoves } from '#domain/states/supplier-claim.ts';
import { withdrawalMoves } from '#domain/states/withdrawal.ts';
import { toTable } from './table.ts';

type Move = {
  readonly from: readonly string[];
  readonly to: string;
  readonly by?: string | readonly string[];
};

/** Every machine with its heading and its file in `domain/states`; the order's own table stands in 2.2. */
const machines: readonly [string, string, Record<string, Move>][] = [
  ['2.3 Return or refund case', 'return-case', returnMoves],
  ['2.4 Deposit', 'deposit', depositMoves],
  ['2.5 Withdrawal', 'withdrawal', withdrawalMoves],
  ['2.6 Identity', 'identity', identityMoves],
  ['2.6 Goods of the warehouse', 'goods', moveGoods()],
  ['2.6 Campaign', 'campaign', campaignMoves],
  ['2.7 Restriction', 'restriction', restrictionMoves],
  ['2.8 Comment', 'comment', commentMoves],
  ['Supplier’s claim', 'supplier-claim', claimMoves],
  ['Line of a bank statement', 'bank', bankLineMoves],
  ['Money that goes back on a chain', 'chain-return', chainReturnMoves],
  ['Conversation', 'conversation', conversationMoves],
  ['Request without a session', 'contact-request', contactMoves],
  ['Feedback', 'feedback', feedbackMoves],
  ['Announcement', 'announcement', announcementMoves],
];

export function writeMachines(): string {
  return machines
    .map(([title, file, moves]) => {
      const rows = keysOf(moves).map((name) => rowOf(name, moves[name]));
      const table = toTable(['Move', 'From', 'To', 'Who'], rows);
      return `**${title}** (\`domain/states/${file}.ts\`)\n\n${table}`;
    })
    .join('\n\n');
}

function rowOf(name: string, move: Move | undefined): string[] {
  const by = move?.by ?? 'people of the room';
  return [
    `\`${name}\``,
    move?.from.join(', ') || 'none',
    move?.to ?? '',
    typeof by === 'string' ? by : by.join(', '),
  ];
}

function moveGoods(): Record<string, Move> {
  return Object.fromEntries(
    goodsMoves.map(({ from, to, saysWhy }) => [
      `${from} → ${to}`,
      { from: [from], to, by: saysWhy ? 'catalogue, with a reason' : 'catalogue' },
    ]),
  );
}
