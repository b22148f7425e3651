import {
  FileText,
  Globe,
  Images,
  LayoutGrid,
  LibraryBig,
  Palette,
  PencilLine,
  Scale,
  TreePalm,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { ShareShop } from '#features/shop/ui/ShareShop.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useUndo } from '#ui/calls/useUndo.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Tone } from '#ui/content/Badge.tsx';
import { presetOf } from './look/choices.ts';
import { ShopFace } from './ShopFace.tsx';
import type { ShopPart } from './parts.ts';
import { StoreFacts } from './StoreFacts.tsx';
import { useHolidayText } from './useHolidayText.ts';

type Store = OutputOf<typeof storeInfo>;

/** The shop as buyers meet it, and the way to each thing its owner may change, which has a page of its own. */
export function ShopScreen() {
  const words = useWords();
  const query = useEndpoint(storeInfo, {});
  return (
    <Page title={words.shop.title} back="/shopCenter" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
        {(store) => (
          <Columns
            main={
              <>
                <Card>
                  <ShopFace store={store} />
                  <ShareShop url={store.public_url} />
                </Card>
                <ShopParts store={store} />
              </>
            }
            side={
              <>
                <AutoConfirm store={store} />
                <StoreFacts store={store} />
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

/** Each part with how it stands, so that most visits end here. */
function ShopParts({ store }: { store: Store }) {
  const words = useWords().shop;
  const say = useSay();
  const holiday = useHolidayText(store);
  const isVerified = store.legal.verified;
  return (
    <Rows label={words.title}>
      <Part to="look" icon={<Palette />} title={words.design.title} detail={useLookName(store.look)} />
      <Part to="collections" icon={<LayoutGrid />} title={words.collections.title} />
      <Part to="pages" icon={<FileText />} title={words.pages.title} />
      <Part to="domain" icon={<Globe />} title={words.domain.title} />
      <Part to="details" icon={<PencilLine />} title={words.editTitle} detail={store.name} />
      <Part to="pictures" icon={<Images />} title={words.pictures} />
      <Part
        to="returns"
        icon={<Undo2 />}
        title={words.returnsTitle}
        detail={say(words.levels.settleDays, { days: store.returns.days })}
      />
      <Part to="holiday" icon={<TreePalm />} title={words.holiday.title} detail={holiday} />
      <Part to="catalogues" icon={<LibraryBig />} title={words.feedsTitle} />
      <Part
        to="legal"
        icon={<Scale />}
        title={words.seller.title}
        detail={isVerified ? words.legalVerified : words.legalUnverified}
        tone={isVerified ? 'good' : 'warn'}
      />
    </Rows>
  );
}

type PartProps = {
  to: ShopPart | 'look' | 'collections' | 'domain' | 'pages';
  icon: ReactNode;
  title: string;
  detail?: string | undefined;
  tone?: Tone;
};

function Part({ to, icon, ...shown }: PartProps) {
  const lead = <span className="shrink-0 text-muted *:size-6">{icon}</span>;
  return <ListRow to={`/shop/${to}`} lead={lead} {...shown} />;
}

/** The preset's name, or that it is the merchant's own. */
function useLookName(look: Store['look']): string {
  const { design: words } = useWords().shop;
  if (look === null) return words.standard;
  const preset = presetOf(look);
  return preset === undefined ? words.own : words.presets[preset];
}

function AutoConfirm({ store }: { store: Store }) {
  const words = useWords();
  const offerUndo = useUndo(storeInfo, [storeInfo]);
  const change = useAct(storeInfo, {
    changes: [storeInfo],
    onDone: ({ auto_confirm: isOn }) =>
      offerUndo(words.shop.saved, { ask: { patch: { auto_confirm: !isOn } } }),
  });
  return (
    <Card>
      <SwitchField
        label={words.shop.autoConfirm}
        hint={words.shop.autoConfirmHint}
        isOn={store.auto_confirm}
        disabled={change.isBusy}
        onChange={(isOn) => change.act({ patch: { auto_confirm: isOn } })}
      />
      <ErrorBox error={change.error} />
    </Card>
  );
}
