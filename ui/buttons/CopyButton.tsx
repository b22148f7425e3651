import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useUiWords } from '#ui/words/words.tsx';

/** Puts a text on the clipboard and says so. Where the browser has none, the text is there to be marked by hand. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const words = useUiWords();
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast(words.copied);
    } catch {
      toast(text);
    }
  }

  return (
    <Button
      tone="plain"
      size="small"
      icon={isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      onClick={() => void copy()}
    >
      {isCopied ? words.copied : (label ?? words.copy)}
    </Button>
  );
}
