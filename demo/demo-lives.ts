// Sixty orders, some in each of the twelve statuses, and two carts that nobody paid for.
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import type { Life, Moment, Plain, Spoken, Webhook } from './demo-life.ts';
import type { ShopKey } from './demo-world.ts';

/** Hours since a part of the shop's day, so that what happens then has happened today. */
export type HoursToday = (shop: ShopKey, part: number) => number;

export function demoLives(hoursToday: HoursToday): Life[] {
  return [
    ...completed,
    ...free,
    ...settling,
    ...acceptedToday(hoursToday),
    ...inWindow,
    ...received,
    ...delivered,
    ...underWay,
    ...preparing,
    ...unconfirmed,
    ...cancelled,
    ...returning,
    ...unpaid,
  ];
}

const days = (count: number) => count * 24;

const on = (hoursAgo: number, act: Plain): Moment => ({ hoursAgo, act: { do: act } });
const scan = (hoursAgo: number, code: CarrierEventCode): Moment => ({ hoursAgo, act: { do: 'scan', code } });
const place = (hoursAgo: number, webhook: Webhook = 'normal'): Moment => ({
  hoursAgo,
  act: { do: 'place', webhook },
});
const say = (hoursAgo: number, act: Spoken, text: string): Moment => ({
  hoursAgo,
  act: { do: act, text },
});

/** Placed, packed on the next day, and carried until it was delivered. */
function trip(placed: number, arrived: number, webhook?: Webhook): Moment[] {
  const left = placed - 26;
  return [
    place(placed, webhook),
    on(placed - 20, 'label'),
    scan(left, 'accepted'),
    scan((left + arrived) / 2, 'in_transit'),
    scan(arrived + 5, 'out_for_delivery'),
    scan(arrived, 'delivered'),
  ];
}

/** Sent off and not arrived. */
function leaving(placed: number, left: number): Moment[] {
  return [place(placed), on(left + 6, 'label'), scan(left, 'accepted')];
}

/** The buyer has it, says that all is fine, and accepts before the window ends. */
function early(receivedAt: number, accepted: number): Moment[] {
  return [on(receivedAt, 'received'), on((receivedAt + accepted) / 2, 'fine'), on(accepted, 'accept')];
}

const texts = {
  change_of_mind: 'It is lovely, but it does not suit the room.',
  damaged: 'The box was dented and one piece has a crack.',
  wrong: 'You sent another colour than the one in the picture.',
  not_as_described: 'I expected it to be larger from the description.',
} as const;

function back(hoursAgo: number, reason: keyof typeof texts, pieces = 1): Moment {
  return { hoursAgo, act: { do: 'return', reason, pieces, text: texts[reason] } };
}

const life = (ends: Life['ends'], shop: ShopKey, ...moments: Moment[]): Life => ({ ends, shop, moments });

const completed: Life[] = [
  life('completed', 'table', ...trip(days(129), days(124), 'twice')),
  life('completed', 'trail', ...trip(days(126), days(120))),
  life('completed', 'paper', ...trip(days(122), days(115))),
  // A café that furnishes its tables; what it brings is paid out later (`payouts/payouts.ts`).
  {
    ends: 'completed',
    shop: 'table',
    moments: [...trip(days(118), days(112)), ...early(days(111), days(110))],
    pieces: 24,
  },
  {
    ends: 'completed',
    shop: 'trail',
    moments: [
      ...trip(days(117), days(111)),
      back(days(109), 'damaged'),
      on(days(108.5), 'approve'),
      on(days(103), 'inspect'),
    ],
    pieces: 3,
  },
];

const free: Life[] = [
  life('pending_withdrawal', 'paper', ...trip(days(92), days(85), 'lost')),
  life('pending_withdrawal', 'trail', ...trip(days(74), days(69))),
  {
    ends: 'pending_withdrawal',
    shop: 'table',
    moments: [
      ...trip(days(61), days(56)),
      back(days(53), 'change_of_mind', 2),
      on(days(52.4), 'approve'),
      on(days(46), 'inspect'),
    ],
    pieces: 3,
  },
  life('pending_withdrawal', 'paper', ...trip(days(47), days(40)), ...early(days(39), days(37))),
  // Lights for a party, found by the campaign that is over now.
  {
    ends: 'pending_withdrawal',
    shop: 'table',
    moments: [...trip(days(23), days(18)), ...early(days(17.5), days(15))],
    pieces: 24,
    isSponsored: true,
  },
  life('pending_withdrawal', 'trail', ...trip(days(26), days(20))),
];

/** Accepted early and stated at midnight: the money is free ten days after the delivery. */
const settling: Life[] = [
  life('pending_settlement', 'table', ...trip(days(13), days(8)), ...early(days(7.5), days(4))),
  life('pending_settlement', 'trail', ...trip(days(11), days(7)), ...early(days(6.2), days(3))),
  life('pending_settlement', 'paper', ...trip(days(12), days(6)), ...early(days(5.5), days(2))),
  life('pending_settlement', 'table', ...trip(days(10.5), days(5)), ...early(days(4.4), days(1.5))),
];

/** An acceptance is stated at the shop's next midnight, so these must be accepted on the shop's today. */
function acceptedToday(hoursToday: HoursToday): Life[] {
  const table = hoursToday('table', 0.6);
  const byWindow = (shop: ShopKey, part: number) => {
    const arrived = days(14) + hoursToday(shop, part);
    return life('accepted', shop, ...trip(arrived + days(5), arrived));
  };
  return [
    life('accepted', 'table', ...trip(days(9.5), days(4)), ...early(days(3.5), table)),
    byWindow('trail', 0.4),
    byWindow('paper', 0.7),
  ];
}

/** Received, and the buyer may still send it back. */
const inWindow: Life[] = [
  life('pending_acceptance', 'table', ...trip(days(18), days(13))),
  life('pending_acceptance', 'trail', ...trip(days(16), days(11.5))),
  life('pending_acceptance', 'paper', ...trip(days(15), days(10))),
  {
    ends: 'pending_acceptance',
    shop: 'table',
    moments: [
      ...trip(days(14), days(9)),
      back(days(8), 'wrong', 2),
      on(days(7.6), 'approve'),
      on(days(3), 'inspect'),
    ],
    pieces: 3,
  },
  life(
    'pending_acceptance',
    'trail',
    ...trip(days(12.2), days(7.5)),
    back(days(6.5), 'change_of_mind'),
    on(days(6.2), 'takeBack'),
  ),
];

const received: Life[] = [
  life('received', 'table', ...trip(days(9.2), days(4.5))),
  life('received', 'trail', ...trip(days(8), days(3.6))),
  life('received', 'paper', ...byHand(days(7.5), days(3.3))),
  life('received', 'table', ...trip(days(6), days(2)), on(20, 'received')),
];

const delivered: Life[] = [
  life('delivered', 'trail', ...trip(days(7), days(2.6))),
  life('delivered', 'paper', ...byHand(days(6.5), days(1.9))),
  life('delivered', 'table', ...trip(days(5.2), days(1))),
  life('delivered', 'trail', ...trip(days(4.5), 3)),
];

const underWay: Life[] = [
  life('shipped', 'table', ...leaving(days(5), days(4)), scan(days(2), 'in_transit')),
  life('shipped', 'trail', ...leaving(days(3), days(1.8)), scan(12, 'in_transit')),
  life('shipped', 'paper', ...leaving(days(2.8), 7), on(days(2.6), 'confirm')),
  life(
    'shipped',
    'table',
    ...leaving(days(8), days(7)),
    scan(days(5), 'in_transit'),
    scan(4, 'out_for_delivery'),
  ),
  life('shipped', 'trail', ...leaving(days(13), days(12)), scan(days(6), 'in_transit')),
];

/** Confirmed; some have their label, and one buyer would like to cancel. */
const preparing: Life[] = [
  life('to_be_delivered', 'table', place(5)),
  life('to_be_delivered', 'trail', place(22)),
  life('to_be_delivered', 'table', place(34), on(10, 'label')),
  life('to_be_delivered', 'paper', place(40), on(36, 'confirm')),
  life('to_be_delivered', 'trail', place(30), say(8, 'cancel', 'I ordered the wrong size, sorry.')),
];

/** The shop `paper` confirms by hand; elsewhere an hour has not passed. */
const unconfirmed: Life[] = [
  life('pending_payment', 'paper', place(19)),
  life('pending_payment', 'paper', place(12)),
  life('pending_payment', 'paper', place(6)),
  life('pending_payment', 'table', place(0.5)),
  life('pending_payment', 'trail', place(0.25)),
];

const cancelled: Life[] = [
  life('cancelled', 'table', place(days(22)), say(days(22) - 0.5, 'cancel', 'Ordered twice by mistake.')),
  life(
    'cancelled',
    'paper',
    place(days(6)),
    say(days(6) - 3, 'decline', 'The last piece is damaged in the warehouse.'),
  ),
  // Nobody confirms it: after a day the buyer has the money back.
  life('cancelled', 'paper', place(days(4))),
  // Nobody hands it to a carrier: after seven business days the same.
  life('cancelled', 'trail', place(days(20))),
  life(
    'cancelled',
    'table',
    place(days(15)),
    say(days(14), 'cannotSupply', 'A whole batch failed our inspection.'),
  ),
  // The buyer asks too late to be sure of it; a day of silence grants it.
  life('cancelled', 'trail', place(days(10)), say(days(9.8), 'cancel', 'I found one in the attic.')),
  life(
    'cancelled',
    'table',
    ...leaving(days(18), days(17)),
    scan(days(15), 'in_transit'),
    scan(days(9), 'returned_to_sender'),
  ),
  {
    ends: 'cancelled',
    shop: 'trail',
    moments: [...trip(days(29), days(24)), back(days(22), 'change_of_mind', 2), on(days(15), 'inspect')],
    pieces: 2,
    isOneLine: true,
  },
];

const returning: Life[] = [
  life('refund_return', 'table', ...trip(days(9), days(4)), back(10, 'change_of_mind')),
  life('refund_return', 'trail', ...trip(days(11.5), days(6.5)), back(30, 'damaged')),
  life(
    'refund_return',
    'paper',
    ...trip(days(13), days(8)),
    back(days(4), 'wrong'),
    on(days(3.5), 'approve'),
  ),
  life(
    'refund_return',
    'paper',
    ...trip(days(14), days(8.5)),
    back(days(5), 'not_as_described'),
    say(days(4), 'reject', 'The size stands in the first line of the description.'),
  ),
  // The money was stated already: the disputed part of it is held.
  life(
    'refund_return',
    'trail',
    ...trip(days(12.5), days(7.8)),
    ...early(days(7.5), days(5)),
    back(29, 'damaged'),
  ),
  // It never arrived: after thirty days the case opens by itself.
  life('refund_return', 'table', ...leaving(days(33), days(30.6)), scan(days(28), 'in_transit')),
];

const unpaid: Life[] = [
  life('abandoned', 'table', on(days(2.1), 'fill')),
  life('unpaid', 'table', on(0.1, 'fill')),
];

function byHand(placed: number, arrived: number): Moment[] {
  return [...trip(placed, arrived), on(placed - 3, 'confirm')];
}
