/** What is stored about a buyer and for how long, as they read it. Numbers come from the limits. */
export const storefrontPrivacy = {
  trustTitle_privacy: 'What we know about you',
  trustLead_privacy: 'What is stored about a visitor and a buyer, what for, and when it’s deleted.',
  trustCard_privacy: 'What is stored about buyers, what for, and until when.',
  privacyVisit: 'When you only look',
  privacyVisitCount:
    'A shop counts its visitors. The mark that tells two visits apart is different tomorrow and in every other shop; it doesn’t reveal who you are. After {visitDays} days only the counts are left.',
  privacyCookies:
    'Cookies hold your cart, your country, currency and language, and the sponsored place or cart email you came by, so that an order can be counted for it. No other company receives any of it.',
  privacyAsk: 'Only if you ask for it',
  privacyRestock: 'An email when an item is back: your address until it’s sent, {restockDays} days at most.',
  privacyQuestion:
    'A question to a shop: your name and address until the answer is sent, {questionDays} days at most. The question and answer stay up to {answerDays} days, without your name; the link in our email deletes them at once.',
  privacyReminder:
    'One email about a cart, if you tick its box at the checkout: your address until it’s sent or you’ve paid, {cartDays} days at most. A mark that shows that the address was written to, but not what it is, stays {keepDays} days, or {stopDays} days after you unsubscribe.',
  privacyPage:
    'Your wish list is a cookie in your browser. If you open your own page by a link that we email you, we keep your email address, wish list and saved addresses for that shop until you delete them, or {pageDays} days after you last signed in; a browser stays signed in for {sessionDays} days. The shop sees none of it.',
  privacyOrder: 'When you order',
  privacyOrderData:
    'Name, address and contact details, for the delivery, returns and the books. The shop sees your name in part and never your email address; the supplier sees your address while the parcel is on its way.',
  privacyErase:
    'You can ask us to delete it once the order has ended. What you asked a shop, and what waits for an email, is deleted with it.',
  privacyTranslate:
    'If a shop asks for a translation of your message, its text is sent to {host}, without what we hide in messages. What comes back is kept and deleted with your message.',
};
