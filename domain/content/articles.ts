// The questions and answers of the product: which there are, what they belong to and which refusals they explain.
// Their words are in `locales/<language>/articles.ts`.
import type { RefusalKey } from '#domain/wire/errors.ts';
import type { ArticleCategory } from './article-route.ts';

type ArticleFacts = {
  readonly category: ArticleCategory;
  /** Counts up whenever the English text changes in meaning: a translation names the version it was made from. */
  readonly version: number;
  /** The day of that change. */
  readonly updated: string;
  readonly explains: readonly RefusalKey[];
  readonly related: readonly string[];
};

const first = { version: 1, updated: '2026-11-21' } as const;
const second = { version: 2, updated: '2026-11-22' } as const;

function facts(
  category: ArticleCategory,
  related: readonly string[],
  explains: readonly RefusalKey[] = [],
): ArticleFacts {
  return { ...first, category, related, explains };
}

/** Of an article that came after the first ones. @param updated The day. */
function factsSince(updated: string, ...rest: Parameters<typeof facts>): ArticleFacts {
  return { ...facts(...rest), updated };
}

/** In the order in which a new merchant would read them. */
export const articles = {
  'first-steps': facts('start', ['how-an-order-is-paid', 'no-deposit-needed', 'levels']),
  'how-an-order-is-paid': facts('start', ['below-break-even', 'commission', 'when-money-is-yours']),
  'ways-to-pay': factsSince('2026-11-29', 'start', [
    'how-an-order-is-paid',
    'returns-and-refunds',
    'we-never-ask',
  ]),
  'no-deposit-needed': facts('start', ['how-an-order-is-paid', 'we-never-ask', 'deposits']),
  invitations: facts(
    'start',
    ['levels', 'we-never-ask'],
    [
      'registrationNeedsInvitation',
      'invitationCodeInvalid',
      'invitationRegistrationClosed',
      'invitationCodeExists',
      'invitationCodeDuplicated',
      'friendSupportDailyLimit',
    ],
  ),
  levels: facts('start', ['showcase-limits', 'commission']),
  'confirming-an-order': facts('orders', ['how-an-order-is-paid', 'order-statuses']),
  'order-statuses': facts(
    'orders',
    ['confirming-an-order', 'when-money-is-yours', 'returns-and-refunds'],
    ['invalidOperation'],
  ),
  shipping: facts('orders', ['order-statuses', 'returns-and-refunds'], ['logisticsCfgNotConfigured']),
  'returns-and-refunds': facts('orders', ['refund-a-buyer', 'when-money-is-yours', 'held-money']),
  'refund-a-buyer': factsSince('2026-11-29', 'orders', [
    'returns-and-refunds',
    'when-money-is-yours',
    'commission',
  ]),
  customers: factsSince('2026-11-29', 'orders', ['reviews-and-replies', 'refund-a-buyer']),
  insights: factsSince('2026-11-29', 'orders', ['customers', 'sharing', 'commission']),
  'questions-before-buying': factsSince('2026-11-29', 'orders', ['customers', 'reviews-and-replies']),
  'cart-emails': factsSince('2026-11-29', 'orders', ['questions-before-buying', 'customers', 'discounts']),
  'buyer-pages': factsSince('2026-11-29', 'orders', ['customers', 'cart-emails', 'questions-before-buying']),
  'below-break-even': facts('goods', ['commission', 'how-an-order-is-paid', 'discounts']),
  commission: facts('goods', ['levels', 'below-break-even']),
  discounts: factsSince('2026-11-29', 'goods', ['below-break-even', 'commission', 'returns-and-refunds']),
  'product-requests': factsSince('2026-11-29', 'goods', ['below-break-even', 'write-to-us']),
  bundles: factsSince('2026-11-29', 'goods', ['discounts', 'below-break-even', 'returns-and-refunds']),
  samples: factsSince('2026-11-29', 'goods', ['commission', 'below-break-even', 'discounts']),
  'many-products': factsSince('2026-11-29', 'goods', ['below-break-even', 'price-files', 'showcase-limits']),
  'landed-cost': factsSince('2026-11-29', 'goods', ['below-break-even', 'many-products', 'commission']),
  'switch-supplier': factsSince('2026-11-29', 'goods', [
    'landed-cost',
    'below-break-even',
    'showcase-limits',
  ]),
  'price-files': factsSince('2026-11-29', 'goods', [
    'below-break-even',
    'showcase-limits',
    'changed-in-the-meantime',
  ]),
  'own-words': factsSince('2026-11-29', 'goods', ['returns-and-refunds', 'showcase-limits']),
  'crop-pictures': factsSince('2026-11-29', 'goods', ['own-words', 'product-video']),
  'product-video': factsSince('2026-11-29', 'goods', ['own-words', 'crop-pictures']),
  collections: factsSince('2026-11-29', 'goods', ['pages-and-menu', 'many-products', 'discounts']),
  'pages-and-menu': factsSince('2026-11-29', 'goods', ['collections', 'sharing']),
  sharing: factsSince('2026-11-29', 'goods', ['discounts', 'how-promotion-works', 'first-steps']),
  'sold-out': factsSince('2026-11-29', 'goods', ['changed-in-the-meantime', 'showcase-limits', 'sharing']),
  'showcase-limits': facts('goods', ['levels'], ['showcaseGoodsLimit', 'showcaseDeleteLimit']),
  'changed-in-the-meantime': facts(
    'goods',
    ['below-break-even'],
    ['staleVersion', 'outOfStock', 'priceChanged'],
  ),
  'how-promotion-works': {
    ...facts('goods', ['promotion-forecast', 'promotion-clicks', 'promotion-money'], ['userActivityAdded']),
    ...second,
  },
  'promotion-forecast': facts('goods', ['how-promotion-works', 'promotion-money']),
  'promotion-clicks': facts('goods', ['promotion-check', 'promotion-per-order']),
  'promotion-per-order': facts('goods', ['how-promotion-works', 'promotion-clicks']),
  'promotion-not-shown': facts('goods', ['promotion-quality', 'how-promotion-works']),
  'promotion-quality': facts('goods', ['promotion-not-shown', 'reviews-and-replies']),
  'promotion-check': facts('goods', ['promotion-clicks', 'honest-by-structure']),
  'promotion-money': facts('goods', ['how-promotion-works', 'insufficient-balance']),
  'public-support': facts('goods', ['how-promotion-works', 'levels']),
  'reviews-and-replies': facts('orders', ['returns-and-refunds', 'promotion-quality']),
  'balance-parts': facts('money', ['when-money-is-yours', 'held-money']),
  'when-money-is-yours': facts('money', ['balance-parts', 'withdrawals']),
  withdrawals: facts('money', ['withdrawal-accounts', 'held-money', 'we-never-ask']),
  'withdrawal-accounts': facts(
    'money',
    ['withdrawals', 'transaction-password'],
    ['payAccountMaximum', 'withdrawalAccountNotFound'],
  ),
  'weekly-payout': factsSince('2026-11-29', 'money', [
    'withdrawals',
    'withdrawal-accounts',
    'transaction-password',
  ]),
  statements: factsSince('2026-11-29', 'money', ['balance-parts', 'commission', 'when-money-is-yours']),
  'insufficient-balance': facts('money', ['balance-parts', 'no-deposit-needed'], ['insufficientBalance']),
  deposits: facts(
    'money',
    ['no-deposit-needed', 'we-never-ask'],
    ['belowMinimumDeposit', 'transactionHashUsed'],
  ),
  'held-money': facts(
    'money',
    ['restrictions-and-appeals', 'withdrawals'],
    ['withdrawalDisabled', 'walletFrozen'],
  ),
  'public-figures': facts('safety', ['honest-by-structure', 'restrictions-and-appeals']),
  'masked-contacts': facts('safety', ['we-never-ask', 'chat-with-buyers']),
  'we-never-ask': facts('safety', ['recovery-scams', 'honest-by-structure', 'withdrawals']),
  'recovery-scams': facts('safety', ['we-never-ask', 'sign-in']),
  'honest-by-structure': facts('safety', ['we-never-ask', 'public-record', 'restrictions-and-appeals']),
  'public-record': factsSince('2026-11-28', 'safety', [
    'honest-by-structure',
    'public-figures',
    'restrictions-and-appeals',
  ]),
  'restrictions-and-appeals': facts('safety', ['held-money', 'honest-by-structure'], ['accountDisabled']),
  'sign-in': facts(
    'account',
    ['second-factor', 'transaction-password'],
    [
      'noAuthentication',
      'tokenExpired',
      'illegalRequest',
      'loginError',
      'wrongUsernameOrPassword',
      'oldPasswordIncorrect',
    ],
  ),
  'transaction-password': facts(
    'account',
    ['second-factor', 'signing-devices', 'withdrawals'],
    ['payPasswordNotSet', 'wrongPayPassword', 'oldPayPasswordWrong'],
  ),
  'second-factor': facts('account', ['sign-in', 'transaction-password'], ['secondFactorNeeded']),
  'signing-devices': factsSince(
    '2026-11-28',
    'account',
    ['transaction-password', 'withdrawals', 'public-record'],
    ['signatureNeeded'],
  ),
  'several-shops': factsSince('2026-11-29', 'account', ['sign-in', 'second-factor', 'transaction-password']),
  identity: facts('account', ['withdrawals', 'restrictions-and-appeals']),
  'too-many-tries': facts(
    'account',
    ['sign-in', 'sent-twice'],
    ['tooManyRequests', 'systemBusy', 'operationBusy'],
  ),
  'sent-twice': facts('account', ['too-many-tries'], ['idempotencyConflict']),
  'write-to-us': facts('account', ['we-never-ask', 'chat-with-us'], ['feedbackLength']),
  'chat-with-us': facts('account', ['write-to-us', 'masked-contacts']),
  'chat-with-buyers': facts('orders', ['masked-contacts', 'returns-and-refunds']),
  'shared-inbox': factsSince('2026-11-28', 'orders', ['chat-with-buyers', 'masked-contacts']),
  'saved-answers': factsSince('2026-11-28', 'orders', ['shared-inbox', 'chat-with-buyers']),
  'translated-messages': factsSince('2026-11-28', 'orders', ['shared-inbox', 'masked-contacts']),
  notifications: facts('account', ['push-notifications', 'your-data']),
  'push-notifications': facts('account', ['notifications', 'write-to-us']),
  'keys-and-hooks': facts('account', ['sign-in', 'your-data']),
  team: factsSince('2026-11-29', 'account', ['sign-in', 'second-factor', 'refund-a-buyer']),
  'own-domain': factsSince('2026-11-29', 'account', ['pages-and-menu', 'sharing', 'team']),
  assistants: factsSince('2026-11-29', 'account', ['keys-and-hooks', 'we-never-ask']),
  'your-data': facts('account', ['identity', 'write-to-us']),
  'what-is-missing': facts(
    'account',
    ['write-to-us', 'sent-twice'],
    [
      'operationFailed',
      'badRequest',
      'invalidRequest',
      'parameterMissing',
      'recordNotFound',
      'invalidParameter',
      'unauthorized',
      'insufficientPermissions',
      'invalidUserPage',
      'addFailed',
    ],
  ),
  'our-fault': facts('account', ['sent-twice', 'write-to-us'], ['unknownError', 'systemError']),
  'account-names': facts(
    'account',
    ['sign-in', 'write-to-us'],
    [
      'invalidAccount',
      'usernamePasswordRequired',
      'invalidVerificationCode',
      'verificationCodeIncorrect',
      'verificationCodeRequired',
      'usernameExists',
      'usernameDuplicated',
      'routeExists',
      'routeDuplicated',
      'langCfgExisted',
      'langCfgNotConfigured',
      'langCodeDuplicated',
      'goodsTypeNotConfigured',
      'goodsCodeAlreadyExists',
      'goodsCodeDuplicated',
      'logisticsCfgExisted',
      'logisticsStepDuplicated',
      'logisticsStepLangDuplicated',
    ],
  ),
} as const satisfies Record<string, ArticleFacts>;

export type ArticleSlug = keyof typeof articles;

export type ArticleText = { readonly title: string; readonly body: string };
/** A translation: of which version of the English text, and when it was made. */
export type TranslatedArticle = ArticleText & { readonly of: number; readonly on: string };

export function isArticle(text: string): text is ArticleSlug {
  return Object.hasOwn(articles, text);
}

export function articleFacts(slug: ArticleSlug): ArticleFacts {
  return articles[slug];
}

/** Reasons that say more than the code they come with. */
const byReason: Readonly<Record<string, ArticleSlug>> = {
  below_break_even: 'below-break-even',
};

/** The article that explains a refusal, by its reason or else its key; undefined where words are enough. */
export function articleOf(key: RefusalKey | undefined, reason: string | undefined): ArticleSlug | undefined {
  const named = Object.hasOwn(byReason, reason ?? '') ? byReason[reason ?? ''] : undefined;
  return named ?? (key === undefined ? undefined : byKey.get(key));
}

const byKey = new Map<RefusalKey, ArticleSlug>();
for (const [slug, { explains }] of Object.entries(articles)) {
  if (isArticle(slug)) for (const key of explains) byKey.set(key, slug);
}
