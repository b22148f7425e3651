import { SelectField } from '#ui/forms/SelectField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Preview } from './refund-request.ts';

/** The list of a select; more pieces than these are refunded as an amount. */
const piecesMax = 100;

type Props = {
  whole: Preview;
  pieces: Readonly<Record<string, number>>;
  error: string | undefined;
  onChange: (pieces: Readonly<Record<string, number>>) => void;
};

/** How many pieces of each line something is given back for. */
export function Pieces({ whole, pieces, error, onChange }: Props) {
  const words = useWords().returns.refunds;
  const say = useSay();
  const { money } = useFormats();
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-meta font-medium">{words.items}</legend>
      <Text look="small">{words.itemsHint}</Text>
      {whole.lines
        .filter(({ kept }) => kept > 0)
        .map((line) => (
          <SelectField
            key={line.id}
            label={say(words.itemsOf, { title: line.title })}
            hint={say(words.itemsEach, { amount: money(line.each, whole.currency) })}
            value={String(pieces[line.id] ?? 0)}
            onChange={(qty) => onChange({ ...pieces, [line.id]: Number(qty) })}
            options={Array.from({ length: Math.min(line.kept, piecesMax) + 1 }, (_none, qty) => ({
              value: String(qty),
              label: String(qty),
            }))}
          />
        ))}
      {error === undefined ? null : (
        <p role="alert" className="text-meta text-bad-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}
