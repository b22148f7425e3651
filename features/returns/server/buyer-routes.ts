// The buyer's calls of returns: all of them by the order's secret link.
import type { Endpoint } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import {
  groundOfLink,
  lockByLink,
  lostFrom,
  readByLink,
  readOrderToken,
  shopOfLink,
} from '#features/checkout/server/public.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import { moves, orderList, parcelRows, parcelViews, type Ground } from '#features/orders/server/public.ts';
import * as buyer from '#features/returns/buyer.contract.ts';
import * as contract from '#features/returns/contract.ts';
import * as withdrawal from '#features/returns/withdrawal.contract.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { keepOpen, type Act, type House } from '#platform/http/pipeline.ts';
import * as acts from './acts.ts';
import { takeOffer } from './answer.ts';
import { buyerMoney } from './buyer-money.ts';
import { lockCases, type CaseRow } from './cases.sql.ts';
import { assertPlaceLeft, countLeft, keepPicture, useEvidence, waitingPictures } from './evidence.ts';
import { noteHandedOver } from './inspect.ts';
import { presentLabels } from './labels.ts';
import { openCase, openLost, openNotReceived } from './open.ts';
import { preview } from './preview.ts';
import { acceptDeduction, escalate } from './review.ts';
import { closeCase } from './settle.ts';
import type { Order } from './steps.ts';
import { presentToBuyer } from './view.ts';
import { declare, readReceipt } from './withdrawal.ts';

const direct = { direct: true };
const byLink = { shopOf: shopOfLink };

type Linked = { readonly ground: Ground; readonly orderId: string };

function linkOf<E extends Endpoint>(act: Act<E>, token: string): Linked {
  return { ground: groundOfLink(act, token), orderId: readOrderToken(token, act.world.secret).id };
}

export function buyerRoutes(house: House): void {
  keepAsking(house);
  keepPictures(house);
  keepCases(house);
  keepAnswers(house);
  keepWithdrawals(house);
}

function keepAsking(house: House): void {
  keepOpen(
    house,
    contract.requestReturn,
    async (act) => {
      const { ground, orderId } = linkOf(act, act.input.token);
      const order = await lockByLink(ground, orderId);
      const opened = await openCase(ground, order, act.input);
      const fileIds = act.input.evidence ?? [];
      await useEvidence(ground, { orderId, caseId: opened.caseId, fileIds });
      return {
        case_id: opened.caseId,
        state: opened.state,
        amount: (await buyerMoney(ground.tx, ground.shopId, order))({ id: opened.caseId }).amount(
          opened.units,
        ),
        order: await readByLink({ ...ground, call: act.call, casesOf: acts.casesOf }, orderId),
      };
    },
    byLink,
  );
  keepOpen(
    house,
    buyer.previewReturn,
    (act) => {
      const { ground, orderId } = linkOf(act, act.input.token);
      return preview(ground, orderId, act.input);
    },
    direct,
  );
  keepOpen(
    house,
    buyer.reportMissing,
    async (act) => {
      const { ground, orderId } = linkOf(act, act.input.token);
      const order = await lockByLink(ground, orderId);
      return report(ground, order, act.input.text ?? '');
    },
    byLink,
  );
  keepOpen(
    house,
    contract.withdrawReturn,
    async (act) => {
      const { ground, orderId } = linkOf(act, act.input.token);
      const { order, row } = await lockOwn(ground, orderId, act.input.case_id);
      await closeCase(ground, order, row, { actor: 'buyer' });
      return readByLink({ ...ground, call: act.call, casesOf: acts.casesOf }, orderId);
    },
    byLink,
  );
}

/** O11 by the buyer's word; and what the carrier calls delivered and the buyer has not. */
async function report(ground: Ground, order: Order, text: string) {
  const { tx, shopId, now } = ground;
  if (order.status !== 'shipped') {
    const opened = await openNotReceived(ground, order, text);
    return { case_id: opened.caseId, state: opened.state };
  }
  const parcels = await parcelRows.readParcels(tx, shopId, [order.id]);
  const slowest = parcels.reduce((most, { days_p90: days }) => Math.max(most, days), 0);
  const from = lostFrom(parcelViews.promiseOf(order.confirmed_at, { p50: slowest, p90: slowest }));
  if (from === undefined) throw moves.illegalMove(order, 'lose');
  if (now < from) throw refuse('invalidOperation', { reason: 'too_early', from: from.toISOString() });
  const opened = await openLost(ground, order, 'buyer');
  return { case_id: opened.caseId, state: opened.state };
}

function keepPictures(house: House): void {
  keepOpen(
    house,
    buyer.uploadEvidence,
    async (act) => {
      const { ground, orderId } = linkOf(act, act.input.token);
      const [sent] = act.call.files ?? [];
      if (sent === undefined) throw refuse('parameterMissing', { field: 'picture', reason: 'missing' });
      const { world, shopId } = ground;
      return keepPicture({ world, shopId, orderId, side: 'buyer', by: orderId }, sent);
    },
    {
      ...direct,
      async prepare({ world, input, call }) {
        const { shopId, id: orderId } = readOrderToken(input.token, world.secret);
        await assertPlaceLeft({ world, shopId, orderId, side: 'buyer', by: orderId });
        await prepareFiles(call.files, 'case');
      },
    },
  );
  keepOpen(
    house,
    buyer.listEvidence,
    async (act) => {
      const { ground, orderId } = linkOf(act, act.input.token);
      const { tx, shopId } = ground;
      const [list, left] = await Promise.all([
        waitingPictures(ground, orderId),
        countLeft(tx, { shopId, orderId, side: 'buyer' }),
      ]);
      return { list, left };
    },
    direct,
  );
}

/** A case of this order and the order, both locked. */
async function lockOwn(
  ground: Ground,
  orderId: string,
  caseId: string,
): Promise<{ order: Order; row: CaseRow }> {
  const order = await lockByLink(ground, orderId);
  const [row] = await lockCases(ground.tx, ground.shopId, [caseId]);
  if (row === undefined || row.order_id !== orderId) throw refuse('recordNotFound', { field: 'case_id' });
  return { order, row };
}

const acted = ({ id, state }: CaseRow) => ({ case_id: id, state });

function own<E extends Endpoint>(act: Act<E>, asked: { token: string; case_id: string }) {
  const { ground, orderId } = linkOf(act, asked.token);
  return { ground, locked: lockOwn(ground, orderId, asked.case_id) };
}

function keepCases(house: House): void {
  keepOpen(
    house,
    buyer.readBuyerCase,
    async (act) => {
      const { ground, orderId } = linkOf(act, act.input.token);
      const { order, row, language } = await readOwn(ground, orderId, {
        caseId: act.input.case_id,
        language: act.call.language,
      });
      return presentToBuyer({ ...ground, language }, order, row);
    },
    direct,
  );
  keepOpen(
    house,
    buyer.returnLabel,
    async (act) => {
      const { ground, orderId } = linkOf(act, act.input.token);
      const asked = { caseId: act.input.case_id, language: act.call.language };
      const { order, row } = await readOwn(ground, orderId, asked);
      const { handle, name } = await shopOf(ground.tx, ground.shopId);
      return presentLabels({ ...ground, shop: { handle, name } }, order, row);
    },
    direct,
  );
}

function keepAnswers(house: House): void {
  keepOpen(
    house,
    buyer.answerOffer,
    async (act) => {
      const { ground, locked } = own(act, act.input);
      const { order, row } = await locked;
      return acted(await takeOffer(ground, order, row, { take: act.input.take, actor: 'buyer' }));
    },
    byLink,
  );
  keepOpen(
    house,
    buyer.escalateCase,
    async (act) => {
      const { ground, locked } = own(act, act.input);
      const { order, row } = await locked;
      const plea = { move: 'escalate', actor: 'buyer', text: act.input.text } as const;
      return acted(await escalate(ground, order, row, plea));
    },
    byLink,
  );
  keepOpen(
    house,
    buyer.answerDeduction,
    async (act) => {
      const { ground, locked } = own(act, act.input);
      const { order, row } = await locked;
      if (!act.input.accept) {
        const plea = { move: 'object', actor: 'buyer', text: act.input.text } as const;
        return acted(await escalate(ground, order, row, plea));
      }
      await acceptDeduction(ground, row);
      return acted(row);
    },
    byLink,
  );
  keepOpen(
    house,
    buyer.sendReturn,
    async (act) => {
      const { ground, locked } = own(act, act.input);
      const { row } = await locked;
      return acted(await noteHandedOver(ground, row, act.input));
    },
    byLink,
  );
}

type Asked = { readonly caseId: string; readonly language: Language };

async function readOwn(ground: Ground, orderId: string, { caseId, language }: Asked) {
  const [order, row] = await Promise.all([
    orderList.findOrderRow(ground.tx, ground.shopId, orderId),
    acts.caseOfOrder(ground, orderId, caseId),
  ]);
  if (order === undefined) throw refuse('recordNotFound', { reason: 'link' });
  return { order, row, language };
}

function keepWithdrawals(house: House): void {
  keepOpen(
    house,
    withdrawal.withdrawContract,
    async (act) => {
      const { ground, orderId } = linkOf(act, act.input.token);
      return declare(ground, await lockByLink(ground, orderId), act.input);
    },
    byLink,
  );
  keepOpen(
    house,
    withdrawal.readWithdrawal,
    (act) => {
      const { ground, orderId } = linkOf(act, act.input.token);
      return readReceipt(ground, orderId, act.input.id);
    },
    direct,
  );
}
