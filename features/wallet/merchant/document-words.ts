// What a line of the wallet is called, and what its state is: a sale, a withdrawal, a deposit, a campaign.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { walletFlow } from '#features/wallet/contract.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { statusWordOf } from './status-word.ts';

export type Entry = OutputOf<typeof walletFlow>['list'][number];
export type FlowDocument = NonNullable<Entry['document']>;

export function useDocumentTitle() {
  const words = useWords();
  const say = useSay();
  return ({ type }: Entry, { kind, title, more }: FlowDocument): string => {
    if (kind === 'withdrawal' || kind === 'deposit') return words.wallet.types[kind];
    if (kind === 'campaign') return words.wallet.types.ad;
    if (title === null) return words.wallet.types[type];
    return more === 0 ? title : say(words.wallet.lineMore, { title, count: more });
  };
}

/** Where the money of a sale is, or how far a withdrawal or deposit has come; undefined where there is nothing to say. */
export function useDocumentState() {
  const words = useWords();
  return (document: FlowDocument): { word: string; tone: 'good' | 'info' | 'warn' } | undefined => {
    const { kind, status, money_in: part } = document;
    if (kind === 'sale') {
      if (part === null) return undefined;
      const tone = part === 'available' ? 'good' : part === 'held' ? 'warn' : 'info';
      return { word: words.wallet.accounts[part], tone };
    }
    if (kind !== 'withdrawal' && kind !== 'deposit') return undefined;
    const tone = status === 'failure' ? 'warn' : status === 'success' ? 'good' : 'info';
    return { word: statusWordOf(words, { ...document, type: kind }), tone };
  };
}

type Failed = Pick<Entry, 'failure_code' | 'failure_reason'>;

/** Why nothing came of it: in words for a code that is known, else as a person wrote it. */
export function useFailureWords() {
  const known: Readonly<Record<string, string>> = useWords().payouts.failures;
  return ({ failure_code: code, failure_reason: reason }: Failed): string | undefined =>
    (code === null ? undefined : known[code]) ?? reason ?? undefined;
}

/** Whether an amount is not zero. */
export function isAmount(text: string): boolean {
  return /[1-9]/.test(text);
}
