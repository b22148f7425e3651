import { listOrders } from '#features/orders/contract.ts';
import { me } from '#features/people/contract.ts';
import { answerCase, caseCost, listCases } from '#features/returns/contract.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';

/** Sends the merchant's answer to a case; everything that shows cases is read again. */
export function useAnswer(onClose: () => void) {
  const words = useWords();
  const toast = useToast();
  return useAct(answerCase, {
    changes: [listCases, caseCost, listOrders, me],
    onDone: () => {
      onClose();
      toast(words.returns.answered);
    },
  });
}
