// What the buyers of the demonstration world say of what they got, and what the shops answer.
import type { Life, Moment } from './demo-life.ts';

type Opinion = { readonly stars: number; readonly text: string; readonly reply?: string };

const opinions: readonly Opinion[] = [
  {
    stars: 5,
    text: 'Came two days early and well packed. Exactly like the picture, and heavier than I thought.',
    reply: 'Thank you! The weight is why we chose it.',
  },
  { stars: 4, text: 'Good quality for the price. One star less because the instructions are tiny.' },
  {
    stars: 5,
    text: 'Bought it as a gift and had to order a second one for myself.',
    reply: 'That is the nicest thing to read on a Monday. Thank you.',
  },
  {
    stars: 3,
    text: 'It does what it should. The colour is a little darker than on my screen.',
    reply: 'Thank you for telling us. We have asked the supplier for pictures in daylight.',
  },
  { stars: 5, text: 'Simple, solid, nothing to complain about.' },
  {
    stars: 2,
    text: 'Works, but one edge was not finished well and had to be sanded. I kept it because I need it now.',
    reply: 'That should not happen. You can still report the fault on your order, also now that you keep it.',
  },
  { stars: 4, text: 'Delivery took the full time that was promised, the goods themselves are lovely.' },
  {
    stars: 5,
    text: 'Third order here. I like that I am told when the parcel arrives and that it then does.',
    reply: 'Thank you for coming back.',
  },
  { stars: 5, text: 'Better than the one it replaces, which cost twice as much.' },
  {
    stars: 1,
    text: 'Too small for what I wanted. My mistake, I did not read the measures, but they could stand further up.',
    reply: 'You are right: the measures stand in the first line of the description now.',
  },
  { stars: 4, text: 'Nice to hold and easy to clean. The box could be smaller.' },
  { stars: 5, text: 'In daily use for a week now and still a pleasure.', reply: 'Glad to hear it!' },
];

const waitHours = 22;
const replyHours = 9;

/** Lives with the opinions of four in five buyers whose parcel came two days ago or earlier and who kept it. */
export function withOpinions(lives: readonly Life[]): Life[] {
  let told = 0;
  return lives.map((life, index) => {
    const arrived = arrivedHoursAgo(life);
    const isKept = !life.moments.some(({ act }) => act.do === 'return');
    const opinion = opinions[told % opinions.length];
    if (arrived === undefined || arrived < 2 * 24 || !isKept || index % 5 === 3 || !opinion) return life;
    told += 1;
    const saidAt = arrived - waitHours - (index % 4) * 3;
    return { ...life, moments: [...life.moments, ...momentsOf(opinion, saidAt)] };
  });
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
