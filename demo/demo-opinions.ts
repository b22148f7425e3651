// Which buyers of the demonstration world say what they think of what they got, and when the shops answer.
import type { Life, Moment } from './demo-life.ts';
import { buyerOf, shopKeys, type ShopKey } from './demo-world.ts';
import { englishOpinions, opinionsByLanguage, type Opinion } from './texts/opinions.ts';

const waitHours = 22;
const replyHours = 9;

/** Lives with the opinions of four in five buyers whose parcel came two days ago or earlier and who kept it. */
export function withOpinions(lives: readonly Life[]): Life[] {
  const nextOpinion = makeOpinions();
  return lives.map((life, index) => {
    const arrived = arrivedHoursAgo(life);
    const isKept = !life.moments.some(({ act }) => act.do === 'return');
    if (arrived === undefined || arrived < 2 * 24 || !isKept || index % 5 === 3) return life;
    const saidAt = arrived - waitHours - (index % 4) * 3;
    return { ...life, moments: [...life.moments, ...momentsOf(nextOpinion(life.shop, index), saidAt)] };
  });
}

/** Nobody says in a shop, or in a language, what was said there before while there is something else to say. */
function makeOpinions(): (shop: ShopKey, index: number) => Opinion {
  const told = new Map<string, number>();
  return (shop, index) => {
    const { lang } = buyerOf(index);
    const own = opinionsByLanguage[lang];
    const list = own ?? englishOpinions;
    // The shops begin at different places, so that not all of them are told the same.
    const key = own === undefined ? shop : lang;
    const first = own === undefined ? 2 * shopKeys.indexOf(shop) : 0;
    const place = told.get(key) ?? first;
    told.set(key, place + 1);
    const opinion = list[place % list.length];
    if (opinion === undefined) throw new Error(`nobody knows what to say in ${lang}`);
    return opinion;
  };
}

function momentsOf({ stars, text, reply }: Opinion, saidAt: number): Moment[] {
  const comment: Moment = { hoursAgo: saidAt, act: { do: 'comment', stars, text } };
  const isAnswered = reply !== undefined && saidAt > 3 * replyHours;
  return isAnswered
    ? [comment, { hoursAgo: saidAt - replyHours, act: { do: 'reply', text: reply } }]
    : [comment];
}

function arrivedHoursAgo({ moments }: Life): number | undefined {
  return moments.find(({ act }) => act.do === 'scan' && act.code === 'delivered')?.hoursAgo;
}
