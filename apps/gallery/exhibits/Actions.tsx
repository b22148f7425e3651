import { Heart, Plus, Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { DownloadButton } from '#ui/buttons/DownloadButton.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { IconLink } from '#ui/buttons/IconLink.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { PictureButtons } from '#ui/buttons/PictureButtons.tsx';
import { ShareButton } from '#ui/buttons/ShareButton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TabLinks } from '#ui/layout/TabLinks.tsx';
import { Exhibit } from '../Exhibit.tsx';

const tones = ['main', 'plain', 'quiet', 'danger'] as const;
const plus = <Plus aria-hidden className="size-5" />;

/** What is pressed. */
export function Actions() {
  return (
    <>
      <Exhibit of="Button">
        {(['normal', 'small'] as const).map((size) => (
          <Stack key={size} isRow>
            {tones.map((tone) => (
              <Button key={tone} tone={tone} size={size} icon={tone === 'main' ? plus : undefined}>
                {tone} {size}
              </Button>
            ))}
          </Stack>
        ))}
        <Stack isRow>
          <Button isBusy>Being sent</Button>
          <Button disabled>Not possible</Button>
        </Stack>
        <Button isWide>
          As wide as its place, with words that are a good deal longer than one line of a phone
        </Button>
      </Exhibit>
      <Exhibit of="LinkButton">
        <Stack isRow>
          <LinkButton to="/">Inside</LinkButton>
          <LinkButton to="/" tone="plain">
            Plain
          </LinkButton>
          <LinkButton to="/" tone="quiet" size="small">
            Quiet and small
          </LinkButton>
        </Stack>
      </Exhibit>
      <Exhibit of="IconButton">
        <Stack isRow>
          <IconButton label="Like" icon={<Heart aria-hidden className="size-5" />} />
          <IconButton label="Like, not possible" disabled icon={<Heart aria-hidden className="size-5" />} />
        </Stack>
      </Exhibit>
      <Exhibit of="IconLink">
        <IconLink to="/" label="Settings" icon={<Settings aria-hidden className="size-6" />} />
      </Exhibit>
      <Exhibit of="CopyButton">
        <CopyButton text="ABCD-2345" />
      </Exhibit>
      <Exhibit of="DownloadButton">
        <DownloadButton text="ABCD-2345" fileName="codes.txt" label="Save as a file" />
      </Exhibit>
      <Exhibit of="PictureButtons">
        <PictureButtons
          url="/icon.svg"
          fileName="story.png"
          words={{ share: 'Share the picture', save: 'Save the picture', failed: 'That did not work.' }}
        />
      </Exhibit>
      <Exhibit of="ShareButton">
        <ShareButton shared={{ title: 'Morning Table', url: 'https://shop.example/s/morning-table' }} />
      </Exhibit>
      <ChipsExhibit />
      <Exhibit of="TabLinks">
        <TabLinks
          label="Two sides"
          links={[
            { to: '/', label: 'This one' },
            { to: '/other', label: 'The other' },
          ]}
        />
      </Exhibit>
    </>
  );
}

const filters = ['All', 'Preparing', 'On its way', 'Delivered', 'Accepted', 'Completed'] as const;

function ChipsExhibit() {
  const [value, setValue] = useState<(typeof filters)[number]>('All');
  const options = filters.map((label, index) => ({
    value: label,
    label,
    count: index === 0 ? undefined : index * 3,
  }));
  return (
    <>
      <Exhibit of="Chips">
        <Chips label="Status" value={value} onChange={setValue} options={options} />
      </Exhibit>
    </>
  );
}
