import type { ArticleText } from '#domain/content/articles.ts';

/** Answers about signing in and who you are. */
export const account = {
  'sign-in': {
    title: 'Why do I have to sign in again? (401, 407, 408, 413, 440)',
    body: `
A sign-in lasts {sessionDays} days, or {idleDays} days without being used. Then we ask you to sign in again (407, 408). You return to where you were, and nothing is lost.

- **Incorrect username or password (413)**: we don’t say which of the two, so that no one can find out usernames. After several attempts you have to wait; we show how long.
- **No longer valid (401)**: this session was ended, by you on another device or because it looked forged. Sign in again. If you didn’t end it, change your password.
- **Blocked (440)**: too many attempts from one place. The block ends automatically.
- **I forgot my password**: choose “Forgot your password?” on the sign-in page. A link goes to your confirmed email address, or you use one of your recovery codes. Withdrawals are then paused for 24 hours. No one on our team can do it for you.
- **I have no email and no codes**: choose “Can’t sign in? Contact us” on the sign-in page. You don’t need an account, and we answer by email within {feedbackHours} hours.

If our servers have a problem, you are **not** signed out. You see the latest data we have, marked as outdated.

In [Settings](/settings) you can see where you’re signed in, and end any session.
`,
  },
  'transaction-password': {
    title: 'What is the transaction password? (445, 446, 443)',
    body: `
It has {pinMin} to {pinMax} digits, and we ask for it whenever money leaves or a payout account changes. It’s different from your sign-in password, so someone holding your phone still can’t move money.

- **Not set (445)**: set one in your account first. It takes a minute.
- **Incorrect (446)**: after {secretTries} incorrect attempts it’s locked for {lockMinutes} minutes. We show how long.
- **The old one is incorrect (443)**: to change it, you enter the old one. If you don’t remember it, you can set a new one with your sign-in password. Withdrawals are then paused for {payPauseHours} hours, and we notify all your devices.

No one on our team can see it, and no one on our team will ever ask you for it.
`,
  },
  'second-factor': {
    title: 'What is two-step verification? (460)',
    body: `
A code from an app on your phone that changes every half minute. With it, a stolen password is not enough to get in. You turn it on in your account and keep the recovery codes on paper.

We ask for it (460) when you sign in on a new device and for larger withdrawals. If you lose your phone, use one of the recovery codes; each works once.

**Only enter a code here. Anyone who asks you to read one out is trying to get in.**
`,
  },
  'signing-devices': {
    title: 'What are devices that sign? (461)',
    body: `
A phone, a computer or a passkey that signs what moves your money: withdrawals, new payout accounts, payments for promotion, and changes of the transaction password. Once a device signs, a stolen password isn’t enough. We can’t make this signature either: without one of your devices, no one can request a withdrawal, not even us. Your phone also checks that every withdrawal was signed, with the [public record](public-record).

## Turn it on

In [Settings](/settings), open “Sign-in and security”, then [Devices that sign](/settings/devices). Choose “Sign with this device” or “Add a passkey”, and confirm with your transaction password.

- Your **first device** can sign immediately, each **later one** after {deviceHours} hours. You can have {devicesMax}.
- A device signs automatically when you confirm something. A passkey asks for your fingerprint, face or screen lock.
- We notify you of every change on all your devices and by email. If you didn’t add a device, remove it before it can sign, and change your passwords.

## “Sign this on one of your devices” (461)

What you requested needs a signature, and the device you’re using can’t make it. Nothing was done, and no money has moved. Do it again on one of the devices that the message names, or add this one.

## You lost your phone

1. Sign in elsewhere and add another device, with your transaction password. It can sign after {deviceHours} hours. If you forgot that password, use your sign-in password; once the new device can sign, set a new transaction password.
2. Remove the lost device. It stops signing immediately if another one can sign. Your last active device keeps signing until {deviceHours} hours after you requested its removal, and you can cancel until then.

In the meantime, your shop continues and your money stays yours. If no device is left, withdrawals need no signature.
`,
  },
  'several-shops': {
    title: 'Can I use several shops without signing out?',
    body: `
Yes, if you own each of them. Every shop is opened by its own invitation and keeps its own sign-in, wallet, level, identity check and members.

1. Open [My shops](/settings/shops) and choose **Add a shop**.
2. Enter the username and password of the other shop’s owner, and the code if that shop has two-step verification on. We notify both shops.
3. From then on, **Switch** opens the other shop and signs you out of this one on this device.

You can add up to {linkedShops} shops. Members can’t be added and can’t switch.

- **Money stays apart.** Balances are never combined, and each shop still asks for its own transaction password, two-step verification and signing devices.
- **Removing** works from either shop, at once and without a password.
- **It ends automatically** when either shop changes or replaces its password, turns two-step verification on or off, signs out all other devices or deletes its account. Add the shop again to continue.
- **A suspended shop** can’t be opened this way. Sign in to it to read the reason and to appeal.
`,
  },
  identity: {
    title: 'Why and how is my identity checked?',
    body: `
The law requires us to know who we pay. You can sell before that, but you need it for withdrawals, so it helps to do it early.

- It costs nothing.
- You photograph a document. A reviewer decides within {identityHours} hours, and if something is wrong, tells you what for each field.
- You can try again. Nothing is lost in the meantime: orders continue, and your money stays yours.
- Until you’re verified, your shop takes no new orders once a certain amount is waiting to be paid to you. The identity page shows the limit, and we notify you before you reach it. Open orders continue, and the money stays yours.
- Think a refusal is wrong? You can appeal on the same page within {appealDays} days. A reviewer other than the one who decided answers within {appealDecideDays} days.
- Pictures are stored encrypted, every access to them is recorded, and they are deleted on the day we show you.

If it’s permanently refused, buyers of open orders are refunded, and what you have earned is paid out after proven claims.
`,
  },
  'too-many-tries': {
    title: 'It says “too many attempts” or “busy”. (459, 201, 202)',
    body: `
- **Too many attempts (459)**: to stop guessing and automated requests, some actions are limited. The message says when you can try again. The limit ends automatically; no one has to unlock it.
- **Already in progress (202)**: the same action is under way, perhaps on another of your devices. Wait a moment and check again.
- **Busy (201)**: we have a temporary problem. Nothing is lost. Try again; an action that moves money is never done twice.
`,
  },
  'sent-twice': {
    title: 'Can something be paid twice if I press twice? (455)',
    body: `
No. Every action that moves money carries its own number. If your connection breaks and you press again, the same number is sent, and you get the first answer again.

**Sent before with different contents (455)** means that the same number arrived with something else in it. The second request did nothing. Go back, check whether the first one is there, and start again if it isn’t.
`,
  },
  'write-to-us': {
    title: 'How do I contact you? (441)',
    body: `
[Write to us](/feedback). Every message gets a number, and you see when we read it. We answer within {feedbackHours} hours, with a notification in this app.

- {feedbackMin} to {feedbackMax} characters (441), counted as you see them: an emoji is one, and so is a Chinese character.
- Up to {feedbackPerDay} a day. One message about the same thing is enough: we’ll ask if we need more.
- If it’s about an order, please include its number.

During support hours the [chat](/service) is faster. Anyone who writes to you elsewhere in our name is not us: [what we never ask](we-never-ask).
`,
  },
} satisfies Record<string, ArticleText>;
