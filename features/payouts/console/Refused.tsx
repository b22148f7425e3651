import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Text } from '#ui/content/Text.tsx';
import { usePayoutText } from './usePayoutText.ts';

/** Why an act was refused, in the words of payouts where there are some. */
export function Refused({ error }: { error: unknown }) {
  const why = usePayoutText()(error);
  return why === undefined ? <ErrorBox error={error} /> : <Text look="bad">{why}</Text>;
}
