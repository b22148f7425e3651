import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useDepositText } from './useDepositAct.ts';

/** Why an act was refused, in the words of deposits where there are some. */
export function DepositRefused({ error }: { error: unknown }) {
  const why = useDepositText()(error);
  return why === undefined ? <ErrorBox error={error} /> : <Text look="bad">{why}</Text>;
}
