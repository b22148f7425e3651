import { promotionNew } from './promotion-new.ts';
import { promotionResults } from './promotion-results.ts';

export const promotion = {
  title: 'Promotion',
  lead: 'Products of your shop on pages that show many shops, always marked as sponsored.',
  newCampaign: 'New campaign',
  how: 'How it works',
  rules: 'Read the rules',
  credit: 'Promotion credit',
  creditDetail: 'Used first. It can be spent on promotion only.',
  mine: 'Your campaigns',
  filter: 'Which campaigns',
  all: 'All',
  none: 'You have no campaigns yet',
  noneDetail:
    'You choose products, a budget and how long. You see a likely range before you pay, and every click after it.',
  noneOfState: 'No campaign is here',
  noneOfStateDetail: 'Choose another state above to see your other campaigns.',
  goodsOf: '{more, plural, =0 {{first}} one {{first} and # more} other {{first} and # more}}',
  noGoods: 'A campaign',
  spentOf: '{spent} of {budget} spent',
  shareOfOrders: '{percent} of each order',
  fromTo: '{from} to {to}',
  counts:
    '{clicks, plural, =0 {No clicks yet} one {# click} other {# clicks}}, {orders, plural, =0 {no orders} one {# order} other {# orders}}',
  states: {
    review: 'In review',
    scheduled: 'Scheduled',
    active: 'Running',
    paused: 'Paused',
    ended: 'Ended',
    rejected: 'Rejected',
  },
  ends: {
    exhausted: 'The budget is used.',
    time: 'Its last day has passed. Unspent budget was returned.',
    stopped: 'You stopped it. Unspent budget was returned.',
    shop_closed: 'The shop was closed. Unspent budget was returned.',
    rejected: 'Our reviewer rejected it. The full budget was returned.',
  },
  endsOrder: {
    time: 'Its last day has passed.',
    stopped: 'You stopped it.',
    shop_closed: 'The shop was closed.',
    rejected: 'Our reviewer rejected it.',
  },
  pauses: {
    merchant: 'You paused it. Nothing is spent until you resume it.',
    no_stock: 'All its products are out of stock. It resumes automatically when there’s stock again.',
    shop_paused: 'Your shop is paused. The campaign resumes automatically when the shop is open again.',
    not_sold: 'Its products aren’t on sale. It resumes automatically when you put them back on sale.',
  },
  advice: {
    review: 'A reviewer checks it by {when}. If we haven’t answered by then, it starts automatically.',
    scheduled: 'It starts {when}.',
    lower_score: 'Rarely shown: other campaigns score higher. Raise your bid or improve quality.',
    below_reserve: 'Rarely shown: its score is below the minimum price of a place. Raise your bid.',
    day_budget: 'Today’s budget is used. It resumes tomorrow.',
    out_of_stock: 'Some of its products are out of stock and are not shown.',
    not_sold: 'Some of its products are not on sale and are not shown.',
    country: 'Most buyers who look are in countries that its products are not sent to.',
    new: 'It has just started. The first views come with the next buyers who look around.',
  },
  plans: 'Where your products can be shown',
  plan: {
    explore: {
      name: 'Explore page',
      what: 'On the page where buyers browse all shops. You pay for a click.',
    },
    search: {
      name: 'Search',
      what: 'Among the results when buyers search all shops for something like it. You pay for a click.',
    },
    similar: {
      name: 'Similar products',
      what: 'Below the products of shops that agreed to show similar ones of others. You pay for a click.',
    },
    order: {
      name: 'Paid by the order',
      what: 'In every one of these places. You pay nothing for clicks, but a share of each order that comes from one.',
    },
  },
  closedPlan: 'Not open at the moment',
  minTotal: 'Minimum total budget',
  minDay: 'Minimum daily budget',
  days: 'Days',
  dayRange: '{from, number} to {to, number}',
  bid: 'Minimum price per click',
  share: 'Share of an order',
  shareRange: '{from} to {to}',
  places: 'Sponsored places on a page',

  howTitle: 'How promotion works',
  howLead:
    'Version {version, number} of the rules, in force since {since}. Nothing in it is secret, and it can’t be changed for a single shop.',
  machine: 'All parameters, to be read by programs',
  algorithm: 'What the rules decide',
  steps: {
    where: {
      title: 'Where it is shown',
      detail:
        'On the explore page at the places {explore}, in search results at {search}, and among similar products at {similar}. Never inside another merchant’s shop without their agreement. At most {share} of a page is sponsored, and each such place says so.',
    },
    who: {
      title: 'Whose products are shown',
      detail:
        'The score is your most for a click, times the chance of a click at that place, times your quality. No personal profile of a buyer is used. Equal scores are decided by a random seed that is published after the day.',
    },
    quality: {
      title: 'What quality is',
      detail:
        'A number from {least} to {most}, made of the last {facts, number} days: {onTime} orders sent on time, {refunds} refunds for faults, {rating} ratings, and {listing} how complete the listing is. You see each part.',
    },
    cost: {
      title: 'What a click costs',
      detail:
        'As much as is needed to be ahead of the next one, and {step} more. Never below {reserve}, and never more than your most for a click.',
    },
    pacing: {
      title: 'How the budget is spread',
      detail:
        'Over the hours of the day when buyers usually come. We check every {minutes, number} minutes; a campaign that is ahead takes part less often. A day never costs more than its budget.',
    },
    newcomers: {
      title: 'How small shops begin',
      detail: '{turns} of the places are for campaigns with fewer than {views, number} views, in turn.',
    },
    valid: {
      title: 'Which clicks count',
      detail:
        'The first of a person for a campaign in {hours, number} hours, from a place that was really seen, staying at least {seconds, plural, one {# second} other {# seconds}}. Robots, floods, your own shop and slips are listed with the reason and cost nothing. A click is charged {wait, number} seconds later. One network makes up at most {clickShare} of what a campaign is charged for in a day, and clicks far above the usual wait a day and are charged only if an order followed.',
    },
    time: {
      title: 'How long it runs',
      detail:
        'Until the budget is used or the last day ends. The range you see before you pay is a replay of the last {days, number} days. No sales are promised.',
    },
    rest: {
      title: 'What is left over',
      detail:
        'Returned automatically within a minute after the campaign ends, also when you stop it early. Promotion credit counts as spent first, so what is left goes back to your balance before your credit.',
    },
    check: {
      title: 'How you can check it',
      detail:
        'Each view and each click has a receipt. After a day ends, its log and its random seed are published, and you can compute every decision of the day again.',
    },
    nobody: {
      title: 'What no one can do',
      detail: 'Add views, clicks, visitors or followers. No one on our team has a switch for that.',
    },
  },
  similar: {
    title: 'Products of other shops below yours',
    detail:
      'Sponsored products of other shops, similar to yours and marked as such, can stand at the end of your products’ pages, below the reviews. It is off unless you switch it on, and costs and earns you nothing.',
    label: 'Show similar products of other shops',
    isOn: 'Similar products are shown below yours.',
    isOff: 'No products of other shops are shown below yours.',
  },
  create: promotionNew,
  results: promotionResults,
};
