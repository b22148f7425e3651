// The words of one language as screens read them: those of a day are there, the others come with the first screen
// beside the store and the orders.
import type { LanguageFile, MerchantWords, Rooms } from '#locales/merchant.ts';

export type JoinedWords = {
  readonly words: MerchantWords;
  /** Fetches what is not there yet. */
  readonly loadAll: () => Promise<unknown>;
};

/** A screen that says other words than those of a day must be drawn after `loadAll` only. */
export function joinWords({ day, rooms }: LanguageFile, brand: string): JoinedWords {
  const later = laterOf(rooms);
  const words = {
    ...day,
    common: { ...day.common, brand },
    get chat() {
      return later.chat.read();
    },
    get comments() {
      return later.comments.read();
    },
    get deposits() {
      return later.deposits.read();
    },
    get devices() {
      return later.devices.read();
    },
    get goods() {
      return later.goods.read();
    },
    get hooks() {
      return later.hooks.read();
    },
    get identity() {
      return later.identity.read();
    },
    get invitation() {
      return later.invitation.read();
    },
    get payouts() {
      return later.payouts.read();
    },
    get privacy() {
      return later.privacy.read();
    },
    get proof() {
      return later.proof.read();
    },
    get promotion() {
      return later.promotion.read();
    },
    get reach() {
      return later.reach.read();
    },
    get returns() {
      return later.returns.read();
    },
    get safety() {
      return later.safety.read();
    },
    get service() {
      return later.service.read();
    },
    get shop() {
      return later.shop.read();
    },
    get showcase() {
      return later.showcase.read();
    },
    get wallet() {
      return later.wallet.read();
    },
  };
  return { words, loadAll: () => Promise.all(Object.values(later).map(({ load }) => load())) };
}

function laterOf(rooms: Rooms) {
  return {
    chat: makeLater(rooms.chat),
    comments: makeLater(rooms.comments),
    deposits: makeLater(rooms.deposits),
    devices: makeLater(rooms.devices),
    goods: makeLater(rooms.goods),
    hooks: makeLater(rooms.hooks),
    identity: makeLater(rooms.identity),
    invitation: makeLater(rooms.invitation),
    payouts: makeLater(rooms.payouts),
    privacy: makeLater(rooms.privacy),
    proof: makeLater(rooms.proof),
    promotion: makeLater(rooms.promotion),
    reach: makeLater(rooms.reach),
    returns: makeLater(rooms.returns),
    safety: makeLater(rooms.safety),
    service: makeLater(rooms.service),
    shop: makeLater(rooms.shop),
    showcase: makeLater(rooms.showcase),
    wallet: makeLater(rooms.wallet),
  };
}

function makeLater<T extends object>(fetchWords: () => Promise<T>) {
  let there: T | undefined;
  return {
    load: async (): Promise<void> => {
      there ??= await fetchWords();
    },
    read: (): T => {
      if (there === undefined) throw new Error('a screen was drawn before its words were there');
      return there;
    },
  };
}
