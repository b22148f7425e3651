// Rows of a sale, from the showcase to the return, and of what is counted and promoted.
import type { tables } from '../tables.ts';

export const orderRows = {
  showcase_item: 'Goods in a shop: price, place, status, and why they left the sale automatically.',
  shop_quota: 'What the level allows a shop and what it has used: listed goods, rows, deletions of the day.',
  showcase_undo: 'A change of the showcase that can be undone once, for ten minutes.',
  showcase_undo_row: 'One item as it was before a change that can be undone, and the version it was given.',
  price_rule: 'The rule by which a shop prices its goods, in bands of cost.',

  quote: 'A cart that the server priced line by line; good for one checkout until it expires.',
  quote_purge: 'The only row: how far the purge of quotes has come.',
  ship_table: "One version of a supplier's price list for delivery; the newest counts for new quotes.",
  ship_zone: 'The zone of a country in a price list for delivery.',
  ship_service: 'A service in a zone of a price list, with its days.',
  ship_rate: 'The fee of a service up to a weight; the smallest weight that is enough counts.',
  tax_table: "One version of a country's taxes and duties; the newest counts for new quotes.",
  tax_rule: 'One tax or duty of a country: for which goods and values, and how much.',
  fx_rate: 'What one currency is worth in another, from when it was published until the next one.',
  price_tables: 'The version of all price lists, tax rules and rates: another one after each import.',
  checkout: 'Reserved stock that waits for its payment; has the id of its quote.',
  order_guard: 'How many payments a new, unverified shop took on a day, and how many it may.',
  stock_hold: 'Unpaid pieces of goods in one checkout: they may be a bounded share of the stock only.',

  order_rule:
    'A row of the closed table of moves: from which status to which, by whom. Only migrations change it.',
  order_counter: "A shop's last order number.",
  shop_order:
    'An order: written once at the capture of its payment, then only facts; the status follows from them.',
  order_line: 'A line of an order as it was sold, and what of it came back.',
  parcel: "One supplier's part of an order, with its carrier and tracking number.",
  parcel_step: 'What a warehouse did with a parcel before the carrier had it: picked, packed, handed over.',
  parcel_hold: 'A scan that cannot be right and moves nothing until a person decides.',
  supplier_key: "An API key of a supplier: one of five places; only the secret's hash is kept.",
  carrier_poll: 'How far a carrier without webhooks was asked.',
  tracking_event: 'One scan of a carrier, once by its id; never changed.',
  order_event: 'One step of an order: from, to, by whom, when; never changed.',
  letter_again: 'An email of an order that was sent again: by whom and why, so often in a day.',

  case_rule: 'A row of the closed table of moves of a return. Only migrations change it.',
  return_case: 'A return or a dispute of an order: its facts, sums and decisions.',
  return_line: 'The pieces of a supplier that a return is about.',
  case_event: 'One step of a return: from, to, by whom, when; never changed.',
  case_file: 'A picture that shows what is wrong: one of six places of a side.',
  return_parcel: 'The parcel in which goods of a return go back to one supplier.',
  return_place: 'The address where a supplier takes goods back.',
  return_scan: 'One scan of a return parcel, once by its id; never changed.',
  contract_withdrawal: "A buyer's withdrawal from the contract as declared, with the digest of its receipt.",
  order_comment: "A buyer's rating of goods that were delivered; the rating is never changed.",
  comment_text: "A text of a comment, or the shop's signed reply or correction: each once, never changed.",
  comment_picture: 'A picture of a comment: one of six places of an item of an order.',
  goods_rating: 'How many comments of a shop gave goods one to five stars.',
  shop_rating: 'How many comments gave a shop one to five stars.',

  visit: 'One visitor (a keyed hash of the day) of one shop on one day, and where they came from.',
  goods_event:
    'One visitor, one day, one article, one kind: seen, clicked, put into the cart, taken to checkout.',
  shop_day: 'What a shop sold, earned, gave back and was visited by on a day that is over; never changed.',
  visit_sum: 'How many visitors came to a shop before a moment; never changed.',
  visit_day:
    'What is left of the visits of one shop on one day (UTC) whose rows are gone: counts by quarter of an hour.',
  visit_late_sum: 'How many of the visits of a shop whose rows are gone were written late.',

  campaign: 'A campaign of a shop: its budget, what is left of it, until when.',
  campaign_goods: 'Goods of a campaign; live ones take the seat of their plan.',
  campaign_step: 'One step of a campaign: who did it and why; never changed.',
  campaign_day: "What a campaign spent on a day of its shop's clock; never above its budget.",
  ad_day: "A day's log of promotion: the promised and revealed seed, the number and head of its entries.",
  ad_lane:
    'A process that draws auctions on a day, numbered without gaps, and how many of its auctions are logged.',
  ad_log: "One entry of a day's log, chained by hash: anybody can compute the day again.",
  ad_offer: 'A campaign as a candidate of a pool, under the hash that the log names.',
  ad_pool_member: 'A campaign that was in a pool of a day, from when, for which surface.',
  ad_result: 'How many auctions of a day ended with one result for a campaign that could have been in them.',
  ad_view: 'A sponsored place that was seen, once, with its verdict.',
  ad_click: 'A sponsored link that was followed, once, with its verdict and the transfer that charged it.',
  ad_refusal:
    'How many views or clicks were refused for one reason in one minute. Shop 0: nobody knows whose.',
  ad_past: 'How many views and refusals of a day there were whose rows have been deleted.',
  ad_pace: 'The pace of a campaign on its day, computed every five minutes.',
  ad_fact: 'What goods of a campaign are rated by: chance and quality.',
  ad_traffic: 'Views of pages with sponsored places in five minutes.',
  ad_usual: 'Counted views and clicks of all campaigns in the whole days before a day: what is usual on it.',
  ad_campaign_baseline:
    'Counted views and clicks of one campaign in the whole days before a day, written once.',
  ad_similar: 'Whether a shop shows goods of others below its own.',
  ad_checkout: 'The sponsored click that a checkout came from.',
  ad_support: 'A shop that an owner admitted to the places of public support, from when until when.',
  promoted_order:
    'An order that a sponsored click led to: what promotion costs of it, and what was given back.',
} as const satisfies Partial<Record<keyof typeof tables, string>>;
