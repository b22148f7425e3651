import '#ui/shop-faces/faces.css';
import { storeInfo } from '#features/shop/contract.ts';
import { shopLook } from '#features/shop/look.contract.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { ColorChoice } from './ColorChoice.tsx';
import { LookBar } from './LookBar.tsx';
import { LookVersions } from './LookVersions.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { SectionList } from './SectionList.tsx';
import { ShapeChoice } from './ShapeChoice.tsx';
import type { Collections, LookState } from './choices.ts';
import { useLookDraft } from './useLookDraft.ts';

/** The private link lasts an hour: asked again before it is over. */
const renewMs = 15 * 60_000;

/** How the shop's pages look: tried in a preview, and published. */
export function LookScreen({ collections }: { collections: Collections }) {
  const { design: words } = useWords().shop;
  const query = useEndpoint(shopLook, {}, { refetchMs: renewMs });
  return (
    <Page title={words.title} lead={words.lead} back="/shop" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
        {(state) => <LookEditor state={state} collections={collections} />}
      </QueryView>
    </Page>
  );
}

function LookEditor({ state, collections }: { state: LookState; collections: Collections }) {
  const { design: words } = useWords().shop;
  const toast = useToast();
  const draft = useLookDraft(state, () => toast(words.published));
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <PresetChoice draft={draft} />
        <ColorChoice draft={draft} corrected={state.corrected} />
        <ShapeChoice draft={draft} />
        <SectionList draft={draft} collections={collections} />
        <LookVersions state={state} draft={draft} />
        <LookBar draft={draft} isChanged={state.is_changed} />
      </div>
      <Preview path={state.preview.path} turn={draft.turn} />
    </div>
  );
}

/**
 * The shop's own page with the draft. On a phone it stays above the choices; among them in the page it comes last, so
 * that the keyboard need not walk through a whole shop to reach them.
 */
function Preview({ path, turn }: { path: string; turn: number }) {
  const { design: words } = useWords().shop;
  const store = useEndpoint(storeInfo, {});
  // Shops may have an origin of their own.
  const base = store.data?.public_url ?? (store.error === null ? undefined : location.href);
  return (
    <div className="sticky top-2 z-10 order-first h-[36dvh] overflow-hidden rounded-card border border-line-strong bg-surface shadow-over lg:top-4 lg:order-none lg:h-[calc(100dvh-3rem)] lg:self-start lg:shadow-none">
      {base === undefined ? (
        <Skeleton shape="block" />
      ) : (
        // Made anew, it adds no step to the way back of the browser.
        <iframe
          key={`${path}&v=${turn}`}
          title={words.preview}
          src={new URL(`${path}&v=${turn}`, base).href}
          className="size-full"
        />
      )}
    </div>
  );
}
