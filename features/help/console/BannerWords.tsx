import { ShieldCheck } from 'lucide-react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { contentLengths } from '#domain/content/content.ts';
import type { Language } from '#domain/text/language.ts';
import { uploadBannerPicture, type deskBanner } from '#features/help/content.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { UploadField } from '#ui/forms/UploadField.tsx';

type Texts = NonNullable<OutputOf<typeof deskBanner>['shown']>['texts'];
export type BannerText = NonNullable<Texts['en']>;

const empty: BannerText = { title: '', text: '', image: null, alt: '' };

type Props = {
  lang: Language;
  text: BannerText | undefined;
  /** Undefined where nothing is left in this language. */
  onChange: (text: BannerText | undefined) => void;
};

/** Words and picture of a banner in one language, and how it looks. */
export function BannerWords({ lang, text, onChange }: Props) {
  const words = useWords().content.banners;
  const given = text ?? empty;
  function put(more: Partial<BannerText>): void {
    const next = { ...given, ...more };
    const isEmpty = next.title === '' && next.text === '' && next.alt === '' && next.image === null;
    onChange(isEmpty ? undefined : next);
  }
  return (
    <Card>
      {text === undefined ? <Text look="muted">{words.no_words}</Text> : null}
      <TextField
        label={words.heading}
        lang={lang}
        maxLength={contentLengths.bannerTitle}
        value={given.title}
        onChange={(title) => put({ title })}
      />
      <TextField
        label={words.text}
        lang={lang}
        maxLength={contentLengths.bannerText}
        value={given.text}
        onChange={(said) => put({ text: said })}
      />
      <TextField
        label={words.alt}
        hint={words.alt_hint}
        lang={lang}
        maxLength={contentLengths.alt}
        value={given.alt}
        onChange={(alt) => put({ alt })}
      />
      <UploadField
        label={words.picture}
        hint={words.picture_hint}
        takes="picture"
        endpoint={uploadBannerPicture}
        ask={{}}
        onDone={(answer) => (answer === undefined ? undefined : put({ image: answer.url }))}
      />
      {given.image === null ? null : (
        <Button tone="quiet" size="small" onClick={() => put({ image: null })}>
          {words.picture_drop}
        </Button>
      )}
      <Text look="strong">{words.preview}</Text>
      <div lang={lang} className="flex items-start gap-3 rounded-card border border-line bg-info-soft p-4">
        {given.image === null ? (
          <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-info" />
        ) : (
          <Picture image={{ url: given.image, alt: given.alt }} size="small" />
        )}
        <span className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
          <span className="font-medium">{given.title}</span>
          <span className="text-meta text-muted">{given.text}</span>
        </span>
      </div>
    </Card>
  );
}
