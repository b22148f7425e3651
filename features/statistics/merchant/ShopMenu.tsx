import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useWords } from '#ui/words/merchant-words.ts';

const ShopMenuSheet = lazyPart(async () => (await import('./ShopMenuSheet.tsx')).ShopMenuSheet);

/** Every other part of the app and the shop's link, one press away from the bar. */
export function ShopMenu() {
  const { statistics } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={statistics.links.title}
        aria-haspopup="dialog"
        icon={<Menu aria-hidden className="size-6" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <ShopMenuSheet onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
