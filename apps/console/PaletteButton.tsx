import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Person } from '#features/staff/console/usePerson.ts';
import { useWords } from '#ui/words/console-words.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Whether the palette is open; Ctrl+K and ⌘K open it from anywhere but a dialog, and close it. */
export function usePalette(person: Person) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((before) => !before && document.querySelector('dialog[open]') === null);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return {
    open: () => setOpen(true),
    palette: isOpen ? (
      <Suspense fallback={null}>
        <Palette person={person} onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  };
}

/** Opens the palette, and says by which keys one does. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const words = useWords();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="flex min-h-8 items-center gap-2 rounded-field border border-line px-2 text-meta text-muted hover:bg-sunken pointer-coarse:min-h-target"
    >
      <Search aria-hidden className="size-4" />
      <span className="flex-1 text-left">{words.search}</span>
      <span aria-hidden className="text-caption">
        {words.palette.shortcut}
      </span>
    </button>
  );
}
