import type { ArticleText } from '#domain/content/articles.ts';

/** Answers about being told of something, writing to each other, and what is public. */
export const reach = {
  notifications: {
    title: 'How do I hear of what happens?',
    body: `
Everything stands in the app under [Notifications](/notifications), in the language that you have chosen. Each notice leads to the one thing that can be done about it. What you have read on one device is read on all of them.

In the [settings](/settings) you choose for each kind of notice how you want to hear of it besides: on your devices, by mail, or not at all.

- **Quiet hours** are in your shop's time zone. What comes meanwhile waits until they are over.
- **Several at once** come as one message that says how many there are.
- **Mail** has a link at its end that stops this kind with one press. It changes nothing in the app.

Of each notice you can see which ways it was sent, and whether it arrived.
`,
  },
  'push-notifications': {
    title: 'Notices on my phone do not arrive. What can I do?',
    body: `
1. Open the settings of notices. Is this device in the list? If not, switch it on there; your browser asks once.
2. Press **Try it out**. It should arrive within seconds.
3. Nothing comes? Look in the settings of your phone whether notices of this browser or app are allowed, and whether a power saver keeps it asleep.
4. On some phones it works only after you have put the app on the home screen.

A device that takes nothing any more is removed from the list by itself, and a notice in the app says so. Nothing is lost: whatever was sent stands in the app.

What is sent to a device is encrypted. The company that carries it cannot read it.
`,
  },
  'chat-with-us': {
    title: 'How do I reach somebody now?',
    body: `
Under [Service](/service) you write to the people who run this. There you see when somebody is there, how many wait before you, and by when you have an answer. During these hours the goal is {chatMinutes} minutes.

- **You can close the app.** The answer calls you on your device, and the conversation goes on where it was.
- **Without a connection** you can write too. It is sent when there is one, once.
- **Pictures** can be added, {chatFiles} to a message.
- **Nobody has written for {chatDays} days?** Then it is closed. Writing opens it again.
- **Keep it**: you can save the whole conversation as a file, and say how it was.

Nobody who works here asks for a password, a code or money, in the chat or elsewhere. [Read what we never ask for](we-never-ask).
`,
  },
  'chat-with-buyers': {
    title: 'Can I write to a buyer?',
    body: `
Yes, on the page of the order. The buyer gets your message there and, if they do not look, a letter; they answer without an account.

Please keep to the order: what is in stock, when it comes, what is wrong with it.
`,
  },
  'masked-contacts': {
    title: 'Why is part of my message hidden?',
    body: `
In conversations, whatever could lead money or people out of this house is hidden before it is kept or sent, in both directions and for everybody:

- mail addresses, telephone numbers and names in other messengers,
- links to other places,
- account numbers, IBANs, card numbers and payment codes,
- addresses of coins.

It is the way in which people here and elsewhere are cheated: “pay here instead, it is cheaper”, “send a deposit to this address, then we can release your money”. What was hidden is gone; nobody here can read it either. Order numbers, prices, dates, parcel numbers and links to this app stay.

Was something hidden that should not be? Say it in other words, or [write to us](/feedback).
`,
  },
  'public-figures': {
    title: 'What does this house publish about itself?',
    body: `
Everybody can read it, without an account: how much money was held for which reason and for how long, how long withdrawals took from asked to paid, how many approved themselves because nobody had decided, how many appeals there were and how they ended, which reviews were removed and why.

It is counted from the very records that you see in your own wallet and on your own page. Nobody types it in. The file carries a signature, so that whoever keeps a copy can show what was said on which day.

Where something happened to fewer than {trustFew} people, the number is not told, because it could point to them. It then says “fewer than {trustFew}”, or tells two kinds together. Nothing is left out for it.

You find the pages at the end of every shop page and in the [settings](/settings): terms, fees, who runs this, ranking, figures, and what we never ask for.
`,
  },
  'keys-and-hooks': {
    title: 'Can my own program work with my shop?',
    body: `
Yes, under [Developers](/settings/developers).

- **A key** lets a program in for what you choose: reading orders, reading the wallet, reading or changing the showcase. It can never withdraw, change an account for withdrawals or touch how you sign in. It is shown once, can be ended at any time, and may make {keyCalls} calls a minute.
- **An address** of yours is told of what happens: new orders, parcels, returns, money. Each message is signed, carries an id, and is sent again for about a day if your program does not answer. It can come twice: your program should look at the id.

You can have up to {keysMax} keys and {hooksMax} addresses. All calls stand in the documents of this house, under /docs.

Whoever has a key can do what it is for. Do not give one to anybody who offers to “run your shop for you”.
`,
  },
  'your-data': {
    title: 'How do I get my data, and how is it erased?',
    body: `
Under [My data](/settings/data).

**All of it in a file**, once a day: every record of your shop, your pictures and documents, and who has looked at them. Of buyers it holds what you can see yourself, and no secrets.

**Being erased** waits 14 days, and you can take it back. Meanwhile the shop takes no new orders. Orders that are open are carried out or refunded first, and money that is yours is paid out first: nothing is forfeited. Then your name, your addresses, your pictures and documents are gone. The books remain, with numbers instead of names, because the law asks for it.
`,
  },
  'reviews-and-replies': {
    title: 'What can I do about a bad review?',
    body: `
Answer it. Buyers read how a shop reacts, and a calm answer helps more than a missing review. You have one reply and may correct it once within a day. Both carry your signature.

Only who bought and was sent the goods can review them. A review is removed for one of five reasons alone: it insults, shows personal data, advertises, is not about the goods, or is not genuine. Use **Report** and say which. Somebody looks at it, and you hear what came of it. Being bad is none of the reasons. In the place of one that was removed stands why.
`,
  },
  'what-is-missing': {
    title: 'Something was refused. What do I do? (403, 404, 405, 409)',
    body: `
Nothing was done, and what you typed is still there.

- **Something is missing (403)** or **is not right (405)**: the field says what. Amounts have exactly as many digits behind the point as their currency.
- **Not there (404)**: it was removed, or the link is old. Go back and look again.
- **Not allowed (409)**: the message says what is missing, for example a verified identity, an older account or a right of somebody else in your shop.
- **Not possible now (203, 204)**: it has changed meanwhile. Look again, then decide.

If it says the same again and you do not see why, [write to us](/feedback). The number at the end of the message leads us to the very moment.
`,
  },
  'our-fault': {
    title: 'It says that something is wrong with the system. (201, 500, 501)',
    body: `
Then it is our fault, and you need to do nothing but try again in a moment. You stay signed in, and no outage ever says anything about your account.

**Was it about money?** Whatever you sent carries a key of its own. However often you send it, it counts once; see [sent twice](sent-twice). So you may press again, or come back later and look: either it was done or it was not, and your [wallet](/wallet) shows which.

If it lasts, the app goes on showing what it read last and says from when that is.
`,
  },
  'account-names': {
    title: 'A name, a code or an entry exists already. (410–422, 425–435, 442)',
    body: `
- **User name taken (417, 418)**: somebody else has it. Choose another one.
- **User name and password needed (412)**, or a **code (414, 415, 416)**: the field says which. A code counts for a short time, so ask for a new one if it is old.
- **This account does not fit (410)**: you are signed in with an account that this is not for. Sign out, then in with the right one.
- **Could not be added (442)**: it is there already, or its place was just taken. Look at the list again.
- **Languages, kinds of goods, codes and steps of parcels (425–435)** are looked after by people of this house. If you meet one of these codes, a setting of ours is missing: [tell us](/feedback), you can do nothing about it.
`,
  },
} satisfies Record<string, ArticleText>;
