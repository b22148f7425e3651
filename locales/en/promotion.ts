export const promotion = {
  title: 'Promotion',
  lead: 'Goods of your shop on pages that show many shops.',
  closedTitle: 'Promotion is not open yet',
  closed:
    'Nothing can be bought, and nothing is taken from your wallet. It opens when there are pages to show goods of several shops on, and when you can check every click you pay for.',
  how: 'How it will work',
  rules: 'Read the rules',
  plans: 'What there will be',
  surface: {
    explore: 'On the page where buyers look around in all shops.',
    search: 'Among the results when buyers search in all shops.',
  },
  notOpen: 'Not open yet',
  minTotal: 'Least budget in all',
  minDay: 'Least budget a day',
  days: 'Days',
  dayRange: '{from, number} to {to, number}',
  bid: 'Least bid for a click',
  slots: 'Sponsored places on a page',
  slotList: 'Which places these are',
  version: 'Version of the rules',
  mine: 'Your campaigns and what they cost',
  none: 'You have no campaigns',
  noneDetail:
    'Promotion is not open yet, so nothing was spent. When it is, each campaign and each click stands here.',
  spentOf: '{spent} of {budget} spent',
  states: {
    review: 'In review',
    scheduled: 'Scheduled',
    active: 'Running',
    paused: 'Paused',
    ended: 'Ended',
    rejected: 'Refused',
  },
  newTitle: 'New promotion',
  newLead: 'What you will decide, and what the rules decide for you.',
  youDecide: 'What you will decide',
  decide: {
    goods: 'Which goods: one to {max, number} of those you have on sale.',
    budget: 'How much: from {total} in all and {day} a day. It can never cost more.',
    days: 'How long: {from, number} to {to, number} days.',
    bid: 'The most you pay for one click, from {bid}.',
  },
  algorithm: 'What the rules decide',
  algorithmLead: 'Version {version, number}. There is nothing secret in it.',
  steps: {
    where: {
      title: 'Where it is shown',
      detail:
        'On pages with goods of many shops, always marked as sponsored. Never inside the shop of somebody else.',
    },
    who: {
      title: 'Whose goods are shown',
      detail:
        'Your bid, how likely a click is there, and how well your shop serves its buyers. You see the parts of your score. No personal profile of a buyer is used.',
    },
    cost: {
      title: 'What a click costs',
      detail: 'Just as much as is needed to be ahead of the next one, and never more than your bid.',
    },
    valid: {
      title: 'Which clicks count',
      detail:
        'Of real people, once a day for each. Robots, slips and your own clicks are listed with the reason and cost nothing.',
    },
    time: {
      title: 'How long it runs',
      detail:
        'Until the budget is used or the last day ends. You see a likely range before you pay. No sales are promised.',
    },
    rest: {
      title: 'What is left over',
      detail: 'Comes back to where it came from by itself, at once, also when you stop early.',
    },
    nobody: {
      title: 'What nobody can do',
      detail: 'Add views, clicks, visitors or followers. Nobody here has a switch for that.',
    },
  },
  tellUs: 'Tell us what you would need',
};
