// Every call that takes an id, with an id of somebody else.
import { randomUUID } from 'node:crypto';
import { routedIdOf } from '#domain/wire/ids.ts';
import { testBuyer } from '#testing/test-app.ts';
import type { Foreign } from './foreign-world.ts';
import { buyerChatInputs, merchantChatInputs } from '../inputs/chat-inputs.ts';
import { discountIdInputs } from '../inputs/discount-inputs.ts';
import { hookIdInputs } from '../inputs/hook-inputs.ts';
import { idOfShop } from './trade.ts';
import { growthIdInputs, growthTries } from './foreign-growth.ts';

export type Try = { readonly input: object; readonly as: 'mine' | 'supplier' | 'anyone' };
export const reason = 'For a good reason.';

const as =
  (who: Try['as']) =>
  (...inputs: object[]): Try[] =>
    inputs.map((input) => ({ input, as: who }));
const merchant = as('mine');
const second = as('supplier');
const anyone = as('anyone');
const signature = { kind: 'typed', value: 'Some Body' };

const byName = (inputs: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, merchant(input)]));
const hookInputsOf = (id: string) =>
  Object.fromEntries(Object.entries(hookIdInputs(id)).map(([name, { input }]) => [name, input]));

/** Every call that takes an id, with another's: of shop B for the merchant, of supplier 1 for supplier 2. */
export function tries(foreign: Foreign): Record<string, Try[]> {
  const { rare, own } = foreign;
  const { pending, preparing, cased, caseId, commentId, noticeId } = foreign;
  return {
    listOrders: merchant({ id: pending.orderId }),
    orderLogistics: merchant({ order_id: preparing.orderId }),
    orderMoney: merchant({ order_id: preparing.orderId }, { order_id: cased.orderId }),
    payAmount: merchant({ order_id: pending.orderId }, { order_id: `${own.orderId},${pending.orderId}` }),
    payOrders: merchant(
      { order_ids: [pending.orderId] },
      { order_ids: [pending.orderId], decline: { reason } },
    ),
    ...accountTries(foreign),
    editPayoutAccount: merchant({
      id: foreign.accountId,
      version: 1,
      wallet_note: 'Mine',
      pay_password: '482915',
    }),
    removePayoutAccount: merchant({ id: foreign.accountId, pay_password: '482915' }),
    quoteWithdrawal: merchant({ account_id: foreign.accountId, amount: '10.00' }),
    requestWithdrawal: merchant({ account_id: foreign.accountId, amount: '10.00', pay_password: '482915' }),
    setPayoutSchedule: merchant({
      account_id: foreign.accountId,
      weekday: 'monday',
      least: '20.00',
      most: '100.00',
      pay_password: '482915',
    }),
    campaignResults: merchant({ id: pending.orderId }),
    campaignReceipts: merchant({ id: pending.orderId }),
    payPromotion: merchant(
      { action: 'stop', id: pending.orderId },
      { action: 'pause', id: pending.orderId },
      { action: 'resume', id: pending.orderId },
    ),
    cancelWithdrawal: merchant({ id: pending.orderId }),
    withdrawalDetail: merchant({ id: pending.orderId }),
    channelPay: merchant({ step: 'submit', quote_id: foreign.depositId, note: 'Mine' }),
    depositDetail: merchant({ id: foreign.depositId }),
    cancelDeposit: merchant({ id: foreign.depositId }),
    testDeposit: merchant({ id: foreign.depositId }),
    reportAddress: merchant({ id: foreign.depositId, shown: 'T1', derived: 'T2', xpub: 'xpub' }),
    caseCost: merchant({ case_id: caseId }),
    answerCase: merchant(
      { case_id: caseId, approve: true },
      { case_id: caseId, approve: false, text: reason },
    ),
    perInfo: merchant({ patch: { avatar_file_id: caseId } }),
    openFile: merchant({ id: caseId }),
    storeInfo: merchant({ patch: { logo_file_id: caseId } }, { patch: { banner_file_id: commentId } }),
    revokeFriendInvitation: merchant({ id: foreign.invitationId }),
    submitComment: merchant(
      ...['reply', 'correction'].map((kind) => ({ kind, comment_id: commentId, content: reason, signature })),
      { kind: 'report', comment_id: commentId, report_reason: 'off_topic' },
    ),
    checkNotices: merchant({ since_id: noticeId }),
    pushUnsubscribe: merchant({ id: foreign.deviceId }),
    pushTest: merchant({ id: foreign.deviceId }),
    readNotices: merchant({ ids: [noticeId] }, { all: true, up_to_id: noticeId }),
    ...showcaseTries(foreign),
    ...byName(hookInputsOf(pending.orderId)),
    ...byName(discountIdInputs(rare.id, pending.orderId)),
    ...byName(growthIdInputs(foreign, rare.id)),
    ...byName(merchantChatInputs(pending.orderId)),
    ...ofOthers(foreign),
  };
}

/** What concerns another's account: their restriction, and the way into their shop. */
function accountTries({ restrictionId: id, theirs }: Foreign): Record<string, Try[]> {
  return {
    restrictionDetail: merchant({ id }),
    statementCopy: merchant({ id, format: 'json' }),
    addAppeal: merchant({ restriction_id: id, text: reason.repeat(3) }),
    removeLinkedShop: merchant({ id: theirs.shopId }),
    switchShop: merchant({ id: theirs.shopId }),
  };
}

/** What changes a row of the showcase, or another's act in it. */
function showcaseTries({ goods, rare, pending, undoToken }: Foreign): Record<string, Try[]> {
  return {
    changePrices: merchant({ items: [{ id: rare.id, sale_price: '12.00' }] }),
    previewPrices: merchant({ ids: [rare.id], how: 'suggested' }),
    moveInShowcase: merchant({ id: rare.id, to: 'top' }, { id: goods[0]?.id, below: rare.id }),
    writeShowcaseFile: merchant({ id: undoToken, write: 'good' }, { id: pending.orderId, write: 'none' }),
    swapSupplier: merchant({ id: rare.id, to: goods[0]?.id, price: 'keep' }),
    saveGoods: merchant({ goods_id: pending.orderId, saved: true }),
    readListing: merchant({ id: rare.id }),
    saveListing: merchant({ id: rare.id, version: 0 }, { id: rare.id, version: 0, pictures: null }),
    undoListing: merchant({ id: rare.id, version: 1 }),
    undoShowcase: merchant({ undo_token: undoToken }),
    removeFromShowcase: merchant(...['remove', 'delist', 'relist'].map((mode) => ({ ids: [rare.id], mode }))),
    addToShowcase: merchant({ items: [{ goods_id: pending.orderId }] }),
  };
}

/** The calls of suppliers and of people who hold a link. */
function ofOthers(foreign: Foreign): Record<string, Try[]> {
  const { mine, theirs, rare, own, pending, preparing, cased, caseId, quoteId } = foreign;
  const routed = (id: string) => routedIdOf(idOfShop(theirs), id);
  const inMine = (id: string) => routedIdOf(idOfShop(mine), id);
  const parcel = `${routed(preparing.orderId)}.1`;
  const bent = own.orderToken.slice(0, -2) + (own.orderToken.endsWith('aa') ? 'bb' : 'aa');
  const crossed = `${routed(pending.orderId)}.${own.orderToken.split('.')[2]}`;
  const links = [
    bent,
    crossed,
    `${inMine(pending.orderId)}.${pending.orderToken.split('.')[2]}`,
    'x'.repeat(60),
  ];
  const byLink = (rest: object) => anyone(...links.map((token) => ({ token, ...rest })));
  const back = { reason: 'damaged', lines: [{ id: '1', qty: 1 }] };
  const opinion = { goods_id: rare.id, rating: 1, content: reason, signature };
  return {
    addIdentityAppeal: merchant({ id: foreign.restrictionId, text: reason.repeat(3) }),
    removeDevice: merchant({ id: foreign.signerId, pay_password: '482915' }),
    retainDevice: merchant({ id: foreign.signerId, pay_password: '482915' }),
    labelParcels: second({ parcels: [{ id: parcel, carrier: 'test-post', tracking: 'TRACK-1234' }] }),
    cannotSupply: second({ id: parcel, reason }),
    markParcel: second({ code: parcel, step: 'picked' }, { code: parcel, step: 'picked', undo: true }),
    findParcel: second({ code: parcel }),
    parcelPapers: second({ kind: 'labels', ids: [parcel] }, { kind: 'packing_slips', ids: [parcel] }),
    revokeKey: second({ id: foreign.keyId }),
    openClaim: second({ parcel, kind: 'lost', amount: '1.00', text: reason.repeat(2) }),
    answerClaim: second({ id: randomUUID(), text: reason }),
    withdrawClaim: second({ id: randomUUID() }),
    claimPicture: second({ id: randomUUID() }),
    inspectReturn: second({ case_id: routed(caseId) }, { case_id: inMine(caseId) }),
    uploadInspection: second({ case_id: routed(caseId) }, { case_id: inMine(caseId) }),
    orderByLink: byLink({}),
    ...Object.fromEntries(Object.entries(buyerChatInputs).map(([name, rest]) => [name, byLink(rest)])),
    orderReceipt: byLink({}),
    stopEmails: byLink({}),
    paymentResult: byLink({}),
    openPayment: byLink({}),
    setRefundPlace: byLink({ to: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', email: 'thief@shop.example' }),
    confirmReceipt: byLink({}),
    cancelOrder: byLink({}),
    requestReturn: byLink(back),
    ...ofCases(foreign, byLink),
    orderComments: byLink({}),
    writeComment: [...byLink(opinion), ...anyone({ token: own.orderToken, ...opinion })],
    uploadCommentPhoto: byLink({ goods_id: rare.id }),
    withdrawReturn: [...byLink({ case_id: caseId }), ...anyone({ token: own.orderToken, case_id: caseId })],
    checkout: anyone(
      ...[inMine(quoteId.split('.')[1] ?? ''), routed(randomUUID()), 'nonsense'].map((quote_id) => ({
        quote_id,
        buyer: testBuyer,
        terms: true,
      })),
    ),
    quoteCart: anyone({ handle: mine.handle, lines: [{ goods_id: rare.id, qty: 1 }] }),
    ...growthTries(
      { byLink, anyone },
      {
        handle: mine.handle,
        goodsId: rare.id,
        orderToken: own.orderToken,
        session: foreign.buyerSession,
      },
    ),
    reportComment: anyone({ handle: mine.handle, id: foreign.commentId, reason: 'off_topic' }),
    storefrontGood: anyone({ handle: mine.handle, id: rare.id }, { handle: mine.handle, id: cased.orderId }),
    testPay: anyone({ payment_id: `${routed(pending.orderId)}.USD.1.x.${'a'.repeat(22)}` }),
    testPayment: anyone({ payment_id: `${own.paymentRef.slice(0, -1)}!` }),
  };
}

type ByLink = (rest: object) => Try[];

/** A case of shop B by links that are none, and by the link of an order that it does not belong to. */
function ofCases({ own, caseId }: Foreign, byLink: ByLink): Record<string, Try[]> {
  const byCase = (rest: object = {}) => [
    ...byLink({ case_id: caseId, ...rest }),
    ...anyone({ token: own.orderToken, case_id: caseId, ...rest }),
  ];
  const lines = [{ id: '1', qty: 1 }];
  return {
    extendReceipt: byLink({}),
    previewReturn: byLink({ reason: 'damaged', lines }),
    reportMissing: byLink({}),
    uploadEvidence: byLink({}),
    listEvidence: byLink({}),
    readBuyerCase: byCase(),
    returnLabel: byCase(),
    answerOffer: byCase({ take: true }),
    escalateCase: byCase({ text: reason }),
    answerDeduction: byCase({ accept: true }),
    sendReturn: byCase(),
    withdrawContract: byLink({ name: 'Some Body' }),
    readWithdrawal: [...byLink({ id: caseId }), ...anyone({ token: own.orderToken, id: caseId })],
  };
}
