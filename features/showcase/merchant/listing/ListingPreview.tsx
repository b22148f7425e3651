import { readListing } from '#domain/goods/listing-markup.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { Prose } from '#ui/content/Prose.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { supplierTextOf } from './supplier-text.ts';
import type { Listing, ListingLanguage } from './types.ts';
import type { ListingDraft } from './useListingDraft.ts';

type Props = { listing: Listing; draft: ListingDraft; lang: ListingLanguage };

/** The product as buyers who read the chosen language will see it, with what nobody can change. */
export function ListingPreview({ listing, draft, lang }: Props) {
  const { listing: words } = useWords().showcase;
  const say = useSay();
  const supplier = supplierTextOf(listing, lang);
  const own = draft.textOf(lang);
  const hasOwn = own.description.trim() !== '';
  const { warnings, maker, eu_person: person } = listing.legal;
  const facts = [
    [words.warnings, warnings],
    [words.maker, maker],
    [words.euPerson, person],
  ] as const;
  return (
    <div className="flex flex-col gap-4 lg:sticky lg:top-4 lg:self-start">
      <Card title={words.preview}>
        {draft.pictures.length === 0 ? null : (
          <ul
            aria-label={words.pictures}
            // A list that is pushed sideways can be reached by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="flex snap-x gap-2 overflow-x-auto"
          >
            {draft.pictures.map(({ url }, at) => (
              <li key={url} className="w-3/4 shrink-0 snap-start">
                <Picture image={{ url, alt: say(words.picture, { number: at + 1 }) }} size="wide" />
              </li>
            ))}
          </ul>
        )}
        <p lang={own.title.trim() === '' ? supplier.lang : lang} className="text-title wrap-anywhere">
          {own.title.trim() === '' ? supplier.title : own.title}
        </p>
        <div lang={hasOwn ? lang : supplier.lang}>
          {hasOwn ? (
            <Prose blocks={readListing(own.description)} />
          ) : (
            <p className="wrap-anywhere whitespace-pre-line">{supplier.description}</p>
          )}
        </div>
      </Card>
      <Card title={words.legal}>
        <Text look="muted">{words.legalText}</Text>
        <dl className="flex flex-col gap-2">
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt className="text-meta text-muted">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </Card>
    </div>
  );
}
