// Cases as they are seen: by the merchant, the supplier, the reviewer and the buyer.
import { iso } from '#domain/time.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import { canTakeBack, labelPayerOf } from '#domain/states/return-case.ts';
import { serverWords } from '#locales/server.ts';
import { type Context } from '#features/orders/server/public.ts';
import type { readBuyerCase } from '#features/returns/buyer.contract.ts';
import type { answerCase } from '#features/returns/contract.ts';
import { buyerMoney, type CaseMoney } from './buyer-money.ts';
import { readCaseLines, type CaseLineRow, type CaseRow } from './cases.sql.ts';
import { countLeft, picturesOf, type Picture } from './evidence.ts';
import { readParcels, readScans, type ReturnParcelRow, type ScanRow } from './labels.sql.ts';
import { readCaseEvents, type CaseEventRow, type ListedCase } from './lists.sql.ts';

export type CaseView = GivenOf<typeof answerCase>;
type Facts = Omit<CaseView, 'id' | 'order_id' | 'order_no' | 'version'>;

type Looking = Pick<Context, 'env' | 'tx' | 'shopId'> & { readonly language: Language };

/** All that is shown of cases besides their rows, read at once. */
async function readAround({ env, tx, shopId }: Looking, ids: readonly string[]) {
  const [lines, events, parcels, scans, pictures] = await Promise.all([
    readCaseLines(tx, shopId, ids),
    readCaseEvents(tx, shopId, ids),
    readParcels(tx, shopId, ids),
    readScans(tx, shopId, ids),
    picturesOf({ env, tx, shopId }, ids),
  ]);
  return { lines, events, parcels, scans, pictures };
}

type Around = {
  readonly lines: readonly CaseLineRow[];
  readonly events: readonly CaseEventRow[];
  readonly parcels: readonly ReturnParcelRow[];
  readonly scans: readonly ScanRow[];
  readonly pictures: ReadonlyMap<string, readonly Picture[]>;
};

function factsOf(
  row: CaseRow,
  { currency, amount, settled: settledOf }: CaseMoney,
  around: Around,
  { env, language }: Pick<Looking, 'env' | 'language'>,
): Facts {
  const { offer_units: offer, decision, deduct_units: deduct, settled_units: settled } = row;
  const words = serverWords(language).step;
  const own = <T extends { case_id: string }>(list: readonly T[]) =>
    list.filter(({ case_id: id }) => id === row.id);
  return {
    state: row.state,
    reason: row.reason,
    fault: row.fault,
    text: row.text || null,
    amount: amount(row.units),
    currency,
    lines: own(around.lines).map(({ n, code, title, qty }) => ({ id: String(n), code, title, qty })),
    answer_by: row.answer_by,
    inspect_by: row.inspect_by,
    due_at: row.due_at,
    created_at: row.created_at,
    needs_return: row.needs_return,
    label_by: labelPayerOf(row.fault),
    answer_text: row.answer_text || null,
    offer:
      offer === null
        ? null
        : { amount: amount(offer), text: row.offer_text || null, taken: row.offer_taken_at !== null },
    deduction: deduct === 0n ? null : { amount: amount(deduct), text: row.deduct_text },
    inspection_note: deduct === 0n ? row.deduct_text || null : null,
    plea: row.plea_text || null,
    decision: decision === null ? null : { kind: decision, text: row.decision_text || null },
    settled: settled === null ? null : settledOf(settled),
    pictures: [...(around.pictures.get(row.id) ?? [])],
    parcels: own(around.parcels).map((parcel) => ({
      n: parcel.n,
      reference: parcel.reference,
      carrier: parcel.carrier === null ? null : (env.carriers.find(parcel.carrier)?.name ?? parcel.carrier),
      tracking: parcel.tracking,
      steps: own(around.scans)
        .filter(({ n }) => n === parcel.n)
        .map(({ code, at, place, raw }) => ({
          code,
          text: words[code],
          at: at.toISOString(),
          place: place || null,
          raw: raw || null,
        })),
    })),
    events: own(around.events).map(({ move, to_state: to, actor, at }) => ({
      move,
      to,
      actor,
      at: at.toISOString(),
    })),
  };
}

/**
 * Cases of one shop with everything that is shown of them.
 *
 * @param idOf How the viewer names a case.
 * @param supplierId Only the lines of this supplier; all where it is undefined.
 */
export async function presentCases(
  looking: Looking,
  rows: readonly ListedCase[],
  { idOf, supplierId }: { idOf: (row: ListedCase) => string; supplierId?: string },
): Promise<CaseView[]> {
  const around = await readAround(
    looking,
    rows.map(({ id }) => id),
  );
  const lines = around.lines.filter((line) => supplierId === undefined || line.supplier_id === supplierId);
  return rows.map((row) => ({
    id: idOf(row),
    order_id: row.order_id,
    order_no: orderNumberOf(row.shop_id, row.number),
    ...factsOf(row, moneyIn(row.currency), { ...around, lines }, looking),
    version: row.version,
  }));
}

/** As the shop, its suppliers and the desk read it: in the order's currency. */
function moneyIn(currency: string): CaseMoney {
  const asset = assetOf(currency);
  const amount = (units: bigint) => formatUnits(units, asset);
  return { currency, amount, settled: amount };
}

type Order = Parameters<typeof buyerMoney>[2] & { readonly number: number };

/** A case as its buyer sees it, with what the buyer may do now. */
export async function presentToBuyer(
  looking: Looking,
  order: Order,
  row: CaseRow,
): Promise<GivenOf<typeof readBuyerCase>> {
  const around = await readAround(looking, [row.id]);
  const { tx, shopId } = looking;
  const left = await countLeft(tx, { shopId, orderId: order.id, side: 'buyer' });
  const moneyOf = await buyerMoney(tx, shopId, order);
  return {
    id: row.id,
    order_no: orderNumberOf(looking.shopId, order.number),
    ...factsOf(row, moneyOf(row), around, looking),
    can: cansOf(row, left),
  };
}

function cansOf(row: CaseRow, picturesLeft: number): GivenOf<typeof readBuyerCase>['can'] {
  const { state } = row;
  const until = iso(row.due_at);
  const can = (action: string, allowed: boolean) => ({
    action,
    allowed,
    until: allowed ? until : null,
    why: allowed ? null : 'case_state',
  });
  const isGone = row.scanned_at !== null || row.inspected_at !== null;
  const isOpen = state === 'requested' || state === 'escalated' || state === 'rejected';
  return [
    can('take_offer', state === 'countered'),
    can('label', state === 'awaiting_return'),
    can('sent', state === 'awaiting_return' && row.sent_at === null),
    can('answer_deduction', state === 'inspected' && row.deduct_units > 0n),
    can('escalate', state === 'rejected'),
    can('add_picture', isOpen && picturesLeft > 0 && picturesLeft <= limits.caseFilesMax),
    can('withdraw_return', canTakeBack(state) && !isGone),
  ];
}
