import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useRefusalText } from './useRefusalText.ts';

/** What went wrong, in the desk's own words where it has some. */
export function DeskError({ error }: { error: unknown }) {
  const why = useRefusalText()(error);
  return why === undefined ? <ErrorBox error={error} /> : <Text look="bad">{why}</Text>;
}
