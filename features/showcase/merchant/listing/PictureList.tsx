import { ArrowDown, ArrowUp, ChevronsUp, X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { listingLimits } from '#domain/limits/listing.ts';
import { uploadFile } from '#features/files/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { UploadField } from '#ui/forms/UploadField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { DraftPicture, Listing } from './types.ts';
import type { ListingDraft } from './useListingDraft.ts';

type Props = { listing: Listing; draft: ListingDraft };

/** Which pictures buyers see and in which order; one's own stand among the supplier's. */
export function PictureList({ listing, draft }: Props) {
  const { listing: words } = useWords().showcase;
  const say = useSay();
  const { pictures, setPictures } = draft;
  const [moved, setMoved] = useState<number>();
  const shown = new Set(pictures.map(({ url }) => url));
  const leftOut = listing.supplier_pictures.filter(({ url }) => !shown.has(url));
  const max = listingLimits.listingOwnPicturesMax;

  function move(from: number, to: number) {
    const next = [...pictures];
    next.splice(to, 0, ...next.splice(from, 1));
    setPictures(next);
    setMoved(to);
  }

  return (
    <Card title={words.pictures}>
      <Text look="muted">{say(words.picturesHint, { max })}</Text>
      <p role="status" className="sr-only">
        {moved === undefined ? '' : say(words.moved, { number: moved + 1 })}
      </p>
      {pictures.length === 0 ? null : (
        <ol aria-label={words.pictures} className="flex flex-col rounded-field border border-line">
          {pictures.map((picture, at) => (
            <PictureRow
              key={picture.url}
              picture={picture}
              at={at}
              count={pictures.length}
              isKept={pictures.length === 1 && listing.supplier_pictures.length > 0}
              onMove={(to) => move(at, to)}
              onRemove={() => setPictures(pictures.filter((one) => one !== picture))}
            />
          ))}
        </ol>
      )}
      {leftOut.length === 0 ? null : (
        <LeftOut
          urls={leftOut.map(({ url }) => url)}
          onBack={(url) => setPictures([...pictures, { url, is_own: false }])}
        />
      )}
      <AddPicture
        isFull={pictures.filter((one) => one.is_own).length >= max}
        onAdd={(picture) => setPictures([...pictures, picture])}
      />
    </Card>
  );
}

type RowProps = {
  picture: DraftPicture;
  at: number;
  count: number;
  /** One picture is always shown, as far as there is one. */
  isKept: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function PictureRow({ picture, at, count, isKept, onMove, onRemove }: RowProps) {
  const { listing: words } = useWords().showcase;
  const say = useSay();
  const number = at + 1;
  const icon = 'size-5';
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-line py-1.5 pr-1 pl-2 not-first:border-t">
      <Picture image={{ url: picture.url, alt: say(words.picture, { number }) }} size="small" />
      <span className="min-w-28 flex-1 text-meta">
        {at === 0 ? <strong className="block">{words.first}</strong> : null}
        <span className="text-muted">{picture.is_own ? words.own : words.ofSupplier}</span>
      </span>
      <span className="ml-auto flex shrink-0">
        <IconButton
          label={say(words.toFirst, { number })}
          icon={<ChevronsUp aria-hidden className={icon} />}
          disabled={at === 0}
          onClick={() => onMove(0)}
        />
        <IconButton
          label={say(words.earlier, { number })}
          icon={<ArrowUp aria-hidden className={icon} />}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          label={say(words.later, { number })}
          icon={<ArrowDown aria-hidden className={icon} />}
          disabled={number === count}
          onClick={() => onMove(number)}
        />
        <IconButton
          label={say(words.leaveOut, { number })}
          icon={<X aria-hidden className={icon} />}
          disabled={isKept}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/** Pictures of the supplier that are not shown, and the way back. */
function LeftOut({ urls, onBack }: { urls: readonly string[]; onBack: (url: string) => void }) {
  const { listing: words } = useWords().showcase;
  const say = useSay();
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-meta font-medium">{words.leftOut}</h3>
      <ul className="flex flex-wrap gap-3">
        {urls.map((url, at) => (
          <li key={url} className="flex flex-col items-center gap-1">
            <Picture image={{ url, alt: '' }} size="normal" />
            <Button
              tone="plain"
              size="small"
              aria-label={say(words.putBackOne, { number: at + 1 })}
              onClick={() => onBack(url)}
            >
              {words.putBack}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AddPicture({ isFull, onAdd }: { isFull: boolean; onAdd: (picture: DraftPicture) => void }) {
  const { listing: words, crop } = useWords().showcase;
  const say = useSay();
  // Made anew, the field forgets what was chosen in it.
  const [turn, setTurn] = useState(0);
  if (isFull)
    return <Text look="muted">{say(words.full, { max: listingLimits.listingOwnPicturesMax })}</Text>;
  return (
    <UploadField
      key={turn}
      label={words.add}
      hint={words.addHint}
      takes="picture"
      endpoint={uploadFile}
      ask={{ kind: 'goods' }}
      crop={{ shape: 'product', words: crop }}
      bytesMax={limits.uploadBytesMax}
      onDone={(file) => {
        if (file === undefined) return;
        onAdd({ url: file.url, is_own: true, file_id: file.id });
        setTurn(turn + 1);
      }}
    />
  );
}
