import type { NoticeKind, Severity } from '#domain/notifications/notices.ts';

/** What calls a merchant outside of the app: on a device, and by mail. What happened itself is said by `notices`. */
export const noticeMail = {
  kind: {
    order: 'Orders',
    wallet: 'Wallet',
    case: 'Returns',
    review: 'Comments',
    service: 'Service',
    system: 'Account and goods',
    ad: 'Promotion',
  } satisfies Record<NoticeKind, string>,
  /** On a screen that anyone can see, where the person did not choose details. */
  hidden: {
    title: {
      order: 'News about an order',
      wallet: 'News about your wallet',
      case: 'News about a return',
      review: 'News about a comment',
      service: 'News from our service',
      system: 'News about your account or your goods',
      ad: 'News about your promotion',
    } satisfies Record<NoticeKind, string>,
    body: {
      info: 'Open the app to read it.',
      action: 'Something waits for you. Open the app to see it.',
      urgent: 'It is urgent. Please open the app now.',
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
    severalLead: 'This is what has happened:',
    daily:
      '{count, plural, one {# unread notification} other {# unread notifications}} of the last day at {shop}',
    weekly:
      '{count, plural, one {# unread notification} other {# unread notifications}} of the last week at {shop}',
    digestLead: 'You have not read these yet:',
    /** Of a summary: how many there are of a kind. */
    perKind: '{kind}: {count}',
    more: '{count, plural, one {# more is in the app.} other {# more are in the app.}}',
    action: 'Open it in the app',
    openAll: 'Open notifications',
    open: '{action}: {url}',
    address: 'If the button does not work, open this address: {url}',
    why: 'You get this mail because you chose e-mail for these notifications of {shop}.',
    whyDigest: 'You get this mail because you chose a summary of the notifications of {shop}.',
    stop: 'No more mail about {kinds}: {url}',
    stopDigest: 'No more summaries: {url}',
    settings: 'Choose what you hear of: {url}',
  },
  code: {
    subject: 'Your code is {code}',
    body: 'Enter {code} in the settings of your shop to get notifications at this address. The code counts for {minutes} minutes.',
    ignore:
      'If you did not ask for it, somebody has typed your address by mistake. You need not do anything, and nothing is sent here without the code.',
  },
  reset: {
    subject: 'Choose a new password',
    body: 'Someone asked to replace the sign-in password of {username}. The link works once, for {minutes} minutes. All devices are then signed out and withdrawals are paused for 24 hours.',
    action: 'Choose a new password',
    ignore:
      'If you did not ask for it, do nothing: your password stays as it is. Nobody who works here ever asks for this link.',
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
    link: 'The link works for {days} days after the last message. Keep it to yourself: whoever has it can read this request.',
    never: 'We never ask for passwords, codes or payments by email.',
    ignore:
      'If you did not write to us, someone entered your address by mistake. You don’t need to do anything.',
  },
  /** The page that the link of a mail leads to. */
  stopPage: {
    title: 'Stop these mails',
    ask: 'Do you want no more mail about {kinds} from {shop}?',
    askDigest: 'Do you want no more summaries from {shop}?',
    keeps: 'Everything stays in the list of the app, and you can choose again in its settings at any time.',
    button: 'Stop these mails',
    done: 'Done. No more mail about {kinds} comes from {shop}.',
    doneDigest: 'Done. No more summaries come from {shop}.',
    gone: 'This link does not work',
    goneDetail:
      'It may have been cut off. Please open it from the mail again, or choose in the settings of the app.',
  },
};
