import type { Shop } from '#features/storefront/page.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';

/** What the menu of a shop leads to, in one line that is pushed sideways where it is too long for the screen. */
export function ShopMenu({ menu, base }: { menu: Shop['menu']; base: string }) {
  const words = useStorefrontWords();
  return (
    <nav
      aria-label={words.menu}
      className="mx-auto flex max-w-6xl gap-x-5 overflow-x-auto px-4 text-meta font-medium whitespace-nowrap lg:px-6 *:inline-flex *:min-h-target *:items-center *:hover:underline"
    >
      {menu.map(({ title, path }) => (
        <a key={path} href={base + path}>
          {title}
        </a>
      ))}
    </nav>
  );
}
