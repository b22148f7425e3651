// What this phone keeps of a signed-in merchant, and that all of it goes when the merchant does.
import { fieldsOf } from '#domain/wire/fields.ts';
import { proofMessages } from '#features/proof/ui/check/messages.ts';
import { emptyStore } from '#ui/offline/empty-store.ts';
import type { Reading } from '#ui/offline/reading.ts';
import type { Session } from '#ui/calls/session.ts';
import { queueStore } from '#ui/offline/store-names.ts';

/**
 * The answers that can be read without a connection: who one is, orders, wallet, goods, the shop and its figures.
 * Names as in the contracts, which are too much to load for this; kept.test.tsx holds them against them.
 */
export const keptAnswers: ReadonlySet<string> = new Set([
  'me',
  'listOrders',
  'orderLogistics',
  'listCases',
  'wallet',
  'walletFlow',
  'listShowcase',
  'listGoods',
  'listTypes',
  'storeInfo',
  'shopType',
  'homeStat',
  'homeStatLine',
  'listArticles',
  'articleDetail',
  'listFeedback',
  'checkNotices',
  'listNotices',
  'listChats',
  'openChat',
  'readChat',
]);

/** Whose phone this is at the moment; undefined before anybody is known. */
export function ownerOf(session: Session): string | undefined {
  const text = session.kept('info');
  if (text === undefined || session.token() === undefined) return undefined;
  try {
    const { id } = fieldsOf(JSON.parse(text));
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A session that takes everything along when it ends. Acts that wait for a connection outlive an expired session, for
 * the same person who signs in again; they end with a sign-out.
 */
export function forgettingSession(session: Session, reading: Reading): Session {
  function forget(): Promise<void> {
    session.drop('info');
    clearBadge();
    return reading.forget();
  }
  async function forgetAll(): Promise<void> {
    // No push is followed by a check any more. What the worker remembers of its checks stays: it is evidence.
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    worker?.controller?.postMessage(proofMessages.signedOut);
    await Promise.all([forget(), emptyStore(queueStore.database, queueStore.store)]);
  }
  return {
    ...session,
    keepToken: (token) => {
      void forget();
      session.keepToken(token);
    },
    dropToken: () => {
      session.dropToken();
      void forgetAll();
    },
    beginSwitch: () => {
      const { undo, finish } = session.beginSwitch();
      return {
        undo,
        finish: async (token) => {
          await forgetAll();
          await finish(token);
        },
      };
    },
  };
}

/** The number on the app's icon: things that only the merchant can move. */
export function showBadge(count: number): void {
  if (count === 0) clearBadge();
  else if (typeof navigator.setAppBadge === 'function') navigator.setAppBadge(count).catch(() => undefined);
}

function clearBadge(): void {
  if (typeof navigator.clearAppBadge === 'function') navigator.clearAppBadge().catch(() => undefined);
}
