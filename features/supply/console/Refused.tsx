import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/console-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';

/** Why an act was refused, in the words of this room where there are some. */
export function Refused({ error }: { error: unknown }) {
  const { refused } = useWords().terms;
  const say = useSay();
  const texts: Readonly<Record<string, string>> = refused;
  const text = error instanceof Refusal ? texts[error.reason ?? ''] : undefined;
  if (text === undefined || !(error instanceof Refusal)) return <ErrorBox error={error} />;
  const { most = '', column = '', limit = 0 } = error.shown;
  const values = { most: String(most), column: String(column), limit: Number(limit) };
  return (
    <span role="alert">
      <Text look="bad">{say(text, values)}</Text>
    </span>
  );
}
