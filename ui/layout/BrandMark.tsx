import { ShoppingBag } from 'lucide-react';
import { logoOfPage } from '#ui/page-facts.ts';

/** Whose instance this is: its logo, or a bag in its colour, beside its name. */
export function BrandMark({ name }: { name: string }) {
  const logo = logoOfPage();
  return (
    <span className="flex min-w-0 items-center gap-2 font-semibold">
      {logo === undefined ? (
        <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-field bg-accent text-on-accent">
          <ShoppingBag aria-hidden className="size-5" />
        </span>
      ) : (
        <img src={logo} alt="" width={36} height={36} className="size-9 shrink-0 object-contain" />
      )}
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  );
}
