import type { ArticleText } from '#domain/content/articles.ts';

/** Answers about signing in and who you are. */
export const account = {
  'sign-in': {
    title: 'Why do I have to sign in again? (401, 407, 408, 413, 440)',
    body: `
A sign-in lasts {sessionDays} days, or {idleDays} days without being used. Then you are asked again (407, 408). You come back to where you were, and nothing is lost.

- **Wrong user name or password (413)**: we do not say which of the two, so that nobody can find out user names. After several tries you have to wait; the time is shown.
- **Not valid any more (401)**: this sign-in was ended, by you on another device or because it looked forged. Sign in again. If it was not you who ended it, change your password.
- **Blocked (440)**: too many tries from one place. It opens by itself.
- **I forgot my password**: choose “Forgot your password?” on the sign-in page. A link goes to your confirmed email address, or you use one of your recovery codes. Withdrawals are then paused for 24 hours. Nobody who works here can do it for you.
- **I have no email and no codes**: choose “Can’t sign in? Contact us” on the sign-in page. You don’t need an account, and we answer by email within {feedbackHours} hours.

When our servers have a problem you are **not** signed out. You see the last that is known, marked as old.

You can see where you are signed in, and end any sign-in there.
`,
  },
  'transaction-password': {
    title: 'What is the transaction password? (445, 446, 443)',
    body: `
It has {pinMin} to {pinMax} digits and is asked for whenever money leaves or a withdrawal account changes. It is another one than your sign-in password, so somebody who has your phone in their hand still cannot move money.

- **Not set (445)**: set one in your account first. It takes a minute.
- **Wrong (446)**: after {secretTries} wrong tries it is closed for {lockMinutes} minutes. The time is shown.
- **The old one is wrong (443)**: to change it you type the old one. If you have forgotten it, you can set a new one with your sign-in password. Withdrawals then pause for {payPauseHours} hours, and all your devices are told.

Nobody here can see it, and nobody here will ever ask for it.
`,
  },
  'second-factor': {
    title: 'What is a second factor? (460)',
    body: `
A code from an app on your phone that changes every half minute. With it, a stolen password is not enough to get in. You switch it on in your account and keep the recovery codes on paper.

You are asked for it (460) when you sign in on a new device and for larger withdrawals. If your phone is lost, use one of the recovery codes; each works once.

**A code is for you to type here. Whoever asks you to read one out to them is trying to get in.**
`,
  },
  identity: {
    title: 'Why and how is my identity checked?',
    body: `
Money may only be paid out to people who are known; the law asks for it. You can sell before that. It is needed for withdrawals, so it helps to do it early.

- It is free.
- You photograph a document. A person decides within {identityHours} hours, and says for each field what is wrong if something is.
- You can try again. Nothing is lost in the meantime: orders go on, and your money stays yours.
- Pictures are stored encrypted, every look at them is written down, and they are deleted on the day that is shown to you.

If it is refused for good, buyers of open orders get their money back and what you have earned is paid out after claims that were proved.
`,
  },
  'too-many-tries': {
    title: 'It says “too many tries” or “busy”. (459, 201, 202)',
    body: `
- **Too many tries (459)**: to keep strangers from guessing and scripts from flooding, some things can be done only so often. The message says when it is possible again. It opens by itself, and nobody has to unlock it.
- **Done already (202)**: the same thing is under way, perhaps from another device of yours. Wait a moment and look again.
- **Busy (201)**: our side has a problem for the moment. Nothing is lost. Please try again; what moves money is never done twice.
`,
  },
  'sent-twice': {
    title: 'Can something be paid twice if I press twice? (455)',
    body: `
No. Everything that moves money carries a number of its own. If your connection breaks and you press again, the same number is sent, and you get the answer of the first time.

**Sent before with other contents (455)** means that the same number came with something else in it. Nothing was done the second time. Go back, look whether the first one is there already, and start anew if it is not.
`,
  },
  'write-to-us': {
    title: 'How do I reach somebody? (441)',
    body: `
[Write to us](/feedback). Every text gets a number, and you see when it was read. You have an answer within {feedbackHours} hours, as a notice in this app.

- {feedbackMin} to {feedbackMax} characters (441), counted as you see them: an emoji is one, and so is a Chinese character.
- Up to {feedbackPerDay} a day. If you have more to say about the same thing, one text is enough: we ask back.
- If it is about an order, please write its number.

In the hours of the desk the [chat](/service) is quicker. Whoever writes to you elsewhere in our name is not us: [what we never ask](we-never-ask).
`,
  },
} satisfies Record<string, ArticleText>;
