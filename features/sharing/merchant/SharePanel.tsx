import { useState } from 'react';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { PictureButtons } from '#ui/buttons/PictureButtons.tsx';
import { ShareButton } from '#ui/buttons/ShareButton.tsx';
import { QrCode } from '#ui/content/QrCode.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { storyPath } from './story-path.ts';
import type { SharedThing } from './types.ts';

type Props = {
  thing: SharedThing;
  /** A link with a name; without one the page's own address is shared. */
  link?: { readonly url: string; readonly code: string } | undefined;
};

/** Every way to send one address: the phone's own sheet, copying, a code to scan, a picture for stories. */
export function SharePanel({ thing, link }: Props) {
  const words = useWords();
  const say = useSay();
  const { title, text, image } = thing;
  const url = link?.url ?? thing.url;
  return (
    <Stack>
      <Text look="code">{url}</Text>
      <ShareButton tone="main" isWide shared={{ title, text, url, image }} />
      <CopyButton text={url} label={words.common.copyLink} />
      <Fold title={words.common.shopLink.qr}>
        <QrCode text={url} label={say(words.common.qrOf, { title })} />
      </Fold>
      <Fold title={words.sharing.story.title}>
        <StoryPicture thing={thing} code={link?.code} />
      </Fold>
    </Stack>
  );
}

function StoryPicture({ thing, code }: { thing: SharedThing; code: string | undefined }) {
  const words = useWords().sharing.story;
  const say = useSay();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const path = storyPath(thing.url, { language, code });
  return (
    <Stack>
      <Text look="small">{words.detail}</Text>
      {hasFailed ? (
        <Text look="small">{words.failed}</Text>
      ) : (
        <img
          src={path}
          alt={say(words.alt, { title: thing.title })}
          width={1080}
          height={1920}
          onError={() => setFailed(true)}
          className="h-auto w-full max-w-56 rounded-field border border-line bg-sunken"
        />
      )}
      <PictureButtons url={path} fileName="story.png" words={words} />
    </Stack>
  );
}
