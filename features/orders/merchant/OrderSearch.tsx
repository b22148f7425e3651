import { Search } from 'lucide-react';
import { TextField } from '#ui/forms/TextField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

/** Searches the orders while it is typed. */
export function OrderSearch({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const words = useWords().orders;
  return (
    <TextField
      label={words.search}
      isLabelHidden
      placeholder={words.search}
      type="search"
      value={q}
      maxLength={80}
      onChange={onChange}
      before={<Search className="size-5" />}
    />
  );
}
