// The messages above a page of the storefront.

export type NoticeKind = 'good' | 'warn' | 'bad';

/** One message above a page; `key` is a word of `locales/en/storefront.ts`, money comes with its currency. */
export type Notice = {
  readonly kind: NoticeKind;
  readonly key: NoticeKey;
  readonly amounts?: Readonly<Record<string, string>>;
  readonly currency?: string;
  readonly at?: string;
  /** Values that are shown as they are. */
  readonly texts?: Readonly<Record<string, string>>;
};

export const noticeKeys = [
  'noticeAdded',
  'noticeAgain',
  'noticeCartFull',
  'noticeUpdated',
  'noticeStock',
  'noticeFitted',
  'noticePrices',
  'noticePriceChanged',
  'noticeCodeUsed',
  'noticeQuoteExpired',
  'noticeRecalculated',
  'noticeTotalNow',
  'noticeLaneClosed',
  'noticeCheckFields',
  'noticeSendAgain',
  'noticeUnpaidShare',
  'noticeDeclined',
  'noticeThanks',
  'noticeReceived',
  'noticeFine',
  'noticeAccepted',
  'noticeCancelled',
  'noticeCancelAsked',
  'noticeReturnAsked',
  'noticeReturnWithdrawn',
  'noticePlaceKept',
  'noticePlaceWrong',
  'noticePlaceEmail',
  'noticeProviderSilent',
  'noticeNotPossible',
  'noticeWindowEnded',
  'noticePickLines',
  'afterNoticeExtended',
  'afterNoticeMissing',
  'afterNoticeTooEarly',
  'afterNoticeOfferTaken',
  'afterNoticeOfferDeclined',
  'afterNoticeEscalated',
  'afterNoticeDeductionAccepted',
  'afterNoticeSent',
  'afterNoticePicture',
  'afterNoticePictureWrong',
  'afterNoticeTrackingUsed',
  'afterNoticeNotFound',
  'afterNoticeNothingLeft',
  'noticeCommented',
  'noticeCommentAdded',
  'noticeCommentedBefore',
  'noticeCommentsEnded',
  'noticeChatSent',
  'noticeChatEmpty',
  'noticeChatLong',
  'noticeChatPicture',
  'noticeChatMany',
  'noticeChatBusy',
  'noticeChatClosed',
  'noticeChatReported',
  'noticeChatReason',
  'mineNoticeLinkOver',
  'mineNoticeOut',
  'mineNoticeErased',
  'mineNoticeSaved',
  'mineNoticeDeleted',
  'mineNoticeFull',
  'mineNoticeGone',
  'mineNoticeEnded',
  'mineNoticeAddressesFull',
] as const;
export type NoticeKey = (typeof noticeKeys)[number];
