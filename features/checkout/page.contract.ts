// What a page of the storefront is told: the server decides these values, the components only show them.
import type * as z from 'zod/mini';
import type { OutputOf } from '#domain/endpoint.ts';
import type { Language } from '#domain/language.ts';
import type { commentPage, orderComment } from './comment.contract.ts';
import type { orderByLink, paymentResult, quoteCart, storefrontGood, storefrontGoods } from './contract.ts';
import type { testPayment } from './test-pay.contract.ts';

export type Shop = OutputOf<typeof storefrontGoods>['shop'];
export type Goods = OutputOf<typeof storefrontGood>['goods'];
export type Category = OutputOf<typeof storefrontGoods>['categories'][number];
export type Quote = OutputOf<typeof quoteCart>;
export type BuyerOrder = OutputOf<typeof orderByLink>;
export type CommentPage = z.output<typeof commentPage>;
export type OrderComment = z.output<typeof orderComment>;
export type Payment = OutputOf<typeof testPayment>;
export type PaymentResult = OutputOf<typeof paymentResult>;

/** What every page knows. */
export type Frame = {
  readonly language: Language;
  /** True while the payment provider is the test one: every page says so. */
  readonly testData: boolean;
  /** The name of this instance; the product's own where it has none. */
  readonly brand: string | undefined;
  /** Scheme and host, for canonical addresses. */
  readonly origin: string;
  readonly handle: string;
  /** Pieces in the cart. */
  readonly cartCount: number;
};

export type NoticeKind = 'good' | 'warn' | 'bad';

/** One message above a page; `key` is a word of `locales/en/storefront.ts`, money comes with its currency. */
export type Notice = {
  readonly kind: NoticeKind;
  readonly key: NoticeKey;
  readonly amounts?: Readonly<Record<string, string>>;
  readonly currency?: string;
  readonly at?: string;
};

export const noticeKeys = [
  'noticeAdded',
  'noticeCartFull',
  'noticeUpdated',
  'noticeStock',
  'noticeFitted',
  'noticePrices',
  'noticePriceChanged',
  'noticeQuoteExpired',
  'noticeRecalculated',
  'noticeCheckFields',
  'noticeSendAgain',
  'noticeDeclined',
  'noticeThanks',
  'noticeReceived',
  'noticeFine',
  'noticeAccepted',
  'noticeCancelled',
  'noticeCancelAsked',
  'noticeReturnAsked',
  'noticeReturnWithdrawn',
  'noticeNotPossible',
  'noticeWindowEnded',
  'noticePickLines',
  'noticeCommented',
  'noticeCommentAdded',
  'noticeCommentedBefore',
  'noticeCommentsEnded',
] as const;
export type NoticeKey = (typeof noticeKeys)[number];

export type CartProblem = 'soldOut' | 'fewer' | 'gone';

export type CartLine = {
  readonly goodsId: string;
  readonly title: string | undefined;
  readonly image: { readonly url: string; readonly alt: string } | undefined;
  readonly qty: number;
  readonly available: number;
  readonly unitPrice: string | undefined;
  readonly amount: string | undefined;
  /** The price this buyer saw when adding it, where it is another one today. */
  readonly was: string | undefined;
  readonly problem: CartProblem | undefined;
};

export const checkoutFields = [
  'country',
  'name',
  'email',
  'phone',
  'address',
  'city',
  'postcode',
  'note',
  'terms',
] as const;
export type CheckoutField = (typeof checkoutFields)[number];
export type Fault = 'missing' | 'wrong';
export type CheckoutValues = Readonly<Record<CheckoutField, string>>;
export type CheckoutFaults = Readonly<Partial<Record<CheckoutField, Fault>>>;

export type HomePage = {
  readonly kind: 'home';
  readonly shop: Shop;
  readonly categories: readonly Category[];
  readonly goods: OutputOf<typeof storefrontGoods>['goods'];
  readonly category: string | undefined;
  readonly q: string | undefined;
};

export type GoodsPage = {
  readonly kind: 'goods';
  readonly shop: Shop;
  readonly goods: Goods;
  readonly more: readonly Goods[];
  /** What buyers said of it, a page of it. */
  readonly comments: CommentPage;
};

export type CartPage = {
  readonly kind: 'cart';
  readonly shop: Shop;
  readonly lines: readonly CartLine[];
  /** Absent while something in the cart cannot be bought. */
  readonly quote: Quote | undefined;
  readonly notices: readonly Notice[];
};

export type CheckoutPage = {
  readonly kind: 'checkout';
  readonly shop: Shop;
  readonly quote: Quote;
  /** The idempotency key of this one intention to order. */
  readonly once: string;
  readonly values: CheckoutValues;
  readonly faults: CheckoutFaults;
  readonly notices: readonly Notice[];
};

export type TestPayPage = {
  readonly kind: 'testPay';
  readonly shop: Shop;
  readonly paymentId: string;
  readonly payment: Payment;
  readonly notices: readonly Notice[];
};

export type PaymentResultPage = {
  readonly kind: 'paymentResult';
  readonly token: string;
  readonly result: PaymentResult;
  /** True while the page asks again by itself. */
  readonly refreshing: boolean;
};

/** What was typed into a form for a comment, and what of it was wrong. */
export type CommentDraft = {
  readonly goodsId: string;
  readonly kind: 'comment' | 'follow_up';
  readonly values: { readonly rating: string; readonly content: string; readonly signer: string };
  readonly faults: { readonly rating: boolean; readonly content: boolean; readonly signer: boolean };
};

export type OrderPage = {
  readonly kind: 'order';
  readonly token: string;
  readonly order: BuyerOrder;
  /** Each form of the page adds its own name to this key. */
  readonly once: string;
  /** Each item of the order with what its buyer said of it. */
  readonly comments: readonly OrderComment[];
  /** Absent where no comment was being written. */
  readonly draft: CommentDraft | undefined;
  readonly notices: readonly Notice[];
};

export type ReturnValues = {
  readonly reason: string;
  readonly text: string;
  /** Pieces to return by order line. */
  readonly pieces: Readonly<Record<string, string>>;
};

export type ReturnPage = {
  readonly kind: 'return';
  readonly token: string;
  readonly order: BuyerOrder;
  readonly once: string;
  readonly values: ReturnValues;
  readonly faults: { readonly lines: boolean; readonly reason: boolean };
  readonly notices: readonly Notice[];
};

export type MissingPage = {
  readonly kind: 'missing';
  readonly what: 'shop' | 'goods' | 'order' | 'page';
  readonly shop: Shop | undefined;
};

export type TroublePage = {
  readonly kind: 'trouble';
  readonly what: 'outage' | 'tooMany' | 'foreignForm' | 'badForm';
  /** What the buyer just sent, to be sent again unchanged under the same idempotency key. */
  readonly again:
    | { readonly action: string; readonly fields: readonly (readonly [string, string])[] }
    | undefined;
};

export type PageBody =
  | HomePage
  | GoodsPage
  | CartPage
  | CheckoutPage
  | TestPayPage
  | PaymentResultPage
  | OrderPage
  | ReturnPage
  | MissingPage
  | TroublePage;

export type StorefrontPage = Frame & PageBody;

/** The page as words of one shape: what a component of one kind receives. */
export type PageOf<K extends PageBody['kind']> = Frame & Extract<PageBody, { kind: K }>;
