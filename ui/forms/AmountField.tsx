import type { FieldTexts } from './FieldFrame.tsx';
import { TextField } from './TextField.tsx';

type Props = FieldTexts & {
  value: string;
  onChange: (text: string) => void;
  currency: string;
  disabled?: boolean | undefined;
};

/** An amount of money being written. It stays the text that was typed: `amountOf` reads it, nothing rounds it. */
export function AmountField({ currency, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      before={<span className="text-caption font-medium">{currency}</span>}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
