// The buyer's calls of returns: all of them by the order's secret link.
import { promiseDelivery } from '#domain/delivery-promise.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { Language } from '#domain/text/language.ts';
import {
  contextOfLink,
  lockByLink,
  lostFrom,
  readByLink,
  readOrderToken,
  shopOfLink,
} from '#features/checkout/server/public.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import { moves, orderList, parcelRows, type Context } from '#features/orders/server/public.ts';
import * as buyer from '#features/returns/buyer.contract.ts';
import * as contract from '#features/returns/contract.ts';
import * as withdrawal from '#features/returns/withdrawal.contract.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { handle, type Act, type Registry } from '#platform/http/pipeline.ts';
import * as acts from './acts.ts';
import { takeOffer } from './answer.ts';
import { buyerMoney } from './buyer-money.ts';
import { lockCases, type CaseRow } from './cases.sql.ts';
import { assertPlaceLeft, countLeft, storePicture, useEvidence, waitingPictures } from './evidence.ts';
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

type Linked = { readonly context: Context; readonly orderId: string };

function linkOf<E extends Endpoint>(act: Act<E>, token: string): Linked {
  return { context: contextOfLink(act, token), orderId: readOrderToken(token, act.env.secret).id };
}

export function buyerRoutes(registry: Registry): void {
  handleAsking(registry);
  handlePictures(registry);
  handleCases(registry);
  handleAnswers(registry);
  handleWithdrawals(registry);
}

function handleAsking(registry: Registry): void {
  handle(
    registry,
    contract.requestReturn,
    async (act) => {
      const { context, orderId } = linkOf(act, act.input.token);
      const order = await lockByLink(context, orderId);
      const opened = await openCase(context, order, act.input);
      const fileIds = act.input.evidence ?? [];
      await useEvidence(context, { orderId, caseId: opened.caseId, fileIds });
      return {
        case_id: opened.caseId,
        state: opened.state,
        amount: (await buyerMoney(context.tx, context.shopId, order))({ id: opened.caseId }).amount(
          opened.units,
        ),
        order: await readByLink({ ...context, call: act.call, casesOf: acts.casesOf }, orderId),
      };
    },
    byLink,
  );
  handle(
    registry,
    buyer.previewReturn,
    (act) => {
      const { context, orderId } = linkOf(act, act.input.token);
      return preview(context, orderId, act.input);
    },
    direct,
  );
  handle(
    registry,
    buyer.reportMissing,
    async (act) => {
      const { context, orderId } = linkOf(act, act.input.token);
      const order = await lockByLink(context, orderId);
      return report(context, order, act.input.text ?? '');
    },
    byLink,
  );
  handle(
    registry,
    contract.withdrawReturn,
    async (act) => {
      const { context, orderId } = linkOf(act, act.input.token);
      const { order, row } = await lockOwn(context, orderId, act.input.case_id);
      await closeCase(context, order, row, { actor: 'buyer' });
      return readByLink({ ...context, call: act.call, casesOf: acts.casesOf }, orderId);
    },
    byLink,
  );
}

/** O11 by the buyer's word; and what the carrier calls delivered and the buyer has not. */
async function report(context: Context, order: Order, text: string) {
  const { tx, shopId, now } = context;
  if (order.status !== 'shipped') {
    const opened = await openNotReceived(context, order, text);
    return { case_id: opened.caseId, state: opened.state };
  }
  const parcels = await parcelRows.readParcels(tx, shopId, [order.id]);
  const slowest = parcels.reduce((most, { days_p90: days }) => Math.max(most, days), 0);
  const from = lostFrom(promiseDelivery(order.confirmed_at, { p50: slowest, p90: slowest }));
  if (from === undefined) throw moves.illegalMove(order, 'lose');
  if (now < from) throw refuse('invalidOperation', { reason: 'too_early', from: from.toISOString() });
  const opened = await openLost(context, order, 'buyer');
  return { case_id: opened.caseId, state: opened.state };
}

function handlePictures(registry: Registry): void {
  handle(
    registry,
    buyer.uploadEvidence,
    async (act) => {
      const { context, orderId } = linkOf(act, act.input.token);
      const [sent] = act.call.files ?? [];
      if (sent === undefined) throw refuse('parameterMissing', { field: 'picture', reason: 'missing' });
      const { env, shopId } = context;
      return storePicture({ env, shopId, orderId, side: 'buyer', by: orderId }, sent);
    },
    {
      ...direct,
      async prepare({ env, input, call }) {
        const { shopId, id: orderId } = readOrderToken(input.token, env.secret);
        await assertPlaceLeft({ env, shopId, orderId, side: 'buyer', by: orderId });
        await prepareFiles(call.files, 'case');
      },
    },
  );
  handle(
    registry,
    buyer.listEvidence,
    async (act) => {
      const { context, orderId } = linkOf(act, act.input.token);
      const { tx, shopId } = context;
      const [list, left] = await Promise.all([
        waitingPictures(context, orderId),
        countLeft(tx, { shopId, orderId, side: 'buyer' }),
      ]);
      return { list, left };
    },
    direct,
  );
}

/** A case of this order and the order, both locked. */
async function lockOwn(
  context: Context,
  orderId: string,
  caseId: string,
): Promise<{ order: Order; row: CaseRow }> {
  const order = await lockByLink(context, orderId);
  const [row] = await lockCases(context.tx, { shopId: context.shopId, ids: [caseId] });
  if (row === undefined || row.order_id !== orderId) throw refuse('recordNotFound', { field: 'case_id' });
  return { order, row };
}

const acted = ({ id, state }: CaseRow) => ({ case_id: id, state });

function own<E extends Endpoint>(act: Act<E>, asked: { token: string; case_id: string }) {
  const { context, orderId } = linkOf(act, asked.token);
  return { context, locked: lockOwn(context, orderId, asked.case_id) };
}

function handleCases(registry: Registry): void {
  handle(
    registry,
    buyer.readBuyerCase,
    async (act) => {
      const { context, orderId } = linkOf(act, act.input.token);
      const { order, row, language } = await readOwn(context, orderId, {
        caseId: act.input.case_id,
        language: act.call.language,
      });
      return presentToBuyer({ ...context, language }, order, row);
    },
    direct,
  );
  handle(
    registry,
    buyer.returnLabel,
    async (act) => {
      const { context, orderId } = linkOf(act, act.input.token);
      const asked = { caseId: act.input.case_id, language: act.call.language };
      const { order, row } = await readOwn(context, orderId, asked);
      const { handle, name } = await shopOf(context.tx, context.shopId);
      return presentLabels({ ...context, shop: { handle, name } }, order, row);
    },
    direct,
  );
}

function handleAnswers(registry: Registry): void {
  handle(
    registry,
    buyer.answerOffer,
    async (act) => {
      const { context, locked } = own(act, act.input);
      const { order, row } = await locked;
      return acted(await takeOffer(context, order, row, { take: act.input.take, actor: 'buyer' }));
    },
    byLink,
  );
  handle(
    registry,
    buyer.escalateCase,
    async (act) => {
      const { context, locked } = own(act, act.input);
      const { order, row } = await locked;
      const plea = { move: 'escalate', actor: 'buyer', text: act.input.text } as const;
      return acted(await escalate(context, order, row, plea));
    },
    byLink,
  );
  handle(
    registry,
    buyer.answerDeduction,
    async (act) => {
      const { context, locked } = own(act, act.input);
      const { order, row } = await locked;
      if (!act.input.accept) {
        const plea = { move: 'object', actor: 'buyer', text: act.input.text } as const;
        return acted(await escalate(context, order, row, plea));
      }
      await acceptDeduction(context, row);
      return acted(row);
    },
    byLink,
  );
  handle(
    registry,
    buyer.sendReturn,
    async (act) => {
      const { context, locked } = own(act, act.input);
      const { row } = await locked;
      return acted(await noteHandedOver(context, row, act.input));
    },
    byLink,
  );
}

type Asked = { readonly caseId: string; readonly language: Language };

async function readOwn(context: Context, orderId: string, { caseId, language }: Asked) {
  const [order, row] = await Promise.all([
    orderList.findOrderRow(context.tx, context.shopId, orderId),
    acts.caseOfOrder(context, orderId, caseId),
  ]);
  if (order === undefined) throw refuse('recordNotFound', { reason: 'link' });
  return { order, row, language };
}

function handleWithdrawals(registry: Registry): void {
  handle(
    registry,
    withdrawal.withdrawContract,
    async (act) => {
      const { context, orderId } = linkOf(act, act.input.token);
      return declare(context, await lockByLink(context, orderId), act.input);
    },
    byLink,
  );
  handle(
    registry,
    withdrawal.readWithdrawal,
    (act) => {
      const { context, orderId } = linkOf(act, act.input.token);
      return readReceipt(context, orderId, act.input.id);
    },
    direct,
  );
}
