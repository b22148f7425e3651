// What merchants and operators of the demonstration world do beside the orders: prove who they are, object to a
// restriction, ask the desk. Each is a call that such a person makes, and done again after a kill it changes nothing more.
import { dayMs, hourMs } from '#domain/limits.ts';
import { addDays, localDay } from '#domain/time.ts';
import type { RejectionReason } from '#domain/identity/identity.ts';
import { closeDeskChat, readDeskChat, sendDeskChat } from '#features/chat/console.contract.ts';
import { listChats, openChat, rateChat, sendChat } from '#features/chat/contract.ts';
import {
  decideIdentity,
  listIdentities,
  lookAtIdentity,
  takeIdentity,
} from '#features/identity/console.contract.ts';
import { myIdentity, sendIdentity } from '#features/identity/contract.ts';
import { appealQueue, decideAppeal, placeRestriction } from '#features/restriction/console.contract.ts';
import { addAppeal, listRestrictions } from '#features/restriction/contract.ts';
import { demoDocuments, demoIdentities } from './demo-identities.ts';
import { endedCampaign, promote, refusePromotion } from './demo-reach.ts';
import { consolePerson, merchant, shopCodeOf, type Stage } from './demo-stage.ts';
import { demoOperator, type ShopKey } from './demo-world.ts';

/** Something that somebody does at a moment. */
export type Errand = { readonly at: Date; readonly run: (stage: Stage) => Promise<void> };

/** In the order of their times. */
export function planErrands(now: Date): Errand[] {
  const at = (hoursAgo: number, run: Errand['run']): Errand => ({
    at: new Date(now.getTime() - hoursAgo * hourMs),
    run,
  });
  const day = dayMs / hourMs;
  const errands = [
    // Whoever sells more than a little is verified before: an unverified shop stops at its limit of unpaid money.
    at(110 * day, prove('table')),
    at(109.4 * day, judge('table')),
    at(108 * day, prove('trail', localDay(addDays(now, 25), 'UTC'))),
    at(107.5 * day, judge('trail')),
    at(30 * day, prove('paper')),
    at(29.5 * day, judge('paper', 'blurry')),
    at(7, renew('trail')),
    at(35 * day, restrict('trail', 'limited')),
    at(34 * day, object('trail')),
    at(31 * day, overturn('trail')),
    at(5 * day, restrict('paper', 'warned')),
    at(3 * day, object('paper')),
    at(endedCampaign.daysAgo * day, promote(endedCampaign)),
    at(4 * day, promote({ shop: 'paper', key: 'refused', days: 7 })),
    at(3.9 * day, refusePromotion),
    // Paid from the balance before the next sale is the shop's: it stays just below the limit.
    at(5, promote({ shop: 'paper', key: 'waiting', days: 7, budget: '50.00' })),
    ...[...questions.entries()].flatMap(([place, question]) => [
      at(question.hoursAgo, askDesk(place, question)),
      ...(question.answer === undefined
        ? []
        : [at(question.hoursAgo - 1, answer(place, question)), at(question.hoursAgo - 2, rate(question))]),
    ]),
  ];
  return errands.toSorted((left, right) => left.at.getTime() - right.at.getTime());
}

/** A merchant shows who they are, with a document that ends on a day. */
function prove(shop: ShopKey, endsOn?: string): Errand['run'] {
  return showIdentity(shop, { from: 'unverified', onceKey: `seed-identity-${shop}`, endsOn });
}

/** The document of a verified merchant ends soon, and they send the next one. */
function renew(shop: ShopKey): Errand['run'] {
  return showIdentity(shop, { from: 'expiring', onceKey: `seed-identity-renewed-${shop}` });
}

type Showing = {
  readonly from: 'unverified' | 'expiring';
  readonly onceKey: string;
  readonly endsOn?: string | undefined;
};

function showIdentity(shop: ShopKey, { from, onceKey, endsOn }: Showing): Errand['run'] {
  return async (stage) => {
    const token = await merchant(stage, shop);
    const { status } = await stage.app.ask(myIdentity, {}, { token });
    if (status !== from) return;
    const files = await demoDocuments(shop);
    const facts = demoIdentities[shop];
    const sent = endsOn === undefined ? facts : { ...facts, document_ends_on: endsOn };
    await stage.app.ask(sendIdentity, sent, { token, files, onceKey });
  };
}

/** The reviewer who let nobody in looks at each document and decides; with a reason the front is sent back. */
function judge(shop: ShopKey, reason?: RejectionReason): Errand['run'] {
  return async (stage) => {
    const { ask } = stage.app;
    const token = await consolePerson(stage, 'rowan');
    const { list } = await ask(listIdentities, {}, { token });
    const code = await shopCodeOf(stage, shop);
    const waiting = list.find((one) => one.shop.id === code);
    if (waiting === undefined) return;
    const { id, fields: keys, documents } = await ask(takeIdentity, { id: waiting.id }, { token });
    for (const { field, position } of documents)
      await ask(lookAtIdentity, { id, field, position, reason: 'decide' }, { token });
    const fields = keys.map((field) =>
      field === 'front' && reason !== undefined
        ? ({ field, is_right: false, reason } as const)
        : ({ field, is_right: true } as const),
    );
    const note = reason === undefined ? '' : 'Please take the picture again in daylight, without flash.';
    await ask(decideIdentity, { id, fields, note }, { token });
  };
}

const statements = {
  limited: {
    reason: 'Two listings show a safety mark, and the papers of the supplier do not name it.',
    evidence: ['Screenshots of both listings', 'Declaration of conformity of the supplier'],
    objection: 'The second declaration of the supplier names the mark. I was sent it today and passed it on.',
    days: 7,
  },
  warned: {
    reason: 'A description says that the goods are made by hand, and the supplier says that they are not.',
    evidence: ['The description as it stood on the product page', 'Answer of the supplier'],
    objection: 'The text was the supplier’s own. I have corrected it, so please take the warning back.',
    days: 30,
  },
} as const;
const levelOf = { trail: 'limited', paper: 'warned' } as const;
type Restricted = keyof typeof levelOf;

function restrict(shop: Restricted, level: keyof typeof statements): Errand['run'] {
  return async (stage) => {
    const token = await consolePerson(stage, 'rhea');
    const { reason, evidence, days } = statements[level];
    const until = new Date(stage.app.env.clock.now().getTime() + days * dayMs).toISOString();
    const asked = { shop: await shopCodeOf(stage, shop), level, code: 'H05', reason, until } as const;
    const onceKey = `seed-restriction-${shop}`;
    await stage.app.ask(placeRestriction, { ...asked, evidence: [...evidence] }, { token, onceKey });
  };
}

function object(shop: Restricted): Errand['run'] {
  return async (stage) => {
    const token = await merchant(stage, shop);
    const { list } = await stage.app.ask(listRestrictions, {}, { token });
    const asked = { restriction_id: list[0]?.id ?? '', text: statements[levelOf[shop]].objection };
    await stage.app.ask(addAppeal, asked, { token, onceKey: `seed-appeal-${shop}` });
  };
}

/** Another person than the one who restricted the shop decides. */
function overturn(shop: Restricted): Errand['run'] {
  return async (stage) => {
    const token = await consolePerson(stage, demoOperator.username);
    const { list } = await stage.app.ask(appealQueue, {}, { token });
    const code = await shopCodeOf(stage, shop);
    const id = list.find((one) => one.shop.id === code)?.id;
    if (id === undefined) return;
    const decision = 'The second declaration names the mark. The limit ends now, and we are sorry for it.';
    const asked = { id, verdict: 'overturned', decision } as const;
    await stage.app.ask(decideAppeal, asked, { token, onceKey: `seed-verdict-${shop}` });
  };
}

type Question = {
  readonly shop: ShopKey;
  readonly hoursAgo: number;
  readonly text: string;
  /** What the desk says; without it the question waits. */
  readonly answer?: string;
  readonly stars?: number;
};

const questions: readonly Question[] = [
  {
    shop: 'table',
    hoursAgo: 580,
    text: 'A buyer asks whether the mugs can go into the dishwasher. Where do I find that?',
    answer: 'It is in the facts of each product, under Care. The mugs can. The facts come from the supplier.',
    stars: 5,
  },
  {
    shop: 'trail',
    hoursAgo: 220,
    text: 'A parcel to Cork has not moved for five days. What happens if it is lost?',
    answer:
      'We watch it for you. If it has not arrived after thirty days, the buyer gets the money back from us.',
    stars: 4,
  },
  { shop: 'paper', hoursAgo: 3, text: 'How do I send a sharper picture of my identity card?' },
];

/** The same place is the same message, however often it is sent. */
const messageId = (side: 'asked' | 'answered', place: number) =>
  `6f0c1a52-0f0e-4a3b-9d53-0d6b2a3c7${side === 'asked' ? 'a' : 'b'}${String(place).padStart(2, '0')}`;

function askDesk(place: number, { shop, text }: Question): Errand['run'] {
  return async (stage) => {
    const token = await merchant(stage, shop);
    const { conversation } = await stage.app.ask(openChat, {}, { token });
    const sent = { id: conversation.id, client_id: messageId('asked', place), text };
    await stage.app.ask(sendChat, sent, { token });
  };
}

function answer(place: number, { shop, answer: text = '' }: Question): Errand['run'] {
  return async (stage) => {
    const { ask } = stage.app;
    const own = await talkOf(stage, shop);
    const token = await consolePerson(stage, 'sena');
    const id = `${await shopCodeOf(stage, shop)}.${own}`;
    await ask(sendDeskChat, { id, client_id: messageId('answered', place), text }, { token });
    const { conversation } = await ask(readDeskChat, { id }, { token });
    if (conversation.state !== 'closed') await ask(closeDeskChat, { id }, { token });
  };
}

function rate({ shop, stars = 5 }: Question): Errand['run'] {
  return async (stage) => {
    const token = await merchant(stage, shop);
    const { list } = await stage.app.ask(listChats, { kind: 'service' }, { token });
    const done = list.find(({ can }) => can.rate);
    if (done !== undefined) await stage.app.ask(rateChat, { id: done.id, stars }, { token });
  };
}

/** The newest conversation of a shop with the desk. */
async function talkOf(stage: Stage, shop: ShopKey): Promise<string> {
  const token = await merchant(stage, shop);
  const { list } = await stage.app.ask(listChats, { kind: 'service' }, { token });
  return list[0]?.id ?? '';
}
