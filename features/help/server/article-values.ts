// The numbers that articles name. They are those this instance runs on, so an answer cannot be out of date.
import { ads, adSlots } from '#domain/ads/parameters.ts';
import type { Language } from '#domain/text/language.ts';
import { levels, type LevelCode } from '#domain/shop/levels.ts';
import { listingLimits } from '#domain/limits/listing.ts';
import { dayMs, hourMs, limits, minuteMs } from '#domain/limits.ts';
import { formatUnits, scales, type Asset } from '#domain/money/money.ts';
import type { Policy } from '#domain/policy.ts';
import { unitsOfHundredths } from '#domain/ads/promotion.ts';

/** Every `{name}` that the text of an article may have, as it is said in a language. */
export function articleValues(policy: Policy, language: Language): Record<string, string> {
  const number = new Intl.NumberFormat(language);
  const numbers = Object.entries({ ...ofPolicy(policy), ...ofLimits });
  return {
    ...Object.fromEntries(numbers.map(([name, value]) => [name, number.format(value)])),
    exploreSlots: listOf(language, adSlots.explore.slots),
    searchSlots: listOf(language, adSlots.search.slots),
    ...ofLevels(policy, language),
    ...ofMoney(policy.currency, language),
  };
}

function listOf(language: Language, places: readonly number[]): string {
  const number = new Intl.NumberFormat(language);
  return new Intl.ListFormat(language).format(places.map((place) => number.format(place)));
}

function ofPolicy(policy: Policy) {
  return {
    confirmMinutes: policy.autoConfirmMinutes,
    confirmHours: policy.confirmLatestHours,
    cancelMinutes: policy.cancelMinutes,
    shipDays: policy.shipBusinessDays,
    lostDays: policy.lostAfterDays,
    receiveDays: policy.receiveDays,
    returnDays: policy.returnWindow.days,
    completeDays: policy.completeDays,
    returnAnswerHours: policy.returnAnswerHours,
    returnShipDays: policy.returnShipDays,
    inspectDays: policy.inspectDays,
  };
}

const ofLimits = {
  accountsMax: limits.payoutAccountsMax,
  accountHoldHours: limits.payoutAccountHoldHours,
  decideHours: limits.withdrawalDecideHours,
  selfApproveHours: limits.withdrawalSelfApproveHours,
  slices: limits.withdrawalSlicesMax,
  inviteDays: limits.invitationDays,
  memberHours: limits.memberInvitationHours,
  inviterDays: limits.inviterAccountDays,
  invitesPerDay: limits.friendInvitationsPerDay,
  identityHours: limits.identityPromiseHours,
  appealDays: limits.appealWindowDays,
  appealDecideDays: limits.appealDecideDays,
  depositFirstDays: limits.depositFirstDays,
  depositSalesDays: limits.depositSalesDays,
  sessionDays: limits.merchantSessionMs / dayMs,
  idleDays: limits.merchantIdleMs / dayMs,
  saleDays: limits.saleDaysMax,
  savedGoods: limits.savedGoodsMax,
  fileRows: limits.showcaseFileRowsMax,
  linksMax: limits.linksMax,
  restockCheckMinutes: limits.restockCheckMinutes,
  restockConfirmDays: limits.restockConfirmDays,
  restockWaitDays: limits.restockWaitDays,
  questionOpenDays: limits.questionOpenDays,
  questionAnswerDays: limits.questionAnswerDays,
  reminderHours: limits.reminderHours,
  wishesMax: limits.wishesMax,
  sourcingGoodsMax: limits.sourcingGoodsMax,
  sourcingAnswerHours: limits.sourcingAnswerHours,
  sourcingOpenMax: limits.sourcingOpenMax,
  sourcingOpenDays: limits.sourcingOpenDays,
  sourcingKeepDays: limits.sourcingKeepDays,
  bundleGoodsMin: limits.bundleGoodsMin,
  bundleGoodsMax: limits.bundleGoodsMax,
  bundlesMax: limits.bundlesMax,
  samplesOpenMax: limits.samplesOpenMax,
  samplesMonthMax: limits.samplesMonthMax,
  sampleDays: limits.sampleDays,
  buyerAddressesMax: limits.buyerAddressesMax,
  buyerLinkMinutes: limits.buyerLinkMinutes,
  buyerSessionDays: limits.buyerSessionDays,
  buyerPageDays: limits.buyerPageDays,
  reminderKeepDays: limits.reminderKeepDays,
  visitRowDays: limits.visitRowDays,
  missDaysShown: limits.missDaysShown,
  shareVisitorsMin: limits.shareVisitorsMin,
  undoMinutes: limits.showcaseUndoMinutes,
  ownPictures: listingLimits.listingOwnPicturesMax,
  pinMin: limits.pinDigitsMin,
  pinMax: limits.pinDigitsMax,
  secretTries: limits.secretTries,
  lockMinutes: limits.secretLockMs / minuteMs,
  linkedShops: limits.linkedShopsMax,
  payPauseHours: limits.payResetPauseMs / hourMs,
  deviceHours: limits.deviceWaitHours,
  devicesMax: limits.devicesMax,
  feedbackMin: limits.feedbackCharactersMin,
  feedbackMax: limits.feedbackCharactersMax,
  feedbackPerDay: limits.feedbackPerDay,
  feedbackHours: limits.feedbackAnswerHours,
  chatMinutes: limits.chatAnswerMinutes,
  chatFiles: limits.chatFilesMax,
  chatDays: limits.chatIdleMs / dayMs,
  translations: limits.translationsPerHour,
  trustFew: limits.trustCasesMin,
  keyCalls: limits.merchantKeyCallsPerMinute,
  keysMax: limits.merchantKeysMax,
  proposalDays: limits.proposalMs / dayMs,
  proposalsMax: limits.proposalsOpenMax,
  hooksMax: limits.hooksMax,
  promotionReview: limits.promotionReviewHours,
  promotionVersion: ads.version,
  promotionAnnounced: ads.announcedDaysBefore,
  viewerDay: ads.auction.viewerDayMax,
  forecastDays: ads.forecast.historyDays,
  tokenMinutes: ads.evidence.tokenMinutes,
  clickHours: ads.evidence.clickHours,
  clickShare: ads.evidence.blockSharePpm / 10_000,
  clickLeast: ads.evidence.blockClicksLeast,
  clickTimes: ads.evidence.surgeTimes,
  qualityDays: ads.quality.factsDays,
  weightOnTime: ads.quality.weights.onTime / 10,
  weightRefunds: ads.quality.weights.refunds / 10,
  weightRating: ads.quality.weights.rating / 10,
  weightListing: ads.quality.weights.listing / 10,
  promotionDaysMin: limits.promotionDaysMin,
  promotionDaysMax: limits.promotionDaysMax,
};

/** `standardGoods`, `merchantCommission`, … */
function ofLevels(policy: Policy, language: Language): Record<string, string> {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const named = Object.values(levels).map((level): [LevelCode, Record<string, string>] => [
    level.code,
    {
      Goods: number.format(level.goodsMax),
      Deletions: number.format(level.deletionsPerDay),
      Commission: percent.format((policy.commissionBps ?? level.commissionBps) / 10_000),
      Release: number.format(policy.releaseDays ?? level.releaseDays),
    },
  ]);
  return Object.fromEntries(
    named.flatMap(([code, values]) =>
      Object.entries(values).map(([name, text]) => [`${code}${name}`, text] as const),
    ),
  );
}

function ofMoney(currency: Asset, language: Language): Record<string, string> {
  const amount = (units: bigint) => amountIn(language, units, currency);
  const major = (whole: number) => amount(unitsOfHundredths(whole * 100, currency));
  return {
    depositMin: major(limits.depositMinMajor),
    depositCap: major(limits.depositCapMajor),
    withdrawalMin: major(limits.withdrawalMinMajor),
    promotionTotal: amount(unitsOfHundredths(limits.promotionTotalMinHundredths, currency)),
    promotionDay: amount(unitsOfHundredths(limits.promotionDayMinHundredths, currency)),
    promotionBid: amount(unitsOfHundredths(limits.promotionBidMinHundredths, currency)),
  };
}

/** The text, not a number, is formatted: no digit of it can be lost. USDT is no currency to `Intl`. */
function amountIn(language: Language, units: bigint, asset: Asset): string {
  const text = formatUnits(units, asset);
  if (asset === 'USDT') return `${text} USDT`;
  const digits = { minimumFractionDigits: scales[asset], maximumFractionDigits: scales[asset] };
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: asset, ...digits });
  return format.format(Number(text));
}
