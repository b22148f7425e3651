import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { MaskedKind } from '#domain/chat.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useTalkWords } from './talk-words.ts';

/** In place of what was hidden: what it was, and on a press why. */
export function Masked({ kind, isMine }: { kind: MaskedKind; isMine: boolean }) {
  const words = useTalkWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mx-0.5 my-0.5 inline-flex items-center gap-1 rounded-full border border-line-strong bg-warn-soft px-2.5 py-1 text-meta font-medium text-warn"
      >
        <EyeOff aria-hidden className="size-4 shrink-0" />
        {words.hidden[kind]}
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.hiddenWhyTitle}
        footer={<Button onClick={() => setOpen(false)}>{words.hiddenOk}</Button>}
      >
        <p>{words.hiddenWhy}</p>
        {isMine ? <p>{words.hiddenWhyMine}</p> : null}
      </Sheet>
    </>
  );
}
