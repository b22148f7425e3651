import { useState } from 'react';
import { insideRoute } from '#domain/content/content.ts';
import { faultsOfWords, type Fault } from '#domain/content/content-faults.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { defaultLanguage, languages, type Language } from '#domain/text/language.ts';
import { saveBannerDraft, type deskBanner } from '#features/help/content.contract.ts';
import { bannerPlaces } from '#features/help/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { BannerWords, type BannerText } from './BannerWords.tsx';
import { changedByWriting } from './changed-by-writing.ts';
import { ContentError } from './ContentError.tsx';
import { DraftActs, DraftOf } from './DraftActs.tsx';
import { FaultList } from './FaultList.tsx';

type Banner = OutputOf<typeof deskBanner>;
type Doc = Pick<NonNullable<Banner['shown']>, 'places' | 'route' | 'texts'>;

const none: Doc = { places: [], route: '', texts: {} };

function docOf(banner: Banner): Doc {
  const { places, route, texts } = banner.draft ?? banner.shown ?? none;
  return { places, route, texts };
}

/** What is wrong with a banner in any of its languages. */
function faultsOf({ places, route, texts }: Doc): Fault[] {
  const here = (reason: 'empty' | 'link_outside', word = ''): Fault => ({ line: 1, reason, word });
  const list = Object.values(texts);
  return [
    ...(places.length === 0 || texts[defaultLanguage] === undefined ? [here('empty')] : []),
    ...(insideRoute.test(route) ? [] : [here('link_outside', route)]),
    ...list.flatMap(({ title, text, alt }) => [title, text, alt].flatMap(faultsOfWords)),
  ];
}

/** A banner as it is written: places and link for all, words and picture for each language. */
export function BannerEditor({ banner }: { banner: Banner }) {
  const words = useWords().content;
  const toast = useToast();
  const [doc, setDoc] = useState(docOf(banner));
  const [kept, setKept] = useState(JSON.stringify(docOf(banner)));
  const [revision, setRevision] = useState(banner.draft?.revision ?? 0);
  const [lang, setLang] = useState<Language>(defaultLanguage);
  const save = useAct(saveBannerDraft, {
    changes: changedByWriting,
    onDone: (saved) => {
      setRevision(saved.revision);
      setKept(JSON.stringify(doc));
      toast(words.draft.saved);
    },
  });
  const faults = faultsOf(doc);
  function openTheirs(): void {
    setDoc(docOf(banner));
    setKept(JSON.stringify(docOf(banner)));
    setRevision(banner.draft?.revision ?? 0);
    save.reset();
  }
  function setText(text: BannerText | undefined): void {
    const { [lang]: _before, ...rest } = doc.texts;
    setDoc({ ...doc, texts: text === undefined ? rest : { ...rest, [lang]: text } });
  }
  return (
    <Form label={banner.id} onSend={() => save.act({ id: banner.id, revision, ...doc })}>
      <DraftOf draft={banner.draft} />
      <Where doc={doc} onChange={setDoc} />
      <SelectField
        label={words.language}
        value={lang}
        onChange={setLang}
        options={languages.map((value) => ({ value, label: words.languages[value] ?? value }))}
      />
      <BannerWords key={lang} lang={lang} text={doc.texts[lang]} onChange={setText} />
      <FaultList faults={faults} />
      <ContentError error={save.error} />
      <DraftActs
        named={{ kind: 'banner', id: banner.id, lang: defaultLanguage }}
        revision={revision}
        isChanged={JSON.stringify(doc) !== kept}
        isBusy={save.isBusy}
        faultCount={faults.length}
        error={save.error}
        onGone={() => setRevision(0)}
        onOpenTheirs={openTheirs}
      />
    </Form>
  );
}

function Where({ doc, onChange }: { doc: Doc; onChange: (doc: Doc) => void }) {
  const words = useWords().content.banners;
  const isWrong = doc.route !== '' && !insideRoute.test(doc.route);
  return (
    <Card title={words.settings}>
      <fieldset className="flex flex-wrap gap-4">
        <legend className="font-medium">{words.places}</legend>
        {bannerPlaces.map((place) => (
          <CheckField
            key={place}
            label={words.place[place]}
            isOn={doc.places.includes(place)}
            onChange={(isOn) =>
              onChange({
                ...doc,
                places: bannerPlaces.filter((one) => (one === place ? isOn : doc.places.includes(one))),
              })
            }
          />
        ))}
      </fieldset>
      <TextField
        label={words.route}
        hint={words.route_hint}
        autoCapitalize="none"
        maxLength={250}
        value={doc.route}
        onChange={(route) => onChange({ ...doc, route: route.trim() })}
        error={isWrong ? words.route_wrong : undefined}
      />
    </Card>
  );
}
