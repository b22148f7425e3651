import { useState } from 'react';
import { readListing } from '#domain/goods/listing-markup.ts';
import { languageNames, languages, type Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import {
  listShopPages,
  readShopPage,
  removeShopPage,
  saveShopPage,
} from '#features/content/pages.contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useUndo } from '#ui/calls/useUndo.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Prose } from '#ui/content/Prose.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { useNavigate, useParams } from '#ui/routing/hooks.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { createId } from '#ui/calls/create-id.ts';
import { SaveFoot } from './SaveFoot.tsx';
import type { OwnPage } from './types.ts';
import { usePageDraft, type PageDraft } from './usePageDraft.ts';

/** One page of the shop, beside what buyers will see. */
export function PageScreen() {
  const words = useWords().shop.pages;
  const { id = 'new' } = useParams();
  return (
    <Page title={id === 'new' ? words.add : words.one} back="/shop/pages" width="narrow">
      {id === 'new' ? <Editor page={undefined} /> : <OnePage id={id} />}
    </Page>
  );
}

function OnePage({ id }: { id: string }) {
  const query = useEndpoint(readShopPage, { id });
  return (
    <QueryView query={query} skeleton={<SkeletonCards shape="block" count={2} />}>
      {/* Another version is read anew: what is typed over it begins from what is saved. */}
      {(page) => <Editor key={page.version} page={page} />}
    </QueryView>
  );
}

function Editor({ page }: { page: OwnPage | undefined }) {
  const { pages: words, collections } = useWords().shop;
  const toast = useToast();
  const go = useNavigate();
  const [ownId] = useState(createId);
  const [lang, setLang] = useState<Language>(useLanguage());
  const [wasSent, setSent] = useState(false);
  const draft = usePageDraft(page);
  const offerUndo = useUndo(saveShopPage, [listShopPages, readShopPage]);
  const save = useAct(saveShopPage, {
    changes: [listShopPages, readShopPage],
    onDone: ({ id, version }) => {
      if (page === undefined) {
        toast(collections.saved);
        go(`/shop/pages/${id}`, { replace: true });
      } else {
        const { texts, is_shown: isShown } = page;
        offerUndo(collections.saved, { ask: { id, version, texts, is_shown: isShown } });
      }
    },
  });
  function send() {
    setSent(true);
    if (draft.faulty !== undefined) setLang(draft.faulty);
    else if (draft.canSave) save.act(draft.input(page?.id ?? ownId));
  }
  return (
    <Form label={page?.title ?? words.add} onSend={send}>
      <WordsCard {...{ draft, lang, wasSent }} onLang={setLang} />
      <Preview draft={draft} lang={lang} />
      <Card>
        <SwitchField
          label={collections.shown}
          hint={words.shownHint}
          isOn={draft.isShown}
          onChange={draft.show}
        />
        {page === undefined ? null : (
          <>
            <Text look="muted">{collections.addressHint}</Text>
            {page.is_shown ? (
              <LinkButton to={page.public_url} tone="plain" size="small">
                {collections.see}
              </LinkButton>
            ) : null}
            <DeleteButton page={page} />
          </>
        )}
      </Card>
      <SaveFoot isChanged={draft.isChanged} isBusy={save.isBusy} error={save.error} />
    </Form>
  );
}

type WordsProps = { draft: PageDraft; lang: Language; wasSent: boolean; onLang: (lang: Language) => void };

function WordsCard({ draft, lang, wasSent, onLang }: WordsProps) {
  const { collections, pages } = useWords().shop;
  const { faults, faultLine } = useWords().showcase.listing;
  const say = useSay();
  const { title, body } = draft.textOf(lang);
  const fault = draft.faultOf(lang);
  const isNothing = wasSent && draft.written.length === 0;
  const faultAt = (field: 'title' | 'body') => {
    if (fault === undefined || fault.field !== field) return undefined;
    // What is too long is said by the field itself.
    if (fault.reason === 'too_long') return undefined;
    if (fault.reason === 'missing')
      return wasSent ? (field === 'title' ? collections.nameMissing : pages.bodyMissing) : undefined;
    const what = say(faults[fault.reason], { word: fault.word });
    return field === 'title' ? what : say(faultLine, { line: fault.line, what });
  };
  return (
    <Card title={collections.wordsTitle}>
      <SelectField
        label={collections.language}
        hint={collections.languageHint}
        value={lang}
        onChange={onLang}
        options={languages.map((value) => ({
          value,
          label: draft.written.includes(value)
            ? say(collections.languageOwn, { language: languageNames[value] })
            : languageNames[value],
        }))}
      />
      <TextField
        label={collections.name}
        error={isNothing ? collections.nameMissing : faultAt('title')}
        value={title}
        onChange={(text) => draft.setText(lang, { title: text })}
        maxLength={limits.collectionTitleMax}
        lang={lang}
      />
      <TextArea
        label={pages.body}
        hint={pages.bodyHint}
        error={faultAt('body')}
        value={body}
        onChange={(text) => draft.setText(lang, { body: text })}
        maxLength={limits.shopPageTextMax}
        rows={10}
        lang={lang}
      />
    </Card>
  );
}

/** The page as buyers who read the chosen language will see it. */
function Preview({ draft, lang }: { draft: PageDraft; lang: Language }) {
  const words = useWords().showcase.listing;
  const { title, body } = draft.textOf(lang);
  if (title.trim() === '' && body.trim() === '') return null;
  return (
    <Card title={words.preview}>
      <div lang={lang} className="flex flex-col gap-3">
        <p className="text-title wrap-anywhere">{title}</p>
        <Prose blocks={readListing(body)} />
      </div>
    </Card>
  );
}

function DeleteButton({ page: { id, version } }: { page: OwnPage }) {
  const words = useWords().shop.pages;
  const toast = useToast();
  const go = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const remove = useAct(removeShopPage, {
    changes: [listShopPages],
    onDone: () => {
      toast(words.deleted);
      go('/shop/pages', { replace: true });
    },
  });
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => remove.act({ id, version })}
        title={words.delete}
        action={words.delete}
        leave={words.keep}
        isDanger
        isBusy={remove.isBusy}
        error={remove.error}
      >
        {words.deleteDetail}
      </ConfirmDialog>
    </>
  );
}
