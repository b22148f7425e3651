import { lazy, Suspense, useState } from 'react';
import { languageNames, languages, type Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import {
  listCollections,
  readCollection,
  removeCollection,
  saveCollection,
} from '#features/content/contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useUndo } from '#ui/calls/useUndo.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Segmented } from '#ui/lists/Segmented.tsx';
import { useNavigate, useParams } from '#ui/routing/hooks.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { createId } from '#ui/calls/create-id.ts';
import { SaveFoot } from './SaveFoot.tsx';
import type { Collection } from './types.ts';
import { useCollectionDraft, type CollectionDraft } from './useCollectionDraft.ts';

// Categories and the showcase come with what asks for them.
const RuleFields = lazy(async () => ({ default: (await import('./RuleFields.tsx')).RuleFields }));
const GoodsList = lazy(async () => ({ default: (await import('./GoodsList.tsx')).GoodsList }));

/** One collection: its words, whether buyers see it, and what is in it. */
export function CollectionScreen() {
  const words = useWords().shop.collections;
  const { id = 'new' } = useParams();
  return (
    <Page title={id === 'new' ? words.add : words.title} back="/shop/collections" width="narrow">
      {id === 'new' ? <NewCollection /> : <OneCollection id={id} />}
    </Page>
  );
}

function NewCollection() {
  const query = useEndpoint(listCollections, {});
  return (
    <QueryView query={query} skeleton={<SkeletonCards shape="block" count={2} />}>
      {({ currency }) => <Editor collection={undefined} currency={currency} />}
    </QueryView>
  );
}

function OneCollection({ id }: { id: string }) {
  const query = useEndpoint(readCollection, { id });
  return (
    <QueryView query={query} skeleton={<SkeletonCards shape="block" count={2} />}>
      {(collection) => (
        // Another version is read anew: what is typed over it begins from what is saved.
        <Editor key={collection.version} collection={collection} currency={collection.currency} />
      )}
    </QueryView>
  );
}

type EditorProps = { collection: Collection | undefined; currency: string };

function Editor({ collection, currency }: EditorProps) {
  const words = useWords().shop.collections;
  const toast = useToast();
  const go = useNavigate();
  const [newId] = useState(createId);
  const [lang, setLang] = useState<Language>(useLanguage());
  const [wasSent, setSent] = useState(false);
  const draft = useCollectionDraft(collection, currency);
  const offerUndo = useUndo(saveCollection, [listCollections, readCollection]);
  const save = useAct(saveCollection, {
    changes: [listCollections, readCollection],
    onDone: ({ id, version }) => {
      if (collection === undefined) {
        toast(words.saved);
        go(`/shop/collections/${id}`, { replace: true });
      } else offerUndo(words.saved, { ask: { ...inputOf(collection), version } });
    },
  });
  function send() {
    setSent(true);
    if (draft.faulty !== undefined) setLang(draft.faulty);
    else if (draft.canSave) save.act(draft.input(collection?.id ?? newId));
  }
  return (
    <Form label={collection?.title ?? words.add} onSend={send}>
      <WordsCard {...{ draft, lang, wasSent }} onLang={setLang} />
      <ContentCard draft={draft} currency={currency} />
      <Card>
        <SwitchField
          label={words.shown}
          hint={words.shownHint}
          isOn={draft.isShown}
          onChange={(isShown) => draft.change({ isShown })}
        />
        {collection === undefined ? null : (
          <>
            <Text look="muted">{words.addressHint}</Text>
            {collection.is_shown ? (
              <LinkButton to={collection.public_url} tone="plain" size="small">
                {words.see}
              </LinkButton>
            ) : null}
            <DeleteButton collection={collection} />
          </>
        )}
      </Card>
      <SaveFoot isChanged={draft.isChanged} isBusy={save.isBusy} error={save.error} />
    </Form>
  );
}

/** What there is, as it would be saved again. */
function inputOf({ id, texts, is_shown: isShown, items, rule }: Collection) {
  return {
    id,
    texts,
    is_shown: isShown,
    ...(rule === null ? { goods_ids: (items ?? []).map((item) => item.id) } : { rule }),
  };
}

type WordsProps = {
  draft: CollectionDraft;
  lang: Language;
  wasSent: boolean;
  onLang: (lang: Language) => void;
};

function WordsCard({ draft, lang, wasSent, onLang }: WordsProps) {
  const { collections: words } = useWords().shop;
  const { faults } = useWords().showcase.listing;
  const say = useSay();
  const { title, description } = draft.textOf(lang);
  const fault = draft.faultOf(lang);
  const isMissing = fault?.reason === 'missing' || (wasSent && draft.written.length === 0);
  // What is too long is said by the field itself.
  const said =
    fault === undefined || fault.reason === 'missing' || fault.reason === 'too_long'
      ? undefined
      : say(faults[fault.reason], { word: fault.word });
  return (
    <Card title={words.wordsTitle}>
      <SelectField
        label={words.language}
        hint={words.languageHint}
        value={lang}
        onChange={onLang}
        options={languages.map((value) => ({
          value,
          label: draft.written.includes(value)
            ? say(words.languageOwn, { language: languageNames[value] })
            : languageNames[value],
        }))}
      />
      <TextField
        label={words.name}
        error={wasSent && isMissing ? words.nameMissing : fault?.field === 'title' ? said : undefined}
        value={title}
        onChange={(text) => draft.setText(lang, { title: text })}
        maxLength={limits.collectionTitleMax}
        lang={lang}
      />
      <TextArea
        label={words.description}
        error={fault?.field === 'description' ? said : undefined}
        value={description}
        onChange={(text) => draft.setText(lang, { description: text })}
        maxLength={limits.collectionTextMax}
        rows={3}
        lang={lang}
      />
    </Card>
  );
}

function ContentCard({ draft, currency }: { draft: CollectionDraft; currency: string }) {
  const words = useWords().shop.collections;
  const say = useSay();
  const max = limits.collectionGoodsMax;
  return (
    <Card title={words.how}>
      <Segmented
        label={words.how}
        value={draft.kind}
        onChange={(kind) => draft.change({ kind })}
        options={[
          { value: 'hand', label: words.hand },
          { value: 'rule', label: words.rule },
        ]}
      />
      {draft.kind === 'rule' ? (
        <Suspense fallback={null}>
          <RuleFields draft={draft} currency={currency} />
        </Suspense>
      ) : (
        <>
          <Text look="muted">{say(words.handHint, { max })}</Text>
          {draft.items.length === 0 ? <Text>{words.handNone}</Text> : null}
          <Suspense fallback={null}>
            <GoodsList
              label={words.how}
              items={draft.items}
              max={max}
              onChange={(items) => draft.change({ items })}
            />
          </Suspense>
        </>
      )}
    </Card>
  );
}

function DeleteButton({ collection: { id, version } }: { collection: Collection }) {
  const words = useWords().shop.collections;
  const toast = useToast();
  const go = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const remove = useAct(removeCollection, {
    changes: [listCollections],
    onDone: () => {
      toast(words.deleted);
      go('/shop/collections', { replace: true });
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
