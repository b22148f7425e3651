// What becomes of a fact: its code, and the values for its words.
import { isNoticeCode, noticeFacts, notices, type NoticeCode } from '#domain/notifications/notices.ts';
import { keysOf } from '#domain/keys.ts';
import type { ActorKind } from '#domain/ledger/postings.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { orderMoves, type OrderMove } from '#domain/states/order.ts';
import type { AllShops, Looking, NewsRow } from './news.sql.ts';
import { limits } from '#domain/limits.ts';

type Telling = {
  readonly code: NoticeCode;
  /** Whose doing is told. What merchants did themselves they know. */
  readonly by: readonly ActorKind[];
  readonly amount?: 'total' | 'net' | 'refund';
};

const cancelled = { code: 'order_cancelled', amount: 'total' } as const;
const refunded = {
  code: 'return_refunded',
  by: ['supplier', 'timer', 'reviewer'],
  amount: 'refund',
} as const;

/** Steps of an order that its merchant hears of. */
const tellings: { readonly [M in OrderMove]?: Telling } = {
  pay: { code: 'order_paid', by: ['provider'], amount: 'total' },
  confirm: { code: 'order_confirmed', by: ['timer'] },
  cancelEarly: { ...cancelled, by: ['buyer'] },
  decline: { ...cancelled, by: ['timer'] },
  grantCancel: { ...cancelled, by: ['supplier', 'timer'] },
  missShipping: { ...cancelled, by: ['timer', 'supplier'] },
  comeBack: { ...cancelled, by: ['carrier'] },
  ship: { code: 'order_shipped', by: ['carrier'] },
  deliver: { code: 'order_delivered', by: ['carrier'] },
  accept: { code: 'order_accepted', by: ['buyer', 'timer'], amount: 'net' },
  release: { code: 'order_released', by: ['timer'], amount: 'net' },
  lose: { code: 'order_lost', by: ['buyer', 'timer'] },
  openCase: { code: 'return_asked', by: ['buyer'] },
  closeCase: { code: 'return_closed', by: ['buyer', 'timer', 'reviewer'] },
  refundPart: refunded,
  refundWhole: refunded,
};

const toldMoves = keysOf(orderMoves).flatMap((move) =>
  (tellings[move]?.by ?? []).map((actor) => `${move}:${actor}`),
);
const toldCodes = keysOf(notices);

/** What is looked for, of whichever shops. */
export const lookingForAll: AllShops = {
  overlapMs: limits.noticeOverlapMs,
  moves: toldMoves,
  codes: toldCodes,
};

export function lookingFor(shopId: bigint): Looking {
  return { shopId, ...lookingForAll };
}

export type News = {
  readonly onceKey: string;
  readonly at: Date;
  readonly code: NoticeCode;
  readonly kind: string;
  readonly severity: string;
  readonly facts: Record<string, unknown>;
};

/** @throws Error for a fact that was not asked for. */
export function newsOf(shopId: bigint, row: NewsRow): News {
  const telling = tellingOf(row.move);
  const code = telling?.code ?? row.code;
  if (code === null || !isNoticeCode(code)) throw new Error(`${row.once_key} has no notice`);
  const { kind, severity } = noticeFacts(code);
  const facts = telling === undefined ? (row.facts ?? {}) : orderFacts(shopId, row, telling);
  return { onceKey: row.once_key, at: row.at, code, kind, severity, facts };
}

function tellingOf(move: string | null): Telling | undefined {
  const known = keysOf(orderMoves).find((one) => one === move);
  return known === undefined ? undefined : tellings[known];
}

function orderFacts(shopId: bigint, row: NewsRow, { amount }: Telling): Record<string, unknown> {
  const units = { total: row.total_units, net: row.net_units, refund: row.refund_units };
  const known = amount === undefined ? null : units[amount];
  return {
    order_id: row.order_id,
    no: orderNumberOf(shopId, row.number ?? 0),
    ...(known === null ? {} : { amount: { units: known.toString(), currency: row.currency } }),
    ...(row.cancel_kind === null ? {} : { why: row.cancel_kind }),
    ...(row.answer_by === null ? {} : { answer_by: { at: row.answer_by.toISOString() } }),
    ...(row.goods_title === null ? {} : { named: 'yes', goods: row.goods_title, more: row.more_lines ?? 0 }),
    ...(row.confirm_by === null
      ? {}
      : {
          confirm: row.confirm_else === 'order.confirm' ? 'auto' : 'latest',
          confirm_by: { at: row.confirm_by.toISOString() },
        }),
  };
}
