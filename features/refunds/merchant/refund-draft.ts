// What a merchant has typed of a refund, kept in the address: a reload, or a way round to set a password, brings it back.
import { useSearchParams } from '#ui/routing/hooks.ts';
import { refundScopes, shopRefundReasons } from '#features/refunds/contract.ts';

export type Scope = (typeof refundScopes)[number];
export type Reason = (typeof shopRefundReasons)[number];

export type Draft = {
  readonly scope: Scope;
  readonly amount: string;
  /** Pieces by the ids of their lines. */
  readonly pieces: Readonly<Record<string, number>>;
  readonly reason: Reason;
  readonly note: string;
};

export const noteMax = 300;

function readPieces(text: string): Draft['pieces'] {
  return Object.fromEntries(
    text.split(',').flatMap((one) => {
      const [id = '', qty = ''] = one.split('x');
      return /^\d{1,6}$/.test(id) && /^[1-9]\d{0,8}$/.test(qty) ? [[id, Number(qty)]] : [];
    }),
  );
}

function writePieces(pieces: Draft['pieces']): string {
  return Object.entries(pieces)
    .flatMap(([id, qty]) => (qty > 0 ? [`${id}x${qty}`] : []))
    .join(',');
}

export function useDraft(): [Draft, (change: Partial<Draft>) => void] {
  const [place, setPlace] = useSearchParams();
  const draft: Draft = {
    scope: refundScopes.find((one) => one === place.get('scope')) ?? 'amount',
    amount: place.get('amount') ?? '',
    pieces: readPieces(place.get('pieces') ?? ''),
    reason: shopRefundReasons.find((one) => one === place.get('reason')) ?? 'goodwill',
    note: (place.get('note') ?? '').slice(0, noteMax),
  };
  function change({ pieces, ...texts }: Partial<Draft>) {
    setPlace(
      (before) => {
        const next = new URLSearchParams(before);
        const written: Readonly<Record<string, string>> =
          pieces === undefined ? texts : { ...texts, pieces: writePieces(pieces) };
        for (const [name, value] of Object.entries(written)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  }
  return [draft, change];
}

/** The lines as the call takes them; undefined for any other scope. */
export function linesOf({ scope, pieces }: Draft): { id: string; qty: number }[] | undefined {
  if (scope !== 'lines') return undefined;
  return Object.entries(pieces).flatMap(([id, qty]) => (qty > 0 ? [{ id, qty }] : []));
}
