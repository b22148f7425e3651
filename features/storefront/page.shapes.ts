// What a page of the storefront is told: the server decides these values, the components only show them.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { Language } from '#domain/text/language.ts';
import type { CommentsOfGoods, CommentsOfOrder } from '#features/comments/shown.shapes.ts';
import type { orderByLink, quoteCart } from '#features/checkout/contract.ts';
import type { PageQuestion, QuestionsOfGoods } from '#features/questions/page.shapes.ts';
import type { storefrontGood, storefrontGoods } from '#features/search/contract.ts';
import type { paymentResult, quoteMethods } from '#features/checkout/pay.contract.ts';
import type { orderReceipt, verifyReceipt } from '#features/checkout/receipt.contract.ts';
import type { testPayment } from '#features/checkout/test-pay.contract.ts';
import type {
  CasePage,
  LabelPage,
  ReturnPage,
  WithdrawPage,
  WithdrawalPage,
} from '#features/returns/page.shapes.ts';
import type {
  BundlePage,
  CollectionPage,
  ExploreHowPage,
  ExplorePage,
  HomePage,
  ShopPage,
} from './page-list.shapes.ts';
import type { MinePage, SavedAddresses } from './page-mine.shapes.ts';
import type { TrustPage } from '#features/trust/page.shapes.ts';
import type { Notice } from '#domain/notifications/page-notice.ts';
import type { OrderTalk } from '#features/chat/talk.shapes.ts';

export type { MinePage, OwnPage, SavedAddresses, ShownWish } from './page-mine.shapes.ts';
export type Shop = OutputOf<typeof storefrontGoods>['shop'];
/** Goods in lists. */
export type Goods = OutputOf<typeof storefrontGoods>['goods']['list'][number];
/** Goods on their own page. */
export type GoodsDetails = OutputOf<typeof storefrontGood>['goods'];
export type Choices = OutputOf<typeof storefrontGood>['choices'];
export type Category = OutputOf<typeof storefrontGoods>['categories'][number];
export type Quote = OutputOf<typeof quoteCart>;
export type BuyerOrder = OutputOf<typeof orderByLink>;
export type Payment = OutputOf<typeof testPayment>;
export type PaymentResult = OutputOf<typeof paymentResult>;

/** What every page knows. */
export type Frame = {
  readonly language: Language;
  /** The languages that there are to choose from; all of them where it is not said. */
  readonly languages?: readonly Language[] | undefined;
  /** True while the payment provider is the test one: every page says so. */
  readonly testData: boolean;
  /** The name of this instance; the product's own where it has none. */
  readonly brand: string | undefined;
  /** Scheme and host, for canonical addresses. */
  readonly origin: string;
  readonly handle: string;
  /** The start of every path of this shop, in the page's language where the address names one. */
  readonly base: string;
  /** The path and query of this page without a language, where a change of language leads to. */
  readonly place: string;
  /** Pieces in the cart. */
  readonly cartCount: number;
  /** Products that this visitor noted: their hearts are filled. */
  readonly wished?: readonly string[];
  /** Whose pages these are, in whose look they are drawn; undefined where there is no such shop. */
  readonly shop?: Shop | undefined;
  /** True where the page shows a look that is being tried, to the shop's own merchant. */
  readonly isPreview?: boolean;
};

/** Where a cart is priced for and in what, and what else there is to choose from. */
export type DeliveryPlace = {
  readonly country: string;
  readonly countries: readonly string[];
  readonly currency: string;
  readonly currencies: readonly string[];
  /** The delivery that the buyer chose; undefined for the cheapest. */
  readonly service: Quote['service'] | undefined;
};

export type CartProblem = 'soldOut' | 'fewer' | 'gone' | 'notSent';

export type CartLine = {
  readonly goodsId: string;
  readonly title: string | undefined;
  readonly image: { readonly url: string; readonly alt: string } | undefined;
  readonly qty: number;
  readonly available: number;
  readonly unitPrice: string | undefined;
  readonly amount: string | undefined;
  readonly discounts: Quote['lines'][number]['discounts'] | undefined;
  /** True where the code is for these goods and takes nothing off them. */
  readonly isSpared: boolean;
  /** The price this buyer saw when adding it, where it is another one today. */
  readonly was: string | undefined;
  readonly problem: CartProblem | undefined;
};

export const checkoutFields = [
  'country',
  'name',
  'company',
  'email',
  'phone',
  'address',
  'address2',
  'city',
  'state',
  'postcode',
  'note',
  'terms',
] as const;
export type CheckoutField = (typeof checkoutFields)[number];
export type Fault = 'missing' | 'wrong';
export type CheckoutValues = Readonly<Record<CheckoutField, string>>;
export type CheckoutFaults = Readonly<Partial<Record<CheckoutField, Fault>>>;

export type GoodsPage = CommentsOfGoods &
  QuestionsOfGoods & {
    readonly kind: 'goods';
    readonly shop: Shop;
    readonly goods: GoodsDetails;
    readonly choices: Choices;
    /** When a piece bought now arrives. */
    readonly arrives: OutputOf<typeof storefrontGood>['arrives'];
    /** One piece with everything included, for the country that the buyer is in; null where none is known. */
    readonly landed: OutputOf<typeof storefrontGood>['landed'];
    /** What it costs less together with. */
    readonly bundles: OutputOf<typeof storefrontGood>['bundles'];
    readonly more: readonly Goods[];
    /** True where the shop lets sponsored goods of others stand below its own. */
    readonly rail?: boolean;
    /** What was typed for an email when it is there again, where that could be no address. */
    readonly restock?: { readonly email: string; readonly isWrong: boolean };
  };

export type CartPage = {
  readonly kind: 'cart';
  readonly shop: Shop;
  readonly lines: readonly CartLine[];
  /** Absent while something in the cart cannot be bought. */
  readonly quote: Quote | undefined;
  /** The discount code as it was typed. */
  readonly code: string;
  /** Absent for an empty cart. */
  readonly delivery: DeliveryPlace | undefined;
  readonly notices: readonly Notice[];
};

export type PlacePage = {
  readonly kind: 'place';
  readonly shop: Shop;
  readonly delivery: DeliveryPlace;
  /** Where the choice leads back to. */
  readonly back: string;
};

export type CheckoutPage = {
  readonly kind: 'checkout';
  readonly shop: Shop;
  readonly quote: Quote;
  readonly delivery: DeliveryPlace;
  /** The idempotency key of this one intention to order. */
  readonly once: string;
  readonly values: CheckoutValues;
  readonly faults: CheckoutFaults;
  /** The ways to pay this quote, and the one chosen last. */
  readonly methods: OutputOf<typeof quoteMethods>['list'];
  readonly method: string;
  /** The discount code as it was typed. */
  readonly code: string;
  /** Whether the box for an email about this cart is ticked; undefined where the shop offers none. */
  readonly isReminding?: boolean | undefined;
  /** What whoever is signed in has saved; undefined where nobody is. */
  readonly saved?: SavedAddresses | undefined;
  /** Whether the box to save this address is ticked. */
  readonly isSaving?: boolean;
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
  /** True while the page asks again, or goes on to the provider, by itself. */
  readonly refreshing: boolean;
  /** True while the buyer says where a refund goes: the page does not look again, so that nothing typed is lost. */
  readonly isTyping: boolean;
  readonly notices: readonly Notice[];
};

/** Finding an order by its number and e-mail address: to look at it, or to withdraw from its contract. */
export type OrderFindPage = {
  readonly kind: 'orderFind';
  readonly purpose: 'order' | 'withdraw';
  /** Absent where no shop is named. */
  readonly shop: Shop | undefined;
  readonly values: { readonly number: string; readonly email: string };
  readonly faults: { readonly number: boolean; readonly email: boolean };
  readonly notices: readonly Notice[];
};

export type OrderPage = CommentsOfOrder & {
  readonly kind: 'order';
  readonly order: BuyerOrder;
  /** What buyer and shop have said about it. */
  readonly talk: OrderTalk;
  readonly notices: readonly Notice[];
};

export type ReceiptPage = {
  readonly kind: 'receipt';
  readonly token: string;
  readonly receipt: OutputOf<typeof orderReceipt>;
};

/** Anybody's look at a receipt; it belongs to no shop. */
export type VerifyPage = {
  readonly kind: 'verify';
  readonly jws: string;
  /** Undefined before anything was asked. */
  readonly result: OutputOf<typeof verifyReceipt> | undefined;
};

/** Asks once more before letters are stopped, and says that they are. */
export type EmailStopPage = {
  readonly kind: 'emailStop';
  readonly token: string;
  readonly isDone: boolean;
};

/** Where the wish for an email that an item is there again stands; `asked`: a link is on its way. */
export type RestockPage = {
  readonly kind: 'restock';
  readonly state: 'asked' | 'unconfirmed' | 'waiting' | 'stopped';
  /** Of the link; empty where there is none yet. */
  readonly token: string;
  readonly goods: { readonly id: string; readonly title: string } | undefined;
  readonly shop: Shop | undefined;
};

/** What a buyer asked the shop; `asked`: a link is on its way. */
export type QuestionPage = PageQuestion & { readonly shop: Shop | undefined };

/** Asks once more before emails about carts are ended, and says that they are. */
export type ReminderStopPage = {
  readonly kind: 'reminderStop';
  readonly token: string;
  readonly isDone: boolean;
  readonly shop: Shop | undefined;
};

/** One saved address, to be typed or changed. */
export type MineAddressPage = {
  readonly kind: 'mineAddress';
  readonly shop: Shop;
  readonly addressId: string;
  readonly values: CheckoutValues;
  readonly faults: CheckoutFaults;
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
  | CollectionPage
  | BundlePage
  | ShopPage
  | ExplorePage
  | ExploreHowPage
  | GoodsPage
  | CartPage
  | PlacePage
  | CheckoutPage
  | TestPayPage
  | PaymentResultPage
  | OrderPage
  | ReturnPage
  | OrderFindPage
  | CasePage
  | LabelPage
  | WithdrawPage
  | WithdrawalPage
  | ReceiptPage
  | VerifyPage
  | EmailStopPage
  | RestockPage
  | QuestionPage
  | ReminderStopPage
  | MinePage
  | MineAddressPage
  | TrustPage
  | MissingPage
  | TroublePage;

export type StorefrontPage = Frame & PageBody;

/** The page as words of one shape: what a component of one kind receives. */
export type PageOf<K extends PageBody['kind']> = Frame & Extract<PageBody, { kind: K }>;
