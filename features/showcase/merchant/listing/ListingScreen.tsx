import { readListing } from '#features/showcase/listing.contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Page } from '#ui/layout/Page.tsx';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { ListingEditor } from './ListingEditor.tsx';

/** What the shop says of one product in its own words and pictures. */
export function ListingScreen() {
  const words = useWords().showcase.listing;
  const [place] = useSearchParams();
  const id = place.get('id');
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back={id === null ? '/goodsList' : `/goodsList?item=${id}`}
      width="wide"
    >
      {id === null ? <Empty says={words.unknown} /> : <OneListing id={id} />}
    </Page>
  );
}

function OneListing({ id }: { id: string }) {
  const query = useEndpoint(readListing, { id });
  return (
    <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
      {(listing) => (
        <ListingEditor
          // Another version is read anew: what is typed over it begins from what is saved.
          key={listing.version}
          listing={listing}
          onLook={() => void query.refetch()}
        />
      )}
    </QueryView>
  );
}
