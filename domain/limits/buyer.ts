// What bounds what buyers do before and between orders; part of `limits`.

export const buyerLimits = {
  /** A question about an item, its answer, and the name of who asks, in UTF-16 code units; as the table has them. */
  questionUnitsMax: 1_000,
  questionAnswerUnitsMax: 2_000,
  questionNameMax: 60,
  /** Days until a question is deleted: without a confirmation, without an answer, and after its answer. */
  questionConfirmDays: 3,
  questionOpenDays: 90,
  questionAnswerDays: 365,
  /** Questions of one sender and of the network around it in an hour, and of one address in a day: nobody fills an inbox. */
  questionsPerHourOfSender: 5,
  questionsPerHourOfNetwork: 30,
  questionsPerDayOfAddress: 5,
  /** Answered questions that the page of an item shows, the newest first. */
  questionsShown: 10,
  /** Hours after which a cart that was left unpaid is written about, and minutes until one that may still be paid is looked at again. */
  reminderHours: 4,
  reminderAgainMinutes: 60,
  /** Days until a cart is deleted: where nothing was sent, after its email, and after its address was stopped. */
  reminderOpenDays: 7,
  reminderKeepDays: 90,
  reminderStopDays: 365,
  /** Products on a wish list, saved addresses, and orders that a buyer's own page shows; as the table has them. */
  wishesMax: 100,
  buyerAddressesMax: 5,
  buyerOrdersShown: 50,
  /** Minutes until a link to a buyer's own page is over, days until a browser is signed out, and until a page that nobody opens is deleted. */
  buyerLinkMinutes: 30,
  buyerSessionDays: 30,
  buyerPageDays: 365,
  /** Links of one sender and of the network around it in an hour, and of one address in a day: nobody fills an inbox. */
  buyerLinksPerHourOfSender: 10,
  buyerLinksPerHourOfNetwork: 40,
  buyerLinksPerDayOfAddress: 10,
  /** Bundles of a shop, and products in one; as the table has them. */
  bundlesMax: 20,
  bundleGoodsMin: 2,
  bundleGoodsMax: 6,
} as const;
