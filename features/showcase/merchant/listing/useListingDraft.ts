import { useEffect, useState } from 'react';
import { cleanListing } from '#domain/goods/listing-markup.ts';
import type { listingFaults, ListingFault } from '#domain/goods/listing-words.ts';
import type { InputOf } from '#domain/wire/endpoint.ts';
import type { saveListing } from '#features/showcase/listing.contract.ts';
import type { DraftPicture, DraftVideo, Listing, ListingLanguage } from './types.ts';

type Words = { readonly title: string; readonly description: string };
const noWords: Words = { title: '', description: '' };

/** What is typed and arranged, and not saved yet. Closing the page asks first. */
export function useListingDraft(listing: Listing) {
  const [texts, setTexts] = useState<ReadonlyMap<ListingLanguage, Words>>(() => wordsOf(listing));
  const [pictures, setPictures] = useState<readonly DraftPicture[]>(listing.pictures);
  const [video, setVideo] = useState<DraftVideo | null>(listing.video);
  const faultsOf = useFaults(listing);
  const changedTexts = changesOf(listing, texts);
  const isMoved = !isSameOrder(pictures, listing.pictures);
  const isOtherVideo = !isSameVideo(video, listing.video);
  const isChanged = changedTexts.length > 0 || isMoved || isOtherVideo;

  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  return {
    textOf: (lang: ListingLanguage): Words => texts.get(lang) ?? noWords,
    setText: (lang: ListingLanguage, part: Partial<Words>) =>
      setTexts((before) => new Map([...before, [lang, { ...(before.get(lang) ?? noWords), ...part }]])),
    pictures,
    setPictures,
    video,
    setVideo,
    captionFaults: video?.captions ? faultsOf({ title: '', description: video.captions }) : [],
    isChanged,
    faultsOf: (lang: ListingLanguage) => faultsOf(texts.get(lang)),
    /** The first language whose words cannot be saved. */
    faulty: changedTexts.find(({ lang }) => faultsOf(texts.get(lang)).length > 0)?.lang,
    discard: () => {
      setTexts(wordsOf(listing));
      setPictures(listing.pictures);
      setVideo(listing.video);
    },
    /** What is sent: that alone which was changed. */
    input: (): InputOf<typeof saveListing> => ({
      id: listing.id,
      version: listing.version,
      ...(changedTexts.length === 0 ? {} : { texts: changedTexts }),
      // Without any there are the supplier's, which has none either then.
      ...(isMoved ? { pictures: pictures.length === 0 ? null : pictures.map(sentOf) } : {}),
      ...(isOtherVideo ? { video: sentVideoOf(video) } : {}),
    }),
  };
}

export type ListingDraft = ReturnType<typeof useListingDraft>;

function wordsOf({ texts }: Listing): Map<ListingLanguage, Words> {
  return new Map(
    texts.map(({ lang, title, description }) => [
      lang,
      { title: title ?? '', description: description ?? '' },
    ]),
  );
}

function changesOf(listing: Listing, texts: ReadonlyMap<ListingLanguage, Words>) {
  const saved = wordsOf(listing);
  return [...texts].flatMap(([lang, words]) => {
    const { title, description } = cleanListing(words);
    const before = cleanListing(saved.get(lang) ?? noWords);
    return title === before.title && description === before.description ? [] : [{ lang, title, description }];
  });
}

/**
 * What is wrong with the words of a language. The rules are fetched after the screen is there; until then, and where they
 * cannot be, the server judges.
 */
function useFaults(listing: Listing) {
  const [judge, setJudge] = useState<{ readonly listingFaults: typeof listingFaults }>();
  useEffect(() => {
    import('#domain/goods/listing-words.ts').then(setJudge, () => undefined);
  }, []);
  return (words: Words | undefined): ListingFault[] => {
    if (words === undefined || judge === undefined) return [];
    const known = [listing.code, listing.gtin ?? ''].filter((number) => number !== '');
    return judge.listingFaults(cleanListing(words), { supplierText: listing.supplier_names, known });
  };
}

function isSameOrder(left: readonly DraftPicture[], right: readonly DraftPicture[]): boolean {
  return left.length === right.length && left.every(({ url }, at) => url === right[at]?.url);
}

function isSameVideo(left: DraftVideo | null, right: Listing['video']): boolean {
  return left?.url === right?.url && (left?.captions ?? '').trim() === (right?.captions ?? '');
}

/** The file only where it is another one. */
function sentVideoOf(video: DraftVideo | null) {
  if (video === null) return null;
  const { file_id: fileId, captions } = video;
  return { ...(fileId === undefined ? {} : { file_id: fileId }), captions: captions?.trim() || null };
}

function sentOf({ url, file_id: fileId }: DraftPicture) {
  return fileId === undefined ? { url } : { file_id: fileId };
}
