import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

const ShopMenuList = lazyPart(async () => (await import('./ShopMenuList.tsx')).ShopMenuList);

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
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={statistics.links.title}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <ShopMenuList />
        </Suspense>
      </Sheet>
    </>
  );
}
