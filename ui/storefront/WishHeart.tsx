import { Heart } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from './kit.tsx';

/** The form that every heart of a page sends: it stands once in the page. */
export const wishFormId = 'wish';

type Props = { goodsId: string; title: string; isWished: boolean; className?: string };

/** Notes a product, or takes it off the list. With the page's script the page stays where it is. */
export function WishHeart({ goodsId, title, isWished, className }: Props) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <button
      type="submit"
      form={wishFormId}
      name={isWished ? 'remove' : 'add'}
      value={goodsId}
      aria-pressed={isWished}
      aria-label={say(words.mineHeart, { title })}
      className={cx('wish-heart', className)}
    >
      <Heart aria-hidden className="size-5" />
    </button>
  );
}
