import { useStorefrontWords } from '#ui/storefront/kit.tsx';

/** The shop's own words, set off from the question. */
export function ShopAnswer({ text }: { text: string }) {
  const words = useStorefrontWords();
  return (
    <div className="border-l-4 border-line pl-3">
      <p className="text-meta text-muted">{words.questionAnswer}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}
