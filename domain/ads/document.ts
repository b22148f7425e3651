// The delivery of promotion as anybody can read it: the part `promotion` of /ranking.json. Its numbers are those that
// the code computes with.
import { ads, adSlots } from './parameters.ts';
import { adRefusals, lossReasons, type AdRefusal, type LossReason } from './types.ts';

export function promotionDocument() {
  return {
    version: ads.version,
    since: ads.since,
    changes: 'Another number or rule is another version, announced so many days before.',
    announced_days_before: ads.announcedDaysBefore,
    units: 'ppm: parts per million; mille: thousandths; money: minor units. All of them are whole numbers.',
    places: adSlots,
    sponsored_share_max_ppm: ads.sponsoredShareMaxPpm,
    rules: rules(),
    not_shown: lossReasons.map((reason) => ({ reason, means: lossMeanings[reason] })),
    not_counted: adRefusals.map((reason) => ({ reason, means: refusalMeanings[reason] })),
    parameters: {
      quality: ads.quality,
      chance: ads.chance,
      auction: ads.auction,
      orders: ads.orders,
      pacing: ads.pacing,
      evidence: ads.evidence,
      forecast: ads.forecast,
    },
    verify:
      'npm run verify-ads -- FILE: computes a downloaded day again from its log and its seed, whose SHA-256 was published the day before.',
    per_shop:
      'No number of this can be set for one shop, and no screen adds views, clicks, visitors or followers.',
  };
}

/** What is computed, in the order in which it is. */
function rules() {
  return {
    quality:
      'least + sum of weight x part / 1000, each part from 0 to 1000: on_time = (share - worst) / (1 - worst); refunds = 1 - rate / worst; rating = (mean stars - 1) / 4; listing = share of pictures, description, languages and safety that are there',
    chance:
      '(clicks + category_views x category rate) / (weighted views + category_views); a view weighs what its place does; the category rate is (clicks + base_views x base) / (weighted views + base_views)',
    places:
      'What a place does is learned from shuffled auctions alone: (clicks x weighted views of all / clicks of all + slot_prior_views x supposed) / (views + slot_prior_views)',
    score: 'min(bid, rest of the day and of the budget) x value of the currency x chance x quality',
    order:
      'The highest score first; equals by the seeded draw of the auction. One campaign, one shop and the same goods once a page.',
    price:
      'max(reserve, next score / (value of the currency x chance x quality), rounded down) + step, at most the bid. The next is the best of another shop who could have had the place.',
    newcomers:
      'A place is for newcomers by a draw of share_ppm; it goes to who had the fewest of them, at the least price.',
    pacing:
      'error = (spent - target) / budget of the day, every tick; within the dead band nothing changes, else participation x exp(-k x error), k by the size of the error, kept between least and most. A campaign that has not run yet begins at budget of the day / (bid x pages of the last 24 hours x base chance). The target follows the day of the site: even_ppm of it evenly, the rest as on the same weekday of the last weeks.',
    draws:
      'word i of SHA-256("stockless-ads-draw|" seed "|" auction), mixed with the first 32 bits of the name (finish of MurmurHash3, twice)',
    view: 'visible_share of the pixels for visible_ms without a break, on a signed token that is younger than token_minutes',
    click:
      'On a token whose view was counted, the first of the viewer for the campaign in click_hours, with a page that stayed open for dwell_ms or goods in the cart; billed billed_after_seconds later.',
    crowds:
      'Of the clicks of a campaign that count in 24 hours, block_share_ppm, or block_clicks_least, come from one network (/24, /48 of IPv6) at most; others are refused as rate. In an hour, and in 24, clicks count up to surge_times x usual x views, or surge_clicks_least; others wait surge_hold_hours and count only if an order came of them by then, else they are refused as rate. usual = (clicks + base_views x common) / (views + base_views) of the surge_history_days whole days (UTC) before; common is the same of all campaigns, with base for common. What was ordered by then counts always. A campaign that pays by the order pays no clicks: none of this is asked.',
    stop: 'A click is paid out of the account of the campaign and the row of its day; neither can go below nothing.',
    duration: 'Until the budget or the time is over, shown before as a range of days.',
    context:
      'What was searched for, the category, the country and the language of the page. No profile of anybody.',
  };
}

const lossMeanings: Record<LossReason, string> = {
  not_asked: 'the page was about something else',
  own_shop: 'whoever looked belongs to the shop',
  viewer_day: 'the viewer saw the campaign as often as a day allows',
  not_sold_there: 'the goods are not sold or not in stock in the viewer’s country',
  gone: 'the campaign stopped, or the goods were sold out, a moment before',
  stands_already: 'the same goods stood on the page already, and nobody paid for that',
  out_of_stock: 'the goods are out of stock',
  no_margin: 'the goods would be sold below their cost',
  shop_paused: 'the shop takes no orders',
  safety_case: 'a question about the safety of the goods is open',
  budget: 'the rest of the day or of the budget does not pay one click',
  below_reserve: 'the bid is below the least price of a click',
  pacing: 'the budget is spread over the day: the campaign took no part in this draw',
  same_campaign: 'other goods of the campaign stood on the page',
  same_shop: 'another campaign of the shop stood on the page',
  same_goods: 'the same goods stood on the page for another shop',
  lower_score: 'others had a higher score',
};

const refusalMeanings: Record<AdRefusal, string> = {
  forged: 'the token was not signed here',
  expired: 'the token was too old',
  duplicate: 'it was counted before',
  bot: 'a program that says so',
  prefetch: 'fetched ahead, for nobody yet',
  prerender: 'drawn ahead, for nobody yet',
  data_centre: 'out of a network of computers, not of people',
  staff: 'somebody who works for the platform',
  own_shop: 'somebody who belongs to the shop that pays',
  rate: 'more in a short time than a person does, than one network may, or than is usual and ordered nothing',
  not_visible: 'less than half of it was seen for a second',
  not_rendered: 'a click without a view that was counted',
  viewer_day: 'more views of one viewer than a day allows',
  dwell: 'the page was left at once',
  campaign_over: 'the campaign was not running any more',
  budget: 'the day or the budget had not enough left to pay for it',
};
