import { listOrders } from '#features/orders/contract.ts';
import { me } from '#features/people/contract.ts';
import { answerCase, caseCost, listCases } from '#features/returns/contract.ts';
import { useWords } from '#ui/merchant-words.ts';
import { useToast } from '#ui/ToastProvider.tsx';
import { useAct } from '#ui/useAct.ts';

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
