// How restrictions are shown: as holds beside other facts, as rows, and as the whole statement of reasons.
import type * as z from 'zod/mini';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { formatUnits } from '#domain/money/money.ts';
import { merchantActs, stopsAct } from '#domain/restriction.ts';
import type { hold } from '#domain/wire/wire.ts';
import type { appealView, restrictionDetail, restrictionRow } from '#features/restriction/contract.ts';
import { recordNumbersOf } from '#features/proof/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { AppealRow } from './appeal.sql.ts';
import { whyNoAppeal } from './appeals.ts';
import { amountOf } from './context.ts';
import { listStanding, type RestrictionRow } from './restriction.sql.ts';

type Hold = z.input<typeof hold>;
type Appeal = z.output<typeof appealView>;
type Row = z.output<typeof restrictionRow>;
type Statement = OutputOf<typeof restrictionDetail>;

/** Restrictions that stand, as holds; `amount` is what is held of the shop's money, and `id` the hold's. */
export async function restrictionsOf(tx: Tx, shopId: bigint): Promise<Hold[]> {
  return (await listStanding(tx, { shopId })).map(presentHold);
}

function presentHold(row: RestrictionRow): Hold {
  const isOpen = row.appeal_state === 'open';
  const deadline = isOpen ? row.decide_by : row.appeal_until;
  return {
    id: row.id,
    kind: row.level,
    amount: formatUnits(row.held_units ?? 0n, row.currency),
    reason_code: row.reason_code,
    reason: row.reason,
    from: row.from_at,
    until: row.until_at,
    review_at: isOpen ? row.decide_by : null,
    appeal: { state: row.appeal_state ?? 'none', deadline_at: deadline },
  };
}

/** What a refusal carries, so that it can be read and answered wherever it is met. */
export async function presentRefused(tx: Tx, row: RestrictionRow) {
  const numbers = await recordNumbersOf(tx, row.shop_id, [row.id]);
  return {
    id: row.id,
    code: row.reason_code,
    level: row.level,
    scope: row.scope,
    amount: amountOf(row, row.units),
    currency: row.currency,
    reason: row.reason,
    evidence: row.evidence,
    from: row.from_at.toISOString(),
    until: row.until_at.toISOString(),
    appealUntil: row.appeal_until.toISOString(),
    /** Its number in the public record; null where that does not have it yet. */
    logIndex: numbers.get(row.id)?.first ?? null,
  };
}

export function presentAppeal(row: AppealRow, now: Date): Appeal {
  return {
    id: row.id,
    restriction_id: row.restriction_id,
    state: row.state,
    text: row.body,
    opened_at: row.opened_at.toISOString(),
    decide_by: row.decide_by.toISOString(),
    is_late: row.state === 'open' && row.decide_by < now,
    decided_at: row.decided_at?.toISOString() ?? null,
    decision: row.decision,
    files: row.files,
  };
}

export function presentRow(row: RestrictionRow, appeal: AppealRow | undefined, now: Date): Row {
  return {
    id: row.id,
    level: row.level,
    code: row.reason_code,
    scope: row.scope,
    state: row.state,
    currency: row.currency,
    amount: amountOf(row, row.units),
    held: amountOf(row, row.held_units),
    reason: row.reason,
    placed_at: row.placed_at.toISOString(),
    from: row.from_at.toISOString(),
    until: row.until_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    end_reason: row.end_reason,
    appeal: appeal === undefined ? null : presentAppeal(appeal, now),
  };
}

export function presentStatement(row: RestrictionRow, appeal: AppealRow | undefined, now: Date): Statement {
  const why = whyNoAppeal(row, now);
  const { extended_at: at, extension_reason: reason } = row;
  return {
    ...presentRow(row, appeal, now),
    evidence: row.evidence,
    extension:
      at === null || reason === null
        ? null
        : {
            at: at.toISOString(),
            reason,
            evidence: row.extension_evidence ?? [],
            first_until: row.first_until.toISOString(),
          },
    end_note: row.end_note,
    file_no: row.file_no,
    stops: merchantActs.filter((act) => stopsAct(row.level, act)),
    appeal_until: row.appeal_until.toISOString(),
    can_appeal: why === undefined,
    appeal_why_not: why ?? null,
  };
}
