import { useState } from 'react';
import { catalogues, feedPath } from '#domain/goods/feeds.ts';
import { languageNames, type Language } from '#domain/text/language.ts';
import { languagesOfPage } from '#ui/page-facts.ts';
import { Card } from '#ui/layout/Card.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useLanguage } from '#ui/words/words.tsx';

/** Addresses under which shopping catalogues fetch the shop's goods by themselves. */
export function ProductFeeds({ url }: { url: string }) {
  const words = useWords();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const feeds = catalogues.map((one) => ({ name: one.name, address: `${url}/${feedPath(one, language)}` }));
  return (
    <Card>
      <Text look="muted">{words.shop.feedsText}</Text>
      <SelectField
        label={words.shop.feedLanguage}
        value={language}
        onChange={setLanguage}
        options={languagesOfPage().offered.map((one) => ({
          value: one,
          label: languageNames[one],
          lang: one,
        }))}
      />
      {feeds.map(({ name, address }) => (
        <Stack key={name} gap="small">
          <Text look="strong">{name}</Text>
          <span className="wrap-anywhere">
            <Text look="code">{address}</Text>
          </span>
          <Stack isRow gap="small">
            <CopyButton text={address} />
          </Stack>
        </Stack>
      ))}
    </Card>
  );
}
