import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { languageNames, languages } from '#domain/text/language.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { readListing, saveListing, undoListing } from '#features/showcase/listing.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { ListingPreview } from './ListingPreview.tsx';
import { PictureList } from './PictureList.tsx';
import type { Listing, ListingLanguage } from './types.ts';
import { VideoCard } from './VideoCard.tsx';
import { useListingDraft, type ListingDraft } from './useListingDraft.ts';
import { WordsFields } from './WordsFields.tsx';

type Props = { listing: Listing; onLook: () => void };

/** Words and pictures are changed beside what buyers will see, and saved together. */
export function ListingEditor({ listing, onLook }: Props) {
  const { listing: words } = useWords().showcase;
  const toast = useToast();
  const [lang, setLang] = useState<ListingLanguage>(useLanguage());
  const [wasSent, setSent] = useState(false);
  const draft = useListingDraft(listing);
  const save = useAct(saveListing, {
    changes: [readListing, listShowcase],
    onDone: () => toast(words.saved, 'good'),
  });

  function send() {
    setSent(true);
    if (draft.faulty !== undefined) setLang(draft.faulty);
    else if (draft.isChanged && draft.captionFaults.length === 0) save.act(draft.input());
  }

  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
      <Form label={words.title} onSend={send}>
        <UndoNote listing={listing} />
        <Card title={words.wordsTitle}>
          <LanguageField listing={listing} lang={lang} onChange={setLang} />
          <WordsFields key={lang} {...{ listing, draft, lang, wasSent }} />
        </Card>
        <PictureList listing={listing} draft={draft} />
        <VideoCard draft={draft} />
        <SaveFoot {...{ listing, draft, save, onLook }} />
      </Form>
      <ListingPreview {...{ listing, draft, lang }} />
    </div>
  );
}

type LanguageProps = { listing: Listing; lang: ListingLanguage; onChange: (lang: ListingLanguage) => void };

/** All languages of buyers; those that have words of the shop say so. */
function LanguageField({ listing, lang, onChange }: LanguageProps) {
  const { listing: words } = useWords().showcase;
  const say = useSay();
  const own = new Set(listing.texts.map((text) => text.lang));
  return (
    <SelectField
      label={words.language}
      hint={words.languageHint}
      value={lang}
      onChange={onChange}
      options={languages.map((value) => ({
        value,
        label: own.has(value)
          ? say(words.languageOwn, { language: languageNames[value] })
          : languageNames[value],
      }))}
    />
  );
}

function UndoNote({ listing }: { listing: Listing }) {
  const { listing: words } = useWords().showcase;
  const toast = useToast();
  const undo = useAct(undoListing, {
    changes: [readListing, listShowcase],
    onDone: () => toast(words.undone, 'good'),
  });
  if (listing.undo_until === null) return null;
  return (
    <Note>
      <Stack gap="small">
        <span>
          {words.undoUntil} <TimeText at={listing.undo_until} />
        </span>
        <ErrorBox error={undo.error} />
        <Button
          tone="plain"
          size="small"
          icon={<Undo2 aria-hidden className="size-5 shrink-0" />}
          isBusy={undo.isBusy}
          onClick={() => undo.act({ id: listing.id, version: listing.version })}
        >
          {words.undo}
        </Button>
      </Stack>
    </Note>
  );
}

type FootProps = Props & {
  draft: ListingDraft;
  save: { readonly isBusy: boolean; readonly error: unknown };
};

function SaveFoot({ listing, draft, save, onLook }: FootProps) {
  const { common, showcase } = useWords();
  const words = showcase.listing;
  const isStale = save.error instanceof Refusal && save.error.key === 'staleVersion';
  return (
    <div className="sticky bottom-20 z-20 flex flex-col gap-2 rounded-card border border-line-strong bg-surface p-3 shadow-over lg:bottom-4">
      {isStale ? (
        <Note tone="warn">
          <Stack gap="small">
            <span>{words.stale}</span>
            <Button tone="plain" size="small" onClick={onLook}>
              {words.reload}
            </Button>
          </Stack>
        </Note>
      ) : (
        <ErrorBox error={save.error} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="min-w-0 flex-1 text-meta text-muted">
          {draft.isChanged ? words.unsaved : ''}
        </p>
        {draft.isChanged ? (
          <Button tone="quiet" size="small" onClick={draft.discard}>
            {words.discard}
          </Button>
        ) : listing.on_sale ? (
          <LinkButton to={listing.public_url} tone="plain" size="small">
            {words.see}
          </LinkButton>
        ) : null}
        <Button type="submit" size="small" isBusy={save.isBusy} disabled={!draft.isChanged}>
          {common.save}
        </Button>
      </div>
    </div>
  );
}
