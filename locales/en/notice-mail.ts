import type { NoticeKind, Severity } from '#domain/notifications/notices.ts';

/** What calls a merchant outside of the app: on a device, and by mail. What happened itself is said by `notices`. */
export const noticeMail = {
  kind: {
    order: 'Orders',
    wallet: 'Wallet',
    case: 'Returns',
    review: 'Reviews',
    service: 'Support',
    system: 'Account and products',
    ad: 'Promotion',
  } satisfies Record<NoticeKind, string>,
  /** On a screen that anyone can see, where the person did not choose details. */
  hidden: {
    title: {
      order: 'News about an order',
      wallet: 'News about your wallet',
      case: 'News about a return',
      review: 'News about a review',
      service: 'News from support',
      system: 'News about your account or your products',
      ad: 'News about your promotion',
    } satisfies Record<NoticeKind, string>,
    body: {
      info: 'Open the app to read it.',
      action: 'You have something to review. Open the app to see it.',
      urgent: 'It’s urgent. Please open the app now.',
    } satisfies Record<Severity, string>,
  },
  /** Several at once, on a device. */
  many: {
    title: '{count, plural, one {# new notification} other {# new notifications}}',
    body: 'Open the app to read them.',
  },
  test: {
    title: 'This device works',
    body: 'Notifications of your shop will appear like this one.',
  },
  mail: {
    greeting: 'Hello,',
    several: '{count, plural, one {# new notification from {shop}} other {# new notifications from {shop}}}',
    severalLead: 'Here’s what happened:',
    daily:
      '{count, plural, one {# unread notification} other {# unread notifications}} at {shop} since yesterday',
    weekly:
      '{count, plural, one {# unread notification} other {# unread notifications}} of the last week at {shop}',
    digestLead: 'You haven’t read these yet:',
    /** Of a summary: how many there are of a kind. */
    perKind: '{kind}: {count}',
    more: '{count, plural, one {# more is in the app.} other {# more are in the app.}}',
    action: 'Open it in the app',
    openAll: 'Open notifications',
    open: '{action}: {url}',
    why: 'You’re receiving this email because you chose email for these notifications from {shop}.',
    whyDigest: 'You’re receiving this email because you chose a summary of the notifications from {shop}.',
    stop: 'Unsubscribe from {kinds}: {url}',
    stopDigest: 'Unsubscribe from summaries: {url}',
    settings: 'Manage notifications: {url}',
  },
  welcome: {
    subject: 'Welcome to {brand}',
    lead: 'This address now belongs to {shop}.',
    key: 'Keep this email. It holds the key that signs our public record. With it, your phone and anyone you ask can tell whether we ever changed what we told you. Your phone keeps the key too; this copy doesn’t depend on us.',
    line: 'Key of the record',
    picture: 'The key as a code for your camera',
    action: 'See the public record',
    never: 'We never ask for passwords, codes or payments by email.',
  },
  code: {
    subject: 'Your code is {code}',
    body: 'Enter {code} in your shop’s settings to get notifications at this address. The code is valid for {minutes} minutes.',
    ignore:
      'If you didn’t request this, someone entered your address by mistake. You don’t need to do anything; without the code we won’t send anything here.',
  },
  reset: {
    subject: 'Choose a new password',
    body: 'Someone asked to replace the sign-in password of {username}. The link works once, for {minutes} minutes. Afterwards all devices are signed out and withdrawals are paused for 24 hours.',
    action: 'Choose a new password',
    ignore:
      'If you didn’t request this, ignore this email: your password stays as it is. Our team never asks for this link.',
  },
  /** A request of a person without a session. */
  contact: {
    received: {
      subject: 'We have your request {number}',
      lead: 'We answer within {hours} hours. The link shows our answer, and you can write once more there.',
    },
    answered: {
      subject: 'Our answer to your request {number}',
      lead: 'This is our answer:',
    },
    action: 'Open request',
    link: 'The link works for {days} days after the last message. Keep it to yourself: anyone who has it can read this request.',
    never: 'We never ask for passwords, codes or payments by email.',
    ignore:
      'If you did not write to us, someone entered your address by mistake. You don’t need to do anything.',
  },
  /** The page that the link of a mail leads to. */
  stopPage: {
    title: 'Unsubscribe',
    ask: 'Unsubscribe from emails about {kinds} from {shop}?',
    askDigest: 'Unsubscribe from summaries from {shop}?',
    keeps: 'Everything stays in your list in the app, and you can change this in its settings at any time.',
    button: 'Unsubscribe',
    done: 'You’re unsubscribed. We won’t send more emails about {kinds} from {shop}.',
    doneDigest: 'You’re unsubscribed. We won’t send more summaries from {shop}.',
    gone: 'This link doesn’t work',
    goneDetail: 'It may be incomplete. Open it from the email again, or change your settings in the app.',
  },
};
