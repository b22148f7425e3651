import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { readListing } from '#features/showcase/listing.contract.ts';

export type Listing = OutputOf<typeof readListing>;
export type ListingLanguage = Listing['texts'][number]['lang'];
/** The video of the draft; `file_id` for one that was uploaded and is not saved yet. */
export type DraftVideo = NonNullable<Listing['video']> & { readonly file_id?: string };
/** A picture of the draft; `file_id` for one that was uploaded and is not saved yet. */
export type DraftPicture = Listing['pictures'][number] & { readonly file_id?: string };
