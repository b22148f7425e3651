// Links, customers and requests of a shop that another one tries to reach.
import { randomUUID } from 'node:crypto';
import { saveCollection } from '#features/content/contract.ts';
import { saveShopPage } from '#features/content/pages.contract.ts';
import { addCustomerNote, listCustomers } from '#features/customers/contract.ts';
import { saveAnswer } from '#features/chat/answers.contract.ts';
import { askQuestion, confirmQuestion } from '#features/questions/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { sendSourcing } from '#features/sourcing/contract.ts';
import { inShop } from '#platform/db/scope.ts';
import { signLink } from '#platform/http/signed-link.ts';
import { addLink } from '#features/sharing/contract.ts';
import { listTeam } from '#features/team/contract.ts';
import { addMember, inviteTo } from '#testing/team.ts';
import { password, type TestShop } from '#testing/test-app.ts';
import { sql } from './rig.ts';
import { buyerTries, openBuyerSession } from './foreign-buyer.ts';
import { idOfShop, type Trade } from './trade.ts';

export type Growth = {
  readonly linkId: string;
  readonly noteId: string;
  /** A question that a buyer confirmed. */
  readonly questionId: string;
  /** An answer that was written for later. */
  readonly answerId: string;
  /** A request for goods that the warehouse lacks. */
  readonly requestId: string;
  /** By which a shop knows a buyer again. */
  readonly customerRef: string;
  readonly memberId: string;
  readonly memberInvitationId: string;
  readonly collectionId: string;
  readonly pageId: string;
  /** Of a buyer who opened their own page. */
  readonly buyerSession: string;
};

/** Makes a link of a shop, and a note about one of its buyers, each with this name. */
export async function openGrowth(trade: Trade, shop: TestShop, name: string): Promise<Growth> {
  const token = await trade.merchantOf(shop)();
  const link = await trade.ask(addLink, { name }, { token });
  const { list } = await trade.ask(listCustomers, {}, { token });
  const [customer] = list;
  if (customer === undefined) throw new Error('the shop has no buyer');
  const questionId = await openQuestion(trade, shop, name);
  const written = { version: 0, name: 'Thanks', text: name };
  const { id: answerId } = await trade.ask(saveAnswer, written, { token, onceKey: randomUUID() });
  const requestId = randomUUID();
  const wanted = { id: requestId, title: `Lamp of ${name}`, countries: ['GB'], pieces_per_month: 5 };
  await trade.ask(sendSourcing, wanted, { token });
  const note = await trade.ask(
    addCustomerNote,
    { ref: customer.ref, text: name },
    { token, onceKey: randomUUID() },
  );
  const team = { ask: trade.ask, merchant: (of: TestShop) => trade.merchantOf(of)() };
  await addMember(team, shop, 'service', name);
  await inviteTo(team, shop, 'products', name);
  const { members, invitations } = await trade.ask(listTeam, {}, { token });
  const collectionId = randomUUID();
  const pageId = randomUUID();
  const texts = [{ lang: 'en' as const, title: name }];
  await trade.ask(
    saveCollection,
    { ...ownWords(collectionId), texts: texts.map((one) => ({ ...one, description: '' })), goods_ids: [] },
    { token },
  );
  await trade.ask(
    saveShopPage,
    { ...ownWords(pageId), texts: texts.map((one) => ({ ...one, body: name })) },
    { token },
  );
  return {
    linkId: link.id,
    noteId: note.id,
    questionId,
    answerId,
    requestId,
    collectionId,
    pageId,
    buyerSession: await openBuyerSession(trade, shop, name),
    customerRef: customer.ref,
    memberId: members[0]?.id ?? '',
    memberInvitationId: invitations[0]?.id ?? '',
  };
}

/** A question about the first product of a shop, which its buyer has confirmed. */
async function openQuestion(trade: Trade, shop: TestShop, text: string): Promise<string> {
  const token = await trade.merchantOf(shop)();
  const showcase = await trade.ask(listShowcase, {}, { token });
  const goodsId = showcase.list[0]?.goods_id ?? '';
  const email = 'asker@shop.example';
  await trade.ask(askQuestion, { handle: shop.handle, goods_id: goodsId, email, text });
  const { env } = trade.composed;
  const shopId = idOfShop(shop);
  const rows = await inShop(shopId, () => env.db.direct.rows(newest, [shopId]));
  const id = rows[0]?.id ?? '';
  const link = signLink(env, 'question-link', { shopId, id });
  await trade.ask(confirmQuestion, { token: link });
  return id;
}

const newest = sql<{ id: string }>(
  'select id from goods_question where shop_id = $1 order by id desc limit 1',
);

const ownWords = (id: string, version = 0) => ({ id, version, is_shown: true });

/** What a merchant sends to reach another's. */
export const growthIdInputs = (
  {
    linkId,
    noteId,
    questionId,
    answerId,
    requestId,
    collectionId,
    pageId,
    memberId,
    memberInvitationId,
  }: Growth,
  goodsId: string,
): Record<string, object> => ({
  readSourcing: { id: requestId },
  withdrawSourcing: { id: requestId },
  readCollection: { id: collectionId },
  saveCollection: {
    ...ownWords(collectionId, 1),
    texts: [{ lang: 'en', title: 'Mine', description: '' }],
    goods_ids: [goodsId],
  },
  removeCollection: { id: collectionId, version: 1 },
  setFeatured: { goods_ids: [goodsId], version: 0 },
  readShopPage: { id: pageId },
  saveShopPage: { ...ownWords(pageId, 1), texts: [{ lang: 'en', title: 'Mine', body: 'Mine' }] },
  removeShopPage: { id: pageId, version: 1 },
  setMenu: { entries: [{ kind: 'page', ref: pageId }], version: 0 },
  listLinks: { id: linkId },
  addLink: { name: 'Profile', goods_id: goodsId },
  setLink: { id: linkId, name: 'Mine', version: 1 },
  linkVisits: { id: linkId },
  deleteCustomerNote: { id: noteId },
  setMemberRole: { id: memberId, role: 'orders', password },
  removeMember: { id: memberId },
  revokeMemberInvitation: { id: memberInvitationId },
  listMemberActs: { person_id: memberId },
  saveAnswer: { id: answerId, version: 1, name: 'Mine', text: 'Mine' },
  removeAnswer: { id: answerId, version: 1 },
  listQuestions: { id: questionId },
  listInbox: { id: questionId },
  assignTalk: { kind: 'question', id: questionId, person_id: null, seen: null },
  answerQuestion: { id: questionId, text: 'It is.' },
  showQuestion: { id: questionId, is_public: true },
  removeQuestion: { id: questionId },
});

type Ways<T> = {
  /** Links that are none, and those of others. */
  readonly byLink: (rest: object) => T[];
  readonly anyone: (...inputs: object[]) => T[];
};
type Mine = {
  readonly handle: string;
  readonly goodsId: string;
  readonly orderToken: string;
  readonly session: string;
};

/** What a visitor sends to reach what buyers of another shop asked for; the goods are not sold in theirs. */
export function growthTries<T>(
  { byLink, anyone }: Ways<T>,
  { handle, goodsId, orderToken, session }: Mine,
): Record<string, T[]> {
  const asked = { handle, goods_id: goodsId, email: 'anna@shop.example' };
  return {
    askRestock: anyone(asked),
    readRestock: byLink({}),
    confirmRestock: byLink({}),
    stopRestock: byLink({}),
    askQuestion: anyone({ ...asked, text: 'Is it new?' }),
    readQuestion: byLink({}),
    confirmQuestion: byLink({}),
    deleteQuestion: byLink({}),
    goodsQuestions: anyone({ handle, id: goodsId }),
    storefrontBundle: anyone({ handle, id: goodsId }),
    askReminder: byLink({}),
    readReminder: byLink({}),
    countReminder: byLink({ order_token: orderToken }),
    stopReminder: byLink({}),
    ...buyerTries({ byLink, anyone }, { handle, goodsId, session }),
  };
}
