// Sections of a shop's home that are words: what is announced, promised, said by buyers and by the shop.
import { BadgeCheck, ShieldCheck, Star, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSay } from '#ui/words/words.tsx';
import { Thumb, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { Shop } from '#features/storefront/page.shapes.ts';

type Section = NonNullable<Shop['look']>['sections'][number];

export function Announcement({ section: { title, text } }: { section: Section }) {
  if (title === '' && text === '') return null;
  return (
    <p className="-mx-4 -mt-4 -mb-4 bg-ink px-4 py-2 text-center wrap-anywhere text-ground sm:mx-0 sm:mt-0 sm:rounded-card lg:-mb-8">
      {title === '' ? null : <strong>{title}</strong>} {text}
    </p>
  );
}

type WordsProps = { section: Section; image: { readonly url: string; readonly alt: string } | undefined };

export function Words({ section: { title, text }, image }: WordsProps) {
  if (title === '' && text === '') return null;
  return (
    <section className="grid items-center gap-6 sm:grid-cols-2 lg:gap-12">
      {image === undefined ? null : (
        <Thumb image={image} isDecoration className="w-full rounded-card border border-line" />
      )}
      <div className="flex min-w-0 flex-col gap-3">
        {title === '' ? null : <h2 className="text-title wrap-anywhere lg:text-hero">{title}</h2>}
        {text === '' ? null : (
          <p className="max-w-prose wrap-anywhere whitespace-pre-line lg:text-section lg:font-normal">
            {text}
          </p>
        )}
      </div>
    </section>
  );
}

/** The mean of all reviews and their number; nothing before the first. */
export function ShopRating({ shop }: { shop: Shop }) {
  const words = useStorefrontWords();
  const say = useSay();
  if (shop.rating === null || shop.reviews === 0) return null;
  return (
    <p className="inline-flex items-center gap-1.5 text-meta">
      <Star aria-hidden className="size-4 fill-current" />
      {say(words.rating, { rating: shop.rating, reviews: shop.reviews })}
    </p>
  );
}

export function Reviews({ shop, section }: { shop: Shop; section: Section }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { rating, reviews } = shop;
  if (rating === null || reviews === 0) return null;
  return (
    <section className="flex flex-col items-center gap-2 rounded-card bg-sunken p-8 text-center">
      <h2 className="text-title wrap-anywhere">{section.title || words.lookReviews}</h2>
      <p className="flex gap-1" aria-hidden>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star
            key={star}
            className={
              star <= Math.round(rating) ? 'size-6 fill-current text-accent' : 'size-6 text-line-strong'
            }
          />
        ))}
      </p>
      <p>{say(words.rating, { rating, reviews })}</p>
      {section.text === '' ? null : <p className="max-w-prose wrap-anywhere text-muted">{section.text}</p>}
    </section>
  );
}

/** What the platform keeps for every shop. It cannot be written otherwise by a merchant. */
export function Promises({ shop }: { shop: Shop }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { days, from } = shop.returns;
  const returns = from === 'received' ? words.returnsFromReceipt : words.returnsFromDelivery;
  return (
    <ul className="grid gap-x-8 gap-y-5 border-y border-line py-6 sm:grid-cols-3">
      <Promise icon={<Undo2 className="size-6" />} title={words.returnsTitle} text={say(returns, { days })} />
      <Promise icon={<ShieldCheck className="size-6" />} title={words.heldTitle} text={words.heldText} />
      <Promise
        icon={<BadgeCheck className="size-6" />}
        title={words.soldBy}
        text={`${shop.legal.name || shop.name} · ${shop.legal.verified ? words.verified : words.unverified}`}
      />
    </ul>
  );
}

function Promise({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex min-w-0 gap-3 sm:flex-col sm:items-center sm:text-center">
      <span aria-hidden className="shrink-0 text-accent-ink">
        {icon}
      </span>
      <span className="flex min-w-0 flex-col gap-0.5">
        <strong>{title}</strong>
        <span className="text-meta wrap-anywhere text-muted">{text}</span>
      </span>
    </li>
  );
}
