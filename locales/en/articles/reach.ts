import type { ArticleText } from '#domain/content/articles.ts';

/** Answers about being told of something, writing to each other, and what is public. */
export const reach = {
  notifications: {
    title: 'How am I notified?',
    body: `
Everything is in the app under [Notifications](/notifications), in the language you have chosen. Each notification leads to the one thing you can do about it. What you have read on one device is marked as read on all of them.

In [Settings](/settings) you choose how else you want to receive each kind of notification: on your devices, by email, or not at all.

- **Quiet hours** are in your shop’s time zone. Notifications wait until they end.
- **Several at once** arrive as one message with their number.
- **Emails** have a link at the end that stops that kind with one press. It changes nothing in the app.

For each notification you can see how it was sent, and whether it arrived.
`,
  },
  'push-notifications': {
    title: 'Notifications don’t arrive on my phone. What can I do?',
    body: `
1. Open the notification settings. Is this device in the list? If not, turn it on there; your browser asks once.
2. Press **Try it out**. It should arrive within seconds.
3. If nothing arrives, check in your phone’s settings that notifications from this browser or app are allowed, and that battery saving doesn’t block them.
4. On some phones it only works after you add the app to the home screen.

A device that no longer accepts notifications is removed from the list automatically, and we notify you in the app. Nothing is lost: everything we sent is in the app.

What we send to a device is encrypted. The company that delivers it can’t read it.
`,
  },
  'chat-with-us': {
    title: 'How do I reach you now?',
    body: `
Under [Service](/service) you write to our team. You see when we’re available, how many are ahead of you, and by when you’ll have an answer. During these hours the goal is {chatMinutes} minutes.

- **You can close the app.** We notify you on your device when we answer, and the conversation continues where it was.
- **Without a connection** you can write too. It is sent when there is one, once.
- **Pictures** can be added, up to {chatFiles} per message.
- **After {chatDays} days without a message** the conversation is closed. Writing opens it again.
- **Keep it**: you can save the whole conversation as a file, and rate it.

No one on our team asks for a password, a code or money, in the chat or elsewhere. [Read what we never ask for](we-never-ask).
`,
  },
  'chat-with-buyers': {
    title: 'Can I write to a buyer?',
    body: `
Yes, on the order page. The buyer sees your message there and, if they don’t read it, gets an email; they can answer without an account.

Please keep to the order: availability, delivery, or a problem with it.
`,
  },
  'shared-inbox': {
    title: 'Where do I see everything buyers write?',
    body: `
In the [inbox](/inbox): messages about orders and questions before buying in one list, the newest first. It updates automatically.

- **Filters** show what is waiting for you, what is waiting for the buyer, and what is answered.
- **Search** finds an order number, or a buyer’s name as it is shown.
- **Ended without an answer** means: the buyer wrote last, and then no one wrote for {chatDays} days. You can still answer.

If you have a team, you can assign each one to yourself or to a member with the role Service. It shows who assigned it, and when. When you remove a member, what they had is no longer assigned.
`,
  },
  'saved-answers': {
    title: 'How do I answer faster?',
    body: `
Write what you say often once, under [Saved answers](/answers). In a message to a buyer, type / in the empty field or press the button beside it, choose with the arrow keys or a touch, and the text is in the field.

- **Filled in from the order:** order number, the buyer’s name as you see it, product, the carrier’s tracking link, delivery date. You see the text and can change it before you send.
- **What isn’t known yet** stays in braces and is named below the field. A message with an open place is not sent: fill it in or delete it.
- The owner and members with the role Service write them.
`,
  },
  'translated-messages': {
    title: 'Can I have a message translated?',
    body: `
Where this platform has a translation service, **Translate** stands below a buyer’s message, with the address of the service. When you press it, and only then, the text of that one message is sent there.

- The original stays. Below it you see that a machine translated it, and exactly what was sent.
- What we hide in messages is not in it.
- The translation is kept with the message, so the same text is sent once for each language, and is deleted with it.
- If it doesn’t work, you see why. Your shop can have up to {translations} messages translated in an hour.

A machine makes mistakes: ask again before you decide something about money.
`,
  },
  'masked-contacts': {
    title: 'Why is part of my message hidden?',
    body: `
In conversations, we hide anything that could move money or people off our platform before it is stored or sent, in both directions and for everyone:

- email addresses, phone numbers and names in other messengers,
- links to other websites,
- account numbers, IBANs, card numbers and payment codes,
- cryptocurrency addresses.

This is how people are cheated, here and elsewhere: “pay here instead, it is cheaper”, “send a deposit to this address, then we can release your money”. What was hidden is gone; no one on our team can read it either. Order numbers, prices, dates, tracking numbers and links to this app stay.

If something was hidden by mistake, put it in other words, or [write to us](/feedback).
`,
  },
  'public-figures': {
    title: 'What do we publish about ourselves?',
    body: `
Anyone can read it, without an account: how much money was on hold, for which reason and for how long; how long withdrawals took from request to payment; how many were approved automatically because we hadn’t decided; how many appeals there were and how they ended; which reviews were removed and why.

It’s counted from the same records that you see in your own wallet and on your own page. No one can type it in. The file is signed, so anyone who keeps a copy can show what was published on which day.

Where something happened to fewer than {trustFew} people, we don’t show the number, because it could identify them. We show “fewer than {trustFew}” or combine two categories. Nothing is left out of the totals.

You’ll find the pages at the bottom of every shop page and in [Settings](/settings): terms, fees, who runs this, ranking, figures, and what we never ask for.
`,
  },
  'keys-and-hooks': {
    title: 'Can my own program work with my shop?',
    body: `
Yes, under [Developers](/settings/developers).

- **An API key** gives a program the access you choose: reading orders, reading the wallet, reading or changing the showcase. It can never withdraw, change a payout account or change how you sign in. It’s shown once, can be revoked at any time, and can make {keyCalls} calls a minute.
- **A webhook** sends events to an address of yours: new orders, parcels, returns, money. Each event is signed, carries an ID, and is sent again for about a day if your program doesn’t answer. It can arrive twice: your program should check the ID.

You can have up to {keysMax} keys and {hooksMax} addresses. All calls are documented under /docs.

Anyone who has a key can use its access. Don’t give one to anyone who offers to “run your shop for you”.
`,
  },
  team: {
    title: 'How do I let other people work in my shop?',
    body: `
Each person gets a sign-in of their own. You never share your password, and only you can reach your money.

1. Open [Team](/settings/team) and choose “Invite a member”. Give a name and a role, and confirm with your sign-in password.
2. Send the link to that person. It works once, for {memberHours} hours. You can revoke it until then.
3. They choose a username and a password, and can turn on two-step verification.

- **Orders**: confirms orders, answers buyers and return requests, and refunds up to the limit that you set per day. Until you set one, only you refund.
- **Products**: adds products, sets prices and discounts, writes texts, shares links.
- **Service**: answers buyers, return requests and reviews.

**Only you**: wallet, withdrawals, payout accounts, transaction password, statements, promotion payments, identity, shop information, keys and the team itself. How many members you can have depends on your [level](/level).

**Who did what** is listed on the same page. When you remove a member, they’re signed out immediately, and their sign-in never works again.
`,
  },
  'own-domain': {
    title: 'How do I use my own domain?',
    body: `
Buyers can reach your shop at an address of your own, such as shop.yourname.com. Your address here always keeps working.

1. Open [Your own domain](/shop/domain), enter the domain and confirm with your sign-in password.
2. You see two records. Add both at your domain provider, exactly as shown: **CNAME** leads buyers to your shop, and **TXT** proves that the domain is yours. A domain without a name in front gets A records or an ALIAS record instead.
3. We check automatically, and you can press “Check now”. It can take a few hours until records are visible.

- **Points elsewhere**: the page shows what we found. Change or delete that record at your provider.
- **Another shop uses it**: delete the old TXT record at your provider, then check again.
- **Secure address**: the certificate is made and renewed automatically. It costs nothing.
- **Not right within a week**: the request is removed. You can start again.

Once it’s active, search engines and product feeds name your domain. Emails to buyers keep your address here, so that their links work even if you change your domain later.

If the domain stops leading to us, your shop stays open at its address here and you’re notified. Nothing else changes: orders and money aren’t affected.
`,
  },
  assistants: {
    title: 'Can an AI assistant help with my shop?',
    body: `
Yes. An assistant that speaks the Model Context Protocol (MCP) can read what you allow and suggest changes. Nothing changes until you confirm.

1. Create a key under [Developers](/settings/developers). Choose what the assistant may read, and “Propose changes for you to confirm”.
2. Set up the assistant with that key. The steps are in the documentation under /docs.
3. Under [Proposals](/proposals) you see each suggested change with its price, your profit and the reason. Confirm it or decline it.

**What it can’t do.** No key can move money, change a payout account or change how you sign in. A price below your cost and fees is refused right away, just as if you had typed it. A proposal expires after {proposalDays} days, and at most {proposalsMax} can be open. Your shop’s record names the key that suggested a change and the person who confirmed it.

**Before you connect one.** What the key can read is sent to the company that runs the assistant: with the wrong choice, your buyers’ orders and messages too. Choose only what it needs, and revoke the key when you no longer use it.
`,
  },
  'your-data': {
    title: 'How do I get my data, and how is it deleted?',
    body: `
Under [My data](/settings/data).

**All of it in a file**, once a day: every record of your shop, your pictures and documents, and who has viewed them. It contains only the buyer details that you can already see, and no secrets.

**Deletion** takes effect after 14 days, and you can cancel it until then. Meanwhile the shop takes no new orders. Open orders are completed or refunded first, and your balance is paid out first: nothing is forfeited. Then your name, addresses, pictures and documents are deleted. Accounting records remain, with numbers instead of names, because the law requires it.
`,
  },
  'reviews-and-replies': {
    title: 'What can I do about a bad review?',
    body: `
Reply to it. Buyers read how a shop reacts, and a calm reply helps more than a missing review. You can reply once and correct the reply once within a day. Both carry your signature.

Only a buyer whose order was delivered can review a product. A review is removed only for one of five reasons: it is insulting, shows personal information, advertises, isn’t about the product, or isn’t genuine. Choose **Report** and say which. We review it and notify you of the result. Being negative is not one of the reasons. A removed review is replaced by a note that says why.
`,
  },
  'what-is-missing': {
    title: 'Something was refused. What do I do? (403, 404, 405, 409)',
    body: `
Nothing was done, and what you typed is still there.

- **Something is missing (403)** or **is not right (405)**: the field says what. Amounts have exactly as many decimal places as their currency.
- **Not found (404)**: it was removed, or the link is old. Go back and check again.
- **Not allowed (409)**: the message says what is missing, for example a verified identity, an older account or a permission that someone else in your shop has.
- **Not possible now (203, 204)**: it has changed in the meantime. Check it, then decide.

If you see the same message again and don’t know why, [write to us](/feedback). With the number at the end of the message we can find the exact request.
`,
  },
  'our-fault': {
    title: 'It says something went wrong in the system. (201, 500, 501)',
    body: `
It’s our fault, and you only need to try again in a moment. You stay signed in, and no outage ever says anything about your account.

**Was it about money?** Every request carries its own key. However often you send it, it counts once; see [sent twice](sent-twice). So you can press again, or come back later and check: either it was done or it wasn’t, and your [wallet](/wallet) shows which.

If the problem lasts, the app keeps showing the latest data it has and says how old it is.
`,
  },
  'account-names': {
    title: 'A name, a code or an entry already exists. (410–422, 425–435, 442)',
    body: `
- **Username taken (417, 418)**: someone else has it. Choose another one.
- **Username and password required (412)**, or a **code (414, 415, 416)**: the field says which. A code is valid for a short time, so request a new one if it’s old.
- **Wrong account (410)**: you’re signed in with an account that can’t do this. Sign out, then sign in with the right one.
- **Couldn’t be added (442)**: it’s already there, or its place was just taken. Check the list again.
- **Languages, product types, codes and parcel steps (425–435)** are managed by our team. If you see one of these codes, a setting on our side is missing: [let us know](/feedback); there’s nothing you can do about it.
`,
  },
} satisfies Record<string, ArticleText>;
