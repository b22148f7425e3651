import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import {
  operatorAccessCalls,
  supplierAccessCalls,
  type AccessCalls,
} from '#features/staff/access-calls.shapes.ts';
import { personIn } from './usePerson.ts';

/** The calls about one's own access: a supplier's person has the same as an operator, below `/sup`. */
export function useAccessCalls(): AccessCalls {
  const person = personIn(useQueryClient());
  return person?.roles.includes('supplier') === true ? supplierAccessCalls : operatorAccessCalls;
}
