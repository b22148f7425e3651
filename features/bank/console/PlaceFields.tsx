import { useWords } from '#ui/words/console-words.ts';
import { TextField } from '#ui/forms/TextField.tsx';

export type Place = { readonly name: string; readonly account: string; readonly bic: string };

type Props = { place: Place; onChange: (place: Place) => void; hasTried: boolean };

/** Whose account money goes to. */
export function PlaceFields({ place, onChange, hasTried }: Props) {
  const { form } = useWords().bank;
  const missing = (text: string) => (hasTried && text.trim() === '' ? form.needs : undefined);
  return (
    <>
      <TextField
        label={form.to_name}
        error={missing(place.name)}
        value={place.name}
        onChange={(name) => onChange({ ...place, name })}
        autoComplete="off"
        maxLength={140}
      />
      <TextField
        label={form.to_account}
        hint={form.to_account_hint}
        error={missing(place.account)}
        value={place.account}
        onChange={(account) => onChange({ ...place, account })}
        autoComplete="off"
        maxLength={60}
      />
      <TextField
        label={form.to_bic}
        value={place.bic}
        onChange={(bic) => onChange({ ...place, bic })}
        autoComplete="off"
        maxLength={20}
      />
    </>
  );
}
