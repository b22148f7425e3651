import { listingLimits } from '#domain/limits/listing.ts';
import type { ListingFault } from '#domain/goods/listing-words.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { supplierTextOf } from './supplier-text.ts';
import type { Listing, ListingLanguage } from './types.ts';
import type { ListingDraft } from './useListingDraft.ts';

type Props = { listing: Listing; draft: ListingDraft; lang: ListingLanguage; wasSent: boolean };

/** Title and description in one language, beside what the supplier says. */
export function WordsFields({ listing, draft, lang, wasSent }: Props) {
  const { listing: words } = useWords().showcase;
  const say = useSay();
  const { title, description } = draft.textOf(lang);
  const supplier = supplierTextOf(listing, lang);
  const faults = draft.faultsOf(lang);
  // A fault is named once something was sent, and at once where it was pasted.
  const faultAt = useFaultText(faults);
  const isLong = title.length > 0 || description.length > 0;
  return (
    <>
      <TextField
        label={words.name}
        hint={say(words.nameHint, { max: listingLimits.listingTitleMax })}
        error={wasSent || isLong ? faultAt('title') : undefined}
        value={title}
        onChange={(text) => draft.setText(lang, { title: text })}
        maxLength={listingLimits.listingTitleMax}
        placeholder={supplier.title}
        lang={lang}
      />
      <TextArea
        label={words.description}
        hint={words.descriptionHint}
        error={wasSent || isLong ? faultAt('description') : undefined}
        value={description}
        onChange={(text) => draft.setText(lang, { description: text })}
        maxLength={listingLimits.listingDescriptionMax}
        rows={8}
        lang={lang}
      />
      <Fold title={words.supplier}>
        <div lang={supplier.lang} className="flex flex-col gap-2">
          <strong className="wrap-anywhere">{supplier.title}</strong>
          <p className="wrap-anywhere whitespace-pre-line">{supplier.description}</p>
        </div>
        <Text look="muted">{words.supplierHint}</Text>
        <Button
          tone="plain"
          size="small"
          onClick={() => draft.setText(lang, { title: supplier.title, description: supplier.description })}
        >
          {words.fromSupplier}
        </Button>
      </Fold>
    </>
  );
}

/** The first fault of a field in words, with its line where there are several. */
export function useFaultText(faults: readonly ListingFault[]) {
  const { listing: words } = useWords().showcase;
  const say = useSay();
  return (field: ListingFault['field']): string | undefined => {
    // What is too long is said by the field itself.
    const fault = faults.find((one) => one.field === field && one.reason !== 'too_long');
    if (fault === undefined || fault.reason === 'too_long') return undefined;
    const what = say(words.faults[fault.reason], { word: fault.word });
    return field === 'title' ? what : say(words.faultLine, { line: fault.line, what });
  };
}
