// What shops do to be found and to be helped: a campaign on Explore, a word to the desk, sentences the desk writes often.
import type { Composed } from '#apps/server/compose.ts';
import { openChat, sendChat } from '#features/chat/contract.ts';
import { listCanned, saveCanned } from '#features/chat/console.contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { payPromotion } from '#features/promotion/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { deskCampaigns, refuseCampaign } from '#features/promotion/console.contract.ts';
import { consolePerson, goodsOnSale, merchant, type Stage } from './demo-stage.ts';
import { demoOperator, demoPassword, type ShopKey } from './demo-world.ts';

/** The transaction password of the shops; the start does not print it: nobody needs it to look. */
export const pin = '482915';

type Campaign = {
  readonly shop: ShopKey;
  readonly key: string;
  readonly days: number;
  /** Goods by their codes; the first two of the shop where it names none. */
  readonly codes?: readonly string[];
  /** Paid before, for clicks on Explore; without it a share of the orders that come of it. */
  readonly budget?: string;
};

/** The campaign that is over: what it promotes is bought by somebody who came by it (`demo-lives.ts`). */
export const endedCampaign = {
  shop: 'table',
  key: 'ended',
  days: 7,
  daysAgo: 24,
  codes: ['LIT-0505', 'KIT-0104'],
} as const;

/** True on a day, so many days ago, on which that campaign is shown. */
export function isPromoted(day: number): boolean {
  const { daysAgo, days } = endedCampaign;
  return day < daysAgo && day >= daysAgo - days;
}

/** Lets a shop promote what it sells: for a budget, or for a share of orders, where nothing is paid before there is one. */
export function promote({ shop, key, days, codes, budget }: Campaign): (stage: Stage) => Promise<void> {
  return async (stage) => {
    const { ask } = stage.app;
    const token = await merchant(stage, shop);
    await ask(updatePayPassword, { password: demoPassword, new: pin, confirm: pin }, { token });
    const onSale = await goodsOnSale(stage, shop);
    const { list } = await ask(listShowcase, { status: 'listed', page_size: 2 }, { token });
    const goodsIds = codes?.flatMap((code) => onSale.get(code) ?? []) ?? list.map(({ id }) => id);
    const asked = {
      goods_ids: goodsIds,
      days,
      pay_password: pin,
      ...(budget === undefined
        ? ({ plan_id: 'order', percent_bps: 500 } as const)
        : ({ plan_id: 'explore', budget, max_bid: '0.20' } as const)),
    };
    await ask(payPromotion, asked, { token, onceKey: `seed-campaign-${key}` });
  };
}

/** Campaigns of a shop with a warning are reviewed: this one says more than the goods do. */
export async function refusePromotion(stage: Stage): Promise<void> {
  const { ask } = stage.app;
  const token = await consolePerson(stage, demoOperator.username);
  const { list } = await ask(deskCampaigns, { filters: { state: ['review'] } }, { token });
  const [waiting] = list;
  if (waiting === undefined) return;
  const reason =
    'The title says that the goods are made by hand. Please correct it, then promote them again.';
  await ask(refuseCampaign, { id: waiting.id, reason }, { token, onceKey: 'seed-campaign-refused' });
}

/** Pays a campaign of a week out of what the shop has earned. */
export async function boostGoods({ ask }: Composed, token: string): Promise<void> {
  await ask(updatePayPassword, { password: demoPassword, new: pin, confirm: pin }, { token });
  const { list } = await ask(listShowcase, { status: 'listed', page_size: 3 }, { token });
  await ask(
    payPromotion,
    {
      plan_id: 'explore',
      goods_ids: list.map(({ id }) => id),
      budget: '5.00',
      max_bid: '0.10',
      days: 2,
      pay_password: pin,
    },
    { token, onceKey: 'seed-campaign' },
  );
}

/** The question of the demonstration has one id, so that it is asked once. */
const questionId = '6f0c1a52-0f0e-4a3b-9d53-0d6b2a3c7e11';

/** A merchant asks the desk something, and nobody has answered yet. */
export async function askDesk({ ask }: Composed, token: string): Promise<void> {
  const { conversation } = await ask(openChat, {}, { token });
  const text = 'Hello! When is the money of an order free after it was delivered?';
  await ask(sendChat, { id: conversation.id, client_id: questionId, text }, { token });
}

const canned = [
  {
    title: 'When money is free',
    text: 'The money of an order is free some days after it was delivered and accepted. The day stands on each order, under its money.',
  },
  {
    title: 'No deposit is needed',
    text: 'You never need a deposit to sell or to withdraw. Whoever asks you for one in our name is not us.',
  },
] as const;

/** What the desk writes often. */
export async function writeCanned({ ask }: Composed, token: string): Promise<void> {
  const { list } = await ask(listCanned, {}, { token });
  const missing = canned.filter(({ title }) => !list.some((one) => one.title === title));
  for (const { title, text } of missing)
    await ask(saveCanned, { version: 0, title, texts: { en: text } }, { token });
}
