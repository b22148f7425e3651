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
  const loadAll = () => Promise.all(Object.values(later).map(({ load }) => load()));
  const branded = { ...day, common: { ...day.common, brand } };
  return { words: readWords({ day: branded, later }), loadAll };
}

type Parts = {
  readonly day: Omit<MerchantWords, keyof Rooms>;
  readonly later: ReturnType<typeof laterOf>;
};

/** Words of the rooms, each read where it is first said. */
class LaterWords {
  readonly #later: Parts['later'];
  constructor(later: Parts['later']) {
    this.#later = later;
  }
  get chat() {
    return this.#later.chat.read();
  }
  get comments() {
    return this.#later.comments.read();
  }
  get deposits() {
    return this.#later.deposits.read();
  }
  get devices() {
    return this.#later.devices.read();
  }
  get discounts() {
    return this.#later.discounts.read();
  }
  get goods() {
    return this.#later.goods.read();
  }
  get hooks() {
    return this.#later.hooks.read();
  }
  get identity() {
    return this.#later.identity.read();
  }
  get inbox() {
    return this.#later.inbox.read();
  }
  get invitation() {
    return this.#later.invitation.read();
  }
  get payouts() {
    return this.#later.payouts.read();
  }
  get privacy() {
    return this.#later.privacy.read();
  }
  get proposals() {
    return this.#later.proposals.read();
  }
  get proof() {
    return this.#later.proof.read();
  }
  get promotion() {
    return this.#later.promotion.read();
  }
  get reach() {
    return this.#later.reach.read();
  }
  get returns() {
    return this.#later.returns.read();
  }
  get safety() {
    return this.#later.safety.read();
  }
  get service() {
    return this.#later.service.read();
  }
  get sharing() {
    return this.#later.sharing.read();
  }
  get shop() {
    return this.#later.shop.read();
  }
  get showcase() {
    return this.#later.showcase.read();
  }
  get team() {
    return this.#later.team.read();
  }
  get wallet() {
    return this.#later.wallet.read();
  }
}

const readWords = ({ day, later }: Parts): MerchantWords => Object.assign(new LaterWords(later), day);

function laterOf(rooms: Rooms) {
  return {
    chat: makeLater(rooms.chat),
    comments: makeLater(rooms.comments),
    deposits: makeLater(rooms.deposits),
    devices: makeLater(rooms.devices),
    discounts: makeLater(rooms.discounts),
    goods: makeLater(rooms.goods),
    hooks: makeLater(rooms.hooks),
    identity: makeLater(rooms.identity),
    inbox: makeLater(rooms.inbox),
    invitation: makeLater(rooms.invitation),
    payouts: makeLater(rooms.payouts),
    privacy: makeLater(rooms.privacy),
    proposals: makeLater(rooms.proposals),
    proof: makeLater(rooms.proof),
    promotion: makeLater(rooms.promotion),
    reach: makeLater(rooms.reach),
    returns: makeLater(rooms.returns),
    safety: makeLater(rooms.safety),
    service: makeLater(rooms.service),
    sharing: makeLater(rooms.sharing),
    shop: makeLater(rooms.shop),
    showcase: makeLater(rooms.showcase),
    team: makeLater(rooms.team),
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
